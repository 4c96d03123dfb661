// Situation graphs, components and intervals: whole boards, one thread.
#include <benchmark/benchmark.h>

#include "claims/plays/obligations.h"
#include "enumerate/graph/components.h"
#include "enumerate/graph/situation_census.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {
namespace {

struct World {
  World(const benchmark::State& state, const char* rules)
      : grid(*Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)))),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))) {}
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
};

// The published comparison: basic ko, self-removal any, two passes end. Third argument: threads;
// with more than one, use the wall time.
void BM_SituationCensus(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const FiniteRules rules =
      *FiniteRules::From(*spec::ParseRuleSet("basic-only,self_removal=any,end_passes=2"));
  CensusOptions options;
  options.threads = static_cast<int>(state.range(2));
  SituationCensus census;
  for (auto _ : state) census = *CountSituations(grid, rules, options);
  const auto edges = static_cast<double>(census.transitions);
  state.counters["transitions"] =
      benchmark::Counter(edges, benchmark::Counter::kIsIterationInvariantRate);
  state.counters["situations"] = static_cast<double>(census.situations);
  state.counters["edges"] = edges;
  state.counters["MiB"] = static_cast<double>(CensusBytes(grid, rules)) / (1 << 20);
}
BENCHMARK(BM_SituationCensus)
    ->Args({3, 2, 1})
    ->Args({3, 3, 1})
    ->Args({4, 3, 1})
    ->Args({4, 4, 1})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_SituationCensus)->Args({4, 4, 2})->UseRealTime()->Unit(benchmark::kMillisecond);

// Graph with edges, components and a lasso under basic ko with four passes.
void BM_GraphAndLasso(benchmark::State& state) {
  const World world(state, "basic-only");
  for (auto _ : state) {
    const auto graph =
        *SituationGraph::Build(world.grid, world.index, world.finite,
                               SituationGraph::Roots::kEmptyBoard, 100'000'000, nullptr);
    const Components components = FindComponents(graph);
    benchmark::DoNotOptimize(FindLasso(graph, components, 10'000'000));
  }
}
BENCHMARK(BM_GraphAndLasso)->Args({3, 3})->Args({4, 3})->Unit(benchmark::kMillisecond);

// All intervals under basic ko with four passes.
void BM_Intervals(benchmark::State& state) {
  const World world(state, "basic-only");
  const IntervalOptions options{.measure = true};
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        IntervalTable::Solve(world.grid, world.finite, options, nullptr)->ForBlack({}));
  }
  state.counters["MiB"] = static_cast<double>(IntervalBytes(world.grid, options)) / (1 << 20);
}
BENCHMARK(BM_Intervals)->Args({3, 3})->Args({4, 3})->Args({4, 4})->Unit(benchmark::kMillisecond);

// The claims about single plays.
void BM_Obligations(benchmark::State& state) {
  const World world(state, "basic-only");
  uint64_t plays = 0;
  for (auto _ : state)
    plays += claims::CheckObligations(world.grid, world.index, world.finite, 1, nullptr)->plays;
  state.counters["plays"] =
      benchmark::Counter(static_cast<double>(plays), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_Obligations)->Args({3, 3})->Args({4, 3})->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
