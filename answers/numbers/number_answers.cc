// Plan: for each of count, perft and playouts, Ask computes with enumerate/numbers and Describe
// says it. A count that is too large names the largest smaller board that is not.
//
// For example the question 3x3 gives the value 12675, and its text "legal positions: 12675".
#include "answers/numbers/number_answers.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/asked/other_command.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "enumerate/numbers/border_count.h"
#include "enumerate/numbers/games.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {
namespace {

Shown Begin(const PlayoutsQuestion& asked) {
  Shown shown = Shown::Result("playouts");
  return shown.Set("board", asked.size.ToString())
      .Set("ko", asked.superko ? "psk" : "basic")
      .Set("seed", std::to_string(asked.seed));
}

// In millions per second.
double Rate(uint64_t number, double seconds) {
  return static_cast<double>(number) / std::max(seconds, 1e-9) / 1e6;
}

std::string SmallerBoard(const CountQuestion& question) {
  const auto sides = LargestThatFits(question.cols, question.rows, [&](int cols, int rows) {
    return enumerate::BorderCountMemory(cols, rows) <= static_cast<double>(question.memory);
  });
  if (!sides.has_value()) return "";
  return absl::StrCat("; a smaller board: hotstone count --board ", sides->first, "x",
                      sides->second);
}

// Counting games takes seconds on four points. Under nssk there are more situations, so on three.
std::string SmallerGames(const CountQuestion& question) {
  const int most = question.games_under->cycle.Only() == spec::Cycle::kNssk ? 3 : 4;
  const auto sides = LargestThatFits(question.cols, question.rows,
                                     [most](int cols, int rows) { return cols * rows <= most; });
  if (!sides.has_value()) return "";
  return absl::StrCat("; a smaller board: hotstone count --board ", sides->first, "x",
                      sides->second, " --quantity games --rules ",
                      spec::RuleSetName(*question.games_under));
}

absl::StatusOr<enumerate::GameCount> CountGames(const CountQuestion& question, Progress* progress) {
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(question.cols, question.rows));
  enumerate::GameCountOptions options;
  options.memory_limit_bytes = question.memory;
  options.progress = progress;
  return enumerate::CountGames(grid, *question.games_under, options);
}

}  // namespace

absl::StatusOr<CountAnswer> AskCount(const CountQuestion& question, Progress* progress) {
  const auto& [cols, rows, games_under, memory] = question;
  CountAnswer answer{question};
  const auto began = std::chrono::steady_clock::now();
  if (games_under.has_value()) {
    const auto count = CountGames(question, progress);
    if (absl::IsResourceExhausted(count.status()) || absl::IsInvalidArgument(count.status())) {
      return absl::Status(count.status().code(), absl::StrCat(std::string(count.status().message()),
                                                              SmallerGames(question)));
    }
    RETURN_IF_ERROR(count.status());
    answer.value = std::to_string(count->value);
    answer.states = count->states;
  } else {
    enumerate::BorderCountOptions options;
    options.memory_limit_bytes = memory;
    options.progress = progress;
    const auto count = enumerate::CountLegalPositions(cols, rows, options);
    if (absl::IsResourceExhausted(count.status())) {
      return absl::ResourceExhaustedError(
          absl::StrCat(count.status().message(), SmallerBoard(question)));
    }
    RETURN_IF_ERROR(count.status());
    answer.value = enumerate::ToDecimal(count->value);
    answer.states = count->states;
  }
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

absl::StatusOr<CountQuestion> ParseCounted(const std::string& text) {
  CountQuestion sides;
  const char* const end = text.data() + text.size();
  const auto [x, cols_error] = std::from_chars(text.data(), end, sides.cols);
  if (cols_error == std::errc() && x != end && *x == 'x') {
    const auto [rest, rows_error] = std::from_chars(x + 1, end, sides.rows);
    if (rows_error == std::errc() && rest == end && sides.cols >= 1 && sides.rows >= 1 &&
        sides.cols <= enumerate::kMaxBorderLength && sides.rows <= enumerate::kMaxBorderLength) {
      return sides;
    }
  }
  return absl::InvalidArgumentError(
      absl::StrCat("board \"", text, "\" is not COLSxROWS with sides from 1 to ",
                   enumerate::kMaxBorderLength, ", for example 9x9 or 1x100"));
}

absl::StatusOr<PerftAnswer> AskPerft(const PerftQuestion& question, Progress* progress) {
  const spec::BoardSize& size = question.position.size();
  RETURN_IF_ERROR(spec::RulesInReach(question.rules, size));
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
      .Say("rate", Rate(found.count, seconds))
      .Say("first", asked.first)
      .Say("last", asked.last)
      .Line("{first?board: {board}}")
      .Line("{first?rules: {rules}}")
      .Line("{divide}")
      .Line("depth {depth}: {value}")
      .Line("{last?({seconds:.2} s, {rate:.1} million a second)}");
}

Shown Describe(const PlayoutsAnswer& answer) {
  const auto& [asked, games, totals, seconds] = answer;
  const auto finished =
      static_cast<double>(std::max<uint64_t>(totals.games - totals.unfinished, 1));
  const auto a_game = [&](uint64_t number) { return static_cast<double>(number) / finished; };
  const auto percent = [&](uint64_t part) { return 100 * static_cast<double>(part) / finished; };
  Shown shown = Begin(asked);
  return shown.Set("games", totals.games)
      .Set("unfinished", totals.unfinished)
      .Set("plays", totals.plays)
      .Set("black_wins", totals.black_wins)
      .Set("white_wins", totals.white_wins)
      .Set("draws", totals.Draws())
      .Set("black_area", totals.black_area)
      .Set("white_area", totals.white_area)
      .Set("complete", totals.games == games)
      .Set("seconds", seconds)
      .Say("asked", games)
      .Say("attempts", enumerate::kPlayoutWords)
      .Say("plays_a_game", static_cast<double>(totals.plays) / static_cast<double>(totals.games))
      .Say("black_percent", percent(totals.black_wins))
      .Say("white_percent", percent(totals.white_wins))
      .Say("draw_percent", percent(totals.Draws()))
      .Say("black_mean", a_game(totals.black_area))
      .Say("white_mean", a_game(totals.white_area))
      .Say("rate", Rate(totals.plays, seconds))
      .Line("board: {board}")
      .Line("ko: {ko}")
      .Line("seed: {seed}")
      .Line(
          "games: {games}{complete! of {asked}, stopped}{unfinished?, {} of them abandoned after "
          "{attempts} attempts to move and left out of the results below}")
      .Line("plays: {plays} ({plays_a_game:.2} a game)")
      .Line("Black wins: {black_wins} ({black_percent:.2}%)")
      .Line("White wins: {white_wins} ({white_percent:.2}%)")
      .Line("draws: {draws} ({draw_percent:.2}%)")
      .Line("mean area: Black {black_mean:.3}, White {white_mean:.3}")
      .Line("({seconds:.2} s, {rate:.1} million plays a second)");
}

Shown Describe(const PlayoutGame& game) {
  std::vector<std::string> moves;
  std::vector<std::string> with_colours;
  for (const int move : game.played.moves) {
    const bool black = moves.size() % 2 == 0;
    moves.push_back(move == enumerate::kNoPoint ? "pass"
                                                : spec::PointName(game.asked.size.At(move)));
    with_colours.push_back(absl::StrCat(black ? "B " : "W ", moves.back()));
  }
  Shown shown = Begin(game.asked);
  return shown.Set("game", std::to_string(game.number))
      .Set("moves", moves)
      .Set("unfinished", game.played.end.unfinished)
      .Say("with_colours", with_colours)
      .Line("{with_colours}{unfinished? (abandoned)}");
}

}  // namespace hotstone::answers
