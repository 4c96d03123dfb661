#include "enumerate/fates/traditional_fates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "enumerate/rules/removal_class.h"

namespace hotstone::enumerate {
namespace {

using ::testing::HasSubstr;

// Boards that no other test asks for, since a table is kept once it is made.
TEST(TraditionalFatesTest, ATableTakesNoMoreThanItMay) {
  const Grid grid = *Grid::Create(1, 9);
  const uint64_t needed = FateTable::Bytes(grid);
  UseFateTables({.memory = [&] { return needed - 1; }});
  const auto refused = RemovalFatesOf(grid);
  UseFateTables({.memory = [&] { return needed; }});
  const auto made = RemovalFatesOf(*Grid::Create(9, 1));
  UseFateTables();
  EXPECT_EQ(refused.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(refused.status().message()), HasSubstr("those of 1x9 take about"));
  EXPECT_TRUE(made.ok()) << made.status();
}

TEST(TraditionalFatesTest, LargeBoardsAreRefusedWithoutATry) {
  const auto refused = RemovalFatesOf(*Grid::Create(5, 4));
  EXPECT_EQ(refused.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_THAT(std::string(refused.status().message()), HasSubstr("5x4 has 20 points"));
}

}  // namespace
}  // namespace hotstone::enumerate
