#include "enumerate/difference/rule_difference.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/self_removal.h"
#include "enumerate/rules/superko.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {
namespace {

// Whether a play that leads from `now` to `next` is forbidden, all seen from the player to move.
bool SuperkoForbids(spec::Cycle cycle, const LastPly& last, Stones now, Stones next) {
  const bool goes_back = last.kind != LastPly::Kind::kNone && next == last.before;
  const spec::CycleTraits traits = spec::TraitsOf(cycle);
  if (!traits.superko) return false;
  if (!traits.by_result)
    return last.kind == LastPly::Kind::kPlay && last.before == now && next == now;
  switch (SuperkoPlayerOf(cycle)) {
    case SuperkoPlayer::kNone:
      return goes_back || next == now;
    case SuperkoPlayer::kToMove:
      return goes_back;
    case SuperkoPlayer::kMaker:
      break;  // one ply is too short a past
  }
  return false;
}

// The plays among `open` that superko forbids. Only a play that removes one stone can lead back
// over a play, and only a single stone that removes itself leaves the position unchanged.
BitBoard FindSuperko(const Grid& grid, const OnePlyRules& rules, const Analysis& analysis,
                     const LastPly& last, BitBoard open) {
  if (!spec::IsSuperko(rules.cycle)) return 0;
  BitBoard forbidden = 0;
  BitBoard candidates = open & analysis.opp.atari_points;
  if (!rules.finite.forbid_single) candidates |= open & FindSelfRemovals(grid, analysis).single;
  for (; candidates != 0; candidates &= candidates - 1) {
    const BitBoard at = candidates & (~candidates + 1);
    if (SuperkoForbids(rules.cycle, last, analysis.stones, Resolve(grid, analysis, at).after))
      forbidden |= at;
  }
  return forbidden;
}

// One pass over the positions; everything from Black's side.
class Counter {
 public:
  Counter(const Grid& grid, const LegalIndex& index, const OnePlyRules& a, const OnePlyRules& b)
      : grid_(grid), index_(index), rules_{a, b}, seen_(index.size()), differs_(index.size()) {}

  void Visit(Stones stones) {
    Analyse(grid_, stones, analysis_);
    BitBoard open = analysis_.empty;
    for (const OnePlyRules& rules : rules_)
      open &= ~FindForbidden(grid_, rules, analysis_, {}).All();
    for (; open != 0; open &= open - 1) {
      const int at = FirstPoint(open);
      const Resolved play = Resolve(grid_, analysis_, BitAt(at));
      if (EndsGame(play, rules_[0].finite) || EndsGame(play, rules_[1].finite)) continue;
      const LastPly last{LastPly::Kind::kPlay, Swapped(stones), 0};
      Compare(stones, at, Swapped(play.after), last,
              {BansAfter(grid_, play, at, rules_[0].finite),
               BansAfter(grid_, play, at, rules_[1].finite)});
    }
    Compare(stones, kNoPoint, Swapped(stones), {LastPly::Kind::kPass, Swapped(stones), 0}, {0, 0});
  }

  RuleDifference Result() {
    for (const bool seen : seen_) result_.positions += seen ? 2 : 0;
    for (const bool differs : differs_) result_.differing_positions += differs ? 2 : 0;
    return result_;
  }

 private:
  void Compare(Stones before, BitMove move, Stones now, LastPly last, std::array<BitBoard, 2> hot) {
    Analyse(grid_, now, after_);
    std::array<Forbidden, 2> forbidden;
    for (size_t i = 0; i < 2; ++i) {
      last.hot = hot[i];
      forbidden[i] = FindForbidden(grid_, rules_[i], after_, last);
    }
    const uint64_t rank = index_.Rank(now);
    seen_[rank] = true;
    result_.cases += 2;
    BitBoard differing = forbidden[0].All() ^ forbidden[1].All();
    if (differing == 0) return;
    result_.differing += 2;
    differs_[rank] = true;
    const int stones = Count(now.own | now.opp);
    if (!result_.example.has_value() || stones < example_stones_) {
      result_.example = {before, move};
      example_stones_ = stones;
    }
    for (; differing != 0; differing &= differing - 1) {
      const BitBoard at = differing & (~differing + 1);
      const size_t forbids = (forbidden[0].All() & at) != 0 ? 0 : 1;
      result_.plays[1 - forbids][static_cast<size_t>(forbidden[forbids].Why(at))] += 2;
    }
  }

  const Grid& grid_;
  const LegalIndex& index_;
  std::array<OnePlyRules, 2> rules_;
  std::vector<bool> seen_;
  std::vector<bool> differs_;
  Analysis analysis_;
  Analysis after_;
  int example_stones_ = 0;
  RuleDifference result_;
};

}  // namespace

absl::StatusOr<OnePlyRules> OnePlyRules::From(const spec::RuleSet& rules) {
  if (const auto missing = NotEnumerated(rules)) {
    return absl::UnimplementedError(
        absl::StrCat("unknown: not implemented in the enumerator (", *missing, ")"));
  }
  if (rules.handicap != 0) {
    return absl::UnimplementedError(
        "unknown: not implemented (differences between rules with handicap passes)");
  }
  return OnePlyRules{BoardPlayRules(rules), *rules.cycle.Only()};
}

spec::Illegality Forbidden::Why(BitBoard at) const {
  assert((All() & at) != 0);
  if ((self_removal & at) != 0) return spec::Illegality::kSelfRemoval;
  if ((no_variation & at) != 0) return spec::Illegality::kNoVariation;
  return (hot & at) != 0 ? spec::Illegality::kHotStone : spec::Illegality::kSuperko;
}

Forbidden FindForbidden(const Grid& grid, const OnePlyRules& rules, const Analysis& analysis,
                        const LastPly& last) {
  Forbidden forbidden;
  if (rules.finite.forbid_single) {
    const SelfRemovals self = FindSelfRemovals(grid, analysis);
    (rules.finite.forbid_groups ? forbidden.self_removal : forbidden.no_variation) =
        rules.finite.forbid_groups ? self.all : self.single;
  }
  BitBoard open = analysis.empty & ~forbidden.All();
  forbidden.hot = last.hot & open;
  open &= ~forbidden.hot;
  forbidden.superko = FindSuperko(grid, rules, analysis, last, open);
  return forbidden;
}

uint64_t RuleDifference::PlaysPermittedOnlyBy(int rules) const {
  uint64_t sum = 0;
  for (const uint64_t count : plays[static_cast<size_t>(rules)]) sum += count;
  return sum;
}

absl::StatusOr<RuleDifference> CountRuleDifference(const Grid& grid, const spec::RuleSet& a,
                                                   const spec::RuleSet& b, Progress* progress) {
  ASSIGN_OR_RETURN(const auto first, OnePlyRules::From(a));
  ASSIGN_OR_RETURN(const auto second, OnePlyRules::From(b));
  if (grid.points() > kRuleDifferencePoints) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "situations are counted only on boards of up to ", kRuleDifferencePoints, " points"));
  }
  ASSIGN_OR_RETURN(const auto index, LegalIndex::Create(grid));
  Counter counter(grid, index, first, second);
  constexpr uint64_t kStep = 1 << 14;
  for (uint64_t rank = 0; rank < index.size(); rank += kStep) {
    if (!KeepGoing(progress, "situations compared", rank, index.size())) {
      return absl::CancelledError("interrupted while comparing situations");
    }
    index.ForEach(rank, std::min(rank + kStep, index.size()), [&](Stones s) { counter.Visit(s); });
  }
  return counter.Result();
}

}  // namespace hotstone::enumerate
