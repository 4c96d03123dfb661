#include "spec/ko_race/ko_race_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "spec/board/position.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;
using ::testing::SizeIs;

KoPosition TheKoPosition(const Position& board) {
  const auto found = KoPositions(board);
  EXPECT_THAT(found, SizeIs(1));
  return found[0];
}

TEST(KoRaceMapTest, NumbersOfADoubleKoWithAnEyeEach) {
  const Position board = Diagram({"XX.XOO", ".XXOO.", "XXO.OO"});
  const auto race = RaceOf(TheKoPosition(board), kW);
  ASSERT_TRUE(std::holds_alternative<KoRace>(race));
  EXPECT_EQ(
      RaceText(std::get<KoRace>(race)),
      "eyes 1/1, external 0/0, shared 0, kos 1/1, threats 0/0, second to move, 0 hot, 0 passes");
}

TEST(KoRaceMapTest, PointsAreMoves) {
  const Position board = Diagram({"XX.XOO", ".XXOO.", "XXO.OO"});
  const KoPosition position = TheKoPosition(board);
  EXPECT_EQ(RaceMoveAt(position, kB, At("D1")), RaceMove::kTake);
  EXPECT_EQ(RaceMoveAt(position, kW, At("D1")), RaceMove::kConnect);
  EXPECT_EQ(RaceMoveAt(position, kB, At("F2")), RaceMove::kFillEye);
  EXPECT_EQ(RaceMoveAt(position, kB, At("A2")), RaceMove::kFillOwnEye);
  for (const Color player : {kB, kW}) {
    for (const char* at : {"D1", "C3", "F2", "A2"}) {
      EXPECT_EQ(CompareStep(board, position, player, At(at)), RaceStep::kSame) << at;
    }
  }
  const Position shared = Diagram({"X.XO", "XXOO", "XX.O", "XXOO", "XO.O"});
  EXPECT_EQ(RaceMoveAt(TheKoPosition(shared), kB, At("C3")), RaceMove::kFillShared);
  EXPECT_EQ(CompareStep(shared, TheKoPosition(shared), kB, At("C3")), RaceStep::kSame);
}

TEST(KoRaceMapTest, WhatIsNoRaceSaysWhy) {
  const auto reason = [](const std::vector<std::string>& rows) {
    return std::string(NoRaceName(std::get<NoRace>(RaceOf(TheKoPosition(Diagram(rows)), kB))));
  };
  EXPECT_EQ(reason({".O"}), "not-two-groups");
  EXPECT_EQ(reason({"X..", "OXX", ".O."}), "doubtful-eye");
  EXPECT_EQ(reason({".X.", "OOX", "X.O"}), "holds-stones");
  EXPECT_EQ(reason({"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO", ".OXX.OX."}),
            "ko-of-several-stones");
}

using Steps = std::map<std::pair<std::string, std::string>, int>;

// The result of every play in every ko position of the board that is a race.
Steps StepsOn(int cols, int rows, std::map<std::string, int>* none) {
  Steps steps;
  for (const Position& board : LegalPositions(cols, rows)) {
    for (const KoPosition& position : KoPositions(board)) {
      const auto race = RaceOf(position, kB);
      if (std::holds_alternative<NoRace>(race)) {
        ++(*none)[std::string(NoRaceName(std::get<NoRace>(race)))];
        continue;
      }
      ++(*none)["race"];
      EXPECT_TRUE(IsRace(std::get<KoRace>(race)));
      for (const Color player : {kB, kW}) {
        for (const Point at : board.EmptyPoints()) {
          const auto move = RaceMoveAt(position, player, at);
          if (!move.has_value()) continue;
          const RaceStep step = CompareStep(board, position, player, at);
          ++steps[{std::string(RaceMoveName(*move)), std::string(RaceStepName(step))}];
        }
      }
    }
  }
  return steps;
}

// On all boards of up to nine points. Connecting and eyes match throughout. A take matches with
// three exceptions that a race cannot express: part of a group is captured separately; the
// resulting board is not a race; and, on strips only, a group of one stone, which is itself a ko
// stone when its last breath is an eye. The race does not model what a stone on an external or
// shared liberty gains for its own side. No play is legal in only one of the two.
TEST(KoRaceMapTest, StepsOnAllBoardsOfUpToNinePoints) {
  Steps all;
  std::map<std::string, int> none;
  for (int cols = 1; cols <= 9; ++cols) {
    for (int rows = 1; rows <= cols && cols * rows <= 9; ++rows) {
      const Steps steps = StepsOn(cols, rows, &none);
      for (const auto& [step, count] : steps) all[step] += count;
      if (rows > 1) {
        EXPECT_FALSE(steps.contains({"take", "numbers"})) << cols << "x" << rows;
      }
    }
  }
  EXPECT_THAT(
      none, ElementsAre(Pair("doubtful-eye", 424), Pair("holds-stones", 332),
                        Pair("large-eye", 204), Pair("not-two-groups", 4316), Pair("race", 1428)));
  const Steps expected = {{{"connect", "no-race"}, 8},
                          {{"connect", "same"}, 1476},
                          {{"fill-external", "no-race"}, 344},
                          {{"fill-external", "numbers"}, 72},
                          {{"fill-external", "part-removed"}, 64},
                          {{"fill-external", "same"}, 924},
                          {{"fill-eye", "same"}, 284},
                          {{"fill-own-external", "no-race"}, 112},
                          {{"fill-own-external", "numbers"}, 336},
                          {{"fill-own-external", "removal"}, 464},
                          {{"fill-own-external", "same"}, 492},
                          {{"fill-own-eye", "same"}, 284},
                          {{"fill-shared", "no-race"}, 72},
                          {{"fill-shared", "numbers"}, 88},
                          {{"fill-shared", "removal"}, 120},
                          {{"fill-shared", "same"}, 616},
                          {{"take", "no-race"}, 52},
                          {{"take", "numbers"}, 116},
                          {{"take", "part-removed"}, 24},
                          {{"take", "same"}, 1292}};
  EXPECT_EQ(all, expected);
}

}  // namespace
}  // namespace hotstone::spec
