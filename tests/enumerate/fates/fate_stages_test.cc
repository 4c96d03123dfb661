// The stages of fates: where they are stored, and that they come with the same answers. Whether
// each stage is right is checked by the plain law (tests/tables/fate_table_test.cc).
#include "enumerate/fates/fate_stages.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "enumerate/fates/fates.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

FateTable WithStages(int cols, int rows, const std::string& rules, int threads = 1) {
  return *FateTable::SolveWithStages(
      *Grid::Create(cols, rows), *FiniteRules::From(*spec::ParseRuleSet(rules)), threads, nullptr);
}

TEST(CellStones, AreNumberedOneAfterTheOther) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {4, 2}, {3, 3}}) {
    const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(cols, rows));
    const CellStones stones(index);
    uint64_t expected = 0;
    for (uint64_t cell = 0; cell < index.cells() + index.ko_cells(); ++cell) {
      if (cell == index.cells()) {
        EXPECT_EQ(stones.of_positions(), expected);
      }
      const CellStones::Place place = stones.Of(cell);
      ASSERT_EQ(place.first, expected);
      if (cell < index.cells()) {
        ASSERT_EQ(place.count, index.block(index.BlockOfCell(cell)).layer);
      }
      expected += static_cast<uint64_t>(place.count);
    }
    EXPECT_EQ(stones.of_all(), expected);
  }
}

// The byte of a stone in a position of one row, with `own` to move.
int ByteOf(const FateTable& table, uint32_t own, uint32_t occupancy, int rank) {
  const uint64_t cell = table.index().CellOf(own, occupancy);
  return table.stages()
      ->bytes()[table.stages()->stones().Of(cell).first + static_cast<uint64_t>(rank)];
}

TEST(FateStages, CountPlaysAndNotPasses) {
  const FateTable table = WithStages(2, 1, "basic-only");
  // On 2x1 the lone stone is taken by the next play: at once, or after a pass of its owner.
  EXPECT_EQ(ByteOf(table, 0b00, 0b01, 0), 1);
  EXPECT_EQ(ByteOf(table, 0b01, 0b01, 0), 1);
}

TEST(FateStages, ComeWithTheSameAnswers) {
  for (const auto& [cols, rules] : {std::pair{4, "basic-only"},
                                    {4, "basic-only,hot=none"},
                                    {4, "basic-only,self_removal=any"},
                                    {5, "basic-only"}}) {
    const FateTable plain = *FateTable::Solve(
        *Grid::Create(cols, 2), *FiniteRules::From(*spec::ParseRuleSet(rules)), 1, nullptr);
    EXPECT_EQ(plain.stages(), nullptr);
    const FateTable one = WithStages(cols, 2, rules, 1);
    const FateTable two = WithStages(cols, 2, rules, 2);
    const FateStages& stages = *one.stages();
    EXPECT_GT(stages.Greatest(), 5);
    const OccupancyIndex& index = one.index();
    const auto compare = [&](uint64_t cell, uint32_t occupancy) {
      const FateCell answers = plain.cell(cell, occupancy);
      ASSERT_EQ(one.cell(cell, occupancy), answers);
      const CellStones::Place place = stages.stones().Of(cell);
      int hangs = 0;
      for (int i = 0; i < place.count; ++i) {
        const uint64_t at = place.first + static_cast<uint64_t>(i);
        ASSERT_EQ(stages.bytes()[at], two.stages()->bytes()[at]);
        ASSERT_EQ(stages.bytes()[at] == kIllegalByte, answers == kIllegalFates);
        hangs += stages.bytes()[at] == 0 ? 1 : 0;
      }
      if (answers == kIllegalFates) return;
      ASSERT_EQ(place.count - hangs, Count(answers.removed | answers.kept));
    };
    for (uint32_t number = 0; number < index.block_count(); ++number) {
      for (uint64_t cell = index.CellsBefore(number); cell < index.CellsBefore(number + 1); ++cell)
        compare(cell, index.block(number).occupancy);
      for (uint64_t ko = index.KoCellsBefore(number); ko < index.KoCellsBefore(number + 1); ++ko)
        compare(index.cells() + ko, index.block(number).occupancy);
    }
  }
}

TEST(FateStages, NeedRulesThatBanOnePoint) {
  const auto table = FateTable::SolveWithStages(
      *Grid::Create(2, 2), *FiniteRules::From(*spec::ParseRuleSet("hot-only")), 1, nullptr);
  EXPECT_EQ(table.status().code(), absl::StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace hotstone::enumerate
