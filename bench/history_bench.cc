// The value of an empty board under a rule with memory: every question asked from scratch, without
// the line. Under superko on robust bounds, and for comparison by what remains to be forced,
// formerly the only way. An even earlier search (tests/search/history/plain_history.h) went through
// the histories of boards of up to six points; docs/explanation/determinacy.md has its number of
// states for 3x2.
#include <benchmark/benchmark.h>

#include <string>

#include "search/values/history_value.h"

namespace hotstone::search {

using enumerate::Grid;
using enumerate::LegalIndex;
using enumerate::Stones;

namespace {

void BM_HistoryValue(benchmark::State& state, int cols, int rows, const std::string& rules,
                     HistoryLeaves leaves = HistoryLeaves::kRobust) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  const spec::RuleSet rule_set = *spec::ParseRuleSet(rules);
  HistoryValueOptions options;
  options.leaves = leaves;
  for (auto _ : state) {
    const auto found = SolveWithHistory(grid, index, rule_set, Stones{}, 0, options, nullptr);
    state.counters["value"] = found->bounds.lo;
    state.counters["states"] = static_cast<double>(found->states);
  }
}

BENCHMARK_CAPTURE(BM_HistoryValue, psk_3x2, 3, 2, "aga-like,cycle=psk")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, psk_3x3, 3, 3, "aga-like,cycle=psk")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, psk_3x3_remaining, 3, 3, "aga-like,cycle=psk",
                  HistoryLeaves::kRemaining)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, ssk_3x3, 3, 3, "aga-like")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, psk_7x1, 7, 1, "aga-like,cycle=psk")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, psk_4x3, 4, 3, "aga-like,cycle=psk")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, psk_4x3_remaining, 4, 3, "aga-like,cycle=psk",
                  HistoryLeaves::kRemaining)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_HistoryValue, ing_1996_same_board_2x2, 2, 2,
                  "ing-1996,same=board,recycling=any")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::search
