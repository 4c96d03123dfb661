// The law with its history on the full board: what a ply costs after 100 plies and after 1,000, under each
// cycle rule, so that growth with the length of the game shows. The games are random with a fixed seed, a
// pass in ten plies.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "spec/rules/game.h"

namespace hotstone::spec {
namespace {

Game NewGame(const std::string& cycle) {
  const RuleSet rules = *ParseRuleSet("hot-only,cycle=" + cycle);
  return *Game::Create(rules, Position(*BoardSize::Create(19, 19)), Color::kBlack);
}

// `plies` moves that are legal under this rule, one after the other.
std::vector<Move> LegalGame(const std::string& cycle, size_t plies) {
  Game game = NewGame(cycle);
  std::mt19937 random(19);
  std::vector<Move> moves;
  while (moves.size() < plies) {
    Move move = Pass(game.to_move());
    if (moves.size() % 10 != 9) {
      const auto empty = game.position().EmptyPoints();
      move.at = empty[random() % empty.size()];
    }
    if (game.Play(move).legal()) moves.push_back(move);
  }
  return moves;
}

// Twenty plies, judged and played, from a game that is `before` plies old. The copy that they are played on
// is not timed.
void BM_GamePly(benchmark::State& state, const std::string& cycle) {
  constexpr size_t kTimed = 20;
  const auto before = static_cast<size_t>(state.range(0));
  const auto moves = LegalGame(cycle, before + kTimed);
  Game start = NewGame(cycle);
  for (size_t i = 0; i < before; ++i) start.Play(moves[i]);
  for (auto _ : state) {
    state.PauseTiming();
    Game game = start;
    state.ResumeTiming();
    for (size_t i = before; i < moves.size(); ++i) {
      if (!game.Play(moves[i]).legal()) state.SkipWithError("a move is not accepted");
    }
    benchmark::DoNotOptimize(game);
  }
  state.counters["plies"] =
      benchmark::Counter(static_cast<double>(state.iterations()) * kTimed, benchmark::Counter::kIsRate);
}

// A whole game of that many plies.
void BM_WholeGame(benchmark::State& state, const std::string& cycle) {
  const auto moves = LegalGame(cycle, static_cast<size_t>(state.range(0)));
  for (auto _ : state) {
    Game game = NewGame(cycle);
    for (const Move& move : moves) game.Play(move);
    benchmark::DoNotOptimize(game);
  }
  state.counters["plies"] = benchmark::Counter(static_cast<double>(state.iterations() * state.range(0)),
                                               benchmark::Counter::kIsRate);
}

#define BENCH_RULE(name, cycle)                                                                   \
  BENCHMARK_CAPTURE(BM_GamePly, name, cycle)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond); \
  BENCHMARK_CAPTURE(BM_WholeGame, name, cycle)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)

BENCH_RULE(none, "none");
BENCH_RULE(second_cycle, "second-cycle");
BENCH_RULE(starter, "starter");
BENCH_RULE(starter_first, "starter-first");
BENCH_RULE(square, "square");
BENCH_RULE(psk, "psk");
BENCH_RULE(ssk, "ssk");
BENCH_RULE(nssk, "nssk");
BENCH_RULE(fixed, "fixed");

#undef BENCH_RULE

}  // namespace
}  // namespace hotstone::spec
