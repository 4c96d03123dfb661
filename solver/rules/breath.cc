// From kos and spaces to groups, their eyes and their breaths.
//
// Finder follows the definitions: kos and eyes; which enclosed spaces count, without mouths; the
// three relations part, group and position; which spaces are certain eyes; how many eyes each group
// has and whether it is alive; and finally its liberties, each assigned to its kind.
//
// For example, in
//
//    3 X X . X O
//    2 . X X O O
//    1 X X O . O
//      A B C D E
//
// there are two kos: White's on C1 with the mouth D1 and Black's on D3 with the mouth C3. The chain
// of A1 and the chain of E1 are around both, so there are two groups with these names, since ko
// stones surround nothing here, and one ko position, named A1. The space A2 is an eye of Black, and
// the mouths are in no space that counts.
#include "solver/rules/breath.h"

#include <utility>

namespace hotstone::solver {
namespace {

using spec::Color;

class Finder {
 public:
  Finder(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position)
      : c_(c),
        board_(board),
        points_(static_cast<size_t>(board.points())),
        found_{position, {}, {}, c.no(), {}, {}, {}, {}, {}, {}, {},
               {},       {}, {}, {},     {}, {}, {}, {}, {}, {}, {}} {}

  SymbolicKoPositions Find() {
    found_.kos = FindKos(c_, board_, found_.at);
    found_.eyes = FindEyes(c_, board_, found_.at);
    FindSpaces();
    Join();
    Anchor();
    FindFirsts();
    std::vector<z3::expr> lone;
    for (const KoShape& ko : found_.kos) {
      if (ko.Anchor() < 0) lone.push_back(ko.is);
    }
    found_.lone = c_.Any(lone);
    CountSpaces();
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      regions_.push_back(RegionsWithout(c_, board_, found_.at.Of(color)));
      first_regions_.push_back(FirstOfRegions(c_, regions_.back(), found_.at.Of(color)));
      PointSet& stones = region_stones_.emplace_back();
      for (const PointSet& region : regions_.back())
        stones.push_back(c_.AnyPair(region, found_.eyes.stone));
      alive_.push_back(
          UnconditionallyAlive(c_, board_, found_.eyes, found_.at.Of(color), regions_.back()));
    }
    CountEyes();
    for (size_t g = 0; g < points_; ++g) SortBreaths(g);
    return std::move(found_);
  }

 private:
  z3::expr NextTo(size_t p, const PointSet& set) const {
    std::vector<z3::expr> near;
    for (const int n : board_.Neighbours(static_cast<int>(p)))
      near.push_back(set[static_cast<size_t>(n)]);
    return c_.Any(near);
  }

  // The points of enclosed spaces that are not mouths.
  void FindSpaces() {
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      for (size_t p = 0; p < points_; ++p) {
        std::vector<z3::expr> mouth;
        for (const KoShape& ko : found_.kos) {
          if (ko.holder == color && static_cast<size_t>(ko.mouth) == p) mouth.push_back(ko.is);
        }
        const z3::expr left_out = c_.And(c_.Any(mouth), c_.Not(NextTo(p, found_.eyes.empty)));
        (color == Color::kBlack ? black_ : white_)
            .push_back(c_.And(found_.eyes.SpaceOf(color)[p], c_.Not(left_out)));
      }
    }
    for (size_t p = 0; p < points_; ++p) {
      space_.push_back(c_.Or(black_[p], white_[p]));
      counted_.push_back(c_.And(found_.eyes.first[p], space_[p]));
    }
  }

  void Join() {
    const PointSet& black = found_.at.black;
    const PointSet& white = found_.at.white;
    Relation joined = Apart(c_, board_.points());
    for (size_t p = 0; p < points_; ++p) {
      for (const int n : board_.Neighbours(static_cast<int>(p))) {
        const auto q = static_cast<size_t>(n);
        if (q < p) continue;
        Relate(c_, joined, static_cast<int>(p), n,
               c_.Any({c_.And(black[p], black[q]), c_.And(white[p], white[q]),
                       c_.And(space_[p], c_.Or(found_.eyes.stone[q], space_[q])),
                       c_.And(space_[q], found_.eyes.stone[p])}));
      }
    }
    part_ = Closed(c_, joined);
    for (const KoShape& ko : found_.kos) {
      for (const auto* side : {&ko.holders, &ko.takers}) {
        for (size_t i = 1; i < side->size(); ++i)
          Relate(c_, joined, (*side)[i - 1], (*side)[i], ko.is);
      }
    }
    joined_ = joined;
    found_.group = Closed(c_, joined);
    for (const KoShape& ko : found_.kos) {
      if (!ko.holders.empty() && !ko.takers.empty())
        Relate(c_, joined, ko.holders[0], ko.takers[0], ko.is);
    }
    found_.position = Closed(c_, std::move(joined));
  }

  // Kos by a point of a group around them.
  void Anchor() {
    using Table = std::vector<std::vector<std::vector<z3::expr>>>;
    const Table none(points_, std::vector<std::vector<z3::expr>>(points_));
    Table stone = none;
    Table black = none;
    Table white = none;
    std::vector<std::vector<z3::expr>> any(points_), several(points_), no_group(points_);
    for (const KoShape& ko : found_.kos) {
      if (ko.Anchor() < 0) continue;
      const auto anchor = static_cast<size_t>(ko.Anchor());
      any[anchor].push_back(ko.is);
      if (ko.stones.size() >= 2) several[anchor].push_back(ko.is);
      if (ko.holders.empty() || ko.takers.empty()) no_group[anchor].push_back(ko.is);
      for (const int q : ko.stones) stone[static_cast<size_t>(q)][anchor].push_back(ko.is);
      auto& mouths = ko.holder == Color::kBlack ? black : white;
      mouths[static_cast<size_t>(ko.mouth)][anchor].push_back(ko.is);
    }
    for (size_t p = 0; p < points_; ++p) {
      found_.ko_at.push_back(c_.Any(any[p]));
      found_.several_stones_at.push_back(c_.Any(several[p]));
      found_.no_group_at.push_back(c_.Any(no_group[p]));
      for (auto [from, to] :
           {std::pair{&stone, &ko_stone_}, {&black, &black_mouth_}, {&white, &white_mouth_}}) {
        PointSet& row = to->emplace_back();
        for (const auto& formulas : (*from)[p]) row.push_back(c_.Any(formulas));
      }
      PointSet& mouth = found_.mouth_at.emplace_back();
      for (size_t a = 0; a < points_; ++a)
        mouth.push_back(c_.Or(black_mouth_[p][a], white_mouth_[p][a]));
    }
  }

  void FindFirsts() {
    for (size_t p = 0; p < points_; ++p) {
      std::vector<z3::expr> group;
      std::vector<z3::expr> position;
      for (size_t q = 0; q < p; ++q) {
        group.push_back(c_.And(found_.group[p][q], found_.eyes.stone[q]));
        position.push_back(c_.And(found_.position[p][q], found_.eyes.stone[q]));
      }
      const z3::expr in =
          c_.And(found_.eyes.stone[p], c_.AnyPair(found_.ko_at, found_.position[p]));
      found_.group_first.push_back(c_.And(in, c_.Not(c_.Any(group))));
      found_.position_first.push_back(c_.And(in, c_.Not(c_.Any(position))));
    }
  }

  // Whether the chains around the space are one group even without it.
  z3::expr IsReal(size_t space) const {
    const PointSet& around = found_.eyes.around[space];
    if (c_.IsNo(found_.eyes.several[space])) return c_.yes();
    PointSet reached;
    z3::expr earlier = c_.no();
    for (const z3::expr& stone : around) {
      reached.push_back(c_.And(stone, c_.Not(earlier)));
      earlier = c_.Or(earlier, stone);
    }
    PointSet may_enter;
    for (size_t q = 0; q < points_; ++q) {
      may_enter.push_back(
          q == space ? c_.no() : c_.Not(c_.And(found_.eyes.empty[q], found_.eyes.piece[space][q])));
    }
    for (size_t step = 2; step < points_; ++step) {
      PointSet next;
      bool more = false;
      for (size_t q = 0; q < points_; ++q) {
        std::vector<z3::expr> ways;
        for (size_t p = 0; p < points_; ++p) {
          if (p != q && !c_.IsNo(joined_[p][q])) ways.push_back(c_.And(reached[p], joined_[p][q]));
        }
        next.push_back(c_.Or(reached[q], c_.And(may_enter[q], c_.Any(ways))));
        more = more || static_cast<Z3_ast>(next[q]) != static_cast<Z3_ast>(reached[q]);
      }
      if (!more) break;
      reached = std::move(next);
    }
    std::vector<z3::expr> missed;
    for (size_t m = 0; m < points_; ++m) missed.push_back(c_.And(around[m], c_.Not(reached[m])));
    return c_.Or(c_.Not(found_.eyes.several[space]), c_.Not(c_.Any(missed)));
  }

  void CountSpaces() {
    for (size_t s = 0; s < points_; ++s) {
      const z3::expr real = c_.IsNo(counted_[s]) ? c_.no() : c_.And(counted_[s], IsReal(s));
      one_.push_back(c_.And(real, found_.eyes.least_one[s]));
      two_.push_back(c_.And(real, found_.eyes.least_two[s]));
      found_.black_eye.push_back(c_.And(black_[s], one_[s]));
      found_.black_two.push_back(c_.And(black_[s], two_[s]));
      found_.white_eye.push_back(c_.And(white_[s], one_[s]));
      found_.white_two.push_back(c_.And(white_[s], two_[s]));
    }
  }

  // At least one, and at least two, in total from these spaces, among those related to a point.
  std::vector<z3::expr> Sum(const PointSet& near, const PointSet& one, const PointSet& two) const {
    std::vector<z3::expr> eyes;
    for (size_t s = 0; s < points_; ++s) {
      eyes.push_back(c_.And(near[s], one[s]));
      eyes.push_back(c_.And(near[s], two[s]));
    }
    return AtLeast(c_, eyes, 2);
  }

  void CountEyes() {
    PointSet most_two;
    PointSet lives;  // stones in parts with two eyes, or unconditionally alive
    for (size_t p = 0; p < points_; ++p) {
      most_two.push_back(c_.And(counted_[p], found_.eyes.most_two[p]));
    }
    for (size_t p = 0; p < points_; ++p) {
      if (c_.IsNo(found_.eyes.stone[p])) {
        lives.push_back(c_.yes());
        continue;
      }
      lives.push_back(c_.Any({c_.Not(found_.eyes.stone[p]), Sum(part_[p], one_, two_)[1],
                              alive_[0][p], alive_[1][p]}));
    }
    for (size_t g = 0; g < points_; ++g) {
      const std::vector<z3::expr> least = Sum(found_.group[g], one_, two_);
      const std::vector<z3::expr> most = Sum(found_.group[g], counted_, most_two);
      found_.least_one.push_back(least[0]);
      found_.least_two.push_back(least[1]);
      const z3::expr more = c_.Or(c_.And(c_.Not(least[0]), most[0]), c_.And(least[0], most[1]));
      found_.doubtful.push_back(c_.And(c_.Not(least[1]), more));
      std::vector<z3::expr> dies;
      for (size_t p = 0; p < points_; ++p)
        dies.push_back(c_.And(found_.group[g][p], c_.Not(lives[p])));
      found_.alive.push_back(c_.Not(c_.Any(dies)));
    }
  }

  // The kind of each liberty, and whether an external one is in a closed region with stones of the
  // other colour.
  void SortBreaths(size_t g) {
    const SymbolicPosition& at = found_.at;
    const PointSet& position = found_.position[g];
    if (c_.IsNo(found_.group_first[g])) {
      found_.external.push_back(c_.None(board_.points()));
      found_.holds_stones.push_back(c_.no());
      return;
    }
    PointSet own;
    PointSet opposing;
    for (size_t q = 0; q < points_; ++q) {
      own.push_back(c_.And(found_.eyes.stone[q], found_.group[g][q]));
      opposing.push_back(
          c_.And(c_.Or(c_.And(at.black[g], at.white[q]), c_.And(at.white[g], at.black[q])),
                 c_.Or(position[q], c_.AnyPair(ko_stone_[q], position))));
    }
    PointSet liberty;
    PointSet external;
    for (size_t p = 0; p < points_; ++p) {
      liberty.push_back(c_.And(found_.eyes.empty[p], NextTo(p, own)));
      const z3::expr mouth = c_.Or(c_.And(at.black[g], c_.AnyPair(black_mouth_[p], position)),
                                   c_.And(at.white[g], c_.AnyPair(white_mouth_[p], position)));
      const z3::expr shared = NextTo(p, opposing);
      external.push_back(c_.All({liberty[p], c_.Not(mouth), c_.Not(space_[p]), c_.Not(shared)}));
    }
    PointSet open;  // points not allowed in a closed region
    for (size_t q = 0; q < points_; ++q) {
      open.push_back(c_.Or(opposing[q], c_.And(found_.eyes.empty[q], c_.Not(liberty[q]))));
    }
    std::vector<z3::expr> holds;
    for (const size_t color : {size_t{0}, size_t{1}}) {
      const z3::expr& is_color = color == 0 ? at.black[g] : at.white[g];
      for (size_t r = 0; r < points_; ++r) {
        const z3::expr asked = c_.And(is_color, first_regions_[color][r]);
        if (c_.IsNo(asked)) continue;
        const PointSet& region = regions_[color][r];
        holds.push_back(c_.All({asked, region_stones_[color][r], c_.AnyPair(region, external),
                                c_.Not(c_.AnyPair(region, open))}));
      }
    }
    found_.external.push_back(std::move(external));
    found_.holds_stones.push_back(c_.Any(holds));
  }

  const Connectives& c_;
  const SymbolicBoard& board_;
  const size_t points_;
  SymbolicKoPositions found_;
  PointSet black_;  // points of enclosed spaces that are not mouths, by owner
  PointSet white_;
  PointSet space_;    // of either
  PointSet counted_;  // the first points of these spaces
  PointSet one_;      // those certain to make an eye
  PointSet two_;      // those that make two
  Relation part_;
  Relation joined_;                    // the relation whose closure gives groups
  std::vector<PointSet> ko_stone_;     // [point][anchor]
  std::vector<PointSet> black_mouth_;  // [point][anchor]
  std::vector<PointSet> white_mouth_;
  std::vector<Relation> regions_;  // without Black, without White
  std::vector<PointSet> first_regions_;
  std::vector<PointSet> region_stones_;  // whether there are stones in it
  std::vector<PointSet> alive_;
};

}  // namespace

SymbolicKoPositions FindKoPositions(const Connectives& c, const SymbolicBoard& board,
                                    const SymbolicPosition& position) {
  return Finder(c, board, position).Find();
}

z3::expr BelongsTo(const Connectives& c, const KoShape& ko, const PointSet& position) {
  if (ko.Anchor() < 0) return c.no();
  return c.And(ko.is, position[static_cast<size_t>(ko.Anchor())]);
}

}  // namespace hotstone::solver
