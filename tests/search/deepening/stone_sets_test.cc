// The table of stone sets against the functions that it tabulates, and against a plain search for
// the nearest set that holds the board.
#include "search/deepening/stone_sets.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "search/plays/settled_life.h"
#include "search/solution/whole_board.h"
#include "tests/base/stop_at.h"

namespace hotstone::search {
namespace {

using enumerate::BitBoard;

TEST(StoneSetsTest, SaysWhatTheFunctionsSay) {
  for (const auto& [cols, rows] : {std::pair(3, 3), std::pair(4, 3), std::pair(7, 1)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const auto sets = *StoneSets::Create(grid, 2, nullptr);
    for (BitBoard own = 0; own <= grid.full(); ++own) {
      ASSERT_EQ(sets.Hold(own), HoldsBoard(grid, own, 2)) << own;
      ASSERT_EQ(sets.Live(own), SettledStones(grid, own) != 0) << own;
    }
  }
}

TEST(StoneSetsTest, CountsTheStonesThatAreMissing) {
  for (const auto& [cols, rows] : {std::pair(3, 3), std::pair(5, 2), std::pair(2, 1)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const auto sets = *StoneSets::Create(grid, 2, nullptr);
    for (BitBoard own = 0; own <= grid.full(); ++own) {
      int fewest = StoneSets::kNever;
      for (BitBoard other = 0; other <= grid.full(); ++other) {
        if (HoldsBoard(grid, other, 2)) fewest = std::min(fewest, enumerate::Count(other & ~own));
      }
      ASSERT_EQ(sets.StonesNeeded(own), fewest) << own;
    }
  }
}

TEST(StoneSetsTest, RefusesLargeBoardsAndStops) {
  EXPECT_EQ(StoneSets::Create(*enumerate::Grid::Create(6, 5), 2, nullptr).status().code(),
            absl::StatusCode::kInvalidArgument);
  StopAt stop(0);
  EXPECT_EQ(StoneSets::Create(*enumerate::Grid::Create(3, 3), 2, &stop).status().code(),
            absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hotstone::search
