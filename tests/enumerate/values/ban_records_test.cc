#include "enumerate/values/ban_records.h"

#include <gtest/gtest.h>

#include "absl/status/status.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

TEST(BanRecordsTest, AnInterruptionLeavesNoRecords) {
  const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(3, 3));
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet("hot-only"));
  const auto find = [&](int report) {
    StopAt progress(report);
    return BanRecords::Find(index, rules, &progress);
  };
  const auto complete = find(1 << 20);
  ASSERT_TRUE(complete.ok()) << complete.status();
  EXPECT_GT(complete->size(), 0u);
  // It is asked before each block, including the first and the last.
  EXPECT_TRUE(absl::IsCancelled(find(0).status()));
  EXPECT_TRUE(absl::IsCancelled(find(static_cast<int>(index.block_count()) - 1).status()));
  EXPECT_TRUE(find(static_cast<int>(index.block_count())).ok());
}

}  // namespace
}  // namespace hotstone::enumerate
