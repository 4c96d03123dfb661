// hotstone playouts: random games, hundreds at once.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "enumerate/lanes/playout_plain.h"
#include "enumerate/lanes/playouts.h"
#include "formats/json_line.h"
#include "spec/board/board.h"

namespace hotstone::cli {
namespace {

constexpr uint64_t kMostGames = 1'000'000'000'000'000;

struct PlayoutsOptions {
  std::string board;
  uint64_t games = 0;
  uint64_t seed = 1;
  uint64_t show = 0;
  bool superko = false;
  bool json = false;
  int threads = 1;
};

const char* KoRule(const PlayoutsOptions& options) { return options.superko ? "psk" : "basic"; }

void PrintJson(const enumerate::PlayoutTotals& totals, const spec::BoardSize& size,
               const PlayoutsOptions& options, double seconds) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "playouts").Set("board", size.ToString());
  line.Set("ko", KoRule(options)).Set("seed", std::to_string(options.seed));
  line.Set("games", totals.games).Set("unfinished", totals.unfinished).Set("plays", totals.plays);
  line.Set("black_wins", totals.black_wins)
      .Set("white_wins", totals.white_wins)
      .Set("draws", totals.Draws());
  line.Set("black_area", totals.black_area).Set("white_area", totals.white_area);
  line.Set("complete", totals.games == options.games);
  line.Set("seconds", seconds).Set("version", kVersion);
  std::cout << line.ToString() << "\n";
}

void PrintText(const enumerate::PlayoutTotals& totals, const spec::BoardSize& size,
               const PlayoutsOptions& options, double seconds) {
  const auto games = static_cast<double>(totals.games);
  const auto finished =
      static_cast<double>(std::max<uint64_t>(totals.games - totals.unfinished, 1));
  const auto share = [&](uint64_t part) {
    return absl::StrFormat("%d (%.2f%%)", part, 100 * static_cast<double>(part) / finished);
  };
  std::cout << "board: " << size.ToString() << "\nko: " << KoRule(options)
            << "\nseed: " << options.seed << "\ngames: " << totals.games;
  if (totals.games != options.games) std::cout << " of " << options.games << ", stopped";
  if (totals.unfinished > 0) {
    std::cout << ", " << totals.unfinished << " of them abandoned after "
              << enumerate::kPlayoutWords
              << " attempts to move and not included below the line about plays";
  }
  std::cout << absl::StrFormat("\nplays: %d (%.2f a game)\n", totals.plays,
                               static_cast<double>(totals.plays) / games)
            << "Black wins: " << share(totals.black_wins)
            << "\nWhite wins: " << share(totals.white_wins) << "\ndraws: " << share(totals.Draws())
            << absl::StrFormat(
                   "\nmean area: Black %.3f, White %.3f\n(%.2f s, %.1f million plays a second)\n",
                   static_cast<double>(totals.black_area) / finished,
                   static_cast<double>(totals.white_area) / finished, seconds,
                   static_cast<double>(totals.plays) / std::max(seconds, 1e-9) / 1e6);
}

// One game, move by move.
int ShowGame(const enumerate::Grid& grid, const spec::BoardSize& size,
             const PlayoutsOptions& options) {
  const enumerate::PlainPlayout game =
      PlayPlainly(grid, options.seed, options.show, options.superko);
  std::vector<std::string> moves;
  for (const int move : game.moves) {
    moves.push_back(move == enumerate::kNoPoint ? "pass" : spec::PointName(size.At(move)));
  }
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "playouts")
        .Set("board", size.ToString());
    line.Set("ko", KoRule(options)).Set("seed", std::to_string(options.seed));
    line.Set("game", std::to_string(options.show))
        .Set("moves", moves)
        .Set("unfinished", game.end.unfinished);
    line.Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  for (size_t i = 0; i < moves.size(); ++i)
    std::cout << (i == 0 ? "" : " ") << (i % 2 == 0 ? "B " : "W ") << moves[i];
  std::cout << (game.end.unfinished ? " (abandoned)\n" : "\n");
  return kExitOk;
}

int RunPlayouts(const PlayoutsOptions& options, bool show) {
  const auto size = spec::ParseBoardSize(options.board);
  if (!size.ok()) return ReportError(size.status());
  if (size->cols() > 5 || size->rows() > 5) {
    return ReportError(absl::InvalidArgumentError(
        absl::StrCat("playouts supports boards of up to 5x5, not ", size->ToString())));
  }
  const auto grid = enumerate::Grid::Create(size->cols(), size->rows());
  if (!grid.ok()) return ReportError(grid.status());
  if (show) return ShowGame(*grid, *size, options);
  if (options.games < 1 || options.games > kMostGames) {
    return ReportError(absl::InvalidArgumentError(absl::StrCat(
        "playouts needs --games, from 1 to ", kMostGames, ", for example --games 1000000")));
  }

  answers::TerminalProgress progress;
  enumerate::PlayoutTotals totals;
  const auto began = std::chrono::steady_clock::now();
  const auto done = Playouts(*grid, {options.games, options.seed, options.superko, options.threads},
                             &progress, nullptr, &totals);
  const double seconds = SecondsSince(began);
  progress.Clear();
  // The games played before an interruption are reported.
  if (done.ok() || totals.games > 0) {
    if (options.json) {
      PrintJson(totals, *size, options, seconds);
    } else {
      PrintText(totals, *size, options, seconds);
    }
  }
  return done.ok() ? kExitOk : ReportError(done.status());
}

}  // namespace

void AddPlayoutsCommand(Command& app, int& exit_code) {
  Command& command = app.AddCommand("playouts", "Play random games and count how they end");
  const auto options = std::make_shared<PlayoutsOptions>();
  command.AddOption("--board", &options->board, "COLSxROWS, up to 5x5").Required();
  Option& games = command.AddOption("--games", &options->games, "number of games, numbered from 0");
  command.AddOption("--seed", &options->seed, "seed; it and the number determine each game")
      .ShowDefault();
  command.AddFlag("--superko", &options->superko, "positional superko instead of basic ko");
  AddThreadsOption(command, &options->threads, "The results do not depend on it");
  Option& show = command.AddOption("--show", &options->show,
                                   "instead print the moves of the game with this number");
  show.Excludes(games);
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Plays are uniformly random among the legal plays that do not fill an own single-point eye;\n"
      "a player without such a play passes, two passes end the game, area is counted "
      "(docs/explanation/enumeration.md).\n"
      "Example:\n"
      "  hotstone playouts --board 5x5 --games 10000000 --seed 7\n"
      "  hotstone playouts --board 4x4 --games 1000000 --superko --json\n"
      "  hotstone playouts --board 5x5 --seed 7 --show 12");
  command.OnRun([options, &show, &exit_code] { exit_code = RunPlayouts(*options, show.Given()); });
}

}  // namespace hotstone::cli
