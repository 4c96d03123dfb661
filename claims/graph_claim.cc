#include "claims/graph_claim.h"

#include "absl/strings/str_cat.h"
#include "base/bytes_text.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/history/history_graph.h"
#include "enumerate/history/memory_census.h"
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

// On larger boards states of games are not counted at all.
constexpr int kMemoryPoints = 4;

// So many states of games are counted at most: the law takes some seconds for them.
constexpr uint64_t kMostMemoryStates = 20000;

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

void CountMemoryStatesAgainst(const MemoryLawCount& count_by_law, ClaimState& state,
                              const spec::RuleSet& rules, Verdict& verdict) {
  if (!enumerate::HistoryGraph::Supports(rules)) {
    verdict.limit =
        "not counted: what is remembered is counted under psk, ssk, nssk and fixed without hot stones only";
    return;
  }
  if (state.size.points() > kMemoryPoints) {
    verdict.limit = absl::StrCat("not counted: what is remembered is counted on boards of up to ",
                                 kMemoryPoints, " points");
    return;
  }
  const enumerate::HistoryGraph graph(state.grid, state.index, rules, *rules.cycle.Only());
  const auto census =
      enumerate::CountMemoryStates(graph, static_cast<uint32_t>(state.index.Rank({})), kMostMemoryStates);
  if (!census.has_value()) {
    verdict.limit = absl::StrCat("not counted: more than ", kMostMemoryStates,
                                 " situations with what is remembered in them");
    return;
  }
  const auto again = count_by_law(rules, state.size, kMostMemoryStates);
  if (!again.ok()) return SetUnknown(again.status(), verdict);
  if (again->states != census->states || again->transitions != census->transitions ||
      again->finished != census->finished || again->depth != census->depth) {
    return SetUnknown(absl::InternalError(absl::StrCat("the literal law counts ", again->states,
                                                       " states of games, the enumerator ", census->states,
                                                       ": a bug of ours")),
                      verdict);
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kCrossChecked;
  verdict.figure = census->states;
  verdict.situations = census->states;
  verdict.transitions = census->transitions;
  verdict.figures = {CountOf("memory_states", census->states),
                     CountOf("transitions", census->transitions),
                     CountOf("finished", census->finished),
                     {"depth", census->depth}};
  verdict.note = absl::StrCat("situations with what is remembered: ", census->finished,
                              " finished, farthest after ", census->depth, " plies");
}

void CountMemoryStates(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  CountMemoryStatesAgainst(certify::RecountMemoryStates, state, rules, verdict);
}

}  // namespace hotstone::claims
