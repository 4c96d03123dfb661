#include "answers/cycles/hanging_judged.h"

#include <gtest/gtest.h>

#include "answers/cycles/cycle_table.h"
#include "enumerate/cycles/hanging_cycles.h"
#include "enumerate/index/legal_index.h"

namespace hotstone::answers {
namespace {

// The hanging cycles of a board under basic-only, judged.
CycleTable Judged(int cols, int rows, int max_length) {
  const auto rules = *spec::ParseRuleSet("basic-only");
  const auto finite = *enumerate::FiniteRules::From(rules);
  const auto grid = *enumerate::Grid::Create(cols, rows);
  const auto index = *enumerate::LegalIndex::Create(grid);
  enumerate::CycleSearchOptions search;
  search.max_length = max_length;
  const auto fates = *enumerate::FateTable::Solve(grid, finite, 1, nullptr);
  CycleTable table{*spec::BoardSize::Create(cols, rows),
                   rules,
                   max_length,
                   "",
                   true,
                   *enumerate::FindCycles(grid, index, finite, search),
                   {}};
  enumerate::KeepHanging(fates, table.list);
  EXPECT_TRUE(JudgeHanging(grid, fates, nullptr, table).ok());
  return table;
}

HangingJudged Of(const CycleTable& table, const std::string& rules) {
  for (const HangingJudged& judged : table.judged) {
    if (judged.rules == rules) return judged;
  }
  ADD_FAILURE() << rules;
  return {};
}

TEST(HangingJudgedTest, EveryCycleIsCountedOnceForEachRuleSet) {
  const CycleTable table = Judged(3, 3, 8);
  ASSERT_EQ(table.list.classes.size(), 5u);
  EXPECT_EQ(table.judged.size(), spec::Presets().size() + 2);
  for (const HangingJudged& one : table.judged) {
    EXPECT_EQ(one.attacker + one.owner + one.one_side + one.by_entry + one.nobody, 5u) << one.rules;
    EXPECT_EQ(one.unknown, 0u) << one.rules;
  }
}

// Under breaths the entry decides; by removal the owner of the hanging stones is always barred.
TEST(HangingJudgedTest, ClassesByRemovalNameOneSide) {
  const CycleTable table = Judged(3, 3, 8);
  EXPECT_EQ(Of(table, "basic-only").nobody, 5u);
  EXPECT_EQ(Of(table, "hot-only").owner, 1u);
  EXPECT_EQ(Of(table, "hot-only").nobody, 4u);
  EXPECT_EQ(Of(table, "ing-1996").by_entry, 5u);
  EXPECT_EQ(Of(table, "tromp-taylor").by_entry, 5u);
  EXPECT_EQ(Of(table, "ing-1996,class_by=removal").owner, 5u);
}

}  // namespace
}  // namespace hotstone::answers
