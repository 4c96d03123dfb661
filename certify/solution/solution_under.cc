#include "certify/solution/solution_under.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/solution/solution.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::certify {
namespace {

absl::Status SaysNothing(const spec::RuleSet& rules, const std::string& strategy,
                         const std::string& what) {
  return absl::UnimplementedError(absl::StrCat("rule set ", spec::RuleSetName(rules), ": ",
                                               strategy, " proves nothing about ", what));
}

// With a superko every play ends, no matter what the other members of the list forbid.
bool IsBesideSuperko(const spec::CycleList& cycles) {
  return std::any_of(cycles.members().begin(), cycles.members().end(),
                     [](spec::Cycle cycle) { return spec::IsSuperko(cycle); });
}

// Whether a lone stone that has just taken one is hot in every ko.
bool HasBasicKo(const spec::RuleSet& rules) {
  return rules.HotKindsInForce().contains(spec::HotKind::kSingle) &&
         !rules.hot_fighting_only.contains(spec::HotKind::kSingle);
}

// Whether no lone stone that has just taken one is taken back at once: that restores the position
// before, with the same player to move.
bool ForbidsTakingBack(const spec::RuleSet& rules) {
  return HasBasicKo(rules) || rules.cycle.Has(spec::Cycle::kPsk) ||
         rules.cycle.Has(spec::Cycle::kSsk);
}

// Whether a player may remove just the stone that he plays. It leaves the position as it was, which
// positional superko forbids.
bool AllowsNullPlays(const spec::RuleSet& rules) {
  return rules.self_removal == spec::SelfRemoval::kAny && !rules.cycle.Has(spec::Cycle::kPsk);
}

// `good`: with the kinds of hot stones that the strategy considers. `fresh`: nothing was played
// before.
absl::Status Under(GoodUnder good, const spec::RuleSet& rules, bool fresh) {
  const auto not_under = [&](const std::string& what) {
    return SaysNothing(rules, "a robust strategy", what);
  };
  if (rules.handicap != 0) return not_under("handicaps");
  if (rules.capture_ends) return not_under("capture_ends=true");
  if (!rules.ForbidsReturnsOnly() && (!fresh || AllowsNullPlays(rules))) {
    return not_under(rules.same == spec::SamePlay::kFight ? "same=fight" : "cycle_colour=either");
  }
  if (rules.self_removal == spec::SelfRemoval::kAny && !IsBesideSuperko(rules.cycle)) {
    return not_under("self_removal=any without a superko");
  }
  const spec::HotKinds covered = CoveredKinds(good);
  for (const spec::HotKind kind : rules.HotKindsInForce()) {
    if (!covered.contains(kind)) {
      return not_under(absl::StrCat("hot stones of the kind ", std::string(spec::HotKindName(kind)),
                                    ", which it does not consider"));
    }
  }
  return absl::OkStatus();
}

GoodUnder RobustGood(RobustHot hot) {
  return hot == RobustHot::kEvery ? GoodUnder::kAny : GoodUnder::kAnySingleHot;
}

}  // namespace

absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules) {
  return Under(RobustGood(hot), rules, false);
}

absl::Status FreshRobustUnder(RobustHot hot, const spec::RuleSet& rules) {
  return Under(RobustGood(hot), rules, true);
}

absl::Status SolutionUnder(const SolutionHeader& header, const spec::RuleSet& rules) {
  const auto not_under = [&](const std::string& what) {
    return SaysNothing(rules, "this solution", what);
  };
  RETURN_IF_ERROR(Under(header.rules, rules, true));
  switch (header.rules) {
    case GoodUnder::kAny:
    case GoodUnder::kAnySingleHot:
      if (header.ends_at == EndsAt::kGameEnd) return absl::OkStatus();
      break;
    case GoodUnder::kAnyWithBasicKo:
    case GoodUnder::kAnySingleHotWithBasicKo:
      if (!ForbidsTakingBack(rules)) return not_under("rules without basic ko");
      break;
    case GoodUnder::kBasicKo:
      if (!rules.HasFiniteMemory()) {
        return not_under(
            "rules that depend on more than a position and its ban (solve --rules "
            "any-with-basic-ko may)");
      }
      if (!HasBasicKo(rules)) return not_under("rules without basic ko");
      break;
  }
  if (AllowsNullPlays(rules)) return not_under("self_removal=any");
  return absl::OkStatus();
}

}  // namespace hotstone::certify
