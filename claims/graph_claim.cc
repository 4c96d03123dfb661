#include "claims/graph_claim.h"

#include <cassert>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/rules/rule_set.h"
#include "search/history/history_graph.h"
#include "search/values/memory_census.h"

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

// Up to this board size the literal law counts the situation graph again.
constexpr int kRecountPoints = 9;

// On boards larger than this, states of games are not counted at all.
constexpr int kMemoryPoints = 4;

// At most this many states of games are counted: the law needs some seconds for them.
constexpr uint64_t kMostMemoryStates = 20000;

absl::Status CountedOtherwise(uint64_t by_law, uint64_t by_enumerator, const char* what) {
  return absl::InternalError(absl::StrCat("bug in hotstone: the literal law counts ", by_law, " ",
                                          what, ", but the enumerator ", by_enumerator));
}

// The result of a count: its first figure becomes the verdict's; the rest follow the transitions.
void SetCounted(const char* name, uint64_t states, uint64_t transitions,
                std::vector<certify::Figure> rest, Verdict& verdict) {
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.figure = states;
  verdict.situations = states;
  verdict.transitions = transitions;
  verdict.figures = {CountOf(name, states), CountOf("transitions", transitions)};
  verdict.figures.insert(verdict.figures.end(), rest.begin(), rest.end());
}

}  // namespace

void CountGraphAgainst(const LawCount& count_by_law, ClaimState& state, const spec::RuleSet& rules,
                       Verdict& verdict) {
  const FiniteRules finite = *FiniteRules::From(rules);
  const uint64_t bytes = CensusBytes(state.grid, finite);
  if (bytes > state.options.memory_bytes) {
    verdict.limit = absl::StrCat("needs about ", BytesText(bytes), "; the memory limit is ",
                                 BytesText(state.options.memory_bytes));
    return;
  }
  const auto census =
      CountSituations(state.grid, finite, {state.options.threads, state.options.progress});
  if (!census.ok()) return SetUnknown(census.status(), verdict);
  verdict.level = Level::kEnumerated;
  if (state.size.points() <= kRecountPoints) {
    const auto again = count_by_law(rules, state.size);
    if (!again.ok()) return SetUnknown(again.status(), verdict);
    const SituationCensus by_law{again->situations, again->transitions, again->finished,
                                 again->with_ban, again->depth};
    if (by_law != *census) {
      return SetUnknown(CountedOtherwise(by_law.situations, census->situations, "situations"),
                        verdict);
    }
    verdict.level = Level::kCrossChecked;
  }
  SetCounted("situations", census->situations, census->transitions,
             {CountOf("finished", census->finished),
              CountOf("with_ban", census->with_ban),
              {"depth", census->depth}},
             verdict);
  verdict.note =
      absl::StrCat(census->finished, " finished, ", census->with_ban,
                   " with a ban, the farthest after ", Counted(census->depth, "ply", "plies"));
}

void CountGraph(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  assert(FiniteRules::From(rules).ok());
  CountGraphAgainst(certify::RecountSituations, state, rules, verdict);
}

void CountMemoryStatesAgainst(const MemoryLawCount& count_by_law, ClaimState& state,
                              const spec::RuleSet& rules, Verdict& verdict) {
  if (!search::HistoryGraph::Supports(rules)) {
    verdict.limit =
        "not counted: situations with memory are counted only under psk, ssk, nssk and fixed "
        "without hot "
        "stones";
    return;
  }
  if (state.size.points() > kMemoryPoints) {
    verdict.limit =
        absl::StrCat("not counted: situations with memory are counted on boards of up to ",
                     kMemoryPoints, " points");
    return;
  }
  const auto graph =
      search::HistoryGraph::Create(state.grid, state.index, rules, *rules.cycle.Only(), nullptr);
  if (!graph.ok()) return SetUnknown(graph.status(), verdict);
  const auto census = search::CountMemoryStates(*graph, static_cast<uint32_t>(state.index.Rank({})),
                                                kMostMemoryStates);
  if (!census.has_value()) {
    verdict.limit =
        absl::StrCat("not counted: more than ", kMostMemoryStates, " situations with memory");
    return;
  }
  const auto again = count_by_law(rules, state.size, kMostMemoryStates);
  if (!again.ok()) return SetUnknown(again.status(), verdict);
  if (again->states != census->states || again->transitions != census->transitions ||
      again->finished != census->finished || again->depth != census->depth) {
    return SetUnknown(CountedOtherwise(again->states, census->states, "states of games"), verdict);
  }
  verdict.level = Level::kCrossChecked;
  SetCounted("memory_states", census->states, census->transitions,
             {CountOf("finished", census->finished), {"depth", census->depth}}, verdict);
  verdict.note =
      absl::StrCat("situations with memory: ", census->finished, " finished, the farthest after ",
                   Counted(census->depth, "ply", "plies"));
}

void CountMemoryStates(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  CountMemoryStatesAgainst(certify::RecountMemoryStates, state, rules, verdict);
}

}  // namespace hotstone::claims
