// Differences between rule sets: cases per second, and the shortest game of typical pairs.
#include <benchmark/benchmark.h>

#include "enumerate/difference/rule_difference.h"
#include "enumerate/difference/shortest_difference.h"

namespace hotstone::enumerate {
namespace {

void BM_RuleDifference(benchmark::State& state, int cols, int rows, const char* a, const char* b) {
  const Grid grid = *Grid::Create(cols, rows);
  const auto rules_a = *spec::ParseRuleSet(a);
  const auto rules_b = *spec::ParseRuleSet(b);
  uint64_t cases = 0;
  for (auto _ : state) {
    const auto difference = CountRuleDifference(grid, rules_a, rules_b, nullptr);
    if (!difference.ok()) state.SkipWithError("not counted");
    cases += difference->cases;
  }
  state.SetItemsProcessed(static_cast<int64_t>(cases));
}
BENCHMARK_CAPTURE(BM_RuleDifference, ing_tt_3x3, 3, 3, "ing-1996-recycling", "tromp-taylor")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_RuleDifference, ing_tt_4x3, 4, 3, "ing-1996-recycling", "tromp-taylor")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_RuleDifference, basic_hot_4x3, 4, 3, "basic-only", "hot-only")
    ->Unit(benchmark::kMillisecond);

void BM_ShortestDifference(benchmark::State& state, int cols, int rows, const char* a,
                           const char* b, int max_plies) {
  const Grid grid = *Grid::Create(cols, rows);
  const auto rules_a = *spec::ParseRuleSet(a);
  const auto rules_b = *spec::ParseRuleSet(b);
  DifferenceLimits limits;
  limits.max_plies = max_plies;
  for (auto _ : state) {
    const auto difference = FindShortestDifference(grid, rules_a, rules_b, limits, nullptr);
    if (!difference.ok() || difference->kind == ShortestDifference::Kind::kLimit) {
      state.SkipWithError("not decided");
      break;
    }
    state.counters["games"] = static_cast<double>(difference->games);
  }
}
BENCHMARK_CAPTURE(BM_ShortestDifference, ing_tt_3x3, 3, 3, "ing-1996-recycling", "tromp-taylor", 20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ShortestDifference, psk_ssk_3x3, 3, 3, "simplified-ing",
                  "simplified-ing,cycle=ssk", 20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ShortestDifference, basic_hot_3x3, 3, 3, "basic-only", "hot-only", 20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ShortestDifference, second_fixed_2x2_12, 2, 2, "basic-only,cycle=second-cycle",
                  "basic-only,cycle=fixed", 12)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
