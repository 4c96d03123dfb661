// Cycles as models of formulas: encoding a walk, and all cycles up to a length; one thread.
#include <benchmark/benchmark.h>
#include <z3++.h>

#include "solver/cycles/cycle_model_check.h"
#include "solver/cycles/cycle_walk.h"

namespace hotstone::solver {
namespace {

// Columns, rows, edges: builds the formulas of a cycle from scratch.
void BM_EncodeCycle(benchmark::State& state) {
  const FiniteLaw law = *FiniteLawOf(*spec::ParseRuleSet("basic-only"));
  const SymbolicBoard board(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  for (auto _ : state) {
    z3::context context;
    const CycleWalk walk = MakeCycleWalk(context, board, law, static_cast<int>(state.range(2)));
    benchmark::DoNotOptimize(IsCycle(context, walk).size());
  }
}
BENCHMARK(BM_EncodeCycle)
    ->Args({3, 3, 6})
    ->Args({9, 9, 6})
    ->Args({19, 19, 6})
    ->Unit(benchmark::kMillisecond);

// Columns, rows, longest cycle. The rate counts the classes found, each played by the law.
void BM_CyclesByModels(benchmark::State& state) {
  const auto size =
      *spec::BoardSize::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const auto rules = *spec::ParseRuleSet("basic-only,hot=none");
  CycleModelOptions options;
  options.max_length = static_cast<int>(state.range(2));
  uint64_t classes = 0;
  for (auto _ : state) classes += FindCyclesByModelChecking(size, rules, options)->classes.size();
  state.counters["classes"] =
      benchmark::Counter(static_cast<double>(classes), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_CyclesByModels)
    ->Args({3, 2, 6})
    ->Args({3, 3, 2})
    ->Args({3, 3, 6})
    ->Args({4, 2, 6})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::solver
