// The solution of 4x3, found and checked; the empty 5x3 searched by deepening, and its solution
// written. Items are entries, and for the search positions visited.
#include <benchmark/benchmark.h>

#include <memory>
#include <optional>
#include <sstream>

#include "certify/solution/solution_check.h"
#include "search/deepening/deepening_search.h"
#include "search/deepening/depth_solution.h"
#include "search/solution/solution_search.h"

namespace hotstone::search {
namespace {

certify::SolutionHeader Header() {
  return {.at_least = 4,
          .rules = certify::GoodUnder::kBasicKo,
          .start = spec::Position(*spec::BoardSize::Create(4, 3))};
}

enumerate::IntervalTable Intervals() {
  enumerate::IntervalOptions options;
  options.measure = true;
  const auto grid = *enumerate::Grid::Create(4, 3);
  const auto rules = *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  return *enumerate::IntervalTable::Solve(grid, rules, options, nullptr);
}

void BM_FindSolution(benchmark::State& state) {
  const enumerate::IntervalTable table = Intervals();
  IntervalOracle oracle(table, 12, 0, 4);
  int64_t entries = 0;
  for (auto _ : state) {
    entries +=
        static_cast<int64_t>(FindSolution(Header(), oracle, 1 << 20, nullptr)->entries.size());
  }
  state.SetItemsProcessed(entries);
}
BENCHMARK(BM_FindSolution);

void BM_CheckSolution(benchmark::State& state) {
  const enumerate::IntervalTable table = Intervals();
  IntervalOracle oracle(table, 12, 0, 4);
  const std::string text =
      certify::SolutionText(Header(), FindSolution(Header(), oracle, 1 << 20, nullptr)->entries);
  int64_t entries = 0;
  for (auto _ : state) {
    auto reader =
        certify::SolutionReader::Open(std::make_unique<std::istringstream>(text), "bench");
    entries += static_cast<int64_t>(certify::CheckSolution(*reader, {})->situations);
  }
  state.SetItemsProcessed(entries);
}
BENCHMARK(BM_CheckSolution);

SolutionPlays WholeBoard(int cols, int rows) {
  return SolutionPlays(*enumerate::Grid::Create(cols, rows), 0, certify::GoodUnder::kBasicKo,
                       certify::EndsAt::kNextPlay);
}

void BM_DeepeningSearch(benchmark::State& state) {
  const SolutionPlays plays = WholeBoard(5, 3);
  int64_t visited = 0;
  for (auto _ : state) {
    const auto search = *DeepeningSearch::Create(plays, {.memory = 1 << 26});
    benchmark::DoNotOptimize(search->Distance({}));
    visited += static_cast<int64_t>(search->visited());
  }
  state.SetItemsProcessed(visited);
}
BENCHMARK(BM_DeepeningSearch)->Unit(benchmark::kMillisecond);

void BM_SolutionByDepths(benchmark::State& state) {
  const SolutionPlays plays = WholeBoard(5, 3);
  const auto search = *DeepeningSearch::Create(plays, {.memory = 1 << 26});
  const uint64_t distance = *search->Distance({});
  int64_t entries = 0;
  for (auto _ : state) {
    entries += static_cast<int64_t>(
        SolutionByDepths(*search, {}, std::nullopt, distance, 1 << 20, nullptr)->entries.size());
  }
  state.SetItemsProcessed(entries);
}
BENCHMARK(BM_SolutionByDepths)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::search
