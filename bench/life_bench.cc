// Life and death: fates of whole boards, the circle, and a position of 19x19.
#include <benchmark/benchmark.h>

#include <string>

#include "answers/life/circle_answer.h"
#include "answers/life/life_answer.h"
#include "answers/life/life_search.h"
#include "enumerate/fates/fates.h"
#include "spec/board/position.h"

namespace hotstone {
namespace {

// All stones, both judgements of endless play, either player to move; one thread.
void BM_Fates(benchmark::State& state) {
  const auto grid =
      *enumerate::Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const auto rules = *enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  for (auto _ : state) {
    const auto table = enumerate::FateTable::Solve(grid, rules, 1, nullptr);
    benchmark::DoNotOptimize(table->sweeps());
  }
}
BENCHMARK(BM_Fates)->Args({3, 3})->Args({4, 3})->Args({5, 3})->Args({4, 4})->Unit(
    benchmark::kMillisecond);

void BM_Circle(benchmark::State& state, const std::string& board, bool second_rule) {
  const answers::CircleQuestion question{*spec::ParseBoardSize(board),
                                         *spec::ParseRuleSet("basic-only"),
                                         *answers::ParseNotSettled("unsettled"),
                                         *answers::ParseAskedWhen("after"),
                                         second_rule,
                                         2};
  for (auto _ : state) benchmark::DoNotOptimize(answers::AskCircle(question, nullptr).ok());
}
BENCHMARK_CAPTURE(BM_Circle, hot_stones_3x3, "3x3", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Circle, second_rule_4x2, "4x2", true)->Unit(benchmark::kMillisecond);

// A corner with two eyes and a ladder on the full board: what is known without a search.
void BM_LifeOn19x19(benchmark::State& state) {
  std::vector<std::string> rows(19, std::string(19, '.'));
  rows[0] = ".X.XO..............";
  rows[1] = "XXXXO..............";
  rows[2] = "OOOOO..............";
  rows[9] = ".........OX........";
  rows[8] = "..........O........";
  rows[10] = ".........O.........";
  const auto position = *spec::Position::FromRows(rows);
  const auto rules = *spec::ParseRuleSet("basic-only");
  for (auto _ : state) {
    benchmark::DoNotOptimize(answers::SearchLife(position, rules, {}, nullptr).ok());
  }
}
BENCHMARK(BM_LifeOn19x19)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone
