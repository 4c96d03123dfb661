// Sweeps over occupancies against the table with edges (edge_intervals.h), which shares only the
// board code with them; and the index by occupancy against symmetry.
#include "enumerate/values/interval_sweeps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "tests/base/stop_at.h"
#include "tests/enumerate/values/edge_intervals.h"

namespace hotstone::enumerate {
namespace {

TEST(OccupancyIndex, CellsAreSharedByImagesAndByNothingElse) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 2}, {2, 4}, {5, 1}, {3, 2}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const OccupancyIndex index = *OccupancyIndex::Create(grid);
    const Symmetries symmetries(grid);
    const LegalIndex legal = *LegalIndex::Create(grid);
    std::map<uint64_t, BitBoard> occupancy_of;  // of the canonical position with this cell
    legal.ForEach(0, legal.size(), [&](Stones stones) {
      const uint64_t cell = index.CellOf(static_cast<uint32_t>(stones.own),
                                         static_cast<uint32_t>(stones.own | stones.opp));
      ASSERT_LT(cell, index.cells());
      const OccupancyIndex::Block& block = index.block(index.BlockOfCell(cell));
      const BitBoard own = UnpackBits(static_cast<uint32_t>(cell - block.base), block.occupancy);
      const Stones there{own, block.occupancy & ~own};
      EXPECT_EQ(symmetries.FindCanonical(there).stones, symmetries.FindCanonical(stones).stones);
    });
    uint64_t colourings = 0;  // of all occupancies except the full one
    for (uint32_t number = 0; number < index.block_count(); ++number) {
      colourings += index.block(number).orbit * index.BlockCells(number);
    }
    uint64_t all = 1;
    for (int p = 0; p < grid.points(); ++p) all *= 3;
    EXPECT_EQ(colourings, all - (uint64_t{1} << grid.points()));
  }
}

TEST(OccupancyIndex, TooLargeABoardIsRefused) {
  EXPECT_FALSE(OccupancyIndex::Create(*Grid::Create(11, 2)).ok());
  EXPECT_FALSE(OccupancyIndex::Create(*Grid::Create(13, 2), OccupancyIndex::kMostPoints).ok());
}

// Larger tables of symmetries than those of smaller boards.
TEST(OccupancyIndexSlow, ABoardOf23PointsHasACellForEachColouring) {
  const OccupancyIndex index =
      *OccupancyIndex::Create(*Grid::Create(23, 1), OccupancyIndex::kMostPoints);
  uint64_t colourings = 0;
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    const OccupancyIndex::Block& block = index.block(number);
    colourings += block.orbit * index.BlockCells(number);
    ASSERT_EQ(index.CellOf(block.occupancy, block.occupancy),
              block.base + index.BlockCells(number) - 1);
  }
  EXPECT_EQ(colourings, 94143178827U - (uint64_t{1} << 23));
}

FiniteRules Rules(const std::string& text) { return *FiniteRules::From(*spec::ParseRuleSet(text)); }

TEST(IntervalSweeps, EqualTheTableWithEdges) {
  for (const std::string rules : {"basic-only", "basic-only,self_removal=none,end_passes=2",
                                  "basic-only,self_removal=any,end_passes=2", "basic-only,hot=none",
                                  "basic-only,self_removal=groups,end_passes=2"}) {
    for (const auto& [cols, rows] :
         {std::pair{1, 1}, {2, 1}, {1, 7}, {2, 2}, {3, 2}, {2, 4}, {5, 2}, {3, 3}}) {
      SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const Grid grid = *Grid::Create(cols, rows);
      const LegalIndex legal = *LegalIndex::Create(grid);
      const EdgeIntervals table = *EdgeIntervals::Solve(grid, legal, Rules(rules), nullptr);
      const OccupancyIndex index = *OccupancyIndex::Create(grid);
      IntervalSweeps sweeps = *IntervalSweeps::Create(index, Rules(rules), true);
      ASSERT_TRUE(sweeps.Run(1, nullptr).ok());
      legal.ForEach(0, legal.size(), [&](Stones stones) {
        const Interval expected = table.ForBlack({stones.own, stones.opp, 0, 0, 0});
        const CellValue value =
            sweeps.At(static_cast<uint32_t>(stones.own), static_cast<uint32_t>(stones.opp));
        ASSERT_EQ((Interval{LowOf(value), HighOf(value)}), expected);
      });
      EXPECT_EQ(sweeps.Count().legal, legal.size());
      EXPECT_EQ(sweeps.Count().undetermined, table.CountUndetermined());
    }
  }
}

using Bytes = std::tuple<std::vector<CellValue>, std::vector<uint8_t>, std::vector<uint8_t>>;
Bytes BytesOf(IntervalSweeps& sweeps) {
  const CellTable table = sweeps.table();
  const uint64_t count = sweeps.total_cells();
  return {{table.cells, table.cells + count},
          {table.stage_low, table.stage_low + count},
          {table.stage_high, table.stage_high + count}};
}

TEST(IntervalSweeps, ThreadsAndStopsLeaveTheSameBytes) {
  const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(4, 3));
  const FiniteRules rules = Rules("basic-only");
  IntervalSweeps one = *IntervalSweeps::Create(index, rules, true);
  ASSERT_TRUE(one.Run(1, nullptr).ok());
  IntervalSweeps three = *IntervalSweeps::Create(index, rules, true);
  ASSERT_TRUE(three.Run(3, nullptr).ok());
  EXPECT_EQ(BytesOf(one), BytesOf(three));

  // Stopped again and again in the middle of a layer, and resumed from the point and the cells
  // alone.
  IntervalSweeps stopped = *IntervalSweeps::Create(index, rules, true);
  int stops = 0;
  for (int reports = 7; !stopped.point().finished; reports = (reports * 31 + 11) % 9973, ++stops) {
    StopAt progress(reports - 1);
    const absl::Status status = stopped.Run(1, &progress);
    ASSERT_TRUE(status.ok() || absl::IsCancelled(status)) << status;
    IntervalSweeps again = *IntervalSweeps::Create(index, rules, true);
    const uint64_t count = stopped.total_cells();
    std::copy_n(stopped.table().cells, count, again.table().cells);
    std::copy_n(stopped.table().stage_low, count, again.table().stage_low);
    std::copy_n(stopped.table().stage_high, count, again.table().stage_high);
    again.set_point(stopped.point());
    stopped = std::move(again);
  }
  EXPECT_GT(stops, 3);
  EXPECT_EQ(BytesOf(one), BytesOf(stopped));

  // Stopped at every report and after every layer, including while a phase starts.
  const OccupancyIndex small = *OccupancyIndex::Create(*Grid::Create(3, 2));
  IntervalSweeps whole = *IntervalSweeps::Create(small, rules, true);
  ASSERT_TRUE(whole.Run(1, nullptr).ok());
  IntervalSweeps layers = *IntervalSweeps::Create(small, rules, true);
  std::vector<Phase> started;  // stopped in the middle of a start
  for (int i = 0; !layers.point().finished; ++i) {
    ASSERT_LT(i, 10000);
    // A stopped layer makes no progress except in a start.
    StopAt progress(i % 2 == 0 ? 0 : 999999);
    const absl::Status status =
        layers.Run(1, &progress, [](const IntervalPoint&) { return false; });
    ASSERT_TRUE(status.ok() || absl::IsCancelled(status)) << status;
    if (layers.point().sweep == 0) started.push_back(layers.point().phase);
  }
  EXPECT_THAT(started, testing::Contains(Phase::kMeasure).Times(testing::Gt(2)));
  EXPECT_EQ(BytesOf(whole), BytesOf(layers));
}

// Runs the measure on the values of 3x2 as modified by `change`.
absl::Status Measured(CellValue (*change)(CellValue)) {
  const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(3, 2));
  IntervalSweeps sweeps = *IntervalSweeps::Create(index, Rules("basic-only"), true);
  EXPECT_TRUE(sweeps.Run(1, nullptr).ok());
  for (uint64_t i = 0; i < sweeps.total_cells(); ++i) {
    CellValue& cell = sweeps.table().cells[i];
    sweeps.table().stage_low[i] = sweeps.table().stage_high[i] = 0;
    if (cell != kIllegalCell) cell = change(cell);
  }
  IntervalPoint point;
  point.phase = Phase::kMeasure;
  sweeps.set_point(point);
  return sweeps.Run(1, nullptr);
}

TEST(IntervalSweeps, TheMeasureTellsAWrongSolution) {
  EXPECT_TRUE(Measured([](CellValue cell) { return cell; }).ok());
  // The greatest solution instead of the least: every equation is satisfied.
  const absl::Status swapped =
      Measured([](CellValue cell) { return MakeCell(HighOf(cell), LowOf(cell)); });
  EXPECT_EQ(swapped.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(std::string(swapped.message()), testing::HasSubstr("neither player can force"));
  // Not a solution at all.
  const absl::Status moved =
      Measured([](CellValue cell) { return MakeCell(LowOf(cell) - 1, HighOf(cell)); });
  EXPECT_EQ(moved.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(std::string(moved.message()), testing::HasSubstr("do not satisfy the equations"));
}

// Checkpoints and shards cannot store ban records.
TEST(IntervalSweeps, RefusesWhatStoredTablesDoNotKnow) {
  const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(2, 2));
  for (const char* rules : {"hot-only", "basic-only,capture_ends=true"}) {
    EXPECT_EQ(IntervalSweeps::Create(index, Rules(rules), false).status().code(),
              absl::StatusCode::kInvalidArgument);
  }
}

}  // namespace
}  // namespace hotstone::enumerate
