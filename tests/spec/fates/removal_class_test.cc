// Classes of kos and cycles by removal.
#include "spec/fates/removal_class.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "spec/board/move.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

// The classes of all ko positions, with the dead side or the side at stake.
std::vector<std::string> ClassesOf(const std::vector<std::string>& rows, KoReading reading) {
  const Position board = Diagram(rows);
  std::vector<std::string> names;
  for (const KoPosition& position : KoPositions(board)) {
    const KoVerdict verdict = Classify(board, position, reading);
    const auto side = verdict.dead.has_value() ? verdict.dead : verdict.at_stake;
    names.push_back(VerdictName(verdict) +
                    (side.has_value() ? " " + std::string(ColorName(*side)) : ""));
  }
  return names;
}

using Names = std::vector<std::string>;
constexpr KoReading kByTurn = {SettledBy::kLife, ClassBy::kRemoval};
constexpr KoReading kByTake = {SettledBy::kLife, ClassBy::kRemovalDecides};

TEST(RemovalClassTest, AKoThatTheFirstMoveDecidesFights) {
  EXPECT_EQ(ClassesOf({".X.", "XO."}, kByTurn), Names{"fighting (single)"});
  EXPECT_EQ(ClassesOf({"X..", ".XO", "XO."}, kByTurn), Names{"fighting (twin)"});
}

TEST(RemovalClassTest, OneSideAloneMayBeAtStake) {
  EXPECT_EQ(ClassesOf({"...", "OX.", "X.X"}, kByTurn), Names{"fighting (single) Black"});
}

// The ko is White's to take, and whether he may take it now matters to no stone around it.
TEST(RemovalClassTest, TheTwoRenderingsDiffer) {
  EXPECT_EQ(ClassesOf({"...", "OX.", "X.X"}, kByTake), Names{"disturbing (disturbed-life)"});
}

TEST(RemovalClassTest, ATakeMayMatterNowOrNeverAgain) {
  EXPECT_EQ(ClassesOf({"XX.", "XOX", "O.O"}, kByTake), Names{"fighting (twin) Black"});
  EXPECT_EQ(ClassesOf({"...", "OXX", "X.X"}, kByTake), Names{"disturbing (disturbed-death) White"});
}

TEST(RemovalClassTest, TheSideWhoseStonesAreDeadIsNamed) {
  EXPECT_EQ(ClassesOf({"...", "OXX", "X.X"}, kByTurn), Names{"disturbing (disturbed-death) White"});
}

TEST(RemovalClassTest, NothingIsUnclassified) {
  for (const KoReading reading : {kByTurn, kByTake}) {
    for (const Position& board : AllColourings(3, 3)) {
      if (!IsLegal(board)) continue;
      for (const KoPosition& position : KoPositions(board)) {
        EXPECT_NE(Classify(board, position, reading).ko_class, KoClass::kUnclassified)
            << board.cells();
      }
    }
  }
}

std::string CycleClass(const std::vector<std::string>& rows, const std::vector<std::string>& points,
                       const CycleReading& reading) {
  CompletedCycle cycle{Diagram(rows), kB, {}};
  Color player = kB;
  for (const std::string& point : points) {
    cycle.moves.push_back(point == "pass" ? Pass(player) : Move{player, At(point)});
    player = Opponent(player);
  }
  const auto verdict = ClassifyCycle(cycle, reading);
  if (!verdict.ok()) return std::string(verdict.status().message());
  return VerdictName(verdict->verdict) + (verdict->disturber.has_value()
                                              ? " " + std::string(ColorName(*verdict->disturber)) +
                                                    (verdict->by_start ? ", who starts" : "")
                                              : "");
}

CycleReading Reading(ClassBy class_by) { return {{}, {}, {}, class_by}; }

// Black takes at A1 and White takes back at B1.
TEST(RemovalClassTest, ACycleIsDecidedByTheStonesBesideIt) {
  const std::vector<std::string> takes = {"A1", "B1"};
  const CycleReading by_turn = Reading(ClassBy::kRemoval);
  EXPECT_EQ(CycleClass({"...", "OX.", ".OX"}, takes, by_turn), "fighting (single)");
  EXPECT_EQ(CycleClass({"...", "OXX", ".OX"}, takes, by_turn),
            "disturbing (disturbed-death) White");
  CycleReading initiator = by_turn;
  initiator.disturber_by = DisturberBy::kInitiator;
  EXPECT_EQ(CycleClass({"...", "OXX", ".OX"}, takes, initiator),
            "disturbing (disturbed-death) Black, who starts");
}

// Whoever moved first would decide the fate of White A2. But the turns are given, and at each of
// them the answer is the same. Both sides have stones that are not kept, so no side is named.
TEST(RemovalClassTest, InACycleItMattersWhoseTurnItIs) {
  EXPECT_EQ(CycleClass({".OX", "OX.", ".OX"}, {"A1", "B1"}, Reading(ClassBy::kRemoval)),
            "disturbing (disturbed-life) Black, who starts");
  EXPECT_EQ(ClassesOf({".OX", "OX.", ".OX"}, kByTurn)[0], "fighting (twin) White");
}

// Black B1 takes C1, and White may not take back at once: he takes the other stone at A1.
TEST(RemovalClassTest, InACycleHotStonesStayForAPly) {
  EXPECT_EQ(
      CycleClass({"OOO.O."}, {"D1", "C1", "B1", "A1", "pass", "B1"}, Reading(ClassBy::kRemoval)),
      "disturbing (disturbed-death) White");
}

TEST(RemovalClassTest, ACycleWithoutStonesAroundItIsDisturbing) {
  EXPECT_EQ(CycleClass({".O"}, {"A1", "B1"}, Reading(ClassBy::kRemoval)),
            "disturbing (disturbed-life) Black, who starts");
}

// G514: the player who removes his own stones disturbs, whatever their fate.
TEST(RemovalClassTest, SelfRemovalsAloneDecideFirst) {
  EXPECT_EQ(CycleClass({"X."}, {"B1", "pass", "A1", "pass"}, Reading(ClassBy::kRemoval)),
            "disturbing (self-disturbance) Black");
}

TEST(RemovalClassTest, BoardsOutOfReachHaveNoClass) {
  const Names none = {"unclassified (out-of-reach)"};
  EXPECT_EQ(ClassesOf({".......", ".......", "OX.....", ".OX...."}, kByTurn), none);
  const auto cycle = CycleClass({".......", ".......", "OX.....", ".OX...."}, {"A1", "B1"},
                                {{}, {}, {}, ClassBy::kRemoval});
  EXPECT_EQ(cycle, none[0]);
  EXPECT_EQ(ClassesInReach(Board(7, 4), ClassBy::kRemoval).code(),
            absl::StatusCode::kResourceExhausted);
  EXPECT_TRUE(ClassesInReach(Board(7, 4), ClassBy::kBreath).ok());
}

}  // namespace
}  // namespace hotstone::spec
