// Random games: plays per second (items_per_second), passes not counted, one thread. `plain` plays
// the same games one at a time over bit-boards.
#include <benchmark/benchmark.h>

#include "enumerate/lanes/playout_plain.h"
#include "enumerate/lanes/playouts.h"
#include "hwy/highway.h"

namespace hotstone::enumerate {
namespace {

void BM_Playouts(benchmark::State& state, int cols, int rows, bool superko, uint64_t games) {
  const Grid grid = *Grid::Create(cols, rows);
  uint64_t plays = 0;
  PlayoutPlan plan{games, 1, superko, 1};
  for (auto _ : state) {
    const auto totals = Playouts(grid, plan);
    if (!totals.ok()) state.SkipWithError("not played");
    plays += totals->plays;
    ++plan.seed;
  }
  state.SetItemsProcessed(static_cast<int64_t>(plays));
  state.SetLabel(hwy::TargetName(hwy::SupportedTargets() & -hwy::SupportedTargets()));
}
// The games run on their own thread, so the time is the process's.
BENCHMARK_CAPTURE(BM_Playouts, basic_5x5, 5, 5, false, 1 << 20)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(BM_Playouts, psk_5x5, 5, 5, true, 1 << 18)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(BM_Playouts, basic_3x3, 3, 3, false, 1 << 20)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

void BM_PlainPlayouts(benchmark::State& state, bool superko) {
  const Grid grid = *Grid::Create(5, 5);
  uint64_t game = 0;
  int64_t plays = 0;
  for (auto _ : state) {
    for (const int move : PlayPlainly(grid, 1, game++, superko).moves)
      plays += move != kNoPoint ? 1 : 0;
  }
  state.SetItemsProcessed(plays);
}
BENCHMARK_CAPTURE(BM_PlainPlayouts, basic_5x5, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_PlainPlayouts, psk_5x5, true)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hotstone::enumerate
