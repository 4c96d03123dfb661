// Merged shards of a round give exactly the bytes of a single process; shards that do not belong
// together are refused.
#include "tables/shard.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tables/checkpoint.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::IntervalSweeps;

class ShardTest : public testing::Test {
 protected:
  std::string Path(const std::string& name) const { return folder_.path + "/" + name; }
  IntervalSweeps State(const std::string& from) const {
    IntervalSweeps sweeps =
        *IntervalSweeps::Create(index_, *enumerate::FiniteRules::From(rules_), true);
    if (!from.empty()) {
      EXPECT_TRUE(LoadCheckpoint(from, rules_, &sweeps).ok());
    }
    return sweeps;
  }
  // One shard of a round from a checkpoint; its path.
  std::string Make(const std::string& from, int i, int n) const {
    IntervalSweeps sweeps = State(from);
    const std::string path = Path(std::to_string(made_++));
    const auto changed = RunShard(path, rules_, *StateName(from), {i, n}, 1, nullptr, &sweeps);
    EXPECT_TRUE(changed.ok()) << changed.status();
    return path;
  }
  absl::StatusOr<uint64_t> Merge(const std::string& from, const std::vector<std::string>& shards,
                                 IntervalSweeps* sweeps) const {
    return MergeShards(shards, rules_, *StateName(from), sweeps);
  }

  const TestFolder folder_{"shards"};
  const spec::RuleSet rules_ = *spec::ParseRuleSet("basic-only");
  const enumerate::OccupancyIndex index_ =
      *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(3, 3));
  mutable int made_ = 0;
};

TEST_F(ShardTest, RoundsEndInTheBytesOfOneProcess) {
  IntervalSweeps one = State("");
  ASSERT_TRUE(one.Run(1, nullptr).ok());
  ASSERT_TRUE(SaveCheckpoint(Path("one"), rules_, one).ok());
  for (const int n : {1, 2, 5}) {
    std::string from;
    for (int round = 1;; ++round) {
      ASSERT_LT(round, 100);
      std::vector<std::string> shards;
      for (int i = n; i-- > 0;) shards.push_back(Make(from, i, n));
      IntervalSweeps merged = State(from);
      const auto changed = Merge(from, shards, &merged);
      ASSERT_TRUE(changed.ok()) << changed.status();
      if (*changed == 0) {
        EXPECT_EQ(merged.point().phase, enumerate::Phase::kMeasure);
        ASSERT_TRUE(merged.Run(1, nullptr).ok());
        ASSERT_TRUE(SaveCheckpoint(Path("merged"), rules_, merged).ok());
        EXPECT_TRUE(FileText(Path("merged")) == FileText(Path("one"))) << n << " shards";
        break;
      }
      from = Path("round" + std::to_string(n) + "_" + std::to_string(round));
      ASSERT_TRUE(SaveCheckpoint(from, rules_, merged).ok());
    }
  }
}

TEST_F(ShardTest, WhatDoesNotBelongTogetherIsRefused) {
  const std::string first = Make("", 0, 2);
  const std::string second = Make("", 1, 2);
  const auto refused = [&](const std::string& from, const std::vector<std::string>& shards) {
    IntervalSweeps sweeps = State(from);
    const auto merged = Merge(from, shards, &sweeps);
    return merged.ok() ? std::string() : std::string(merged.status().message());
  };
  EXPECT_EQ(refused("", {first, second}), "");
  EXPECT_THAT(refused("", {first}), testing::HasSubstr("shard 1/2 is missing"));
  EXPECT_THAT(refused("", {first, first}), testing::HasSubstr("given twice"));
  EXPECT_THAT(refused("", {}), testing::HasSubstr("no shard"));
  EXPECT_THAT(refused("", {first, Make("", 1, 3)}),
              testing::HasSubstr("does not match the number of shards, 2"));
  EXPECT_THAT(refused("", {first, Path("nowhere")}), testing::HasSubstr("nowhere"));
  IntervalSweeps merged = State("");
  ASSERT_TRUE(Merge("", {first, second}, &merged).ok());
  ASSERT_TRUE(SaveCheckpoint(Path("next"), rules_, merged).ok());
  EXPECT_THAT(refused(Path("next"), {first, second}), testing::HasSubstr("another round"));
  EXPECT_THAT(refused("", {Path("next"), second}), testing::HasSubstr("but a checkpoint"));
  // A bit flipped in the cells.
  std::string bytes = FileText(second);
  bytes[40] = static_cast<char>(bytes[40] ^ 4);
  WriteBytes(second, bytes);
  EXPECT_NE(refused("", {first, second}), "");
}

TEST_F(ShardTest, EveryFlippedByteIsRefused) {
  const auto index = *enumerate::OccupancyIndex::Create(*enumerate::Grid::Create(2, 1));
  const auto fresh = [&] {
    return *IntervalSweeps::Create(index, *enumerate::FiniteRules::From(rules_), true);
  };
  const std::string path = Path("flipped");
  IntervalSweeps sweeps = fresh();
  ASSERT_TRUE(RunShard(path, rules_, *StateName(""), {0, 1}, 1, nullptr, &sweeps).ok());
  sweeps = fresh();
  ASSERT_TRUE(Merge("", {path}, &sweeps).ok());
  ForEachFlippedByte(FileText(path), [&](const std::string& bytes, size_t i) {
    WriteBytes(path, bytes);
    sweeps = fresh();
    const auto merged = Merge("", {path}, &sweeps);
    ASSERT_FALSE(merged.ok()) << i;
    EXPECT_THAT(std::string(merged.status().message()), testing::StartsWith(path + ": ")) << i;
  });
}

TEST_F(ShardTest, NothingIsLeftForShardsOnceValuesAreSettled) {
  IntervalSweeps done = State("");
  ASSERT_TRUE(done.Run(1, nullptr).ok());
  EXPECT_EQ(RunShard(Path("late"), rules_, "start", {0, 1}, 1, nullptr, &done).status().code(),
            absl::StatusCode::kFailedPrecondition);
}

}  // namespace
}  // namespace hotstone::tables
