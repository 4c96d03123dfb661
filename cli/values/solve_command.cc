// hotstone solve: a solution of a board, or of a position, as a file that hotstone-certify checks.
//
// Solve reads what is to be forced and by whom. What can be forced is known from a stored table, or from the
// intervals of the whole board, which are found first; if it is less than asked for the command ends there. Then
// the solution is extracted (search/solution/), checked as hotstone-certify checks it, and written. The rule set
// of the table is a guide only: the solution holds under every rule of repetition, as its kind says.
//
// For example hotstone solve --board 3x3 --at-least 9 --out 3x3.cert writes a solution of one position: Black
// plays in the centre, and whatever White answers Black takes the board.
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/bytes_text.h"
#include "base/version.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_check.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "cli/terminal/terminal_progress.h"
#include "cli/values/table_oracle.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "formats/json_line.h"
#include "search/solution/solution_search.h"
#include "tables/table_reader.h"

namespace hotstone::cli {
namespace {

using certify::GoodUnder;
using certify::SolutionHeader;

struct SolveOptions {
  std::string board;
  std::string position;
  std::string to_move = "B";
  std::string side = "B";
  int at_least = 0;
  std::string rules = "basic-ko";
  bool every_end = false;
  std::string table;
  std::string out;
  std::string memory;
  uint64_t most = 50'000'000;
  bool json = false;
};

// Whoever knows the values, with what it must keep.
struct Guide {
  std::unique_ptr<const enumerate::IntervalTable> intervals;
  std::unique_ptr<tables::Table> table;
  std::unique_ptr<search::SolutionOracle> oracle;
  const TableOracle* from_file = nullptr;
};

absl::StatusOr<SolutionHeader> ReadHeader(const SolveOptions& options) {
  const auto position = BoardOrPosition(options.board, options.position, "solve");
  if (!position.ok()) return position.status();
  const int points = position->size().points();
  if (options.at_least <= -points || options.at_least > points) {
    return absl::InvalidArgumentError(absl::StrCat("--at-least ", options.at_least, " is not from ",
                                                   1 - points, " to ", points, ", the area differences of ",
                                                   position->size().ToString()));
  }
  return SolutionHeader{.side = options.side == "B" ? spec::Color::kBlack : spec::Color::kWhite,
                        .at_least = options.at_least,
                        .rules = options.rules == "any"        ? GoodUnder::kAny
                                 : options.rules == "basic-ko" ? GoodUnder::kBasicKo
                                                               : GoodUnder::kAnyWithBasicKo,
                        .settled_board = !options.every_end,
                        .start = *position,
                        .to_move = options.to_move == "B" ? spec::Color::kBlack : spec::Color::kWhite};
}

absl::StatusOr<Guide> FindGuide(const SolveOptions& options, const SolutionHeader& header,
                                Progress* progress) {
  Guide guide;
  const spec::BoardSize& size = header.start.size();
  const int side = header.side == spec::Color::kBlack ? 0 : 1;
  const auto memory = MemoryLimit(options.memory);
  if (!memory.ok()) return memory.status();
  if (!options.table.empty()) {
    auto table = tables::Table::Open(options.table);
    if (!table.ok()) return table.status();
    guide.table = *std::move(table);
    if (guide.table->size() != size || !guide.table->manifest().measure) {
      return absl::InvalidArgumentError(
          absl::StrCat(options.table, ": a table of ", size.ToString(), " with the measure is needed"));
    }
    auto oracle = std::make_unique<TableOracle>(*guide.table, side, header.at_least, *memory / 2);
    guide.from_file = oracle.get();
    guide.oracle = std::move(oracle);
    return guide;
  }
  const auto rules = spec::ParseRuleSet("basic-only");
  const auto finite = rules.ok() ? enumerate::FiniteRules::From(*rules) : rules.status();
  if (!finite.ok()) return finite.status();
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return grid.status();
  const enumerate::IntervalOptions solve{1, true};
  const uint64_t needed = enumerate::IntervalBytes(*grid, solve);
  if (needed > *memory) {
    return absl::ResourceExhaustedError(
        absl::StrCat("solve: the intervals of ", size.ToString(), " need about ", BytesText(needed),
                     ", --memory is ", BytesText(*memory), "; a stored table (--table) needs less"));
  }
  auto intervals = enumerate::IntervalTable::Solve(*grid, *finite, solve, progress);
  if (!intervals.ok()) return intervals.status();
  guide.intervals = std::make_unique<const enumerate::IntervalTable>(*std::move(intervals));
  guide.oracle =
      std::make_unique<search::IntervalOracle>(*guide.intervals, size.points(), side, header.at_least);
  return guide;
}

std::string Goal(const SolutionHeader& header) {
  return absl::StrCat(header.side == spec::Color::kBlack ? "Black" : "White", " at least ", header.at_least,
                      " from ", absl::StrJoin(header.start.ToRows(), "/"), ", ",
                      header.to_move == spec::Color::kBlack ? "Black" : "White", " to move");
}

int Fails(const SolutionHeader& header, bool json) {
  if (json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "solve")
        .Set("board", header.start.size().ToString())
        .Set("verdict", "fails")
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << Goal(header) << ": cannot be forced where endless play counts for the other side\n";
  }
  return kExitFails;
}

int Report(const SolveOptions& options, const SolutionHeader& header, const search::SolutionFound& found,
           const certify::SolutionChecked& checked, double seconds) {
  const uint64_t bytes = certify::SolutionHeaderText(header, found.entries.size()).size() +
                         found.entries.size() * certify::kSolutionRecord;
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "solve")
        .Set("board", header.start.size().ToString())
        .Set("verdict", "holds")
        .Set("side", options.side)
        .Set("at_least", header.at_least)
        .Set("rows", header.start.ToRows())
        .Set("to_move", options.to_move)
        .Set("good_under", options.rules)
        .Set("entries", checked.situations)
        .Set("answers", checked.transitions)
        .Set("settled", checked.settled)
        .Set("ends", checked.ends)
        .Set("highest_rank", checked.highest_rank)
        .Set("bytes", bytes)
        .Set("file", options.out)
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  std::cout << "solution: " << options.out << ", " << BytesText(bytes) << "\n"
            << checked.claim << "\n"
            << "entries: " << checked.situations << " of " << found.seen
            << " positions looked at, ranks up to " << checked.highest_rank << "\n"
            << "answers: " << checked.transitions << "; moves to a settled board: " << checked.settled
            << ", entries that pass: " << checked.ends << "\n"
            << absl::StrFormat("(%.2f s)\n", seconds);
  return kExitOk;
}

int Solve(const SolveOptions& options) {
  const auto began = std::chrono::steady_clock::now();
  const auto header = ReadHeader(options);
  if (!header.ok()) return ReportError(header.status());
  TerminalProgress progress(std::chrono::seconds(30));
  const auto guide = FindGuide(options, *header, &progress);
  if (!guide.ok()) {
    progress.Clear();
    return ReportError(guide.status());
  }
  const int to_move = header->to_move == spec::Color::kBlack ? 0 : 1;
  const enumerate::Stones start = enumerate::FromSpec(header->start);
  const bool forced = guide->oracle->Distance({start.own, start.opp, to_move, 0, 0}).has_value();
  if (guide->from_file != nullptr && !guide->from_file->status().ok())
    return ReportError(guide->from_file->status());
  if (!forced) {
    progress.Clear();
    return Fails(*header, options.json);
  }
  const auto found = search::FindSolution(*header, *guide->oracle, options.most, &progress);
  progress.Clear();
  if (guide->from_file != nullptr && !guide->from_file->status().ok())
    return ReportError(guide->from_file->status());
  if (absl::IsNotFound(found.status())) {
    return ReportError(absl::ResourceExhaustedError(absl::StrCat(
        "solve: ", Goal(*header), ": no strategy is left to try under --rules ", options.rules)));
  }
  if (!found.ok()) return ReportError(found.status());
  auto reader = certify::SolutionReader::Open(
      std::make_unique<std::istringstream>(certify::SolutionText(*header, found->entries)), options.out);
  if (!reader.ok()) return ReportError(reader.status());
  const auto checked = certify::CheckSolution(*reader);
  if (!checked.ok()) {
    return ReportError(absl::InternalError(
        absl::StrCat("a bug of ours: the solution is refused: ", std::string(checked.status().message()))));
  }
  if (const auto written = certify::WriteSolution(options.out, *header, found->entries); !written.ok()) {
    return ReportError(written);
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return Report(options, *header, *found, *checked, took.count());
}

}  // namespace

void AddSolveCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<SolveOptions>();
  Command& command =
      app.AddCommand("solve", "A solution: the moves of one side to a result, for hotstone-certify to check");
  command.AddOption("--board", &options->board, "COLSxROWS: its empty position");
  AddPositionOption(command, &options->position, "its position instead");
  AddToMoveOption(command, &options->to_move);
  command.AddOption("--side", &options->side, "Who forces it").OneOf({"B", "W"}).ShowDefault();
  command.AddOption("--at-least", &options->at_least, "The area difference for that side").Required();
  command
      .AddOption("--rules", &options->rules,
                 "Under which it is to be good: basic-ko alone, any rule of repetition, or any-with-basic-ko")
      .OneOf({"basic-ko", "any-with-basic-ko", "any"})
      .ShowDefault();
  command.AddFlag("--every-end", &options->every_end, "Follow settled boards to the end as well");
  command.AddOption("--table", &options->table, "A stored table of the board, to know the values from");
  command.AddOption("--out", &options->out, "The solution").Required().NotEmpty();
  command.AddOption("--most", &options->most, "Give up beyond so many positions").ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json, "One JSON object");
  command.SetFooter(
      "The file appears whole or not at all. Exit code 0: solved, 1: the side cannot force it, 3: not "
      "solved.\n"
      "Example: hotstone solve --board 3x3 --at-least 9 --out 3x3.cert; hotstone-certify 3x3.cert\n"
      "         hotstone solve --board 4x5 --at-least 20 --table 4x5.table --out 4x5.cert");
  command.OnRun([options, &exit_code] { exit_code = Solve(*options); });
}

}  // namespace hotstone::cli
