#include "cli/cycles/cycle_smallest_report.h"

#include <iostream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/cycles/cycle_report.h"
#include "answers/runs/terminal_progress.h"
#include "base/version.h"
#include "cli/terminal/report.h"
#include "enumerate/cycles/cycle_smallest.h"
#include "spec/board/position.h"

namespace hotstone::cli {
namespace {

using enumerate::CycleOnBoard;
using enumerate::CycleType;
using enumerate::SmallestBoards;

struct Row {
  CycleType type;
  bool other_stones = false;
  spec::RuleSet rules;
  enumerate::FiniteRules finite;
  SmallestBoards found;

  std::string Name() const {
    return absl::StrCat(std::string(enumerate::CycleTypeName(type)),
                        other_stones ? ", other stones" : "");
  }
};

struct Shown {
  spec::BoardSize size;
  answers::DescribedCycle cycle;
};

Shown Show(const Row& row, const CycleOnBoard& on) {
  const auto grid = enumerate::Grid::Create(on.cols, on.rows);
  return {*spec::BoardSize::Create(on.cols, on.rows),
          answers::Describe(*grid, row.finite, {on.word, 0, 0})};
}

std::string BoardNames(const std::vector<CycleOnBoard>& boards) {
  return absl::StrJoin(boards, " ", [](std::string* out, const CycleOnBoard& on) {
    absl::StrAppend(out, on.cols, "x", on.rows);
  });
}

std::string BoardsText(const std::vector<CycleOnBoard>& boards, const SmallestBoards& found) {
  if (!boards.empty()) return BoardNames(boards);
  return absl::StrCat("none up to ", found.searched_points, " points");
}

// "X.OO, B:B1 W:C1 B:A1 W:D1"
std::string ExampleText(const Row& row, const CycleOnBoard& on) {
  const Shown shown = Show(row, on);
  return absl::StrCat(
      absl::StrJoin(answers::PositionAt(shown.cycle, shown.size, 0).ToRows(), "/"), "  ",
      absl::StrJoin(answers::MoveTexts(answers::MovesFrom(shown.cycle, shown.size, 0)), " "));
}

void PrintText(const Row& row) {
  std::cout << absl::StrFormat("  %-25s  %-20s  %-21s  %s\n", row.Name(),
                               spec::RuleSetName(row.rules), BoardsText(row.found.any, row.found),
                               BoardsText(row.found.two_rows, row.found));
  const auto print = [&](const std::vector<CycleOnBoard>& boards) {
    for (const CycleOnBoard& on : boards) {
      std::cout << absl::StrFormat("    %-5s  %s\n", absl::StrCat(on.cols, "x", on.rows),
                                   ExampleText(row, on));
    }
  };
  print(row.found.any);
  if (!row.found.any.empty() && !row.found.two_rows.empty() &&
      row.found.any[0].cols * row.found.any[0].rows !=
          row.found.two_rows[0].cols * row.found.two_rows[0].rows) {
    print(row.found.two_rows);
  }
}

void PrintJson(const Row& row) {
  const auto boards = [&](const std::vector<CycleOnBoard>& all) {
    std::vector<formats::JsonLine> lines;
    for (const CycleOnBoard& on : all) {
      const Shown shown = Show(row, on);
      const std::vector<spec::Move> moves = answers::MovesFrom(shown.cycle, shown.size, 0);
      formats::JsonLine line;
      line.Set("board", shown.size.ToString())
          .Set("rows", answers::PositionAt(shown.cycle, shown.size, 0).ToRows())
          .Set("to_move", spec::Letter(moves[0].player))
          .Set("moves", answers::MoveTexts(moves))
          .Set("signature", shown.cycle.signature);
      lines.push_back(std::move(line));
    }
    return lines;
  };
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "cycles")
      .Set("quantity", "smallest_boards")
      .Set("type", enumerate::CycleTypeName(row.type))
      .Set("other_stones", row.other_stones)
      .Set("rules", spec::RuleSetName(row.rules))
      .Set("complete", row.found.complete)
      .Set("searched_points", row.found.searched_points)
      .Set("boards", boards(row.found.any))
      .Set("boards_two_rows", boards(row.found.two_rows))
      .Set("version", kVersion);
  std::cout << line.ToString() << "\n";
}

}  // namespace

int ReportSmallest(std::optional<CycleType> only, const std::string& rules, int max_points,
                   bool json) {
  std::vector<Row> rows;
  for (const auto& entry : enumerate::KnownCycleTypes()) {
    if (only.has_value() && entry.type != *only) continue;
    const char* usual =
        entry.type == CycleType::kTakePassPass ? "basic-only" : "basic-only,hot=none";
    const auto rule_set = spec::ParseRuleSet(rules.empty() ? usual : rules);
    if (!rule_set.ok()) return ReportError(rule_set.status());
    const auto finite = enumerate::FiniteRules::From(*rule_set);
    if (!finite.ok()) return ReportError(finite.status());
    rows.push_back({entry.type, false, *rule_set, *finite, {}});
    if (entry.type == CycleType::kSimpleKo)
      rows.push_back({entry.type, true, *rule_set, *finite, {}});
  }
  if (!json) {
    std::cout << "smallest boards with a cycle of each type, among boards of up to " << max_points
              << " points; a position and a cycle from it, Black to move\n\n"
              << absl::StrFormat("  %-25s  %-20s  %-21s  %s\n", "type", "rules", "fewest points",
                                 "both sides >= 2");
  }
  answers::TerminalProgress progress;
  for (Row& row : rows) {
    enumerate::SmallestOptions options;
    options.max_points = max_points;
    options.with_other_stones = row.other_stones;
    options.progress = &progress;
    auto found = enumerate::FindSmallest(row.type, row.finite, options);
    progress.Clear();
    if (!found.ok()) return ReportError(found.status());
    row.found = *std::move(found);
    if (!row.found.complete) {
      return ReportError(absl::CancelledError(absl::StrCat(
          "cycles: interrupted at ", row.Name(), " after ", row.found.searched_points, " points")));
    }
    if (json) {
      PrintJson(row);
    } else {
      PrintText(row);
    }
    std::cout.flush();
  }
  return kExitOk;
}

}  // namespace hotstone::cli
