// perft: sequences per second (items_per_second), from the empty board, one thread. Rule sets
// without history are counted in lanes if the board fits; `single` counts one position after the
// other.
#include <benchmark/benchmark.h>

#include "enumerate/numbers/perft.h"

namespace hotstone::enumerate {
namespace {

void BM_Perft(benchmark::State& state, int cols, int rows, int depth, const char* rules,
              bool lanes = true) {
  const Grid grid = *Grid::Create(cols, rows);
  const auto rule_set = *spec::ParseRuleSet(rules);
  uint64_t sequences = 0;
  for (auto _ : state) {
    const auto perft = Perft(grid, rule_set, {}, depth, nullptr, {.lanes = lanes});
    if (!perft.ok()) state.SkipWithError("not counted");
    sequences += perft->count;
  }
  state.SetItemsProcessed(static_cast<int64_t>(sequences));
}
constexpr char kBasicNone[] = "basic-only,self_removal=none,end_passes=2";
BENCHMARK_CAPTURE(BM_Perft, basic_5x5_6, 5, 5, 6, kBasicNone)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, basic_5x5_6_single, 5, 5, 6, kBasicNone, false)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, basic_5x5_7, 5, 5, 7, kBasicNone)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, basic_4x4_7, 4, 4, 7, kBasicNone)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, basic_3x3_9, 3, 3, 9, kBasicNone)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, groups_8x8_4, 8, 8, 4, "basic-only")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, psk_5x5_5, 5, 5, 5, "tromp-taylor")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, psk_3x3_8, 3, 3, 8, "simplified-ing")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Perft, ssk_3x3_8, 3, 3, 8, "aga-like")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
