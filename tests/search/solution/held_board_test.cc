// Held boards, and settled ones, which have nothing inside: the two implementations agree, and the
// intervals of whole boards confirm the theorem.
#include "certify/solution/held_board.h"

#include <gtest/gtest.h>

#include "certify/solution/next_play.h"
#include "certify/solution/settled_board.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "enumerate/values/intervals.h"
#include "search/solution/solution_plays.h"
#include "search/solution/whole_board.h"
#include "spec/board/position.h"

namespace hotstone::search {
namespace {

struct HeldCounts {
  uint64_t settled = 0;
  uint64_t held = 0;
};

// Every legal position in which Black holds the board with so many points inside is worth all
// points to him, with either player to move, even if endless play counts for White.
HeldCounts CountHeld(int cols, int rows, const std::string& rules, int inside = 2) {
  const auto grid = *enumerate::Grid::Create(cols, rows);
  const auto finite = *enumerate::FiniteRules::From(*spec::ParseRuleSet(rules));
  const auto table = *enumerate::IntervalTable::Solve(grid, finite, {}, nullptr);
  const auto index = *enumerate::LegalIndex::Create(grid);
  HeldCounts counts;
  for (uint64_t rank = 0; rank < index.size(); ++rank) {
    const enumerate::Stones stones = index.Unrank(rank);
    counts.settled += HoldsBoard(grid, stones.own, 0) ? 1 : 0;
    if (!HoldsBoard(grid, stones.own, inside)) continue;
    ++counts.held;
    for (const int player : {0, 1}) {
      EXPECT_EQ(table.ForBlack({stones.own, stones.opp, player, 0, 0}).lo, grid.points())
          << rules << "\n"
          << ToSpec(stones, *spec::BoardSize::Create(cols, rows)).cells();
    }
  }
  return counts;
}

TEST(HeldBoardTest, IsWorthAllPoints) {
  for (const std::string rules : {"basic-only", "basic-only,self_removal=none,end_passes=2"}) {
    EXPECT_GE(CountHeld(3, 3, rules).held, 1u);
    const HeldCounts counts = CountHeld(4, 3, rules);
    EXPECT_GT(counts.held, counts.settled);
  }
}

TEST(HeldBoardSlow, IsWorthAllPointsOnLargerBoards) {
  for (const std::string rules : {"basic-only", "basic-only,self_removal=none,end_passes=2"}) {
    for (const auto& [cols, rows] : {std::pair(7, 2), std::pair(5, 3), std::pair(4, 4)}) {
      const HeldCounts counts = CountHeld(cols, rows, rules);
      EXPECT_GT(counts.held, counts.settled + 100);
      RecordProperty(std::to_string(cols) + "x" + std::to_string(rows),
                     std::to_string(counts.held));
    }
  }
}

TEST(SettledBoardTest, IsWorthAllPoints) {
  for (const std::string rules :
       {"basic-only", "basic-only,self_removal=none,end_passes=2", "hot-only"}) {
    EXPECT_EQ(CountHeld(3, 1, rules, 0).held, 1u);
    EXPECT_GT(CountHeld(3, 3, rules, 0).held, 10u);
    EXPECT_GT(CountHeld(4, 2, rules, 0).held, 10u);
    EXPECT_GT(CountHeld(4, 3, rules, 0).held, 100u);
  }
}

TEST(SettledBoardSlow, IsWorthAllPointsOn4x4) {
  EXPECT_GT(CountHeld(4, 4, "basic-only", 0).held, 1000u);
  EXPECT_GT(CountHeld(5, 3, "basic-only", 0).held, 1000u);
}

TEST(HeldBoardTest, TheTwoRenderingsAreEqual) {
  for (const auto& [cols, rows] :
       {std::pair(1, 1), std::pair(2, 1), std::pair(2, 2), std::pair(3, 3), std::pair(4, 2),
        std::pair(7, 1), std::pair(4, 3)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const auto size = *spec::BoardSize::Create(cols, rows);
    const auto index = *enumerate::LegalIndex::Create(grid);
    for (uint64_t rank = 0; rank < index.size(); rank += cols == 4 ? 3 : 1) {
      const spec::Position position = ToSpec(index.Unrank(rank), size);
      for (const int inside : {0, 1, 2}) {
        EXPECT_EQ(HoldsBoard(grid, index.Unrank(rank).own, inside),
                  certify::HoldsBoard(position, spec::Color::kBlack, inside))
            << position.cells();
      }
    }
  }
}

TEST(SettledBoardTest, TheTwoRenderingsAreEqual) {
  for (const auto& [cols, rows] :
       {std::pair(3, 3), std::pair(4, 2), std::pair(7, 1), std::pair(4, 3)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const auto size = *spec::BoardSize::Create(cols, rows);
    const auto index = *enumerate::LegalIndex::Create(grid);
    for (uint64_t rank = 0; rank < index.size(); rank += cols == 4 ? 3 : 1) {
      const spec::Position position = ToSpec(index.Unrank(rank), size);
      EXPECT_EQ(HoldsBoard(grid, index.Unrank(rank).own, 0),
                certify::SettlesBoard(position, spec::Color::kBlack))
          << position.cells();
    }
  }
}

// The plays of the search end lines where the checker does.
TEST(HeldBoardTest, TheTwoRenderingsOfTheNextPlayAreEqual) {
  for (const auto& [cols, rows] : {std::pair(3, 3), std::pair(4, 2)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const auto size = *spec::BoardSize::Create(cols, rows);
    const SolutionPlays plays(grid, 0, certify::GoodUnder::kBasicKo, certify::EndsAt::kNextPlay);
    const SolutionPlays held(grid, 0, certify::GoodUnder::kBasicKo, certify::EndsAt::kHeldBoard);
    certify::NextPlay next(spec::Color::kBlack, 2);
    const auto index = *enumerate::LegalIndex::Create(grid);
    for (uint64_t rank = 0; rank < index.size(); ++rank) {
      const enumerate::Stones stones = index.Unrank(rank);
      const spec::Position position = ToSpec(stones, size);
      EXPECT_FALSE(held.HoldsNext(stones, 0));
      EXPECT_EQ(plays.HoldsNext(stones, 0), next.Points(position) != 0) << position.cells();
    }
  }
}

bool BlackHolds(const std::vector<std::string>& rows, int inside = 2) {
  const spec::Position position = *spec::Position::FromRows(rows);
  const auto grid = *enumerate::Grid::Create(position.size().cols(), position.size().rows());
  const bool holds = HoldsBoard(grid, enumerate::FromSpec(position).own, inside);
  EXPECT_EQ(holds, certify::HoldsBoard(position, spec::Color::kBlack, inside)) << position.cells();
  return holds;
}

TEST(HeldBoardTest, AsksForEyesAndForTooLittleRoom) {
  EXPECT_TRUE(BlackHolds({".X.X.", "XXXXX", "....."}));       // settled: nothing inside
  EXPECT_TRUE(BlackHolds({".X.X", "XXXX", "..XX", "..XX"}));  // A1 inside
  EXPECT_TRUE(BlackHolds({".X.X", "XXXX", ".OOX", "..OX"}));  // A1 and B1, which are adjacent
  EXPECT_TRUE(BlackHolds({".X.X", "XXXX", "..XX", "..XX"}, 1));
  EXPECT_FALSE(BlackHolds({".X.X", "XXXX", "..XX", "..XX"}, 0));
  EXPECT_FALSE(BlackHolds({".X.X", "XXXX", ".OOX", "..OX"}, 1));
  EXPECT_FALSE(BlackHolds({".X.X", "XXXX", "....", "...."}));  // four
  EXPECT_FALSE(
      BlackHolds({".X.X.", "XXXXX", "X.X.X", "....."}));       // B1 and D1, which are not adjacent
  EXPECT_FALSE(BlackHolds({"..X.", ".XXX", "XX..", "...."}));  // no second vital region
  EXPECT_FALSE(BlackHolds({".X.X.."}));                        // F1: its chain has one vital region
  EXPECT_FALSE(
      BlackHolds({"..", "..", "XX", ".X", "XX", "X."}));  // A6 and B6 have two neighbours each
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
