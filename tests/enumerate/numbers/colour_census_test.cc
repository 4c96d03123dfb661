#include "enumerate/numbers/colour_census.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "enumerate/index/legal_index.h"
#include "enumerate/numbers/colour_lanes.h"
#include "hwy/targets.h"
#include "tests/base/stop_at.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {
namespace {

using ::testing::HasSubstr;

ColourCensus Census(int cols, int rows, const ColourCensusOptions& options = {}, int shard = 1,
                    int shards = 1) {
  return *ContinueColourCensus(*BeginColourCensus(cols, rows, shard, shards), options);
}

uint64_t Sum(const std::vector<uint64_t>& numbers) {
  uint64_t sum = 0;
  for (const uint64_t number : numbers) sum += number;
  return sum;
}

// Each instruction set in turn, then all again.
class EachTarget {
 public:
  EachTarget() : targets_(hwy::SupportedAndGeneratedTargets()) {}
  ~EachTarget() { Choose(0); }
  const std::vector<int64_t>& targets() const { return targets_; }
  static void Choose(int64_t target) {
    hwy::SetSupportedTargetsForTest(target);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
  }

 private:
  std::vector<int64_t> targets_;
};

TEST(ColourCensusTest, CountsWhatThePlainLawCallsLegalByNumberOfStones) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {1, 8}, {2, 4}, {3, 3}, {5, 2}}) {
    const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
    std::vector<uint64_t> colourings(static_cast<size_t>(size.points()) + 1, 0);
    std::vector<uint64_t> legal = colourings;
    for (const spec::Position& position : spec::AllColourings(size)) {
      const auto stones = static_cast<size_t>(size.points()) - position.EmptyPoints().size();
      ++colourings[stones];
      legal[stones] += spec::IsLegal(position) ? 1 : 0;
    }
    const ColourCensus census = Census(cols, rows);
    EXPECT_EQ(census.colourings, colourings) << cols << "x" << rows;
    EXPECT_EQ(census.legal, legal) << cols << "x" << rows;
  }
}

// Inner stones form circles on these boards, and stones outnumber the constants of a block.
TEST(ColourCensusTest, EveryColouringOfLargerBoards) {
  for (const bool quick : {false, true}) {
    ColourCensusOptions options;
    options.quick = quick;
    EXPECT_EQ(Sum(Census(4, 4, options).legal), 24318165u);
    EXPECT_EQ(Sum(Census(4, 4, options).colourings), 43046721u);
    EXPECT_EQ(Sum(Census(5, 4, options).legal), 1840058693u);
    EXPECT_EQ(Census(4, 5, options).legal, Census(5, 4, options).legal);
  }
}

TEST(ColourCensusTestSlow, FiveByFive) {
  const ColourCensus census = Census(5, 5);
  EXPECT_EQ(Sum(census.colourings), 847288609443u);
  EXPECT_EQ(Sum(census.legal), 414295148741u);
}

TEST(ColourCensusTest, AllInstructionsCountAlike) {
  const EachTarget each;
  ASSERT_FALSE(each.targets().empty());
  const Grid grid = *Grid::Create(5, 5);
  for (const bool ask_all : {false, true}) {
    std::vector<std::vector<uint64_t>> counts;
    for (const int64_t target : each.targets()) {
      EachTarget::Choose(target);
      ColourLanes lanes;
      OccupancyPlan plan;
      counts.emplace_back();
      std::mt19937_64 random(1);
      for (int i = 0; i < 300; ++i) {
        // Two of three points or more.
        MakeOccupancyPlan(grid, (random() | random()) & grid.full() & ~(1 << 12), ask_all, plan);
        if (plan.asked > 18) continue;
        counts.back().push_back(plan.asked == 0 ? 0 : lanes.CountLegal(plan));
      }
    }
    for (const auto& count : counts) EXPECT_EQ(count, counts[0]);
  }
}

TEST(ColourCensusTest, ThreadsDoNotMatter) {
  const ColourCensus one = Census(5, 4);
  for (const int threads : {2, 3}) {
    ColourCensusOptions options;
    options.threads = threads;
    EXPECT_EQ(Census(5, 4, options), one);
  }
  ColourCensusOptions none;
  none.threads = 0;
  EXPECT_FALSE(ContinueColourCensus(*BeginColourCensus(2, 2), none).ok());
}

TEST(ColourCensusTest, ShardsMakeTheWhole) {
  const ColourCensus whole = Census(4, 4);
  for (const int shards : {1, 2, 5}) {
    std::vector<ColourCensus> parts;
    std::vector<std::string> names;
    for (int i = shards; i >= 1; --i) {
      parts.push_back(Census(4, 4, {}, i, shards));
      names.push_back("file " + std::to_string(i));
      EXPECT_EQ(shards > 1, parts.back() != whole);
    }
    const auto merged = MergeColourCensuses(parts, names);
    ASSERT_TRUE(merged.ok()) << merged.status();
    EXPECT_EQ(*merged, whole);
  }
  // Shares of the work are nearly equal.
  for (int i = 1; i <= 2; ++i) {
    EXPECT_NEAR(static_cast<double>(Sum(Census(4, 4, {}, i, 2).colourings)), 43046721 / 2.0, 4e6);
  }
}

TEST(ColourCensusTest, ShardsThatDoNotFitAreRefused) {
  const auto message = [](const std::vector<ColourCensus>& parts) {
    const auto merged = MergeColourCensuses(parts, {"a", "b", "c"});
    return merged.ok() ? std::string() : std::string(merged.status().message());
  };
  const ColourCensus one = Census(3, 3, {}, 1, 2);
  const ColourCensus two = Census(3, 3, {}, 2, 2);
  EXPECT_EQ(message({one, two}), "");
  EXPECT_EQ(message({}), "there is nothing to merge");
  EXPECT_EQ(message({two}), "shard 1/2 is missing");
  EXPECT_EQ(message({one, one}), "b: is shard 1/2, and so is a");
  EXPECT_EQ(message({one, two, one}), "c: is shard 1/2, and so is a");
  EXPECT_EQ(message({one, Census(3, 2, {}, 2, 2)}), "b: is a census of 3x2, but a is one of 3x3");
  EXPECT_EQ(message({one, Census(3, 3, {}, 2, 3)}), "b: is shard 2/3, but a is shard 1/2");
  EXPECT_THAT(message({one, *BeginColourCensus(3, 3, 2, 2)}),
              HasSubstr("b: is not finished: 0 of "));
  ColourCensus wrong = two;
  ++wrong.colourings[3];
  EXPECT_THAT(message({one, wrong}), HasSubstr("with 3 stones"));
  wrong = two;
  wrong.legal[3] = wrong.colourings[3] + 1;
  EXPECT_THAT(message({one, wrong}), HasSubstr("legal colourings with 3 stones"));
  wrong = two;
  wrong.legal.pop_back();
  EXPECT_THAT(message({one, wrong}), HasSubstr("10 numbers of stones"));
}

TEST(ColourCensusTest, OutOfRange) {
  EXPECT_FALSE(BeginColourCensus(0, 3).ok());
  EXPECT_FALSE(BeginColourCensus(37, 1).ok());
  EXPECT_FALSE(BeginColourCensus(1 << 20, 1 << 20).ok());
  EXPECT_FALSE(BeginColourCensus(3, 3, 3, 2).ok());
  EXPECT_FALSE(BeginColourCensus(3, 3, 0, 2).ok());
  ColourCensus strange = *BeginColourCensus(3, 3);
  strange.chunks_done = strange.chunks + 1;
  EXPECT_FALSE(ContinueColourCensus(strange, {}).ok());
}

// Stops come after a number of chunks, never after a time, so the speed of the machine does not
// matter.
TEST(ColourCensusTest, StoppedAndResumedItIsTheSame) {
  const ColourCensus whole = Census(5, 4);
  ColourCensus saved = *BeginColourCensus(5, 4);
  ColourCensusOptions options;
  options.save = [&](const ColourCensus& now) {
    EXPECT_GE(now.chunks_done, saved.chunks_done);
    saved = now;
    return absl::OkStatus();
  };
  options.save_interval = std::chrono::milliseconds(0);
  int stops = 0;
  uint64_t begun = 0;
  while (true) {
    options.stop_after_chunks =
        whole.chunks / 8 * static_cast<uint64_t>(stops % 3);  // none at all, at first
    options.threads = 1 + stops % 2;
    begun += options.stop_after_chunks;
    const auto census = ContinueColourCensus(saved, options);
    EXPECT_EQ(saved.chunks_done, std::min(begun, whole.chunks));
    if (census.ok()) break;
    EXPECT_EQ(census.status().code(), absl::StatusCode::kCancelled);
    EXPECT_FALSE(saved.complete());
    ++stops;
  }
  EXPECT_EQ(stops, 8);
  EXPECT_EQ(saved, whole);
}

// The listener is asked at least once however fast the census is, and its answer counts.
TEST(ColourCensusTest, AListenerStopsIt) {
  StopAt stop(0);
  ColourCensusOptions options;
  options.progress = &stop;
  EXPECT_EQ(ContinueColourCensus(*BeginColourCensus(5, 4), options).status().code(),
            absl::StatusCode::kCancelled);
}

TEST(ColourCensusTest, WhatCannotBeSavedEndsIt) {
  ColourCensusOptions options;
  options.save = [](const ColourCensus&) { return absl::UnavailableError("disk full"); };
  EXPECT_EQ(ContinueColourCensus(*BeginColourCensus(5, 5), options).status().message(),
            "disk full");
}

}  // namespace
}  // namespace hotstone::enumerate
