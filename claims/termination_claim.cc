#include "claims/termination_claim.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "certify/check.h"
#include "claims/certificates.h"
#include "claims/claim_files.h"
#include "claims/claim_memory.h"
#include "claims/refutation.h"
#include "enumerate/graph/components.h"
#include "enumerate/graph/lasso_search.h"
#include "enumerate/graph/situation_graph.h"

namespace hotstone::claims {

using certify::CountOf;
using certify::Level;
using certify::Method;
using certify::Verdict;
using certify::VerdictKind;
using enumerate::Components;
using enumerate::FindComponents;
using enumerate::FindLasso;
using enumerate::FindRanking;
using enumerate::FiniteRules;
using enumerate::LassoSearchLimits;
using enumerate::SearchLasso;
using enumerate::SituationGraph;

namespace {

// Graphs of up to this many situations are built whole, which gives their components; in larger
// ones a cycle search comes first.
constexpr uint64_t kWholeGraph = 6'000'000;

// Edges to examine per cycle length, in the search for a shortest cycle.
constexpr uint64_t kLassoBudget = 10'000'000;

// Refutes, adding the figures of the whole graph.
void RefuteByGraph(const ClaimState& state, const spec::RuleSet& rules, const SituationGraph& graph,
                   const Components& components, Verdict& verdict) {
  verdict.situations = graph.size();
  verdict.transitions = graph.edge_count() + graph.finishing_moves();
  certify::Lasso lasso =
      MakeLasso(rules, state.size, graph, FindLasso(graph, components, kLassoBudget));
  verdict.figures = {CountOf("cyclic_situations", components.cyclic_situations),
                     CountOf("cyclic_components", components.cyclic_components)};
  // On large graphs the budget may end before a short cycle is met; random games may find one.
  LassoSearchLimits limits;
  limits.seed = state.options.seed;
  if (lasso.cycle.size() > limits.longest_cycle) {
    const auto found = SearchLasso(state.grid, graph.rules(), limits, state.options.progress);
    if (found.has_value() && found->cycle.size() < lasso.cycle.size()) {
      lasso = ToCertificate(state, rules, *found);
    }
  }
  Refute(state, lasso,
         absl::StrCat(components.cyclic_situations, " situations on cycles, in ",
                      Counted(components.cyclic_components, "component"), "; "),
         verdict);
}

// A certificate that is written is named after the rule set `named`.
void Prove(const ClaimState& state, const spec::RuleSet& rules, const spec::RuleSet& named,
           const SituationGraph& graph, const Components& components, Verdict& verdict) {
  const std::vector<uint32_t> ranks = FindRanking(graph, components);
  const auto entries = MakeRankingEntries(rules, state.size, graph, ranks);
  if (!entries.ok()) return SetUnknown(entries.status(), verdict);
  const auto checked =
      certify::CheckRanking(rules, spec::Position(state.size), spec::Color::kBlack, *entries);
  if (!checked.ok()) {
    return SetUnknown(
        absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the ranking: ",
                                         std::string(checked.status().message()))),
        verdict);
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kCertified;
  verdict.situations = checked->situations;
  verdict.transitions = checked->transitions;
  verdict.figure = *std::max_element(ranks.begin(), ranks.end());
  verdict.note = "longest game: " + Counted(*verdict.figure, "ply", "plies");
  verdict.figures = {CountOf("longest_play", *verdict.figure)};
  if (const auto path = CertificatePath(state, named, verdict.claim)) {
    NoteWritten(WriteEntries(certify::CertificateWriter::CreateRanking(
                                 *path, rules, spec::Position(state.size), spec::Color::kBlack,
                                 entries->size()),
                             *entries),
                verdict);
  }
}

// The reachable situations, if they fit in memory.
absl::StatusOr<SituationGraph> ReachedGraph(
    const ClaimState& state, const FiniteRules& rules,
    SituationGraph::Roots roots = SituationGraph::Roots::kEmptyBoard) {
  return SituationGraph::Build(state.grid, state.index, rules, roots,
                               state.options.memory_bytes / kBytesPerNode, state.options.progress);
}

std::string NoCycleYet(const ClaimState& state) {
  return absl::StrCat("no cycle among the first ", state.options.memory_bytes / kBytesPerNode,
                      " situations; the memory limit is ", BytesText(state.options.memory_bytes));
}

// For graphs that may be too large: looks for a cycle first. True if there was one, which is then
// the verdict.
bool RefutedWithoutGraph(const ClaimState& state, const spec::RuleSet& rules,
                         const FiniteRules& finite, Verdict& verdict) {
  if (state.index.size() * 2 * static_cast<uint64_t>(finite.end_passes) <= kWholeGraph)
    return false;
  LassoSearchLimits limits;
  limits.seed = state.options.seed;
  const auto found = SearchLasso(state.grid, finite, limits, state.options.progress);
  if (found.has_value()) Refute(state, ToCertificate(state, rules, *found), "", verdict);
  return found.has_value();
}

}  // namespace

bool ProveWithoutCycles(const ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  spec::RuleSet without = rules;
  without.cycle = spec::Cycle::kNone;
  without.resume = spec::Resume::kFree;
  const auto finite = FiniteRules::From(without);
  if (!finite.ok()) return SetUnknown(finite.status(), verdict), true;
  const auto graph = ReachedGraph(state, *finite);
  if (!graph.ok()) return SetUnknown(graph.status(), verdict), true;
  const Components components = FindComponents(*graph);
  if (components.cyclic_components > 0) return false;
  if (graph->complete()) {
    Prove(state, without, rules, *graph, components, verdict);
  } else {
    verdict.limit = NoCycleYet(state);
  }
  return true;
}

void DecideTermination(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  const auto rendered = FiniteRules::From(rules);
  if (!rendered.ok()) return SetUnknown(rendered.status(), verdict);
  const FiniteRules& finite = *rendered;
  if (RefutedWithoutGraph(state, rules, finite, verdict)) return;
  const auto graph = ReachedGraph(state, finite);
  if (!graph.ok()) return SetUnknown(graph.status(), verdict);
  const Components components = FindComponents(*graph);
  if (components.cyclic_components > 0)
    return RefuteByGraph(state, rules, *graph, components, verdict);
  if (graph->complete()) return Prove(state, rules, rules, *graph, components, verdict);
  verdict.limit = NoCycleYet(state);
}

void DecideOverDisputes(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  assert(rules.handicap == 0);
  FiniteRules finite = enumerate::BoardPlayRules(rules);
  finite.end_passes = 2;
  if (RefutedWithoutGraph(state, rules, finite, verdict)) return;
  // After a pause play continues from any position with either player to move.
  const auto graph = ReachedGraph(state, finite, SituationGraph::Roots::kAllPositions);
  if (!graph.ok()) return SetUnknown(graph.status(), verdict);
  const Components components = FindComponents(*graph);
  if (components.cyclic_components > 0) {
    // The play to the cycle begins on the empty board.
    const auto reached = ReachedGraph(state, finite);
    if (!reached.ok()) return SetUnknown(reached.status(), verdict);
    const Components found = FindComponents(*reached);
    if (found.cyclic_components > 0) return RefuteByGraph(state, rules, *reached, found, verdict);
    verdict.limit =
        "cycles without a pause were found, but play without a pause leads to none of them";
    return;
  }
  if (!graph->complete()) {
    verdict.limit = NoCycleYet(state);
    return;
  }
  verdict.kind = VerdictKind::kHolds;
  verdict.method = Method::kExhaustive;
  verdict.level = Level::kEnumerated;
  verdict.situations = graph->size();
  verdict.transitions = graph->edge_count() + graph->finishing_moves();
  verdict.note =
      "no cycle avoids pauses, and pauses at new positions run out: "
      "docs/explanation/termination.md";
}

}  // namespace hotstone::claims
