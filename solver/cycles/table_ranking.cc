#include "solver/cycles/table_ranking.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/graph/components.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"

namespace hotstone::solver {
namespace {

constexpr uint64_t kMostSituations = 2000;

}  // namespace

absl::StatusOr<std::vector<RankedSituation>> FindTableRanking(const spec::BoardSize& size,
                                                              const spec::RuleSet& rules) {
  using Graph = enumerate::SituationGraph;
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  ASSIGN_OR_RETURN(const auto graph, Graph::Build(grid, index, finite, Graph::Roots::kAllPositions,
                                                  2 * kMostSituations, nullptr));
  if (!graph.complete()) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table for ", size.ToString(), " would be too long"));
  }
  const enumerate::Components components = enumerate::FindComponents(graph);
  if (components.cyclic_components > 0) {
    return absl::FailedPreconditionError(absl::StrCat("play need not end on ", size.ToString()));
  }
  const std::vector<uint32_t> ranks = enumerate::FindRanking(graph, components);
  std::vector<RankedSituation> table;
  for (Graph::Node node = 0; node < graph.size(); ++node) {
    const spec::Situation s = enumerate::ToSpec(graph.At(node), size);
    if (s.to_move != spec::Color::kBlack) continue;
    RankedSituation entry{s.position.cells(), s.passes, {}, static_cast<int>(ranks[node])};
    for (const spec::Point ban : s.bans) entry.bans.push_back(size.Index(ban));
    table.push_back(std::move(entry));
  }
  return table;
}

}  // namespace hotstone::solver
