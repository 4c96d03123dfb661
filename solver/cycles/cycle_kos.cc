// Joins the ko positions of a cycle by their lasting stones, then hands out the plays.
//
// For example, from
//
//    3 X X . X O O
//    2 . X X O O .
//    1 X X O . O O
//      A B C D E F
//
// the plies B:D1 W:C3 B:pass W:C1 B:D3 W:pass lead back. All stones but those of the two kos last.
// In every position one ko position has A1 and E1 in its groups, so `same` relates the two, and A1
// names it. Each of the four plays takes a ko of it.
#include "solver/cycles/cycle_kos.h"

#include <cassert>
#include <utility>

namespace hotstone::solver {
namespace {

// The lasting stones of one play's ko position; none if it belongs to none.
struct Belonging {
  z3::expr to_one;
  PointSet lasting;
};

class Finder {
 public:
  Finder(const Connectives& c, const CyclePlies& plies, const CycleMoments& moments)
      : c_(c), plies_(plies), moments_(moments), points_(plies.at[0].size()), found_{{},    {}, {},
                                                                                     {},    {}, {},
                                                                                     c.no()} {}

  CycleKos Find(bool around) {
    FindLasting();
    Join();
    std::vector<Belonging> own;
    for (size_t i = 0; i < plies_.size(); ++i) own.push_back(ByItsKo(i));
    FollowRemovals(own, around);
    std::vector<z3::expr> lost;
    for (Belonging& play : own) {
      lost.push_back(c_.And(play.to_one, c_.Not(c_.Any(play.lasting))));
      found_.belongs.push_back(play.to_one);
      found_.belongs_to.push_back(std::move(play.lasting));
    }
    found_.one_has_no_lasting_stone = c_.Any(lost);
    FindMet();
    return std::move(found_);
  }

 private:
  void FindLasting() {
    for (size_t p = 0; p < points_; ++p) {
      std::vector<z3::expr> black, white;
      for (const SymbolicPosition& position : plies_.before) {
        black.push_back(position.black[p]);
        white.push_back(position.white[p]);
      }
      found_.lasting.black.push_back(c_.All(black));
      found_.lasting.white.push_back(c_.All(white));
    }
  }

  void Join() {
    found_.same = Apart(c_, static_cast<int>(points_));
    for (size_t i = 0; i < plies_.size(); ++i) {
      const SymbolicKoPositions& kos = moments_[i]->positions;
      PointSet& in = found_.in_ko.emplace_back();
      for (size_t p = 0; p < points_; ++p) {
        in.push_back(c_.And(c_.Or(found_.lasting.black[p], found_.lasting.white[p]),
                            c_.AnyPair(kos.position_first, kos.position[p])));
      }
      for (size_t p = 0; p < points_; ++p) {
        if (c_.IsNo(in[p])) continue;
        for (size_t q = p + 1; q < points_; ++q) {
          Relate(c_, found_.same, static_cast<int>(p), static_cast<int>(q),
                 c_.All({in[p], in[q], kos.position[p][q]}));
        }
      }
    }
    found_.same = Closed(c_, std::move(found_.same));
  }

  // The lasting stones of the ko position before ply i to which the ko belongs, if `when`.
  void AddLasting(size_t i, const KoShape& ko, const z3::expr& when, PointSet& lasting) const {
    if (ko.Anchor() < 0 || c_.IsNo(when)) return;
    const PointSet& members = moments_[i]->positions.position[static_cast<size_t>(ko.Anchor())];
    for (size_t p = 0; p < points_; ++p)
      lasting[p] = c_.Or(lasting[p], c_.All({when, found_.in_ko[i][p], members[p]}));
  }

  z3::expr Captures(size_t i, const KoShape& ko) const {
    PointSet stones = c_.None(static_cast<int>(points_));
    for (const int stone : ko.stones) stones[static_cast<size_t>(stone)] = c_.yes();
    std::vector<z3::expr> same;
    for (size_t p = 0; p < points_; ++p)
      same.push_back(c_.Not(c_.Differ(stones[p], plies_.captured[i][p])));
    return c_.All(same);
  }

  Belonging ByItsKo(size_t i) const {
    const PointSet& at = plies_.at[i];
    const spec::Color player = CyclePlies::Player(i);
    Belonging play{c_.no(), c_.None(static_cast<int>(points_))};
    // Adds the kos of one kind unless an earlier kind has one.
    const auto add = [&](size_t moment, const auto& is_of_the_play) {
      const z3::expr open = c_.Not(play.to_one);
      std::vector<z3::expr> any;
      for (const KoShape& ko : moments_[moment]->positions.kos) {
        const z3::expr here = c_.All({open, ko.is, is_of_the_play(ko)});
        any.push_back(here);
        AddLasting(moment, ko, here, play.lasting);
      }
      play.to_one = c_.Or(play.to_one, c_.Any(any));
    };
    add(i, [&](const KoShape& ko) {
      if (ko.holder == player) return c_.no();
      return c_.And(at[static_cast<size_t>(ko.mouth)], Captures(i, ko));
    });
    add(plies_.Next(i), [&](const KoShape& ko) {
      if (ko.holder != player) return c_.no();
      std::vector<z3::expr> stone;
      for (const int p : ko.stones) stone.push_back(at[static_cast<size_t>(p)]);
      return c_.Any(stone);
    });
    add(i, [&](const KoShape& ko) {
      return ko.holder == player ? at[static_cast<size_t>(ko.mouth)] : c_.no();
    });
    return Joined(std::move(play));
  }

  // With the lasting stones that other positions of the cycle add to the ko position.
  Belonging Joined(Belonging play) const {
    PointSet all;
    for (size_t p = 0; p < points_; ++p) all.push_back(c_.AnyPair(play.lasting, found_.same[p]));
    play.lasting = std::move(all);
    return play;
  }

  // A play without a ko takes the ko position of the first later play that removes its stone. Each
  // round passes it on by one play.
  void FollowRemovals(std::vector<Belonging>& own, bool around) const {
    const size_t k = plies_.size();
    std::vector<std::vector<z3::expr>> removed_by(k);  // [i][j]: first by the j-th later play
    for (size_t i = 0; i < k; ++i) {
      z3::expr earlier = c_.no();
      for (size_t j = 1; j < k; ++j) {
        const bool reached = around || i + j < k;
        const z3::expr hit =
            reached ? c_.AnyPair(plies_.at[i], plies_.captured[(i + j) % k]) : c_.no();
        removed_by[i].push_back(c_.And(hit, c_.Not(earlier)));
        earlier = c_.Or(earlier, hit);
      }
    }
    for (size_t round = 1; round < k; ++round) {
      const std::vector<Belonging> before = own;
      for (size_t i = 0; i < k; ++i) {
        for (size_t j = 1; j < k; ++j) {
          const Belonging& other = before[(i + j) % k];
          const z3::expr follows =
              c_.All({c_.Not(before[i].to_one), removed_by[i][j - 1], other.to_one});
          if (c_.IsNo(follows)) continue;
          own[i].to_one = c_.Or(own[i].to_one, follows);
          for (size_t p = 0; p < points_; ++p)
            own[i].lasting[p] = c_.Or(own[i].lasting[p], c_.And(follows, other.lasting[p]));
        }
      }
    }
  }

  void FindMet() {
    for (size_t p = 0; p < points_; ++p) {
      std::vector<z3::expr> here, earlier;
      for (const PointSet& lasting : found_.belongs_to) here.push_back(lasting[p]);
      for (size_t q = 0; q < p; ++q) earlier.push_back(found_.same[p][q]);
      found_.met.push_back(c_.And(c_.Any(here), c_.Not(c_.Any(earlier))));
    }
  }

  const Connectives& c_;
  const CyclePlies& plies_;
  const CycleMoments& moments_;
  const size_t points_;
  CycleKos found_;
};

}  // namespace

CyclePlies PliesOf(const Connectives& c, std::vector<SymbolicPosition> before,
                   std::vector<PointSet> at) {
  assert(before.size() == at.size() && at.size() % 2 == 0);
  CyclePlies plies{std::move(before), std::move(at), {}, {}};
  for (size_t i = 0; i < plies.size(); ++i) {
    const spec::Color own = CyclePlies::Player(i);
    const spec::Color other = spec::Opponent(own);
    const SymbolicPosition& then = plies.before[plies.Next(i)];
    PointSet captured, self_removed;
    for (size_t p = 0; p < plies.at[i].size(); ++p) {
      captured.push_back(c.And(plies.before[i].Of(other)[p], c.Not(then.Of(other)[p])));
      self_removed.push_back(
          c.And(c.Or(plies.before[i].Of(own)[p], plies.at[i][p]), c.Not(then.Of(own)[p])));
    }
    plies.captured.push_back(std::move(captured));
    plies.self_removed.push_back(std::move(self_removed));
  }
  return plies;
}

CycleKos FindCycleKos(const Connectives& c, const CyclePlies& plies, const CycleMoments& moments,
                      bool around) {
  return Finder(c, plies, moments).Find(around);
}

}  // namespace hotstone::solver
