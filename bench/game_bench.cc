// The law with its history on the full board: the cost of a ply after 100 plies and after 1,000,
// under each cycle rule, so that growth with the length of the game shows. The games are random
// with a fixed seed, with one pass in ten plies. Also the referee that uses the law: a question
// about a play at a free point after 250 plies, from the request line to the answer line without
// the pipe, and the judgement alone, without JSON.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "conformance/play/referee_server.h"
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

// Twenty plies, judged and played, from a game with `before` plies. Copying the game is not timed.
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
  state.counters["plies"] = benchmark::Counter(static_cast<double>(state.iterations()) * kTimed,
                                               benchmark::Counter::kIsRate);
}

// A whole game of this many plies.
void BM_WholeGame(benchmark::State& state, const std::string& cycle) {
  const auto moves = LegalGame(cycle, static_cast<size_t>(state.range(0)));
  for (auto _ : state) {
    Game game = NewGame(cycle);
    for (const Move& move : moves) game.Play(move);
    benchmark::DoNotOptimize(game);
  }
  state.counters["plies"] = benchmark::Counter(
      static_cast<double>(state.iterations() * state.range(0)), benchmark::Counter::kIsRate);
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

namespace hotstone::conformance {
namespace {

constexpr size_t kRefereePlies = 250;

Referee LongGame(const char* rules) {
  Referee referee(*spec::ParseRuleSet(rules), *spec::BoardSize::Create(19, 19));
  std::mt19937 random(1);
  while (referee.events().size() < kRefereePlies) {
    const auto empty = referee.position().EmptyPoints();
    referee.Play({referee.game().to_move(), empty[random() % empty.size()]});
  }
  return referee;
}

void BM_JudgeMove(benchmark::State& state, const char* rules) {
  const Referee referee = LongGame(rules);
  const auto empty = referee.position().EmptyPoints();
  size_t i = 0;
  for (auto _ : state) {
    const spec::Move move{referee.game().to_move(), empty[i++ % empty.size()]};
    benchmark::DoNotOptimize(JudgeMove(referee, move, Turns::kInTurn));
  }
  state.SetItemsProcessed(state.iterations());
}

void BM_RefereeAnswer(benchmark::State& state, const char* rules) {
  const Referee referee = LongGame(rules);
  std::string moves;
  for (const Event& event : referee.events()) {
    absl::StrAppend(&moves, moves.empty() ? "" : ",", "[\"", spec::Letter(event.move->player),
                    "\",\"", spec::MoveName(*event.move), "\"]");
  }
  RefereeServer server({});
  std::string answers;
  server.Answer({absl::StrCat(R"({"op":"new","game":"g","size":[19,19],"rules":")", rules,
                              R"(","moves":[)", moves, "]}"),
                 false},
                answers);
  std::vector<formats::GtpLines::Line> lines;
  for (const spec::Point p : referee.position().EmptyPoints()) {
    lines.push_back({absl::StrCat(R"({"id":)", lines.size(), R"(,"game":"g","judge":[")",
                                  spec::Letter(referee.game().to_move()), R"(",")",
                                  spec::PointName(p), R"("]})"),
                     false});
  }
  size_t i = 0;
  for (auto _ : state) {
    answers.clear();
    server.Answer(lines[i++ % lines.size()], answers);
    benchmark::DoNotOptimize(answers);
  }
  state.SetItemsProcessed(state.iterations());
}

BENCHMARK_CAPTURE(BM_JudgeMove, tromp_taylor, "tromp-taylor")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_JudgeMove, ing_1996, "ing-1996")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_RefereeAnswer, tromp_taylor, "tromp-taylor")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_RefereeAnswer, basic_only, "basic-only")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(BM_RefereeAnswer, ing_1996, "ing-1996")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hotstone::conformance
