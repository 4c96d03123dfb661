// One threshold by planes, compared with the method it replaces: the two-byte sweeps, which find
// all values.
#include <benchmark/benchmark.h>

#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/values/interval_sweeps.h"

namespace hotstone::enumerate {
namespace {

const char* const kPlaneRules = "basic-only,self_removal=none,end_passes=2";

// Arguments: columns, rows, the threshold.
void BM_Plane(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kPlaneRules));
  for (auto _ : state) {
    const OccupancyIndex index = *OccupancyIndex::Create(grid, OccupancyIndex::kMostPoints);
    const PlaneLayout layout(index);
    PlaneSweeps sweeps =
        *PlaneSweeps::Create(layout, rules, {.at_least = static_cast<int>(state.range(2))});
    if (!sweeps.Run(1, nullptr).ok()) state.SkipWithError("not solved");
    state.counters["MiB"] = static_cast<double>(PlaneSweeps::Bytes(layout, false)) / (1 << 20);
    state.counters["sweeps"] = sweeps.point().sweep;
  }
}
BENCHMARK(BM_Plane)
    ->Args({4, 3, 4})
    ->Args({4, 4, 1})
    ->Args({4, 4, 16})
    ->Args({2, 8, 16})
    ->Unit(benchmark::kMillisecond);

// Arguments: columns, rows.
void BM_WholeValues(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kPlaneRules));
  for (auto _ : state) {
    const OccupancyIndex index = *OccupancyIndex::Create(grid);
    IntervalSweeps sweeps = *IntervalSweeps::Create(index, rules, false);
    if (!sweeps.Run(1, nullptr).ok()) state.SkipWithError("not solved");
    state.counters["MiB"] = static_cast<double>(SweepBytes(index, false)) / (1 << 20);
  }
}
BENCHMARK(BM_WholeValues)->Args({4, 3})->Args({4, 4})->Args({2, 8})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
