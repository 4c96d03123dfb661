// hotstone playouts: random games, hundreds at once.
#include <chrono>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/numbers/number_answers.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"

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

absl::StatusOr<int> RunPlayouts(const PlayoutsOptions& options, bool show) {
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(options.board));
  if (size.cols() > 5 || size.rows() > 5) {
    return absl::InvalidArgumentError(
        absl::StrCat("playouts supports boards of up to 5x5, not ", size.ToString()));
  }
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  const answers::PlayoutsQuestion asked{size, options.seed, options.superko};
  if (show) {
    return Show(
        Describe(answers::PlayoutGame{
            asked, options.show, PlayPlainly(grid, options.seed, options.show, options.superko)}),
        options.json);
  }
  if (options.games < 1 || options.games > kMostGames) {
    return absl::InvalidArgumentError(absl::StrCat("playouts needs --games, from 1 to ", kMostGames,
                                                   ", for example --games 1000000"));
  }

  answers::TerminalProgress progress;
  enumerate::PlayoutTotals totals;
  const auto began = std::chrono::steady_clock::now();
  const auto done = Playouts(grid, {options.games, options.seed, options.superko, options.threads},
                             &progress, nullptr, &totals);
  const double seconds = SecondsSince(began);
  progress.Clear();
  // The games played before an interruption are reported.
  if (done.ok() || totals.games > 0)
    Show(Describe(answers::PlayoutsAnswer{asked, options.games, totals, seconds}), options.json);
  RETURN_IF_ERROR(done.status());
  return kExitOk;
}

}  // namespace

void AddPlayoutsCommand(Command& app) {
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
  command.OnRun([options, &show] { return RunPlayouts(*options, show.Given()); });
}

}  // namespace hotstone::cli
