// Cycles: all of a board up to a length, and smallest boards of the known types; one thread.
#include <benchmark/benchmark.h>

#include "enumerate/cycles/cycle_search.h"
#include "enumerate/cycles/cycle_smallest.h"

namespace hotstone::enumerate {
namespace {

FiniteRules Rules() { return *FiniteRules::From(*spec::ParseRuleSet("basic-only,hot=none")); }

// Columns, rows, longest cycle. The target: 3x3 up to 6 plies within 10 s on one core.
void BM_Cycles(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules rules = Rules();
  CycleSearchOptions options;
  options.max_length = static_cast<int>(state.range(2));
  uint64_t nodes = 0;
  size_t classes = 0;
  for (auto _ : state) {
    const auto list = *FindCycles(grid, index, rules, options);
    nodes += list.nodes;
    classes = list.classes.size();
  }
  state.counters["classes"] = static_cast<double>(classes);
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_Cycles)
    ->Args({3, 3, 6})
    ->Args({3, 3, 8})
    ->Args({3, 3, 12})
    ->Args({4, 3, 6})
    ->Args({4, 3, 8})
    ->Args({4, 4, 6})
    ->Unit(benchmark::kMillisecond);

// Every known type, on boards of at most the given number of points.
void BM_SmallestBoards(benchmark::State& state) {
  SmallestOptions options;
  options.max_points = static_cast<int>(state.range(0));
  for (auto _ : state) {
    for (const CycleTypeEntry& entry : KnownCycleTypes()) {
      benchmark::DoNotOptimize(FindSmallest(entry.type, Rules(), options));
    }
  }
}
BENCHMARK(BM_SmallestBoards)->Arg(9)->Arg(12)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
