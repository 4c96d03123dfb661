// The values of all positions under a superko, against other searches.
#include "search/values/superko_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "search/values/history_value.h"
#include "tests/base/stop_at.h"
#include "tests/search/history/plain_history.h"

namespace hotstone::search {

using enumerate::CellValue;
using enumerate::Grid;
using enumerate::HighOf;
using enumerate::kIllegalCell;
using enumerate::LegalIndex;
using enumerate::LowOf;
using enumerate::Stones;

namespace {

constexpr HistoryLimits kEnough{.bytes = uint64_t{1} << 28, .states = 1'000'000};

std::unique_ptr<SuperkoValues> Begun(int cols, int rows, const std::string& rules) {
  return *SuperkoValues::Create(*Grid::Create(cols, rows), *spec::ParseRuleSet(rules), 1, nullptr);
}

std::unique_ptr<SuperkoValues> Solved(int cols, int rows, const std::string& rules,
                                      const HistoryLimits& limits = kEnough, int threads = 1) {
  auto values = Begun(cols, rows, rules);
  EXPECT_TRUE(values->Run(threads, limits, nullptr, nullptr).ok());
  return values;
}

std::vector<CellValue> Cells(const SuperkoValues& values) {
  return {values.cells().begin(), values.cells().end()};
}

// The value of `own`, who is to move.
CellValue Of(const SuperkoValues& values, Stones stones) {
  return values.cells()[values.index().CellOf(static_cast<uint32_t>(stones.own),
                                              static_cast<uint32_t>(stones.own | stones.opp))];
}

TEST(SuperkoValuesTest, AreThoseOfAPlainSearchForAllPositions) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {3, 1}, {4, 1}, {2, 2}}) {
    for (const char* const rules : {"tromp-taylor", "tromp-taylor,self_removal=none",
                                    "aga-like,self_removal=groups", "aga-like,cycle=nssk"}) {
      SCOPED_TRACE(std::string(rules) + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const auto values = Solved(cols, rows, rules);
      const Grid grid = *Grid::Create(cols, rows);
      const LegalIndex legal = *LegalIndex::Create(grid);
      PlainHistory plain(grid, legal, *spec::ParseRuleSet(rules));
      legal.ForEach(0, legal.size(), [&](Stones stones) {
        const auto position = static_cast<uint32_t>(legal.Rank(stones));
        const CellValue black = Of(*values, stones);
        ASSERT_EQ(LowOf(black), HighOf(black));
        EXPECT_EQ(LowOf(black), plain.Value(position, 0));
        const CellValue white = Of(*values, {stones.opp, stones.own});
        EXPECT_EQ(-LowOf(white), plain.Value(position, 1));
      });
    }
  }
}

// By what remains to be forced, each position by itself.
TEST(SuperkoValuesTest, AreThoseOfTheOtherSearch) {
  struct Case {
    int cols, rows, step;
  };
  for (const auto& [cols, rows, step] : {Case{3, 2, 3}, {3, 3, 397}}) {
    for (const char* const rules : {"tromp-taylor", "aga-like"}) {
      const auto values = Solved(cols, rows, rules);
      const Grid grid = *Grid::Create(cols, rows);
      const LegalIndex legal = *LegalIndex::Create(grid);
      HistoryValueOptions options;
      options.leaves = HistoryLeaves::kRemaining;
      for (uint64_t rank = 0; rank < legal.size(); rank += static_cast<uint64_t>(step)) {
        const Stones stones = legal.Unrank(rank);
        const auto found =
            SolveWithHistory(grid, legal, *spec::ParseRuleSet(rules), stones, 0, options, nullptr);
        ASSERT_TRUE(found.ok() && found->exact());
        ASSERT_EQ(LowOf(Of(*values, stones)), found->bounds.lo) << rules << ", position " << rank;
      }
    }
  }
}

TEST(SuperkoValuesTest, LimitsLeaveBounds) {
  const auto values = Solved(3, 2, "tromp-taylor");
  for (const HistoryLimits& limits : {HistoryLimits{uint64_t{1} << 28, 20},
                                      HistoryLimits{20'000, 1'000'000}, HistoryLimits{1, 1}}) {
    const auto limited = Solved(3, 2, "tromp-taylor", limits);
    int open = 0;
    for (size_t i = 0; i < values->cells().size(); ++i) {
      const CellValue value = values->cells()[i];
      const CellValue bounds = limited->cells()[i];
      ASSERT_EQ(value == kIllegalCell, bounds == kIllegalCell);
      EXPECT_LE(LowOf(bounds), LowOf(value));
      EXPECT_GE(HighOf(bounds), HighOf(value));
      if (value != kIllegalCell && LowOf(bounds) < HighOf(bounds)) ++open;
    }
    EXPECT_GT(open, 0);
    EXPECT_EQ(std::count(limited->portions_done().begin(), limited->portions_done().end(), 1), 1);
  }
}

// A book that is full is thrown away for the next position.
TEST(SuperkoValuesTest, AFullMemoryIsEmptied) {
  const auto values = Solved(3, 2, "tromp-taylor", {70'000, 1'000'000});
  EXPECT_EQ(Cells(*values), Cells(*Solved(3, 2, "tromp-taylor")));
}

TEST(SuperkoValuesTest, WhatALimitLeftOpenIsSearchedAgain) {
  const auto limited = Solved(3, 3, "tromp-taylor", {uint64_t{1} << 28, 20});
  auto values = Begun(3, 3, "tromp-taylor");
  ASSERT_TRUE(values->Restore(limited->cells(), {}).ok());
  EXPECT_TRUE(std::ranges::count(values->portions_done(), 0) > 0);
  ASSERT_TRUE(values->Run(1, kEnough, nullptr, nullptr).ok());
  const auto whole = Solved(3, 3, "tromp-taylor");
  EXPECT_EQ(Cells(*values), Cells(*whole));
  values = Begun(3, 3, "tromp-taylor");
  ASSERT_TRUE(values->Restore(whole->cells(), {}).ok());
  EXPECT_EQ(std::ranges::count(values->portions_done(), 0), 0);
}

TEST(SuperkoValuesTest, StopsAndThreadsLeaveNoTrace) {
  const std::string rules = "tromp-taylor,self_removal=none";
  const HistoryLimits limits{.bytes = uint64_t{1} << 28, .states = 100};  // some stay open
  const auto whole = Solved(4, 3, rules, limits);
  EXPECT_EQ(Cells(*whole), Cells(*Solved(4, 3, rules, limits, 3)));
  auto stopped = Begun(4, 3, rules);
  uint64_t stops = 0;
  for (bool done = false; !done; ++stops) {
    StopAt progress(100'000);
    int steps = 0;
    const absl::Status status = stopped->Run(1, limits, &progress, [&] { ++steps; });
    done = status.ok();
    EXPECT_TRUE(done || absl::IsCancelled(status));
    ASSERT_TRUE(done || steps > 0) << "no portion was finished";
    const auto before = std::move(stopped);
    stopped = Begun(4, 3, rules);
    ASSERT_TRUE(stopped->Restore(before->cells(), before->portions_done()).ok());
  }
  EXPECT_GT(stops, 1);
  EXPECT_EQ(Cells(*whole), Cells(*stopped));
}

TEST(SuperkoValuesTest, OnlyBoundsWithinTheRobustOnesAreRestored) {
  const auto done = Solved(2, 2, "tromp-taylor");
  const auto fresh = Begun(2, 2, "tromp-taylor");
  const std::vector<CellValue> robust = Cells(*fresh);
  const auto refused = [&](size_t cell, CellValue value) {
    std::vector<CellValue> cells = Cells(*done);
    cells[cell] = value;
    const absl::Status status = fresh->Restore(cells, done->portions_done());
    EXPECT_EQ(Cells(*fresh), robust);
    return absl::IsInvalidArgument(status);
  };
  const auto exact = static_cast<size_t>(
      std::find_if(robust.begin(), robust.end(),
                   [](CellValue v) { return v != kIllegalCell && LowOf(v) == HighOf(v); }) -
      robust.begin());
  const int value = LowOf(robust[exact]);
  EXPECT_TRUE(refused(exact, enumerate::MakeCell(value - 1, value)));
  EXPECT_TRUE(refused(exact, enumerate::MakeCell(value, value + 1)));
  EXPECT_TRUE(refused(0, enumerate::MakeCell(2, 1)));
  EXPECT_TRUE(refused(0, kIllegalCell));
  EXPECT_FALSE(fresh->Restore(done->cells(), std::vector<uint8_t>{1, 1}).ok());
  EXPECT_FALSE(fresh->Restore(done->cells().first(3), done->portions_done()).ok());
  EXPECT_TRUE(fresh->Restore(done->cells(), done->portions_done()).ok());
  EXPECT_EQ(Cells(*fresh), Cells(*done));
}

}  // namespace
}  // namespace hotstone::search
