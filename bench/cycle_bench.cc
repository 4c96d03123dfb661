// Cycles: all of a board up to a length, and smallest boards of the known types; endless games
// under `square`. One thread.
#include <benchmark/benchmark.h>

#include "enumerate/cycles/cycle_search.h"
#include "enumerate/cycles/cycle_smallest.h"
#include "enumerate/cycles/endless_games.h"
#include "enumerate/cycles/square_free.h"
#include "spec/rules/game.h"

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

void BM_FindReturnCycles(benchmark::State& state) {
  const Grid grid =
      *Grid::Create(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  size_t total = 0;
  for (auto _ : state) total = FindReturnCycles(grid, rules, {}, nullptr)->TotalLength();
  state.counters["plies"] = static_cast<double>(total);
}
BENCHMARK(BM_FindReturnCycles)
    ->Args({2, 2})
    ->Args({3, 3})
    ->Args({7, 7})
    ->Unit(benchmark::kMillisecond);

// The moves of the 2x2 game, each accepted by the literal law.
void BM_GameUnderSquare(benchmark::State& state) {
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only,cycle=square");
  const auto endless = **BuildEndless(rules, *spec::BoardSize::Create(2, 2), nullptr);
  const auto moves = EndlessMoves(endless, static_cast<size_t>(state.range(0)));
  for (auto _ : state) {
    auto game = *spec::Game::Create(rules, endless.setup, endless.to_move);
    for (const auto& at : moves) {
      if (!game.Play({game.to_move(), at}).legal()) state.SkipWithError("a move is not accepted");
    }
  }
  state.counters["plies"] = benchmark::Counter(
      static_cast<double>(state.iterations() * state.range(0)), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_GameUnderSquare)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

void BM_FindSquare(benchmark::State& state) {
  const auto letters = ThueWord(static_cast<size_t>(state.range(0)));
  const Symbols word(letters.begin(), letters.end());
  for (auto _ : state) {
    if (FindSquare(word).has_value()) state.SkipWithError("Thue's word has a square");
  }
}
BENCHMARK(BM_FindSquare)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone::enumerate
