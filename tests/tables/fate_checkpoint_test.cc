// Checkpoints of runs for fates: taken up after any layer, of other runs, damaged.
#include "tables/fates/fate_checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tables/checkpoint.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

using enumerate::FateTable;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::SweepPoint;
using testing::HasSubstr;
using testing::StartsWith;

spec::RuleSet Parsed(const std::string& text = "basic-only") { return *spec::ParseRuleSet(text); }

FateTable Fresh(int cols, int rows, const std::string& rules = "basic-only") {
  return *FateTable::Begin(*Grid::Create(cols, rows), *FiniteRules::From(Parsed(rules)), true,
                           nullptr);
}

std::vector<uint8_t> BytesOf(const FateTable& table) {
  return {table.stages()->bytes().begin(), table.stages()->bytes().end()};
}

// Runs for this many layers.
void RunLayers(FateTable& table, int layers) {
  const absl::Status status = table.Run(1, nullptr, [&layers] { return --layers > 0; });
  ASSERT_TRUE(status.ok() || absl::IsCancelled(status)) << status;
}

TEST(FateCheckpoint, ARunGoesOnFromAnyLayerToTheSameBytes) {
  const std::string path = TestPath("fate_layers");
  for (const int layers : {1, 4}) {
    FateTable whole = Fresh(3, 2);
    ASSERT_TRUE(whole.Run(1, nullptr).ok());
    FateTable run = Fresh(3, 2);
    int saved = 0;
    for (; !run.point().finished; ++saved) {
      RunLayers(run, layers);
      ASSERT_EQ(SaveFates(path, Parsed(), run), absl::OkStatus());
      const SweepPoint point = run.point();
      const std::vector<uint8_t> bytes = BytesOf(run);
      run = Fresh(3, 2);
      ASSERT_EQ(LoadFates(path, Parsed(), &run), absl::OkStatus());
      EXPECT_EQ(BytesOf(run), bytes);
      ASSERT_EQ(run.point(), point);
    }
    EXPECT_GT(saved, 10);
    EXPECT_EQ(BytesOf(run), BytesOf(whole));
    EXPECT_EQ(run.sweeps(), whole.sweeps());
    EXPECT_EQ(run.Count(), whole.Count());
    EXPECT_EQ(ReadFatesInfo(path)->board, "3x2");
  }
  unlink(path.c_str());
}

TEST(FateCheckpoint, WhatIsOfAnotherRunIsRefusedAndChangesNothing) {
  const std::string path = TestPath("fate_other");
  FateTable run = Fresh(3, 2);
  RunLayers(run, 9);
  ASSERT_TRUE(SaveFates(path, Parsed(), run).ok());
  const auto refusal = [&](int cols, int rows, const std::string& rules) {
    FateTable fresh = Fresh(cols, rows, rules);
    const std::vector<uint8_t> before = BytesOf(fresh);
    const absl::Status status = LoadFates(path, Parsed(rules), &fresh);
    EXPECT_EQ(status.ok(), BytesOf(fresh) != before);
    EXPECT_EQ(status.ok(), fresh.point().sweep > 0);
    return std::string(status.message());
  };
  EXPECT_EQ(refusal(3, 2, "basic-only"), "");
  EXPECT_EQ(refusal(2, 3, "basic-only"),
            path + ": a checkpoint of board 3x2, not of 2x3; name another file or start again");
  EXPECT_THAT(refusal(3, 2, "basic-only,hot=none"),
              HasSubstr("a checkpoint of rules basic-only, not of rules basic-only,hot=none"));
  // One of intervals.
  const auto index = *enumerate::OccupancyIndex::Create(*Grid::Create(3, 2));
  auto sweeps =
      *enumerate::IntervalSweeps::Create(index, *FiniteRules::From(Parsed()), /*measure=*/false);
  ASSERT_TRUE(SaveCheckpoint(path, Parsed(), sweeps).ok());
  EXPECT_EQ(refusal(3, 2, "basic-only"), path + ": a checkpoint, but not of a run for fates");
  unlink(path.c_str());
  EXPECT_THAT(refusal(3, 2, "basic-only"), HasSubstr("No such file"));
}

TEST(FateCheckpoint, EveryFlippedByteIsRefusedAndChangesNothing) {
  const std::string path = TestPath("fate_damaged");
  FateTable run = Fresh(2, 2);
  RunLayers(run, 9);
  ASSERT_TRUE(SaveFates(path, Parsed(), run).ok());
  ForEachFlippedByte(FileText(path), [&](const std::string& flipped, size_t i) {
    WriteBytes(path, flipped);
    FateTable fresh = Fresh(2, 2);
    const std::vector<uint8_t> before = BytesOf(fresh);
    const absl::Status status = LoadFates(path, Parsed(), &fresh);
    ASSERT_FALSE(status.ok()) << i;
    EXPECT_THAT(std::string(status.message()), StartsWith(path + ": ")) << i;
    EXPECT_EQ(BytesOf(fresh), before);
  });
  unlink(path.c_str());
}

}  // namespace
}  // namespace hotstone::tables
