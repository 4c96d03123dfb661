#include "enumerate/rules/board.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

// A position drawn with its top row first, X for own, O for opp.
struct Drawn {
  explicit Drawn(const std::vector<std::string>& rows)
      : grid(*Grid::Create(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()))) {
    for (size_t r = 0; r < rows.size(); ++r) {
      for (size_t c = 0; c < rows[r].size(); ++c) {
        const BitBoard bit = BitAt(static_cast<int>((rows.size() - 1 - r) * rows[r].size() + c));
        if (rows[r][c] == 'X') stones.own |= bit;
        if (rows[r][c] == 'O') stones.opp |= bit;
      }
    }
    Analyse(grid, stones, analysis);
  }
  Resolved Play(int at) const { return Resolve(grid, analysis, BitAt(at)); }
  int Ban(int at) const { return SingleKoPoint(grid, Play(at), at); }
  BitBoard Legal(const char* self_removal) const {
    const auto rules = *spec::ParseRuleSet(std::string("basic-only,self_removal=") + self_removal);
    return LegalPlays(grid, analysis, BoardPlayRules(rules));
  }

  Grid grid;
  Stones stones;
  Analysis analysis;
};

TEST(GridTest, SidesAndPointsHaveTheirLimits) {
  for (const auto& [cols, rows] :
       {std::pair{0, 3}, {3, 0}, {-1, 3}, {64, 1}, {1, 64}, {9, 8}, {13, 5}, {1 << 20, 1 << 20}}) {
    EXPECT_FALSE(Grid::Create(cols, rows).ok()) << cols << "x" << rows;
  }
  for (const auto& [cols, rows] :
       {std::pair{1, 1}, {63, 1}, {1, 63}, {8, 8}, {32, 2}, {2, 32}, {16, 4}, {19, 3}}) {
    const auto grid = Grid::Create(cols, rows);
    ASSERT_TRUE(grid.ok()) << cols << "x" << rows;
    EXPECT_EQ(Count(grid->full()), cols * rows);
  }
}

// Lines join horizontal and vertical neighbours, never across an edge.
TEST(GridTest, NeighboursAreThoseOfTheLines) {
  for (int cols = 1; cols < kMaxPoints; ++cols) {
    for (int rows = 1; rows < kMaxPoints && cols * rows <= kMaxPoints; ++rows) {
      const Grid grid = *Grid::Create(cols, rows);
      for (int p = 0; p < grid.points(); ++p) {
        BitBoard expected = 0;
        if (p % cols > 0) expected |= BitAt(p - 1);
        if (p % cols < cols - 1) expected |= BitAt(p + 1);
        if (p / cols > 0) expected |= BitAt(p - cols);
        if (p / cols < rows - 1) expected |= BitAt(p + cols);
        ASSERT_EQ(grid.neighbours(p), expected) << cols << "x" << rows << " point " << p;
      }
    }
  }
}

TEST(GridTest, FloodStaysWithinAndReachesAll) {
  const Drawn d({"X.XX", "XX.X", ".XXX"});
  EXPECT_EQ(d.grid.Flood(BitAt(1), d.stones.own), d.stones.own);
  const Drawn apart({"X.XX", "X.X.", ".XXX"});
  EXPECT_EQ(apart.grid.Flood(BitAt(4), apart.stones.own), BitAt(4) | BitAt(8));
}

TEST(IsLegalTest, BothColoursNeedLiberties) {
  EXPECT_TRUE(IsLegal(Drawn({"..", ".."}).grid, {}));
  // XO
  // .X  the white corner has none
  const Grid grid = *Grid::Create(2, 2);
  const Stones stones{BitAt(1) | BitAt(2), BitAt(3)};
  EXPECT_FALSE(IsLegal(grid, stones));
  EXPECT_FALSE(IsLegal(grid, Swapped(stones)));
  const Drawn shared({"XO", "X."});
  EXPECT_TRUE(IsLegal(shared.grid, shared.stones));
}

TEST(AreaDifferenceTest, StonesAndRegionsOfOneColour) {
  EXPECT_EQ(AreaDifference(*Grid::Create(3, 3), {}), 0);
  const Drawn alone({"...", ".X.", "..."});
  EXPECT_EQ(AreaDifference(alone.grid, alone.stones), 9);
  const Drawn split({".X.O.", ".X.O.", ".X.O."});  // three points shared
  EXPECT_EQ(AreaDifference(split.grid, split.stones), 0);
  const Drawn more({".X.O", ".X.O", ".X.."});
  EXPECT_EQ(AreaDifference(more.grid, more.stones), 6 - 2);
}

TEST(ResolveTest, SeveralChainsAtOnce) {
  const Drawn d({"XO.OX", "XXOXX", "..X.."});  // C3 takes B3, D3 and C2
  const Resolved play = d.Play(12);
  EXPECT_EQ(play.captured, d.stones.opp);
  EXPECT_EQ(play.removed, 0u);
  EXPECT_EQ(play.after, (Stones{d.stones.own | BitAt(12), 0}));
}

TEST(ResolveTest, TheOpponentIsRemovedFirst) {
  const Drawn d({".OX", "OX.", "X.."});  // A3 has no liberty of its own until both are gone
  const Resolved play = d.Play(6);
  EXPECT_EQ(play.captured, d.stones.opp);
  EXPECT_EQ(play.removed, 0u);
}

TEST(ResolveTest, OwnChainsThatLoseTheirLastLibertyGoTogether) {
  const Drawn d({".XO", "XOO", "O.."});  // A3 joins B3 and A2: three stones without a liberty
  const Resolved play = d.Play(6);
  EXPECT_EQ(play.captured, 0u);
  EXPECT_EQ(play.removed, d.stones.own | BitAt(6));
  EXPECT_EQ(play.after, (Stones{0, d.stones.opp}));
  const Drawn saved({".XO", "XOO", "..."});  // A2 keeps A1
  EXPECT_EQ(saved.Play(6).removed, 0u);
}

TEST(LegalPlaysTest, SelfRemovalOptionsDifferWhereTheySay) {
  const Drawn group({".XO", "XOO", "O.."});
  EXPECT_EQ(group.Legal("none") & BitAt(6), 0u);
  EXPECT_EQ(group.Legal("groups") & BitAt(6), BitAt(6));
  EXPECT_EQ(group.Legal("any") & BitAt(6), BitAt(6));
  const Drawn single({".O.", "O..", "..."});
  EXPECT_EQ(single.Legal("none") & BitAt(6), 0u);
  EXPECT_EQ(single.Legal("groups") & BitAt(6), 0u);
  EXPECT_EQ(single.Legal("any") & BitAt(6), BitAt(6));
  EXPECT_EQ(single.Legal("groups"), single.analysis.empty & ~BitAt(6));
}

TEST(SingleKoPointTest, OnlyALoneStoneThatTookOneAndHasOneLiberty) {
  const Drawn ko({".XO.", "X.XO", ".XO.", "...."});
  EXPECT_EQ(Drawn({".XO.", "XO.O", ".XO.", "...."}).Ban(10), 9);
  EXPECT_EQ(ko.Ban(9), kNoPoint);  // fills, takes nothing
  // A second liberty besides the one that it made.
  EXPECT_EQ(Drawn({".X..", "XO.O", ".XO.", "...."}).Ban(10), kNoPoint);
  // It joins an own stone.
  EXPECT_EQ(Drawn({".XXO", "XO.O", ".XO.", "...."}).Ban(10), kNoPoint);
  // Joined, and with no liberty but the new one: still no lone stone.
  EXPECT_EQ(Drawn({"OOXXO", ".XO.O", ".OXO.", "....."}).Ban(13), kNoPoint);
  // Two stones taken.
  EXPECT_EQ(Drawn({".XXO.", "XOO.O", ".XXO.", "....."}).Ban(13), kNoPoint);
  // On a strip of two points: take, and the taken point is the ban.
  EXPECT_EQ(Drawn({"O."}).Ban(1), 0);
}

TEST(SixtyFourPointsTest, TheLastPointIsAPointLikeAnyOther) {
  std::vector<std::string> rows(8, std::string(8, '.'));
  rows[0] = "......XO";
  rows[1] = ".......X";  // H8 has no liberty: fill H8 by capture
  rows[0][7] = '.';
  rows[0][6] = 'O';
  rows[1][7] = 'O';
  const Drawn d(rows);
  EXPECT_EQ(d.Legal("groups") & BitAt(63), 0u);
  EXPECT_EQ(d.Legal("any") & BitAt(63), BitAt(63));
  EXPECT_EQ(d.Play(63).removed, BitAt(63));
}

}  // namespace
}  // namespace hotstone::enumerate
