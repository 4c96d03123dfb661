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
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/cycles/cycle_files.h"
#include "answers/cycles/cycle_report.h"
#include "answers/runs/terminal_progress.h"
#include "answers/verdicts/witness_files.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "cli/cycles/cycle_smallest_report.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "enumerate/cycles/cycle_smallest.h"
#include "solver/cycles/cycle_classes.h"
#include "solver/cycles/cycle_model_check.h"

namespace hotstone::cli {
namespace {

using enumerate::CycleType;

constexpr int kMaxBoardPoints = 20;
constexpr int kDefaultLength = 6;
constexpr int kDefaultLimit = 10;
constexpr size_t kMaxRows = 60;
constexpr const char* kByModels = "model-checking";

struct CyclesOptions {
  std::string board;
  std::string rules;
  std::string type;
  std::string out;
  std::string by = "walking";
  int max_length = 0;  // 0: not given
  int max_points = 0;  // 0: not given
  int64_t limit = -1;  // -1: not given
  bool smallest = false;
  bool entries = false;
  bool json = false;
};

std::string TypeNames() {
  std::vector<std::string> names;
  for (const auto& entry : enumerate::KnownCycleTypes()) names.emplace_back(entry.name);
  return absl::StrJoin(names, ", ");
}

absl::StatusOr<std::optional<CycleType>> ReadType(const std::string& name) {
  if (name.empty()) return std::optional<CycleType>();
  const auto type = enumerate::CycleTypeFromName(name);
  if (type.has_value()) return std::optional(*type);
  return absl::InvalidArgumentError(
      absl::StrCat("--type \"", name, "\" is not a known type; known types: ", TypeNames()));
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

// Classes grouped by type and signature: the rows of the table, and the classes of each.
struct Sorted {
  std::vector<answers::CycleRow> rows;
  std::vector<std::vector<size_t>> members;
};

Sorted SortByRow(const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
                 const std::vector<enumerate::CycleClass>& classes) {
  using Key = std::tuple<int, int, std::string>;
  std::map<Key, std::vector<size_t>> by_key;
  std::map<Key, answers::CycleRow> rows;
  for (size_t i = 0; i < classes.size(); ++i) {
    const answers::DescribedCycle cycle = answers::Describe(grid, rules, classes[i]);
    const int order =
        cycle.type.has_value() ? static_cast<int>(*cycle.type) : std::numeric_limits<int>::max();
    const Key key{classes[i].length, order, cycle.signature};
    answers::CycleRow& row = rows[key];
    row.length = classes[i].length;
    row.type = cycle.type;
    row.signature = cycle.signature;
    ++row.classes;
    row.cycles += static_cast<uint64_t>(classes[i].members);
    by_key[key].push_back(i);
  }
  Sorted sorted;
  for (auto& [key, row] : rows) {
    sorted.rows.push_back(row);
    sorted.members.push_back(std::move(by_key[key]));
  }
  return sorted;
}

// The first of each row, then the second of each, and so on; in row order.
std::vector<size_t> Selection(const Sorted& sorted, size_t limit) {
  std::vector<size_t> chosen;
  for (size_t turn = 0;; ++turn) {
    bool any = false;
    for (const auto& members : sorted.members) {
      if (turn >= members.size()) continue;
      any = true;
      if (chosen.size() >= limit) return chosen;
      chosen.push_back(members[turn]);
    }
    if (!any) return chosen;
  }
}

formats::JsonLine SummaryJson(const spec::BoardSize& size, const spec::RuleSet& rules,
                              const CyclesOptions& options, const enumerate::CycleList& list,
                              const Sorted& sorted, uint64_t cycles) {
  std::vector<formats::JsonLine> rows;
  for (const answers::CycleRow& row : sorted.rows) {
    formats::JsonLine line;
    line.Set("length", row.length);
    if (row.type.has_value()) {
      line.Set("type", enumerate::CycleTypeName(*row.type));
    } else {
      line.SetNull("type");
    }
    line.Set("signature", row.signature).Set("classes", row.classes).Set("cycles", row.cycles);
    rows.push_back(std::move(line));
  }
  formats::JsonLine summary;
  summary.Set("schema", "hotstone.result/1")
      .Set("command", "cycles")
      .Set("board", size.ToString())
      .Set("rules", spec::RuleSetName(rules))
      .Set("max_length", options.max_length);
  if (!options.type.empty()) summary.Set("only_type", options.type);
  summary.Set("complete", list.complete)
      .Set("classes", static_cast<uint64_t>(list.classes.size()))
      .Set("cycles", cycles)
      .Set("kinds", rows)
      .Set("version", kVersion);
  return summary;
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
  ASSIGN_OR_RETURN(auto classes, solver::AsCycleClasses(grid, finite, models.classes));
  enumerate::CycleList list;
  list.classes = std::move(classes);
  list.complete = models.complete;
  return list;
}

int ListCycles(const CyclesOptions& options) {
  const auto type = ReadType(options.type);
  if (!type.ok()) return ReportError(type.status());
  if (options.by == kByModels && type->has_value()) {
    return ReportError(
        absl::InvalidArgumentError("--by model-checking finds all cycles; omit --type"));
  }
  const auto size = ReadBoard(options.board);
  if (!size.ok()) return ReportError(size.status());
  const auto rules = ReadRules(options.rules.empty() ? "basic-only,hot=none" : options.rules);
  if (!rules.ok()) return ReportError(rules.status());
  const auto finite = enumerate::FiniteRules::From(*rules);
  if (!finite.ok()) return ReportError(finite.status());
  const auto grid = enumerate::Grid::Create(size->cols(), size->rows());
  if (!grid.ok()) return ReportError(grid.status());
  const auto index = enumerate::LegalIndex::Create(*grid);
  if (!index.ok()) return ReportError(index.status());
  if (!options.out.empty()) {
    if (const auto status = answers::PrepareWitnessFolder(options.out); !status.ok())
      return ReportError(status);
  }

  answers::TerminalProgress progress;
  enumerate::CycleSearchOptions search;
  search.max_length = options.max_length;
  search.progress = &progress;
  const auto list = options.by == kByModels ? CyclesByModels(*size, *rules, *grid, *finite, search)
                    : type->has_value()
                        ? enumerate::FindCyclesOfType(*grid, *index, *finite, **type, search)
                        : enumerate::FindCycles(*grid, *index, *finite, search);
  progress.Clear();
  if (!list.ok()) return ReportError(list.status());

  const Sorted sorted = SortByRow(*grid, *finite, list->classes);
  uint64_t cycles = 0;
  for (const answers::CycleRow& row : sorted.rows) cycles += row.cycles;
  const auto described = [&](size_t i) {
    answers::DescribedCycle cycle = answers::Describe(*grid, *finite, list->classes[i]);
    cycle.number = static_cast<int>(i) + 1;
    return cycle;
  };
  const size_t all = list->classes.size();
  if (options.json) {
    std::cout << SummaryJson(*size, *rules, options, *list, sorted, cycles).ToString() << "\n";
    const size_t limit =
        options.limit < 0 ? all : std::min(all, static_cast<size_t>(options.limit));
    for (size_t i = 0; i < limit && std::cout && !answers::TerminalProgress::Interrupted(); ++i) {
      std::cout << answers::CycleJson(described(i), *size, *rules).ToString() << "\n";
    }
  } else {
    std::cout << "board: " << size->ToString() << "\nrules: " << spec::RuleSetName(*rules) << "\n"
              << (options.type.empty() ? "cycles" : options.type) << " of up to "
              << options.max_length << " plies: " << answers::Counted(all, "class", "classes")
              << ", " << answers::Counted(cycles, "cycle", "cycles")
              << (list->complete ? "" : " so far; the search was stopped") << "\n";
    if (all > 0) std::cout << "\n" << answers::RowsText(sorted.rows, kMaxRows);
    const size_t limit = options.limit < 0 ? kDefaultLimit : static_cast<size_t>(options.limit);
    const std::vector<size_t> chosen = Selection(sorted, limit);
    for (const size_t i : chosen) {
      if (!std::cout || answers::TerminalProgress::Interrupted()) break;
      std::cout << "\n" << answers::CycleText(described(i), *size, *rules, options.entries);
    }
    if (chosen.size() < all) {
      std::cout << "\n"
                << all - chosen.size() << " of " << all
                << " classes are not shown; the first of each row precedes its second. --limit "
                << all << " shows all.\n";
    }
  }
  if (!options.out.empty()) {
    std::vector<answers::DescribedCycle> records;
    for (size_t i = 0; i < all; ++i) records.push_back(described(i));
    const auto path = answers::WriteCycleRecords(options.out, *size, *rules, records);
    if (!path.ok()) return ReportError(path.status());
    if (!options.json) std::cout << "\nwritten: " << *path << "\n";
  }
  if (list->complete && !answers::TerminalProgress::Interrupted()) return kExitOk;
  return ReportError(
      answers::TerminalProgress::Interrupted()
          ? absl::CancelledError("cycles: interrupted; the answer is incomplete")
          : absl::ResourceExhaustedError(
                absl::StrCat("cycles: stopped at ", search.max_classes,
                             " classes; a smaller --max-length or a --type reduces their number")));
}

int Smallest(const CyclesOptions& options) {
  if (!options.board.empty() || options.max_length != 0 || !options.out.empty() ||
      options.entries || options.by == kByModels) {
    return ReportError(
        absl::InvalidArgumentError("--smallest chooses the boards itself; omit --board, "
                                   "--max-length, --out, --entries and --by"));
  }
  const auto type = ReadType(options.type);
  if (!type.ok()) return ReportError(type.status());
  const int max_points = options.max_points == 0 ? kDefaultSmallestPoints : options.max_points;
  if (!options.rules.empty()) {
    const auto rules = ReadRules(options.rules);
    if (!rules.ok()) return ReportError(rules.status());
  }
  return ReportSmallest(*type, options.rules, max_points, options.json);
}

int Cycles(CyclesOptions options) {
  if (options.smallest) return Smallest(options);
  if (options.max_points != 0) {
    return ReportError(absl::InvalidArgumentError("--max-points requires --smallest"));
  }
  if (options.max_length == 0) options.max_length = kDefaultLength;
  return ListCycles(options);
}

}  // namespace

void AddCyclesCommand(Command& app, int& exit_code) {
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
                    absl::StrCat("only cycles of this type: ", TypeNames()));
  command
      .AddOption(
          "--limit", &options->limit,
          absl::StrCat("how many to describe; default: ", kDefaultLimit, "; with --json: all"))
      .Range(int64_t{0}, int64_t{1'000'000'000});
  command.AddFlag("--entries", &options->entries,
                  "also show what the readings forbid, for every ply of entry");
  command.AddOption(
      "--out", &options->out,
      "write all cycles as one SGF collection to this folder; an older one is replaced");
  command.AddFlag("--smallest", &options->smallest,
                  "instead find the smallest board on which each known type (or --type) occurs");
  command
      .AddOption("--max-points", &options->max_points,
                 absl::StrCat("with --smallest: limit on the points of a board; default: ",
                              kDefaultSmallestPoints))
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
      "  hotstone cycles --board 5x2 --max-length 8 --type round-robin-ko --out cycles\n"
      "  hotstone cycles --smallest\n"
      "  hotstone cycles --smallest --type triple-ko --max-points 16");
  command.OnRun([options, &exit_code] { exit_code = Cycles(*options); });
}

}  // namespace hotstone::cli
