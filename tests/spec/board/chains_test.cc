#include "spec/board/chains.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/board/position.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;

TEST(ChainsTest, AChainIsConnectedAlongLines) {
  const Position position = Diagram({"XX.", ".X.", "X.."});
  const Chain chain = ChainAt(position, At("B2"));
  EXPECT_EQ(chain.color, kB);
  EXPECT_THAT(chain.stones, ElementsAre(At("B2"), At("A3"), At("B3")));
  EXPECT_THAT(chain.liberties, ElementsAre(At("B1"), At("A2"), At("C2"), At("C3")));
  EXPECT_THAT(ChainAt(position, At("A1")).stones, ElementsAre(At("A1")));
}

TEST(ChainsTest, DiagonalPointsAreNoLiberties) {
  // The stone in the corner is enclosed although the point diagonal to it is empty.
  const Position corner = Diagram({"...", "O..", "XO."});
  EXPECT_THAT(ChainAt(corner, At("A1")).liberties, ElementsAre());
  EXPECT_FALSE(IsLegal(corner));
  const Position centre = Diagram({".O.", "OXO", ".O."});
  EXPECT_THAT(ChainAt(centre, At("B2")).liberties, ElementsAre());
  EXPECT_THAT(ChainAt(centre, At("B3")).liberties, ElementsAre(At("A3"), At("C3")));
}

TEST(ChainsTest, ALibertyCountsOnce) {
  EXPECT_THAT(ChainAt(Diagram({"XX", "X."}), At("A1")).liberties, ElementsAre(At("B1")));
}

TEST(ChainsTest, EveryChainOnceInTheOrderOfItsFirstStone) {
  const auto chains = AllChains(Diagram({"OOX", ".XX", "X.O"}));
  ASSERT_EQ(chains.size(), 4u);
  EXPECT_THAT(chains[0].stones, ElementsAre(At("A1")));
  EXPECT_THAT(chains[1].stones, ElementsAre(At("C1")));
  EXPECT_THAT(chains[2].stones, ElementsAre(At("B2"), At("C2"), At("C3")));
  EXPECT_THAT(chains[3].stones, ElementsAre(At("A3"), At("B3")));
  EXPECT_TRUE(AllChains(Empty(19, 19)).empty());
}

TEST(ChainsTest, AFullBoardIsOneChainWithoutLiberty) {
  Position position = Empty(19, 19);
  for (const Point p : position.EmptyPoints()) position.Put(p, kW);
  const auto chain = ChainWithoutLiberty(position);
  ASSERT_TRUE(chain.has_value());
  EXPECT_EQ(chain->stones.size(), 361u);
  EXPECT_EQ(chain->color, kW);
}

TEST(ChainsTest, NamesTheChainWithoutLiberty) {
  const auto chain = ChainWithoutLiberty(Diagram({"..", "O.", "XO"}));
  ASSERT_TRUE(chain.has_value());
  EXPECT_EQ(chain->color, kB);
  EXPECT_THAT(chain->stones, ElementsAre(At("A1")));
  EXPECT_FALSE(ChainWithoutLiberty(Diagram({"..", "O.", "X."})).has_value());
}

// HasLiberty may answer early, and always as the whole chain does: each colouring of 3x2.
TEST(ChainsTest, HasLibertyIsThatOfTheChain) {
  for (const Position& position : AllColourings(3, 2)) {
    std::vector<Point> breathless;
    for (const Chain& chain : AllChains(position)) {
      if (chain.liberties.empty() && breathless.empty()) breathless = chain.stones;
      for (const Point stone : chain.stones)
        EXPECT_EQ(HasLiberty(position, stone), !chain.liberties.empty()) << position.cells();
    }
    const auto found = ChainWithoutLiberty(position);
    EXPECT_EQ(found.has_value() ? found->stones : std::vector<Point>(), breathless)
        << position.cells();
  }
}

// Tromp and Farneback, "Combinatorics of Go": the number of legal positions, here by trying every
// colouring.
TEST(ChainsTest, LegalPositionCounts) {
  EXPECT_EQ(LegalPositions(1, 1).size(), 1u);
  EXPECT_EQ(LegalPositions(2, 1).size(), 5u);
  EXPECT_EQ(LegalPositions(3, 1).size(), 15u);
  EXPECT_EQ(LegalPositions(2, 2).size(), 57u);
  EXPECT_EQ(LegalPositions(3, 2).size(), 489u);
  EXPECT_EQ(LegalPositions(2, 3).size(), 489u);
  EXPECT_EQ(LegalPositions(3, 3).size(), 12675u);
}

TEST(ChainsTest, LegalPositionCountsOfStrips) {
  const std::vector<size_t> counts = {1, 5, 15, 41, 113, 313, 867, 2401, 6649};
  for (int n = 1; n <= 9; ++n) {
    EXPECT_EQ(LegalPositions(n, 1).size(), counts[static_cast<size_t>(n - 1)]) << n << "x1";
    EXPECT_EQ(LegalPositions(1, n).size(), counts[static_cast<size_t>(n - 1)]) << "1x" << n;
  }
}

}  // namespace
}  // namespace hotstone::spec
