// The place of a cycle: what changes, and the chains that stay around it.
#include "spec/ko/cycle_place.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/board/board_play.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string PlaceNames(const std::vector<Position>& positions) {
  return PointNames(PlaceOfCycle(positions));
}

TEST(CyclePlaceTest, TheKoAndTheChainsAroundIt) {
  // White C2 takes, Black D2 takes back; the stones at the top are another black chain.
  const Position held = Diagram({"XX....", "..XO..", ".X.XO.", "..XO.."});
  const Position taken = PlayAt(held, kW, At("C2")).after;
  EXPECT_EQ(PlaceNames({held, taken}), "C1 D1 B2 C2 D2 E2 C3 D3");
}

TEST(CyclePlaceTest, AChainThatTouchesIsThereAsAWhole) {
  const Position held = Diagram({"XXX...", "..XO..", ".X.XO.", "..XO.."});
  const Position taken = PlayAt(held, kW, At("C2")).after;
  EXPECT_EQ(PlaceNames({held, taken}), "C1 D1 B2 C2 D2 E2 C3 D3 A4 B4 C4");
}

// White A2 touches a black chain of the place, and no point that changes.
TEST(CyclePlaceTest, AChainBehindAnotherIsNotThere) {
  const Position held = Diagram({"......", "..XO..", "OX.XO.", "..XO.."});
  const Position taken = PlayAt(held, kW, At("C2")).after;
  EXPECT_EQ(PlaceNames({held, taken}), "C1 D1 B2 C2 D2 E2 C3 D3");
}

TEST(CyclePlaceTest, NothingChangesNoPlace) {
  const Position held = Diagram({"XXX...", "..XO.."});
  EXPECT_THAT(PlaceOfCycle({held, held}), IsEmpty());
}

// A stone that comes and goes does not connect chains beyond it.
TEST(CyclePlaceTest, ChainsAreJoinedByStonesThatStayOnly) {
  const Position first = Diagram({"X.X.X", "....."});
  const Position second = Diagram({"XXX.X", "....."});
  EXPECT_EQ(PlaceNames({first, second}), "A2 B2 C2");
}

}  // namespace
}  // namespace hotstone::spec
