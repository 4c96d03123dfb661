// The words of the texts at each ko position, and the takes that may turn a result over.
//
// Letters reads one ko position at a time: it collects its groups, counts those that are not alive
// by themselves, and looks at their eyes and external breaths. AddWords() makes words of that.
// AskTakes() makes the position after each take, evaluates the words of all ko positions there, and
// stores the results at their stones, since a stone of one of its groups identifies a ko position.
//
// For example, in
//
//    3 X X . X O
//    2 . X X O O
//    1 X X O . O
//      A B C D E
//
// the ko position A1 has two open groups, one per side. White's has no eye and no external breath,
// Black's has an eye: white_dead. After either take the result is the same, so the position is not
// turned: it is disturbing.
#include "solver/rules/ko_class.h"

#include <utility>
#include <vector>

namespace hotstone::solver {
namespace {

using spec::Color;

// The number of these, up to three, and for each colour whether there is one.
struct Count {
  std::vector<z3::expr> all;
  std::vector<z3::expr> black;
  std::vector<z3::expr> white;
};

class Letters {
 public:
  Letters(const Connectives& c, const SymbolicKoPositions& positions) : c_(c), at_(positions) {}

  // Of the ko position with these points, if it is one.
  KoLetters Of(const PointSet& members, const z3::expr& is) const {
    PointSet groups;
    PointSet open;
    for (size_t g = 0; g < at_.group_first.size(); ++g) {
      groups.push_back(c_.All({is, at_.group_first[g], members[g]}));
      open.push_back(c_.And(groups[g], c_.Not(at_.alive[g])));
    }
    // The first group with a defect names the reason.
    z3::expr defect = c_.no();
    std::vector<z3::expr> doubtful;
    std::vector<z3::expr> holds;
    for (size_t g = 0; g < open.size(); ++g) {
      const z3::expr first = c_.And(open[g], c_.Not(defect));
      doubtful.push_back(c_.And(first, at_.doubtful[g]));
      holds.push_back(c_.All({first, c_.Not(at_.doubtful[g]), at_.holds_stones[g]}));
      defect = c_.Or(defect, c_.And(open[g], c_.Or(at_.doubtful[g], at_.holds_stones[g])));
    }
    const Count all = CountOf(groups);
    const Count open_ones = CountOf(open);
    const PointSet mouths = MouthsOf(members);
    return {is,
            c_.AnyPair(at_.no_group_at, members),
            c_.Any(doubtful),
            c_.Any(holds),
            open_ones.all[0],
            open_ones.all[1],
            c_.And(all.all[1], c_.Not(all.all[2])),
            c_.And(open_ones.black[0], open_ones.white[0]),
            c_.And(all.black[0], all.white[0]),
            BreathsPairUp(members, groups, mouths),
            HasNothing(open, Color::kBlack),
            HasNothing(open, Color::kWhite),
            HasAnEye(open, Color::kBlack),
            HasAnEye(open, Color::kWhite),
            c_.AnyPair(at_.several_stones_at, members),
            AtLeast(c_, mouths, 2)[1]};
  }

 private:
  Count CountOf(const PointSet& groups) const {
    std::vector<z3::expr> black;
    std::vector<z3::expr> white;
    for (size_t g = 0; g < groups.size(); ++g) {
      black.push_back(c_.And(groups[g], at_.at.black[g]));
      white.push_back(c_.And(groups[g], at_.at.white[g]));
    }
    return {AtLeast(c_, groups, 3), AtLeast(c_, black, 1), AtLeast(c_, white, 1)};
  }

  z3::expr HasNothing(const PointSet& open, Color color) const {
    std::vector<z3::expr> nothing;
    for (size_t g = 0; g < open.size(); ++g) {
      const z3::expr group = c_.And(open[g], at_.at.Of(color)[g]);
      if (c_.IsNo(group)) continue;
      nothing.push_back(c_.All({group, c_.Not(at_.least_one[g]), c_.Not(c_.Any(at_.external[g]))}));
    }
    return c_.Any(nothing);
  }

  z3::expr HasAnEye(const PointSet& open, Color color) const {
    std::vector<z3::expr> eyes;
    for (size_t g = 0; g < open.size(); ++g) {
      eyes.push_back(c_.All({open[g], at_.at.Of(color)[g], at_.least_one[g]}));
    }
    return c_.Any(eyes);
  }

  // By point, whether it is the mouth of a ko of the position.
  PointSet MouthsOf(const PointSet& members) const {
    PointSet mouths;
    for (const PointSet& anchors : at_.mouth_at) mouths.push_back(c_.AnyPair(anchors, members));
    return mouths;
  }

  z3::expr SameNumber(const std::vector<z3::expr>& a, const std::vector<z3::expr>& b,
                      size_t most) const {
    const std::vector<z3::expr> of_a = AtLeast(c_, a, most);
    const std::vector<z3::expr> of_b = AtLeast(c_, b, most);
    std::vector<z3::expr> differ;
    for (size_t j = 0; j < most; ++j) differ.push_back(c_.Differ(of_a[j], of_b[j]));
    return c_.Not(c_.Any(differ));
  }

  // Equally many eyes and external breaths on both sides, and an even number of ko breaths; if each
  // side has one group. Eyes are not adjacent, so they are at most half of the points.
  z3::expr BreathsPairUp(const PointSet& members, const PointSet& groups,
                         const PointSet& mouths) const {
    const size_t points = groups.size();
    std::vector<z3::expr> black_eyes;
    std::vector<z3::expr> white_eyes;
    for (size_t s = 0; s < points; ++s) {
      const z3::expr& near = members[s];
      for (const auto* eye : {&at_.black_eye, &at_.black_two})
        black_eyes.push_back(c_.And(near, (*eye)[s]));
      for (const auto* eye : {&at_.white_eye, &at_.white_two})
        white_eyes.push_back(c_.And(near, (*eye)[s]));
    }
    PointSet black_outside;
    PointSet white_outside;
    for (size_t p = 0; p < points; ++p) {
      std::vector<z3::expr> black;
      std::vector<z3::expr> white;
      for (size_t g = 0; g < points; ++g) {
        if (c_.IsNo(groups[g])) continue;
        const z3::expr outside = c_.And(groups[g], at_.external[g][p]);
        black.push_back(c_.And(outside, at_.at.black[g]));
        white.push_back(c_.And(outside, at_.at.white[g]));
      }
      black_outside.push_back(c_.Any(black));
      white_outside.push_back(c_.Any(white));
    }
    // Whether each side has an eye at all is stated again by groups, which spares solvers the sums.
    const z3::expr one_sided =
        c_.Differ(HasAnEye(groups, Color::kBlack), HasAnEye(groups, Color::kWhite));
    z3::expr odd = c_.no();
    for (const z3::expr& mouth : mouths) odd = c_.Differ(odd, mouth);
    return c_.All({SameNumber(black_eyes, white_eyes, (points + 1) / 2),
                   SameNumber(black_outside, white_outside, points), c_.Not(odd),
                   c_.Not(one_sided)});
  }

  const Connectives& c_;
  const SymbolicKoPositions& at_;
};

// For each ko, whether its take removes exactly its stones: another chain of the holder at the
// mouth has one more liberty.
std::vector<z3::expr> Takes(const Connectives& c, const SymbolicBoard& board,
                            const SymbolicKoPositions& positions) {
  std::vector<z3::expr> takes;
  for (const KoShape& ko : positions.kos) {
    std::vector<z3::expr> conditions = {ko.is};
    for (const int n : board.Neighbours(ko.mouth)) {
      const auto m = static_cast<size_t>(n);
      bool ko_stone = false;
      for (const int stone : ko.stones) ko_stone = ko_stone || stone == n;
      if (ko_stone) continue;
      std::vector<z3::expr> another = {c.Not(positions.at.Of(ko.holder)[m])};
      for (size_t p = 0; p < positions.position.size(); ++p) {
        if (p != static_cast<size_t>(ko.mouth)) another.push_back(positions.eyes.liberty[m][p]);
      }
      conditions.push_back(c.Any(another));
    }
    takes.push_back(c.All(conditions));
  }
  return takes;
}

// The result of the words for the ko position of each stone: settled with nobody, Black or White
// dead.
struct Results {
  PointSet nobody;
  PointSet black;
  PointSet white;
};

Results AtStones(const Connectives& c, const SymbolicKoPositions& positions,
                 const BreathWords& words) {
  Results results;
  const size_t points = positions.position.size();
  for (size_t p = 0; p < points; ++p) {
    std::vector<z3::expr> nobody;
    std::vector<z3::expr> black;
    std::vector<z3::expr> white;
    for (size_t f = 0; f <= p; ++f) {
      const z3::expr settled = c.And(words.Settled(c, f), words.members[f][p]);
      if (c.IsNo(settled)) continue;
      nobody.push_back(c.And(settled, c.Not(words.AnyDead(c, f))));
      black.push_back(c.And(settled, words.black_dead[f]));
      white.push_back(c.And(settled, words.white_dead[f]));
    }
    results.nobody.push_back(c.Any(nobody));
    results.black.push_back(c.Any(black));
    results.white.push_back(c.Any(white));
  }
  return results;
}

// The position after the take at the point of `at`; unchanged if there is no take there.
SymbolicPosition AfterTake(const Connectives& c, const SymbolicKoPositions& positions,
                           const std::vector<z3::expr>& takes, const PointSet& at) {
  SymbolicPosition after = positions.at;
  for (size_t k = 0; k < takes.size(); ++k) {
    const KoShape& ko = positions.kos[k];
    const auto mouth = static_cast<size_t>(ko.mouth);
    const z3::expr taken = c.And(takes[k], at[mouth]);
    if (c.IsNo(taken)) continue;
    for (const int stone : ko.stones) {
      z3::expr& left = after.Of(ko.holder)[static_cast<size_t>(stone)];
      left = c.And(left, c.Not(taken));
    }
    z3::expr& taker = after.Of(spec::Opponent(ko.holder))[mouth];
    taker = c.Or(taker, taken);
  }
  return after;
}

// Whether afterwards a ko position that has a stone of the f-th one in a group is settled with a
// different result.
z3::expr Alters(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& after,
                const SymbolicPosition& before, const BreathWords& words, size_t f) {
  const SymbolicKoPositions then = FindKoPositions(c, board, after);
  const Results results = AtStones(c, then, WordsOf(c, then));
  std::vector<z3::expr> altered;
  for (size_t p = 0; p < words.members[f].size(); ++p) {
    const z3::expr stays =
        c.Or(c.And(before.black[p], after.black[p]), c.And(before.white[p], after.white[p]));
    altered.push_back(c.All({words.members[f][p], stays,
                             c.Any({c.And(results.nobody[p], words.AnyDead(c, f)),
                                    c.And(results.black[p], c.Not(words.black_dead[f])),
                                    c.And(results.white[p], c.Not(words.white_dead[f]))})}));
  }
  return c.Any(altered);
}

}  // namespace

BreathWords WordsOf(const Connectives& c, const SymbolicKoPositions& positions) {
  const Letters letters(c, positions);
  BreathWords found;
  for (size_t f = 0; f < positions.position.size(); ++f) {
    const bool never = c.IsNo(positions.position_first[f]);
    found.members.push_back(never ? c.None(static_cast<int>(positions.position.size()))
                                  : positions.position[f]);
    AddWords(c, letters.Of(found.members[f], positions.position_first[f]), found);
  }
  return found;
}

KoLetters LettersOf(const Connectives& c, const SymbolicKoPositions& positions,
                    const PointSet& members) {
  return Letters(c, positions).Of(members, c.Any(members));
}

BreathWords WordsOfOne(const Connectives& c, const SymbolicKoPositions& positions,
                       const PointSet& members, const ClassRule& rule) {
  BreathWords found;
  found.rule = rule;
  found.members.push_back(members);
  AddWords(c, LettersOf(c, positions, members), found);
  return found;
}

TakesOf AskTakes(const Connectives& c, const SymbolicBoard& board,
                 const SymbolicKoPositions& positions, const BreathWords& words, size_t most) {
  const SymbolicPosition& before = positions.at;
  const size_t points = positions.position.size();
  const std::vector<z3::expr> takes = Takes(c, board, positions);
  TakesOf asked;
  for (size_t f = 0; f < words.is.size(); ++f) {
    std::vector<std::vector<z3::expr>> at(points);
    for (size_t k = 0; k < takes.size(); ++k) {
      at[static_cast<size_t>(positions.kos[k].mouth)].push_back(
          c.And(takes[k], BelongsTo(c, positions.kos[k], words.members[f])));
    }
    PointSet left;  // the points of takes not asked yet
    for (const auto& here : at) left.push_back(c.Any(here));
    std::vector<z3::expr> turned;
    for (size_t n = 0; n < most; ++n) {
      PointSet next;
      z3::expr earlier = c.no();
      for (z3::expr& point : left) {
        next.push_back(c.And(point, c.Not(earlier)));
        earlier = c.Or(earlier, point);
        point = c.And(point, c.Not(next.back()));
      }
      if (c.IsNo(earlier) || c.IsNo(words.Settled(c, f))) break;
      turned.push_back(
          c.And(earlier, Alters(c, board, AfterTake(c, positions, takes, next), before, words, f)));
    }
    asked.turned.push_back(c.Any(turned));
    asked.more_takes.push_back(c.Any(left));
  }
  return asked;
}

z3::expr KoClasses::Fighting(const Connectives& c, size_t f, spec::SettledBy settled) const {
  return words.Fighting(c, f, turned[f], settled);
}

z3::expr KoClasses::Disturbing(const Connectives& c, size_t f, spec::SettledBy settled) const {
  return words.Disturbing(c, f, turned[f], settled);
}

KoClasses ClassesOf(const Connectives& c, const SymbolicBoard& board,
                    const SymbolicPosition& position) {
  KoClasses classes{FindKoPositions(c, board, position), {}, {}};
  classes.words = WordsOf(c, classes.positions);
  classes.turned =
      AskTakes(c, board, classes.positions, classes.words, classes.positions.position.size())
          .turned;
  return classes;
}

}  // namespace hotstone::solver
