#include "answers/cycles/smallest_boards.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/cycles/cycle_answer.h"
#include "base/status_macros.h"
#include "enumerate/cycles/cycle_smallest.h"
#include "spec/board/position.h"

namespace hotstone::answers {
namespace {

using enumerate::CycleOnBoard;
using enumerate::CycleType;
using enumerate::SmallestBoards;

// The columns of the table.
constexpr const char* kColumns = "  {name:<25}  {rules:<20}  {fewest:<21}  {fewest_two_rows}";

struct Row {
  CycleType type;
  bool other_stones = false;
  spec::RuleSet rules;
  enumerate::FiniteRules finite;

  std::string Name() const {
    return absl::StrCat(std::string(enumerate::CycleTypeName(type)),
                        other_stones ? ", other stones" : "");
  }
};

std::vector<Shown> DescribeBoards(const Row& row, const std::vector<CycleOnBoard>& boards) {
  std::vector<Shown> all;
  for (const CycleOnBoard& on : boards) {
    const DescribedCycle cycle =
        CycleOf(*enumerate::Grid::Create(on.cols, on.rows), row.rules, {on.word, 0, 0});
    Shown shown;
    all.push_back(shown.Set("board", cycle.size.ToString())
                      .Set("rows", PositionAt(cycle, 0).ToRows())
                      .Set("to_move", spec::Letter(MovesFrom(cycle, 0)[0].player))
                      .Set("moves", MoveTexts(cycle))
                      .Set("signature", cycle.signature)
                      .Line("{board:<5}  {rows:/}  {moves}"));
  }
  return all;
}

Shown Describe(const Row& row, const SmallestBoards& found) {
  const auto names = [&](const std::vector<CycleOnBoard>& boards) {
    std::vector<std::string> all;
    for (const CycleOnBoard& on : boards) all.push_back(absl::StrCat(on.cols, "x", on.rows));
    if (all.empty()) all.push_back(absl::StrCat("none up to ", found.searched_points, " points"));
    return all;
  };
  const auto points = [](const CycleOnBoard& on) { return on.cols * on.rows; };
  const std::vector<Shown> two_rows = DescribeBoards(row, found.two_rows);
  const bool others =
      !found.any.empty() && !two_rows.empty() && points(found.any[0]) != points(found.two_rows[0]);
  Shown shown = Shown::Result("cycles");
  return shown.Set("quantity", "smallest_boards")
      .Set("type", enumerate::CycleTypeName(row.type))
      .Set("other_stones", row.other_stones)
      .Set("rules", spec::RuleSetName(row.rules))
      .Set("complete", found.complete)
      .Set("searched_points", found.searched_points)
      .Set("boards", DescribeBoards(row, found.any))
      .Set("boards_two_rows", two_rows)
      .Say("name", row.Name())
      .Say("fewest", names(found.any))
      .Say("fewest_two_rows", names(found.two_rows))
      .Say("larger", others ? two_rows : std::vector<Shown>())
      .Line(kColumns)
      .Line("    {boards}")
      .Line("    {larger}");
}

}  // namespace

absl::Status AskSmallest(const SmallestQuestion& question, TerminalProgress* progress,
                         const Tell& tell) {
  std::vector<Row> rows;
  for (const auto& entry : enumerate::KnownCycleTypes()) {
    if (question.type.has_value() && entry.type != *question.type) continue;
    const char* usual =
        entry.type == CycleType::kTakePassPass ? "basic-only" : "basic-only,hot=none";
    ASSIGN_OR_RETURN(const auto rules,
                     spec::ParseRuleSet(question.rules.empty() ? usual : question.rules));
    ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
    rows.push_back({entry.type, false, rules, finite});
    if (entry.type == CycleType::kSimpleKo) rows.push_back({entry.type, true, rules, finite});
  }
  Shown head;
  tell(
      head.Say("points", question.max_points)
          .Say("name", "type")
          .Say("rules", "rules")
          .Say("fewest", "fewest points")
          .Say("fewest_two_rows", "both sides >= 2")
          .Line("smallest boards with a cycle of each type, among boards of up to {points} points; "
                "a position and a cycle from it, Black to move")
          .Line(absl::StrCat("\n", kColumns)));
  for (const Row& row : rows) {
    enumerate::SmallestOptions options;
    options.max_points = question.max_points;
    options.with_other_stones = row.other_stones;
    options.progress = progress;
    const auto found = enumerate::FindSmallest(row.type, row.finite, options);
    progress->Clear();
    if (!found.ok()) return found.status();
    if (!found->complete) {
      return absl::CancelledError(absl::StrCat("cycles: interrupted at ", row.Name(), " after ",
                                               found->searched_points, " points"));
    }
    tell(Describe(row, *found));
  }
  return absl::OkStatus();
}

}  // namespace hotstone::answers
