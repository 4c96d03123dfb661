#include "spec/fates/plain_fates.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

std::string Letter(Removal answer) {
  return answer == Removal::kRemoved ? "r" : answer == Removal::kKept ? "k" : "h";
}

// "B1:kk A2:rr": each chain by its first stone, with the answer if its attacker moves first, and if
// its owner does.
std::string FatesIn(const std::vector<std::string>& rows) {
  const Position position = Diagram(rows);
  const auto fates = PlainFates(position.size());
  std::string text;
  for (const Chain& chain : AllChains(position)) {
    const StoneFate fate = (*fates)->FateOf(position, chain.stones[0]);
    text += (text.empty() ? "" : " ") + PointName(chain.stones[0]) + ":" +
            Letter(fate.attacker_first) + Letter(fate.owner_first);
  }
  return text;
}

TEST(PlainFatesTest, TwoEyesLive) { EXPECT_EQ(FatesIn({".X.", "XXX", ".X."}), "B1:kk"); }

TEST(PlainFatesTest, WhoMovesFirstDecidesAnAtariOnBothSides) {
  EXPECT_EQ(FatesIn({"XX.", "XO.", "XX."}), "A1:rk B2:rk");
}

TEST(PlainFatesTest, AStoneInACornerKoIsDeadBesideALivingGroup) {
  EXPECT_EQ(FatesIn({".OX", "OXX", "..."}), "A2:rr B2:kk B3:rr");
}

TEST(PlainFatesTest, AStoneThatOnlyALongCycleSavesHangs) {
  EXPECT_EQ(FatesIn({"...", "OX.", "X.X"}), "A1:rk C1:rk A2:rr B2:hk");
}

TEST(PlainFatesTest, ABanForOnePlyCanDecide) {
  const Position ko = Diagram({".X.", "XO.", "O.O"});
  const auto fates = PlainFates(ko.size());
  EXPECT_EQ((*fates)->Of(ko, kB, std::nullopt, At("B2")), Removal::kRemoved);
  EXPECT_NE((*fates)->Of(ko, kB, At("B1"), At("B2")), Removal::kRemoved);
}

TEST(PlainFatesTest, LargerBoardsAreRefused) {
  const auto fates = PlainFates(Board(13, 1));
  EXPECT_EQ(fates.status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(fates.status().message(),
            "the plain law finds the fates of stones on boards of at most 12 points; 13x1 has 13");
}

// Every answer is the best of those after the moves that basic-only allows: a check by the rules of
// situation.h, which plain_fates.cc does not use.
TEST(PlainFatesTest, EveryAnswerFollowsFromThoseOfTheNextMoves) {
  const RuleSet rules = Rules("basic-only");
  for (const BoardSize& size : {Board(3, 1), Board(2, 2), Board(3, 2)}) {
    const auto fates = PlainFates(size);
    for (const Position& position : AllColourings(size.cols(), size.rows())) {
      if (!IsLegal(position)) continue;
      for (const Color player : {kB, kW}) {
        for (const Successor& next : Successors(StartOf(rules, position, player), rules)) {
          // A pass leads to situations after a pass, which the fates do not tell.
          if (!next.at.has_value()) continue;
          std::optional<Point> ban;
          if (!next.situation.bans.empty()) ban = *next.situation.bans.begin();
          for (int i = 0; i < size.points(); ++i) {
            const Point stone = size.At(i);
            if (position.IsEmpty(stone)) continue;
            const Removal now = (*fates)->Of(position, player, std::nullopt, stone);
            const Removal then =
                next.situation.position.IsEmpty(stone)
                    ? Removal::kRemoved
                    : (*fates)->Of(next.situation.position, Opponent(player), ban, stone);
            const Removal wanted =
                position.At(stone) == player ? Removal::kKept : Removal::kRemoved;
            // No play is better than the best.
            EXPECT_TRUE(then != wanted || now == wanted) << position.cells() << " " << i;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
