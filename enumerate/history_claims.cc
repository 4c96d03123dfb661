// Termination under rules that look back at the game: an argument for all boards (docs/termination.md), or a
// play that does not end.
#include "absl/strings/str_cat.h"
#include "certify/check.h"
#include "enumerate/claim_state.h"
#include "enumerate/pass_only_starter.h"

namespace hotstone::enumerate {
namespace {

// Positions that the search for a pass-only starter looks at: all of them up to 13 points.
constexpr uint64_t kSelfRemovalPositions = 600'000;

void HoldsOnAllBoards(std::string note, Verdict& verdict) {
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kAllBoards;
  verdict.note = absl::StrCat(note, ", and passes in a row end the game: docs/termination.md");
}

void DecideStarterFirst(const ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  if (rules.self_removal == spec::SelfRemoval::kNone) {
    return HoldsOnAllBoards("endless play needs a player who takes only own stones off", verdict);
  }
  if (rules.capture_ends) {
    return HoldsOnAllBoards("the first removal ends the game, and until then stones are only added", verdict);
  }
  const FiniteRules finite = BoardPlayRules(rules);
  const auto search = FindPassOnlyStarter(state.grid, state.index, finite, rules.cycle_color,
                                          kSelfRemovalPositions, state.options.progress);
  if (search.lasso.has_value()) {
    Refute(state, ToCertificate(state, rules, *search.lasso), "the starter of the cycle only passes; ",
           verdict);
    return;
  }
  if (search.whole_board && search.self_removals == 0) {
    verdict.kind = VerdictKind::kHolds;
    verdict.method = Method::kExhaustive;
    verdict.level = Level::kEnumerated;
    verdict.situations = 2 * state.index.size();
    verdict.figure = 0;
    verdict.note = "no play removes own stones, without which there is no endless play: docs/termination.md";
    return;
  }
  verdict.limit = absl::StrCat("none of the self-removals tried leads to a cycle whose starter only passes (",
                               search.self_removals, " on the positions looked at)");
}

}  // namespace

void DecideTerminationWithHistory(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  switch (rules.cycle) {
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
      return HoldsOnAllBoards("no board play is made twice", verdict);
    case spec::Cycle::kStarterFirst:
      return DecideStarterFirst(state, rules, verdict);
    case spec::Cycle::kFixed:
      return HoldsOnAllBoards("every board play uses up one of finitely many steps", verdict);
    default:
      return HoldsOnAllBoards("every board play uses up one of finitely many repetitions", verdict);
  }
}

}  // namespace hotstone::enumerate
