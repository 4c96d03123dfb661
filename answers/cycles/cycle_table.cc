#include "answers/cycles/cycle_table.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

#include "absl/strings/str_format.h"
#include "answers/cycles/cycle_answer.h"
#include "enumerate/cycles/hanging_cycles.h"

namespace hotstone::answers {
namespace {

constexpr size_t kMaxRows = 60;

}  // namespace

void SortByRow(const enumerate::Grid& grid, CycleTable& table) {
  std::map<std::tuple<int, int, std::string>, CycleRow> rows;
  for (size_t i = 0; i < table.list.classes.size(); ++i) {
    const enumerate::CycleClass& found = table.list.classes[i];
    const DescribedCycle cycle = CycleOf(grid, table.rules, found);
    const int order =
        cycle.type.has_value() ? static_cast<int>(*cycle.type) : std::numeric_limits<int>::max();
    CycleRow& row = rows[{found.length, order, cycle.signature}];
    row.length = found.length;
    row.type = cycle.type;
    row.signature = cycle.signature;
    row.classes.push_back(i);
    row.cycles += static_cast<uint64_t>(found.members);
  }
  for (auto& [key, row] : rows) table.rows.push_back(std::move(row));
}

absl::Status JudgeHanging(const enumerate::Grid& grid, const enumerate::FateTable& fates,
                          Progress* progress, CycleTable& table) {
  const std::vector<spec::RuleSet> rule_sets = RulesForHanging();
  for (const spec::RuleSet& rules : rule_sets)
    table.judged.push_back({.rules = spec::RuleSetName(rules)});
  const size_t all = table.list.classes.size();
  for (size_t i = 0; i < all; ++i) {
    if (!KeepGoing(progress, "hanging cycles under each preset", i, all))
      return absl::CancelledError("interrupted");
    const DescribedCycle cycle = CycleOf(grid, table.rules, table.list.classes[i]);
    const enumerate::BitBoard hanging = enumerate::HangingAround(fates, cycle.plies);
    for (size_t r = 0; r < rule_sets.size(); ++r)
      JudgeHanging(cycle, hanging, rule_sets[r], table.judged[r]);
  }
  return absl::OkStatus();
}

std::vector<size_t> Selection(const CycleTable& table, size_t limit) {
  std::vector<size_t> chosen;
  for (size_t turn = 0;; ++turn) {
    bool any = false;
    for (const CycleRow& row : table.rows) {
      if (turn >= row.classes.size()) continue;
      any = true;
      if (chosen.size() >= limit) return chosen;
      chosen.push_back(row.classes[turn]);
    }
    if (!any) return chosen;
  }
}

Shown Describe(const CycleTable& table) {
  const size_t rows = std::min(table.rows.size(), kMaxRows);
  size_t width = std::string_view("signature").size();
  for (size_t i = 0; i < rows; ++i) width = std::max(width, table.rows[i].signature.size());
  const std::string layout = absl::StrFormat(
      "  {length:>5}  {type:<25-}  {signature:<%d}  {classes:>7}  {cycles:>8}", width);
  std::vector<Shown> kinds;
  uint64_t cycles = 0;
  uint64_t hidden_classes = 0;
  for (const CycleRow& row : table.rows) {
    cycles += row.cycles;
    hidden_classes += kinds.size() < rows ? 0 : row.classes.size();
    Shown kind;
    kinds.push_back(kind.Set("length", row.length)
                        .Set("type", Maybe(row.type, enumerate::CycleTypeName))
                        .Set("signature", row.signature)
                        .Set("classes", row.classes.size())
                        .Set("cycles", row.cycles)
                        .Line(layout));
  }
  Shown head;
  head.Say("length", "plies").Say("type", "type").Say("signature", "signature");
  head.Say("classes", "classes").Say("cycles", "cycles").Line("\n" + layout);
  Shown shown = Shown::Result("cycles");
  shown.Set("board", table.size.ToString())
      .Set("rules", spec::RuleSetName(table.rules))
      .Set("max_length", table.max_length);
  if (!table.only_type.empty()) shown.Set("only_type", table.only_type);
  if (table.only_hanging) shown.Set("only_hanging", true);
  shown.Set("complete", table.list.complete)
      .Set("classes", table.list.classes.size())
      .Set("cycles", cycles)
      .Say("head", rows > 0 ? ShownValue(std::move(head)) : ShownValue(std::nullopt))
      .Say("rows",
           std::vector<Shown>(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(rows)))
      .Say("hidden", table.rows.size() - rows)
      .Say("hidden_classes", hidden_classes)
      .Set("kinds", std::move(kinds))
      .Line("board: {board}")
      .Line("rules: {rules}")
      .Line(
          "{only_type}{only_type!cycles}{only_hanging? around which a stone hangs,} of up to "
          "{max_length} plies: {classes:#class|classes}, "
          "{cycles:#cycle|cycles}{complete! so far; the search was stopped}")
      .Line("{head}")
      .Line("{rows}")
      .Line(
          "{hidden?  {} more signatures with {hidden_classes} classes are not shown; "
          "--json lists them}");
  if (!table.only_hanging) return shown;
  std::vector<Shown> judged;
  for (const HangingJudged& one : table.judged) judged.push_back(Describe(one));
  return shown.Set("judged", std::move(judged))
      .Line("\nclasses by the side that a rule set bars from going on, at every entry:")
      .Line("  attacker  owner  one side  by entry  nobody  rules")
      .Line("{judged}");
}

}  // namespace hotstone::answers
