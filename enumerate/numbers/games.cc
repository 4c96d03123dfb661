#include "enumerate/numbers/games.h"

#include "enumerate/numbers/games_graph.h"
#include "enumerate/numbers/games_paths.h"

namespace hotstone::enumerate {
namespace {

template <typename Set>
absl::StatusOr<GameCount> Count(const GameGraph& graph, const GameCountOptions& options) {
  PathCounter<Set> counter(graph, options.memory_limit_bytes, options.progress);
  const auto value = counter.CountFromStart();
  if (!value.ok()) return value.status();
  return GameCount{*value, static_cast<int>(graph.vertices.size()), counter.states()};
}

}  // namespace

absl::StatusOr<GameCount> CountGames(const Grid& grid, const spec::RuleSet& rules,
                                     const GameCountOptions& options) {
  const auto graph = BuildGameGraph(grid, rules);
  if (!graph.ok()) return graph.status();
  if (graph->vertices.size() <= 64) return Count<VertexSet64>(*graph, options);
  return Count<VertexSet128>(*graph, options);
}

}  // namespace hotstone::enumerate
