// hotstone cycles: the short cycles of a board, or the smallest boards of the known types.
//
// For one board the cycles up to a length are searched, by walking or by model checking, counted by
// type and signature in a table, and then shown one by one with the answer of each reading of the
// cycle rules; --out writes a record and a case of each. With --smallest boards are searched by
// increasing number of points, and the first board with a cycle of each type is printed as soon as
// it is known. An interruption prints the results so far and exits with code 3.
//
// For example hotstone cycles --board 2x1 --rules basic-only,hot=none lists 5 classes of up to 6
// plies, which contain 14 cycles; the first is the simple ko B:B1 W:A1. With --smallest
// --max-points 2 the simple ko and taking with two passes are found on 2x1, while eternal life is
// reported to be on no board of up to 2 points.
#include <algorithm>
#include <iostream>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/cycles/cycle_answer.h"
#include "answers/cycles/cycle_files.h"
#include "answers/cycles/cycle_table.h"
#include "answers/cycles/smallest_boards.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "enumerate/cycles/cycle_smallest.h"
#include "enumerate/cycles/hanging_cycles.h"
#include "solver/cycles/cycle_classes.h"
#include "solver/cycles/cycle_model_check.h"
#include "spec/rules/rule_switches.h"
#include "spec/words/nearest_word.h"

namespace hotstone::cli {
namespace {

using enumerate::CycleType;

constexpr int kMaxBoardPoints = 20;
constexpr int kDefaultLength = 6;
constexpr int kDefaultLimit = 10;
constexpr const char* kByModels = "model-checking";

struct CyclesOptions {
  std::string board;
  std::string rules;
  std::string type;
  std::string out;
  std::string link;
  std::string by = "walking";
  int max_length = 0;  // 0: not given
  int max_points = 0;  // 0: not given
  int64_t limit = -1;  // -1: not given
  bool smallest = false;
  bool entries = false;
  bool hanging = false;
  bool json = false;
};

std::vector<std::string> TypeNames() {
  std::vector<std::string> names;
  for (const auto& entry : enumerate::KnownCycleTypes()) names.emplace_back(entry.name);
  return names;
}

absl::StatusOr<std::optional<CycleType>> ReadType(const std::string& name) {
  if (name.empty()) return std::optional<CycleType>();
  const auto type = enumerate::CycleTypeFromName(name);
  if (type.has_value()) return std::optional(*type);
  return absl::InvalidArgumentError(absl::StrCat(
      "--type \"", name, "\" is not a known type; known types: ", absl::StrJoin(TypeNames(), ", "),
      DidYouMean(name, TypeNames())));
}

absl::StatusOr<spec::RuleSet> ReadRules(const std::string& text) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(text));
  if (!rules.HasFiniteMemory()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--rules \"", text, "\": cycles exist only under rules without history; add cycle=none",
        rules.resume == spec::Resume::kFree ? "" : ",resume=free"));
  }
  return rules;
}

absl::StatusOr<spec::BoardSize> ReadBoard(const std::string& text) {
  if (text.empty()) {
    return absl::InvalidArgumentError(
        "cycles needs --board or --smallest, for example hotstone cycles --board 3x3 --max-length "
        "8");
  }
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(text));
  if (size.points() > kMaxBoardPoints) {
    return absl::InvalidArgumentError(absl::StrCat("board \"", text, "\" has ", size.points(),
                                                   " points; cycles searches boards of 1 to ",
                                                   kMaxBoardPoints));
  }
  return size;
}

// The same list, found as models of formulas. Reports progress like the search.
absl::StatusOr<enumerate::CycleList> CyclesByModels(const spec::BoardSize& size,
                                                    const spec::RuleSet& rules,
                                                    const enumerate::Grid& grid,
                                                    const enumerate::FiniteRules& finite,
                                                    const enumerate::CycleSearchOptions& search) {
  solver::CycleModelOptions options;
  options.max_length = search.max_length;
  options.max_classes = search.max_classes;
  options.progress = search.progress;
  ASSIGN_OR_RETURN(const auto models, solver::FindCyclesByModelChecking(size, rules, options));
  enumerate::CycleList list;
  ASSIGN_OR_RETURN(list.classes, solver::AsCycleClasses(grid, finite, models.classes));
  list.complete = models.complete;
  return list;
}

absl::StatusOr<int> ListCycles(const CyclesOptions& options) {
  ASSIGN_OR_RETURN(const auto type, ReadType(options.type));
  if (options.by == kByModels && type.has_value()) {
    return absl::InvalidArgumentError("--by model-checking finds all cycles; omit --type");
  }
  ASSIGN_OR_RETURN(const auto size, ReadBoard(options.board));
  ASSIGN_OR_RETURN(const auto rules,
                   ReadRules(options.rules.empty() ? "basic-only,hot=none" : options.rules));
  RETURN_IF_ERROR(spec::RulesInReach(rules, size));
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(const auto index, enumerate::LegalIndex::Create(grid));
  RETURN_IF_ERROR(PrepareFolder("--out", options.out));

  answers::TerminalProgress progress;
  enumerate::CycleSearchOptions search;
  search.max_length = options.max_length;
  search.progress = &progress;
  auto list = options.by == kByModels ? CyclesByModels(size, rules, grid, finite, search)
              : type.has_value() ? enumerate::FindCyclesOfType(grid, index, finite, *type, search)
                                 : enumerate::FindCycles(grid, index, finite, search);
  if (!list.ok()) return list.status();
  progress.Clear();
  answers::CycleTable table{
      size, rules, options.max_length, options.type, options.hanging, *std::move(list), {}};
  if (options.hanging) {
    ASSIGN_OR_RETURN(const auto fates, enumerate::FateTable::Solve(grid, finite, 1, &progress));
    enumerate::KeepHanging(fates, table.list);
    const auto judged = JudgeHanging(grid, fates, &progress, table);
    progress.Clear();
    if (!judged.ok()) table.judged.clear();  // interrupted: the list is shown all the same
  }
  SortByRow(grid, table);
  Show(Describe(table), options.json);
  const size_t all = table.list.classes.size();
  std::vector<size_t> chosen;
  if (options.json) {
    chosen.resize(options.limit < 0 ? all : std::min(all, static_cast<size_t>(options.limit)));
    std::iota(chosen.begin(), chosen.end(), size_t{0});
  } else {
    chosen =
        Selection(table, options.limit < 0 ? kDefaultLimit : static_cast<size_t>(options.limit));
  }
  for (const size_t i : chosen) {
    if (!std::cout || answers::TerminalProgress::Interrupted()) break;
    Show(Describe(answers::CycleOf(grid, rules, table.list.classes[i]), static_cast<int>(i) + 1,
                  options.json || options.entries, options.link),
         options.json);
  }
  if (!options.json && chosen.size() < all) {
    std::cout << "\n"
              << all - chosen.size() << " of " << all
              << " classes are not shown; the first of each row precedes its second. --limit "
              << all << " shows all.\n";
  }
  if (!options.out.empty()) {
    ASSIGN_OR_RETURN(const auto path, answers::WriteCycleRecords(options.out, grid, table));
    if (!options.json) std::cout << "\nwritten: " << path << "\n";
  }
  if (answers::TerminalProgress::Interrupted()) {
    return absl::CancelledError("cycles: interrupted; the answer is incomplete");
  }
  if (table.list.complete) return kExitOk;
  return absl::ResourceExhaustedError(
      absl::StrCat("cycles: stopped at ", search.max_classes,
                   " classes; a smaller --max-length or a --type reduces their number"));
}

absl::StatusOr<int> Smallest(const CyclesOptions& options) {
  if (!options.board.empty() || options.max_length != 0 || !options.out.empty() ||
      options.entries || options.hanging || options.by == kByModels) {
    return absl::InvalidArgumentError(
        "--smallest chooses the boards itself; omit --board, --max-length, --out, --entries, "
        "--hanging and --by");
  }
  ASSIGN_OR_RETURN(const auto type, ReadType(options.type));
  const int max_points =
      options.max_points == 0 ? answers::kDefaultSmallestPoints : options.max_points;
  if (!options.rules.empty()) {
    RETURN_IF_ERROR(ReadRules(options.rules).status());
  }
  answers::TerminalProgress progress;
  RETURN_IF_ERROR(
      answers::AskSmallest({type, options.rules, max_points}, &progress,
                           [&](const answers::Shown& one) { Show(one, options.json); }));
  return kExitOk;
}

absl::StatusOr<int> Cycles(CyclesOptions options) {
  if (options.smallest) return Smallest(options);
  if (options.max_points != 0) {
    return absl::InvalidArgumentError("--max-points requires --smallest");
  }
  if (options.max_length == 0) options.max_length = kDefaultLength;
  return ListCycles(options);
}

}  // namespace

void AddCyclesCommand(Command& app) {
  Command& command = app.AddCommand(
      "cycles",
      "Find the short cycles of a board, up to symmetry, or the smallest board of each known type");
  const auto options = std::make_shared<CyclesOptions>();
  command.AddOption("--board", &options->board,
                    absl::StrCat("COLSxROWS, up to ", kMaxBoardPoints, " points"));
  command
      .AddOption("--max-length", &options->max_length,
                 absl::StrCat("longest cycle in plies; default: ", kDefaultLength))
      .Range(2, enumerate::kMaxCycleLength);
  command.AddOption("--rules", &options->rules,
                    "PRESET[,key=value...] without history; default: basic-only,hot=none");
  command.AddOption("--type", &options->type,
                    absl::StrCat("only cycles of this type: ", absl::StrJoin(TypeNames(), ", ")));
  command
      .AddOption(
          "--limit", &options->limit,
          absl::StrCat("how many to describe; default: ", kDefaultLimit, "; with --json: all"))
      .Range(int64_t{0}, int64_t{1'000'000'000});
  command.AddFlag("--entries", &options->entries,
                  "also show what the readings forbid, for every ply of entry");
  command.AddFlag("--hanging", &options->hanging,
                  "only cycles that decide life and death: one stone hangs at every ply "
                  "(hotstone life)");
  command.AddOption(
      "--out", &options->out,
      "write all cycles as one SGF collection to this folder; an older one is replaced");
  AddLinkOption(command, &options->link);
  command.AddFlag("--smallest", &options->smallest,
                  "instead find the smallest board on which each known type (or --type) occurs");
  command
      .AddOption("--max-points", &options->max_points,
                 absl::StrCat("with --smallest: limit on the points of a board; default: ",
                              answers::kDefaultSmallestPoints))
      .Range(1, enumerate::kMaxSmallestPoints);
  command
      .AddOption("--by", &options->by,
                 "method: walking, or model-checking, which finds the same list independently, as "
                 "models of "
                 "formulas")
      .OneOf({"walking", kByModels});
  command.AddFlag("--json", &options->json,
                  "print one JSON object per line: a summary, then one for each class");
  AddProgressOption(command);
  command.SetFooter(
      "A cycle is a closed walk through the situations of a board that visits none of them twice\n"
      "(docs/explanation/cycles.md). Cycles that differ only by symmetry, exchange of colours and "
      "point "
      "of entry\n"
      "form a class, of which one is listed. The signature says what each ply removes: B1 captures "
      "one "
      "stone,\n"
      "Ws2 removes two of its own, Bp is a pass.\n"
      "Example:\n"
      "  hotstone cycles --board 3x3 --max-length 8\n"
      "  hotstone cycles --board 2x1 --rules basic-only --max-length 6 --entries\n"
      "  hotstone cycles --board 3x3 --max-length 8 --rules basic-only --hanging\n"
      "  hotstone cycles --board 5x2 --max-length 8 --type round-robin-ko --out cycles\n"
      "  hotstone cycles --smallest\n"
      "  hotstone cycles --smallest --type triple-ko --max-points 16");
  command.OnRun([options] { return Cycles(*options); });
}

}  // namespace hotstone::cli
