#include "claims/graph_claim.h"

#include "absl/strings/str_cat.h"
#include "base/bytes_text.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using enumerate::CensusBytes;
using enumerate::CountSituations;
using enumerate::FiniteRules;
using enumerate::SituationCensus;

namespace {

// Up to this board the literal law counts the situation graph again.
constexpr int kRecountPoints = 9;

}  // namespace

void CountGraphAgainst(const LawCount& count_by_law, ClaimState& state, const spec::RuleSet& rules,
                       Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  const uint64_t bytes = CensusBytes(state.grid, finite);
  if (bytes > state.options.memory_bytes) {
    verdict.limit = absl::StrCat("needs about ", BytesText(bytes), ", --memory is ",
                                 BytesText(state.options.memory_bytes));
    return;
  }
  const auto census = CountSituations(state.grid, finite, {state.options.threads, state.options.progress});
  if (!census.ok()) return SetUnknown(census.status(), verdict);
  verdict.level = Level::kEnumerated;
  if (state.size.points() <= kRecountPoints) {
    const auto again = count_by_law(rules, state.size);
    if (!again.ok()) return SetUnknown(again.status(), verdict);
    const SituationCensus by_law{again->situations, again->transitions, again->finished, again->with_ban,
                                 again->depth};
    if (by_law != *census) {
      return SetUnknown(absl::InternalError(absl::StrCat("the literal law counts ", by_law.situations,
                                                         " situations, the enumerator ", census->situations,
                                                         ": a bug of ours")),
                        verdict);
    }
    verdict.level = Level::kCrossChecked;
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.figure = census->situations;
  verdict.situations = census->situations;
  verdict.transitions = census->transitions;
  verdict.figures = {CountOf("situations", census->situations),
                     CountOf("transitions", census->transitions),
                     CountOf("finished", census->finished),
                     CountOf("with_ban", census->with_ban),
                     {"depth", census->depth}};
  verdict.note = absl::StrCat(census->finished, " finished, ", census->with_ban,
                              " with a ban, farthest after ", census->depth, " plies");
}

void CountGraph(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  CountGraphAgainst(certify::RecountSituations, state, rules, verdict);
}

}  // namespace hotstone::claims
