#include "enumerate/numbers/games.h"

#include "base/status_macros.h"
#include "enumerate/numbers/games_graph.h"
#include "enumerate/numbers/games_paths.h"

namespace hotstone::enumerate {
namespace {

template <typename Set>
absl::StatusOr<GameCount> CountThrough(const GameGraph& graph, const GameCountOptions& options) {
  PathCounter<Set> counter(graph, options.memory_limit_bytes, options.progress);
  ASSIGN_OR_RETURN(const auto value, counter.CountFromStart());
  return GameCount{value, static_cast<int>(graph.vertices.size()), counter.states()};
}

}  // namespace

absl::StatusOr<GameCount> CountGames(const Grid& grid, const spec::RuleSet& rules,
                                     const GameCountOptions& options) {
  ASSIGN_OR_RETURN(const auto graph, BuildGameGraph(grid, rules));
  if (graph.vertices.size() <= 64) return CountThrough<VertexSet64>(graph, options);
  return CountThrough<VertexSet128>(graph, options);
}

}  // namespace hotstone::enumerate
