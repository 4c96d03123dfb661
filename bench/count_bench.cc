// Legal positions by board, games by board and rule set.
#include <benchmark/benchmark.h>

#include "enumerate/numbers/border_count.h"
#include "enumerate/numbers/colour_census.h"
#include "enumerate/numbers/games.h"

namespace hotstone::enumerate {
namespace {

void BM_LegalPositions(benchmark::State& state) {
  uint64_t states = 0;
  for (auto _ : state) {
    const auto count =
        CountLegalPositions(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    if (!count.ok()) state.SkipWithError("not counted");
    states = count->states;
    benchmark::DoNotOptimize(count);
  }
  state.counters["states"] = static_cast<double>(states);
}
BENCHMARK(BM_LegalPositions)
    ->Args({5, 5})
    ->Args({7, 7})
    ->Args({8, 8})
    ->Args({9, 9})
    ->Args({10, 10})
    ->Args({1, 1000})
    ->Args({3, 30})
    ->Unit(benchmark::kMillisecond);

// A share of the census of a board: shard 1 of `shards`, on one thread; `colourings` is the rate.
// The time is the total of all threads of the process.
void BM_ColourCensus(benchmark::State& state, int cols, int rows, int shards, bool quick) {
  ColourCensusOptions options;
  options.quick = quick;
  double colourings = 0;
  for (auto _ : state) {
    const auto census = ContinueColourCensus(*BeginColourCensus(cols, rows, 1, shards), options);
    if (!census.ok()) state.SkipWithError("not counted");
    for (const uint64_t number : census->colourings) colourings += static_cast<double>(number);
  }
  state.counters["colourings"] = benchmark::Counter(colourings, benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(BM_ColourCensus, every_4x4, 4, 4, 1, false)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(BM_ColourCensus, every_5x5_part_of_16, 5, 5, 16, false)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(BM_ColourCensus, quick_5x5_part_of_16, 5, 5, 16, true)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

void BM_Games(benchmark::State& state, int cols, int rows, const char* rules) {
  const Grid grid = *Grid::Create(cols, rows);
  const auto rule_set = *spec::ParseRuleSet(rules);
  uint64_t states = 0;
  for (auto _ : state) {
    const auto count = CountGames(grid, rule_set);
    if (!count.ok()) state.SkipWithError("not counted");
    states = count->states;
    benchmark::DoNotOptimize(count);
  }
  state.counters["path_vectors"] = static_cast<double>(states);
}
BENCHMARK_CAPTURE(BM_Games, psk_any_4x1, 4, 1, "tromp-taylor")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Games, ssk_none_4x1, 4, 1, "aga-like")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Games, psk_any_2x2, 2, 2, "tromp-taylor")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Games, ssk_none_2x2, 2, 2, "aga-like")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
