// hotstone perft: the number of legal move sequences of a given length.
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/numbers/number_answers.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct PerftOptions {
  std::string board;
  std::string position;
  std::string to_move = "B";
  std::string rules = "basic-only";
  int depth = 0;
  bool divide = false;
  bool json = false;
  int threads = 1;
};

// The starting position. --board is accepted with --position if it matches the position.
absl::StatusOr<spec::Position> StartPosition(const PerftOptions& options) {
  if (options.board.empty() || options.position.empty()) {
    return answers::BoardOrPosition(options.board, options.position, "perft");
  }
  const auto position = answers::ParsePosition(options.position);
  if (!position.ok()) return position.status();
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(options.board));
  if (size != position->size()) {
    return absl::InvalidArgumentError(absl::StrCat("--position has a board of ",
                                                   position->size().ToString(),
                                                   ", but --board says ", size.ToString()));
  }
  return position;
}

absl::StatusOr<int> RunPerft(const PerftOptions& options) {
  ASSIGN_OR_RETURN(const auto position, StartPosition(options));
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  answers::TerminalProgress progress;
  // In text each depth on the way is a line, printed at once; all together cost less than the last.
  const bool every = !options.json && !options.divide;
  const int least = every ? std::min(1, options.depth) : options.depth;
  for (int depth = least;; ++depth) {
    ASSIGN_OR_RETURN(
        const auto answer,
        answers::AskPerft({position, rules, options.to_move, !options.position.empty(), depth,
                           options.divide, options.threads, depth == least, depth == options.depth},
                          &progress));
    progress.Clear();
    const int exit_code = Show(Describe(answer), options.json);
    if (depth == options.depth) return exit_code;
    std::cout.flush();
  }
}

}  // namespace

void AddPerftCommand(Command& app) {
  Command& command = app.AddCommand("perft", "Count the legal move sequences of a given length");
  const auto options = std::make_shared<PerftOptions>();
  command.AddOption("--board", &options->board,
                    "COLSxROWS, up to 64 points; start from the empty board");
  AddPositionOption(command, &options->position, "start from this position instead");
  AddToMoveOption(command, &options->to_move);
  command.AddOption("--rules", &options->rules, "PRESET[,key=value...]; default: basic-only");
  // The search keeps a stack frame per ply; this many fit into the usual eight megabytes.
  command.AddOption("--depth", &options->depth, "number of plies; a pass is a ply")
      .Required()
      .Range(0, 1000);
  command.AddFlag("--divide", &options->divide, "also print the count for each first move");
  AddThreadsOption(command, &options->threads, "The counts do not depend on it");
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "A game that has ended has no further ply (docs/explanation/enumeration.md).\n"
      "Example:\n"
      "  hotstone perft --board 5x5 --rules basic-only,self_removal=none,end_passes=2 --depth 6\n"
      "  hotstone perft --position .XO./XO.O --to-move B --rules tromp-taylor --depth 5 --divide");
  command.OnRun([options] { return RunPerft(*options); });
}

}  // namespace hotstone::cli
