// hotstone value: the determinacy interval of a situation, with a line of play for each end.
//
// Value reads the situation, solves the intervals of the whole board, and prints the interval for Black.
// value_report.h finds it, with a line of play for each end. With --undetermined the positions whose two ends
// differ are listed, one of each class of symmetry. Rules with a memory have no intervals; their exact value
// is found, with nothing played before.
//
// For example hotstone value --board 2x1 says [-2, 2], undetermined, and shows why with the line B:A1 W:B1
// B:pass W:A1 (and so on without end): White takes the stone, Black passes, White takes both of his own off,
// and the board is empty again with Black to move.
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/asked/situation_words.h"
#include "answers/kos/ko_positions.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/board_picture.h"
#include "answers/values/value_report.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "cli/terminal/situation_options.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "formats/diagram.h"
#include "formats/json_line.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/situation.h"

namespace hotstone::cli {
namespace {

using enumerate::Interval;
using enumerate::IntervalTable;

struct ValueOptions {
  std::string board;
  std::string position;
  answers::Circumstances circumstances;
  std::string rules = "basic-only";
  std::string memory;
  std::string checkpoint;
  bool resume = false;
  int states = 0;
  int plies = 40;
  bool undetermined = false;
  bool json = false;
};

// The situation that the options describe.
absl::StatusOr<spec::Situation> ReadSituation(const ValueOptions& options, const spec::RuleSet& rules) {
  ASSIGN_OR_RETURN(const auto position, answers::BoardOrPosition(options.board, options.position, "value"));
  return answers::SituationFrom(position, options.circumstances, rules);
}

void PrintKoPositions(const spec::Position& position, spec::SettledBy settled) {
  for (const answers::ClassifiedKo& ko : answers::ClassifiedKos(position, settled)) {
    std::cout << answers::KoLine(ko) << "\n";
  }
}

// One line for each undetermined position up to symmetry, Black to move.
void ListUndetermined(const IntervalTable& table, const enumerate::LegalIndex& index,
                      const spec::BoardSize& size, const spec::RuleSet& rules, bool json) {
  uint64_t classes = 0;
  uint64_t positions = 0;
  table.ForEachUndetermined(index, [&](enumerate::Stones stones, Interval interval, int orbit) {
    ++classes;
    positions += static_cast<uint64_t>(orbit);
    const auto rows = ToSpec(stones, size).ToRows();
    if (!json) {
      std::cout << absl::StrJoin(rows, "/") << "  [" << interval.lo << ", " << interval.hi << "]  x" << orbit
                << "\n";
      return;
    }
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "value")
        .Set("board", size.ToString())
        .Set("rules", spec::RuleSetName(rules))
        .Set("rows", rows)
        .Set("to_move", "B")
        .Set("lo", interval.lo)
        .Set("hi", interval.hi)
        .Set("symmetric_positions", orbit)
        .Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  });
  if (!json) std::cout << positions << " undetermined positions, " << classes << " up to symmetry\n";
}

// Rule sets with a memory: the exact value if nothing came before.
int ValueWithHistory(const ValueOptions& options, const spec::RuleSet& rules) {
  const auto situation = ReadSituation(options, rules);
  if (!situation.ok()) return ReportError(situation.status());
  if (options.circumstances.passes > 0 || !situation->bans.empty() || options.undetermined) {
    return ReportError(absl::InvalidArgumentError(
        "--passes, --ban and --undetermined are for rule sets without history: under a rule with a memory a "
        "position has no interval, and the value is that of a game that begins with it"));
  }
  answers::TerminalProgress progress;
  const auto answer = answers::AskHistory(*situation, rules,
                                          {options.memory, options.checkpoint, options.resume,
                                           static_cast<uint64_t>(options.states), options.plies},
                                          &progress);
  progress.Clear();
  if (!answer.ok()) return ReportError(answer.status());
  const search::HistoryValue& found = answer->found;
  const int exit_code = found.exact() ? kExitOk : kExitUnknown;
  if (options.json) {
    std::cout << answers::HistoryJson(*situation, rules, *answer).ToString() << "\n";
    return exit_code;
  }
  std::cout << answers::BoardPicture(situation->position) << spec::ColorName(situation->to_move)
            << " to move, " << spec::RuleSetName(rules) << ", nothing played before\n";
  if (found.exact()) {
    std::cout << "value for Black: " << found.bounds.lo << " (" << found.states
              << " states with their histories)\n"
              << "a line in which both keep it: " << absl::StrJoin(answer->line, " ")
              << (found.line_ends ? " (end of the game)"
                                  : absl::StrCat(" (not shown beyond ", answer->line.size(), " plies)"))
              << "\n";
  } else {
    std::cout << "value for Black: between " << found.bounds.lo << " and " << found.bounds.hi
              << ", not known: " << found.limit << " (" << found.states << " states with their histories)\n";
  }
  PrintKoPositions(situation->position, rules.settled);
  return exit_code;
}

int Value(const ValueOptions& options) {
  const auto rules = spec::ParseRuleSet(options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  if (!rules->HasFiniteMemory()) return ValueWithHistory(options, *rules);
  if (!options.checkpoint.empty() || options.resume || options.states > 0) {
    return ReportError(absl::InvalidArgumentError(
        absl::StrCat("--checkpoint, --resume and --states are for rule sets with a memory, and ",
                     options.rules, " has none; hotstone table build keeps checkpoints of intervals")));
  }
  if (options.undetermined) {
    const absl::Status whole = answers::CheckNoCircumstances(options.circumstances, "--undetermined");
    if (!whole.ok()) return ReportError(whole);
    if (!options.position.empty()) {
      return ReportError(
          absl::InvalidArgumentError("--undetermined lists the positions of a whole board: --board 3x3, for "
                                     "example, and no --position"));
    }
  }
  const auto finite = enumerate::FiniteRules::From(*rules);
  if (!finite.ok()) {
    return ReportError(absl::Status(
        finite.status().code(),
        absl::StrCat("value under ", options.rules, ": ", std::string(finite.status().message()))));
  }
  const auto situation = ReadSituation(options, *rules);
  if (!situation.ok()) return ReportError(situation.status());
  const spec::BoardSize size = situation->position.size();
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  if (!grid.ok()) return ReportError(grid.status());
  const auto index = enumerate::LegalIndex::Create(*grid);
  if (!index.ok()) return ReportError(index.status());
  const auto memory = answers::MemoryLimit(options.memory);
  if (!memory.ok()) return ReportError(memory.status());
  // The lines need to know where progress is; the list of undetermined positions does not.
  answers::TerminalProgress progress;
  const auto table = answers::SolveBoard(size, *rules, *memory, !options.undetermined, &progress);
  progress.Clear();
  if (!table.ok()) return ReportError(table.status());

  if (options.undetermined) {
    ListUndetermined(*table, *index, size, *rules, options.json);
    return kExitOk;
  }
  const auto answer = answers::AskInterval(*table, *situation, *rules, options.plies);
  if (!answer.ok()) return ReportError(answer.status());
  if (options.json) {
    std::cout << answers::IntervalJson(*situation, *rules, *answer).ToString() << "\n";
    return kExitOk;
  }
  const Interval interval = answer->interval;
  formats::DiagramMarks marks;
  marks.banned.assign(situation->bans.begin(), situation->bans.end());
  std::cout << answers::BoardPicture(situation->position, marks) << spec::ColorName(situation->to_move)
            << " to move, " << spec::RuleSetName(*rules) << "\n"
            << "interval for Black: [" << interval.lo << ", " << interval.hi << "]"
            << (interval.lo == interval.hi ? ", determined"
                                           : ", undetermined: the rule about long cycles decides")
            << "\n";
  const auto print = [](const char* what, const answers::ValueLine& line) {
    std::cout << what << absl::StrJoin(line.moves, " ") << " (" << line.how_it_ends << ")\n";
  };
  if (interval.lo == interval.hi) {
    print("a line that keeps it: ", answer->line_lo);
  } else {
    print("if endless play counts for White: ", answer->line_lo);
    print("if endless play counts for Black: ", answer->line_hi);
  }
  PrintKoPositions(situation->position, rules->settled);
  return kExitOk;
}

}  // namespace

void AddValueCommand(Command& app, int& exit_code) {
  const auto options = std::make_shared<ValueOptions>();
  Command& command =
      app.AddCommand("value", "The interval [lo, hi] of a situation: what each side can force");
  command.AddOption("--board", &options->board, "COLSxROWS: its empty position");
  AddPositionOption(command, &options->position, "its situation instead");
  AddToMoveOption(command, &options->circumstances.to_move);
  AddPassesAndBanOptions(command, &options->circumstances);
  command
      .AddOption(
          "--rules", &options->rules,
          "A rule set; with a memory (superko, rules about cycles) boards of up to 9 points or so, without "
          "up to 16 or so")
      .ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddOption("--plies", &options->plies, "Plies of a line to show at most")
      .Range(1, 10000)
      .ShowDefault();
  command.AddFlag("--undetermined", &options->undetermined,
                  "List the undetermined positions of the board instead, one of each set of symmetric ones");
  command.AddOption("--checkpoint", &options->checkpoint,
                    "With a memory: a file that keeps the bounds proved so far");
  command.AddFlag("--resume", &options->resume, "With a memory: go on from --checkpoint");
  command
      .AddOption("--states", &options->states,
                 "With a memory: look at so many states at most, then say what is known; 0: no limit")
      .Range(0, 2000000000)
      .ShowDefault();
  command.AddFlag("--json", &options->json, "One JSON object, or one a position");
  AddProgressOption(command);
  command.SetFooter(
      "Example: hotstone value --board 4x3 --rules basic-only,self_removal=none,end_passes=2\n"
      "         hotstone value --position .X./XOX/... --to-move W\n"
      "         hotstone value --board 3x3 --undetermined\n"
      "         hotstone value --board 2x2 --rules tromp-taylor\n"
      "         hotstone value --board 3x2 --rules ing-1996");
  command.OnRun([options, &exit_code] { exit_code = Value(*options); });
}

}  // namespace hotstone::cli
