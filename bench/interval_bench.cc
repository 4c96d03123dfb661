// All intervals of a board, by sweeps over occupancies, with and without the measure, and the
// robust bounds by the same sweeps.
#include <benchmark/benchmark.h>

#include "enumerate/robust/robust_bounds.h"
#include "enumerate/values/interval_sweeps.h"

namespace hotstone::enumerate {
namespace {

const char* const kRules = "basic-only,self_removal=none,end_passes=2";

// Arguments: columns, rows, threads, whether to include the measure.
void BM_IntervalSweeps(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kRules));
  uint64_t cells = 0;
  for (auto _ : state) {
    const OccupancyIndex index = *OccupancyIndex::Create(grid);
    IntervalSweeps sweeps = *IntervalSweeps::Create(index, rules, state.range(3) != 0);
    if (!sweeps.Run(static_cast<int>(state.range(2)), nullptr).ok())
      state.SkipWithError("not solved");
    cells = sweeps.total_cells();
    state.counters["MiB"] = static_cast<double>(SweepBytes(index, state.range(3) != 0)) / (1 << 20);
  }
  state.counters["cells"] = static_cast<double>(cells);
}
BENCHMARK(BM_IntervalSweeps)
    ->Args({4, 3, 1, 0})
    ->Args({4, 4, 1, 0})
    ->Args({4, 4, 1, 1})
    ->Args({4, 4, 2, 0})
    ->Args({2, 8, 1, 0})
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

// The bounds that hold under every rule of repetition. Arguments: columns, rows, whether they hold
// for every kind of hot stones.
void BM_RobustSweeps(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const auto hot = state.range(2) != 0 ? certify::RobustHot::kEvery : certify::RobustHot::kSingle;
  for (auto _ : state) {
    if (!SolveRobust(grid, hot, {}, nullptr).ok()) state.SkipWithError("not solved");
  }
  state.counters["MiB"] = static_cast<double>(IntervalBytes(grid, {})) / (1 << 20);
}
BENCHMARK(BM_RobustSweeps)
    ->Args({4, 3, 0})
    ->Args({4, 3, 1})
    ->Args({4, 4, 0})
    ->Args({4, 4, 1})
    ->MeasureProcessCPUTime()
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
