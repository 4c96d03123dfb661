// hotstone perft: the number of legal move sequences of a given length.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "enumerate/numbers/perft.h"
#include "enumerate/rules/spec_bridge.h"
#include "formats/json_line.h"
#include "spec/board/position.h"

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

std::string MoveText(const enumerate::PerftMove& move, const spec::BoardSize& size) {
  return move.point == enumerate::kNoPoint ? "pass" : spec::PointName(size.At(move.point));
}

void PrintJson(const enumerate::PerftResult& result, const spec::Position& position,
               const spec::RuleSet& rules, const PerftOptions& options, double seconds) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "perft")
      .Set("board", position.size().ToString());
  if (!options.position.empty())
    line.Set("rows", position.ToRows()).Set("to_move", options.to_move);
  line.Set("rules", spec::RuleSetName(rules)).Set("depth", options.depth);
  line.Set("value", std::to_string(result.count));
  if (options.divide) {
    formats::JsonLine divide;
    for (const enumerate::PerftMove& move : result.moves) {
      divide.Set(MoveText(move, position.size()), std::to_string(move.count));
    }
    line.Set("divide", divide);
  }
  line.Set("seconds", seconds).Set("version", kVersion);
  std::cout << line.ToString() << "\n";
}

int RunPerft(const PerftOptions& options) {
  const auto position = StartPosition(options);
  if (!position.ok()) return ReportError(position.status());
  const auto rules = spec::ParseRuleSet(options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  const auto grid = enumerate::Grid::Create(position->size().cols(), position->size().rows());
  if (!grid.ok()) return ReportError(grid.status());

  const enumerate::Stones stones = enumerate::FromSpec(*position);
  answers::TerminalProgress progress;
  const auto began = std::chrono::steady_clock::now();
  const auto result = Perft(*grid, *rules, {{stones.own, stones.opp}, options.to_move == "W"},
                            options.depth, &progress, {.threads = options.threads});
  const double seconds = SecondsSince(began);
  progress.Clear();
  if (!result.ok()) return ReportError(result.status());

  if (options.json) {
    PrintJson(*result, *position, *rules, options, seconds);
    return kExitOk;
  }
  std::cout << "board: " << position->size().ToString() << "\nrules: " << spec::RuleSetName(*rules)
            << "\n";
  if (options.divide) {
    for (const enumerate::PerftMove& move : result->moves) {
      std::cout << absl::StrFormat("%-4s  %d\n", MoveText(move, position->size()), move.count);
    }
  }
  std::cout << "depth " << options.depth << ": " << result->count << "\n"
            << absl::StrFormat("(%.2f s, %.1f million a second)\n", seconds,
                               static_cast<double>(result->count) / std::max(seconds, 1e-9) / 1e6);
  return kExitOk;
}

}  // namespace

void AddPerftCommand(Command& app, int& exit_code) {
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
  command.OnRun([options, &exit_code] { exit_code = RunPerft(*options); });
}

}  // namespace hotstone::cli
