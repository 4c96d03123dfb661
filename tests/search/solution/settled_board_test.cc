// Settled boards: the two implementations agree, and the intervals of whole boards confirm the
// theorem.
#include "certify/solution/settled_board.h"

#include <gtest/gtest.h>

#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "search/solution/whole_board.h"
#include "spec/board/position.h"

namespace hotstone::search {
namespace {

using enumerate::Stones;

template <typename Visit>
void ForEachLegal(const enumerate::Grid& grid, const Visit& visit) {
  const auto index = *enumerate::LegalIndex::Create(grid);
  for (uint64_t rank = 0; rank < index.size(); ++rank) visit(index.Unrank(rank));
}

// Every legal position in which Black has settled the board is worth all points to him, with either
// player to move, even if endless play counts for White. Returns how many there are.
uint64_t CountSettled(int cols, int rows, const std::string& rules) {
  const auto grid = *enumerate::Grid::Create(cols, rows);
  const auto finite = *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules));
  const auto table = *enumerate::IntervalTable::Solve(grid, finite, {}, nullptr);
  uint64_t settled = 0;
  ForEachLegal(grid, [&](Stones stones) {
    if (!HoldsBoard(grid, stones.own, 0)) return;
    ++settled;
    for (const int player : {0, 1}) {
      EXPECT_EQ(table.ForBlack({stones.own, stones.opp, player, 0, 0}).lo, grid.points())
          << rules << "\n"
          << ToSpec(stones, *spec::BoardSize::Create(cols, rows)).cells();
    }
  });
  return settled;
}

TEST(SettledBoardTest, IsWorthAllPoints) {
  for (const std::string rules :
       {"basic-only", "basic-only,self_removal=none,end_passes=2", "hot-only"}) {
    EXPECT_EQ(CountSettled(3, 1, rules), 1u);
    EXPECT_GT(CountSettled(3, 3, rules), 10u);
    EXPECT_GT(CountSettled(4, 2, rules), 10u);
    EXPECT_GT(CountSettled(4, 3, rules), 100u);
  }
}

TEST(SettledBoardSlow, IsWorthAllPointsOn4x4) {
  EXPECT_GT(CountSettled(4, 4, "basic-only"), 1000u);
  EXPECT_GT(CountSettled(5, 3, "basic-only"), 1000u);
}

TEST(SettledBoardTest, TheTwoRenderingsAreEqual) {
  for (const auto& [cols, rows] :
       {std::pair(3, 3), std::pair(4, 2), std::pair(7, 1), std::pair(4, 3)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const auto size = *spec::BoardSize::Create(cols, rows);
    ForEachLegal(grid, [&, c = cols](Stones stones) {
      if (c == 4 && stones.own % 3 != 0) return;  // a third of the larger boards
      const spec::Position position = ToSpec(stones, size);
      EXPECT_EQ(HoldsBoard(grid, stones.own, 0),
                certify::SettlesBoard(position, spec::Color::kBlack))
          << position.cells();
    });
  }
}

TEST(SettledBoardTest, AsksForEyesAndForTouch) {
  const auto settles = [](const std::vector<std::string>& rows) {
    return certify::SettlesBoard(*spec::Position::FromRows(rows), spec::Color::kBlack);
  };
  EXPECT_TRUE(settles({".X.X", "XXXX"}));
  EXPECT_TRUE(settles({".XO.", "XXXX", ".X.."}));
  EXPECT_FALSE(settles({"..XX", "XXXX"}));             // one region
  EXPECT_FALSE(settles({".X...", "XXX..", ".X..."}));  // points that touch nothing
  EXPECT_FALSE(settles({".X.X", "XX.X"}));             // a chain with one vital region
  EXPECT_FALSE(settles({"...", "...", "..."}));
}

}  // namespace
}  // namespace hotstone::search
