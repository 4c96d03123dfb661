// hotstone count: legal positions of a board, or games under superko.
#include <charconv>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "answers/asked/limits.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "enumerate/numbers/border_count.h"
#include "enumerate/numbers/games.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

constexpr char kLegalPositions[] = "legal_positions";
constexpr char kGames[] = "games";

struct CountOptions {
  std::string board;
  std::string quantity = kLegalPositions;
  std::string rules;
  std::string memory;
  bool json = false;
};

struct Sides {
  int cols = 0;
  int rows = 0;
};

struct Counted {
  std::string value;
  uint64_t states = 0;  // border states, or path vectors
};

// COLSxROWS. Allows longer sides than spec::BoardSize: a strip is counted, not played on.
absl::StatusOr<Sides> ParseSides(const std::string& text) {
  Sides sides;
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

absl::StatusOr<Counted> CountPositions(Sides sides, uint64_t memory,
                                       answers::TerminalProgress& progress) {
  enumerate::BorderCountOptions options;
  options.memory_limit_bytes = memory;
  options.progress = &progress;
  ASSIGN_OR_RETURN(const auto count,
                   enumerate::CountLegalPositions(sides.cols, sides.rows, options));
  return Counted{enumerate::ToDecimal(count.value), count.states};
}

absl::StatusOr<Counted> CountGames(Sides sides, const spec::RuleSet& rules, uint64_t memory,
                                   answers::TerminalProgress& progress) {
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(sides.cols, sides.rows));
  enumerate::GameCountOptions options;
  options.memory_limit_bytes = memory;
  options.progress = &progress;
  ASSIGN_OR_RETURN(const auto count, enumerate::CountGames(grid, rules, options));
  return Counted{std::to_string(count.value), count.states};
}

int Count(const CountOptions& options) {
  const bool games = options.quantity == kGames;
  if (!games && options.quantity != kLegalPositions) {
    return ReportError(absl::InvalidArgumentError(
        absl::StrCat("quantity \"", options.quantity,
                     "\" is unknown; known quantities: ", kLegalPositions, ", ", kGames)));
  }
  const auto sides = ParseSides(options.board);
  if (!sides.ok()) return ReportError(sides.status());
  const auto rules = spec::ParseRuleSet(options.rules.empty() ? "tromp-taylor" : options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  const auto memory = answers::MemoryLimit(options.memory);
  if (!memory.ok()) return ReportError(memory.status());

  answers::TerminalProgress progress;
  const auto began = std::chrono::steady_clock::now();
  const auto counted = games ? CountGames(*sides, *rules, *memory, progress)
                             : CountPositions(*sides, *memory, progress);
  const double seconds = SecondsSince(began);
  progress.Clear();
  if (!counted.ok()) return ReportError(counted.status());

  const std::string board = absl::StrCat(sides->cols, "x", sides->rows);
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", "count").Set("board", board);
    if (games) line.Set("rules", spec::RuleSetName(*rules));
    line.Set("quantity", options.quantity).Set("value", counted->value);
    line.Set("states", counted->states).Set("seconds", seconds).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  std::cout << "board: " << board << "\n";
  if (games) std::cout << "rules: " << spec::RuleSetName(*rules) << "\n";
  std::cout << (games ? "games" : "legal positions") << ": " << counted->value << "\n"
            << absl::StrFormat("(%d %s, %.2f s)\n", counted->states,
                               games ? "path vectors" : "border states", seconds);
  return kExitOk;
}

}  // namespace

void AddCountCommand(Command& app, int& exit_code) {
  Command& command =
      app.AddCommand("count", "Count the legal positions of a board, or the games under superko");
  const auto options = std::make_shared<CountOptions>();
  command
      .AddOption(
          "--board", &options->board,
          absl::StrCat("COLSxROWS; strips may be up to ", enumerate::kMaxBorderLength, " long"))
      .Required();
  command.AddOption("--quantity", &options->quantity, "legal_positions (default) or games");
  command.AddOption(
      "--rules", &options->rules,
      "for games: PRESET[,key=value...] with cycle psk, ssk or nssk; default: tromp-taylor. "
      "Legal positions are the same under all rules");
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "A position is legal if every chain has a liberty. A game is a sequence of board plays from "
      "the "
      "empty\n"
      "board; passes are unrestricted and not counted (docs/explanation/enumeration.md).\n"
      "Example:\n"
      "  hotstone count --board 9x9\n"
      "  hotstone count --board 2x2 --quantity games --rules aga-like --json");
  command.OnRun([options, &exit_code] { exit_code = Count(*options); });
}

}  // namespace hotstone::cli
