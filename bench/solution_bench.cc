// The solution of 4x3, found and checked. Items are entries.
#include <benchmark/benchmark.h>

#include <memory>
#include <sstream>

#include "certify/solution/solution_check.h"
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

}  // namespace
}  // namespace hotstone::search
