#include "answers/numbers/perft_answer.h"

#include <algorithm>
#include <chrono>

#include "absl/strings/str_format.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::answers {

absl::StatusOr<PerftAnswer> AskPerft(const PerftQuestion& question, Progress* progress) {
  const spec::BoardSize& size = question.position.size();
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  const enumerate::Stones stones = enumerate::FromSpec(question.position);
  const auto began = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(auto found,
                   Perft(grid, question.rules, {{stones.own, stones.opp}, question.to_move == "W"},
                         question.depth, progress, {.threads = question.threads}));
  return PerftAnswer{question, std::move(found), SecondsSince(began)};
}

Shown Describe(const PerftAnswer& answer) {
  const auto& [asked, found, seconds] = answer;
  const spec::BoardSize& size = asked.position.size();
  Shown shown = Shown::Result("perft");
  shown.Set("board", size.ToString());
  if (asked.set_up) shown.Set("rows", asked.position.ToRows()).Set("to_move", asked.to_move);
  shown.Set("rules", spec::RuleSetName(asked.rules))
      .Set("depth", asked.depth)
      .Set("value", std::to_string(found.count));
  if (asked.divide) {
    Shown divide;
    for (const enumerate::PerftMove& move : found.moves) {
      const std::string name =
          move.point == enumerate::kNoPoint ? "pass" : spec::PointName(size.At(move.point));
      divide.Set(name, std::to_string(move.count)).Line(absl::StrFormat("%-4s  {%s}", name, name));
    }
    shown.Set("divide", divide);
  }
  return shown.Set("seconds", seconds)
      .Say("rate", static_cast<double>(found.count) / std::max(seconds, 1e-9) / 1e6)
      .Line("board: {board}")
      .Line("rules: {rules}")
      .Line("{divide}")
      .Line("depth {depth}: {value}")
      .Line("({seconds:.2} s, {rate:.1} million a second)");
}

}  // namespace hotstone::answers
