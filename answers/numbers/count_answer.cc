#include "answers/numbers/count_answer.h"

#include <chrono>

#include "absl/strings/str_cat.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "enumerate/numbers/border_count.h"
#include "enumerate/numbers/games.h"

namespace hotstone::answers {
namespace {

absl::Status CountPositions(Progress* progress, CountAnswer& answer) {
  enumerate::BorderCountOptions options;
  options.memory_limit_bytes = answer.asked.memory;
  options.progress = progress;
  ASSIGN_OR_RETURN(const auto count,
                   enumerate::CountLegalPositions(answer.asked.cols, answer.asked.rows, options));
  answer.value = enumerate::ToDecimal(count.value);
  answer.states = count.states;
  return absl::OkStatus();
}

absl::Status CountGames(Progress* progress, CountAnswer& answer) {
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(answer.asked.cols, answer.asked.rows));
  enumerate::GameCountOptions options;
  options.memory_limit_bytes = answer.asked.memory;
  options.progress = progress;
  ASSIGN_OR_RETURN(const auto count,
                   enumerate::CountGames(grid, *answer.asked.games_under, options));
  answer.value = std::to_string(count.value);
  answer.states = count.states;
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<CountAnswer> AskCount(const CountQuestion& question, Progress* progress) {
  CountAnswer answer{question, "", 0, 0};
  const auto began = std::chrono::steady_clock::now();
  RETURN_IF_ERROR(
      (question.games_under.has_value() ? CountGames : CountPositions)(progress, answer));
  answer.seconds = SecondsSince(began);
  return answer;
}

Shown Describe(const CountAnswer& answer) {
  const auto& [asked, value, states, seconds] = answer;
  Shown shown = Shown::Result("count");
  shown.Set("board", absl::StrCat(asked.cols, "x", asked.rows));
  const bool games = asked.games_under.has_value();
  if (games) shown.Set("rules", spec::RuleSetName(*asked.games_under));
  return shown.Set("quantity", games ? "games" : "legal_positions")
      .Set("value", value)
      .Set("states", states)
      .Set("seconds", seconds)
      .Line("board: {board}")
      .Line("{rules?rules: {}}")
      .Line(games ? "games: {value}" : "legal positions: {value}")
      .Line("({states} {rules?path vectors}{rules!border states}, {seconds:.2} s)");
}

}  // namespace hotstone::answers
