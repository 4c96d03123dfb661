// Standings of a large tournament: 1,000 players, ten rounds, read and ranked.
#include <benchmark/benchmark.h>

#include "base/split_mix.h"
#include "tournament/formats/results.h"
#include "tournament/law/standings.h"

namespace hotstone {
namespace {

tournament::Crosstable LargeTournament(int players, int rounds) {
  SplitMix random(16);
  tournament::Crosstable table;
  std::vector<int> order;
  for (int player = 0; player < players; ++player) {
    order.push_back(*table.AddPlayer("player " + std::to_string(player)));
  }
  for (int round = 1; round <= rounds; ++round) {
    for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.Below(i)]);
    for (size_t i = 0; i + 1 < order.size(); i += 2) {
      const bool black = random.Below(2) == 0;
      const auto added = table.AddGame(
          {round, order[i], order[i + 1],
           black ? tournament::PlayerResult::kWon : tournament::PlayerResult::kLost,
           black ? tournament::PlayerResult::kLost : tournament::PlayerResult::kWon, true});
      if (!added.ok()) return {};
    }
  }
  return table;
}

void BM_Standings(benchmark::State& state, const char* system) {
  const tournament::Crosstable table = LargeTournament(static_cast<int>(state.range(0)), 10);
  const auto parsed = tournament::ParseStandingsSystem(system);
  for (auto _ : state) {
    auto standings = tournament::Standings(table, *parsed);
    if (!standings.ok() || standings->empty()) state.SkipWithError("no standings");
    benchmark::DoNotOptimize(standings);
  }
}
BENCHMARK_CAPTURE(BM_Standings, of_1991, "1991")
    ->Arg(1000)
    ->Arg(10000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Standings, of_1996, "1996")
    ->Arg(1000)
    ->Arg(10000)
    ->Unit(benchmark::kMillisecond);

void BM_ReadResultLines(benchmark::State& state) {
  const std::string text =
      tournament::WriteResultLines(LargeTournament(static_cast<int>(state.range(0)), 10));
  for (auto _ : state) {
    auto table = tournament::ParseResults(text, "f");
    if (!table.ok() || table->games().empty()) state.SkipWithError("not read");
    benchmark::DoNotOptimize(table);
  }
}
BENCHMARK(BM_ReadResultLines)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hotstone
