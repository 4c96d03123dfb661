// The referee: a question about a play at a free point of a 19x19 game of 250 plies, from the line that asks to
// the line that answers, without the pipe; and the judgement alone, without JSON. The game is random with a
// fixed seed.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "conformance/play/referee_server.h"

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
    absl::StrAppend(&moves, moves.empty() ? "" : ",", "[\"",
                    std::string(1, spec::ColorLetter(event.move->player)), "\",\"",
                    spec::MoveName(*event.move), "\"]");
  }
  RefereeServer server({});
  std::string answers;
  server.Answer({absl::StrCat(R"({"op":"new","game":"g","size":[19,19],"rules":")", rules, R"(","moves":[)",
                              moves, "]}"),
                 false},
                answers);
  std::vector<formats::GtpLines::Line> lines;
  for (const spec::Point p : referee.position().EmptyPoints()) {
    lines.push_back({absl::StrCat(R"({"id":)", lines.size(), R"(,"game":"g","judge":[")",
                                  std::string(1, spec::ColorLetter(referee.game().to_move())), R"(",")",
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
