#include "solver/cycles/cycle_classes.h"

#include <algorithm>
#include <tuple>

#include "enumerate/index/symmetry.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::solver {

absl::StatusOr<std::vector<enumerate::CycleClass>> AsCycleClasses(
    const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
    const std::vector<ModelCycle>& cycles) {
  const enumerate::Symmetries symmetries(grid);
  std::vector<enumerate::CycleClass> classes;
  for (const ModelCycle& cycle : cycles) {
    std::vector<enumerate::BitMove> edges;
    for (const auto& point : cycle.edges) {
      edges.push_back(point.has_value() ? cycle.setup.size().Index(*point) : enumerate::kNoPoint);
    }
    const enumerate::Stones stones = enumerate::FromSpec(cycle.setup);
    const auto steps =
        enumerate::StepsOf(grid, rules, enumerate::AtVertex(stones.own, stones.opp, 0), edges);
    if (!steps.has_value())
      return absl::InternalError("the enumerator does not accept a model as a cycle");
    const enumerate::CanonicalCycle canonical = enumerate::FindCanonicalCycle(symmetries, *steps);
    const auto plies = enumerate::PliesOf(grid, rules, canonical.word);
    if (!plies.has_value() || plies->size() != cycle.moves.size() ||
        canonical.members != cycle.members) {
      return absl::InternalError("to the enumerator a model is a different cycle");
    }
    classes.push_back({canonical.word, cycle.length(), cycle.members});
  }
  std::sort(classes.begin(), classes.end(), [](const auto& a, const auto& b) {
    return std::tie(a.length, a.word) < std::tie(b.length, b.word);
  });
  return classes;
}

}  // namespace hotstone::solver
