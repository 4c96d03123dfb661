// Penalties and compensation, in numbers and in stones.
#include "spec/counting/penalties.h"

#include <gtest/gtest.h>

#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "tests/spec/counting/settled_board.h"

namespace hotstone::spec {
namespace {

// ING96, illustrations after the counting rules, diagram 2: a penalty of four points on White,
// Black wins by six.
TEST(PenaltiesTest, WorkedExampleWithFourPointPenalty) {
  const Position position = SettledBoard(10, 1);
  const RuleSet rules = Rules("ing-1996,compensation=0");
  const Outcome outcome = DecideWithPenalties(position, rules, {0, 4});
  EXPECT_EQ(outcome.winner, kB);
  EXPECT_EQ(outcome.margin_x2, 2 * 6);
  // On Black it goes to White, who then wins by two; two penalties cancel.
  EXPECT_EQ(OutcomeText(DecideWithPenalties(position, rules, {4, 0})), "White wins by 2");
  EXPECT_EQ(OutcomeText(DecideWithPenalties(position, rules, {4, 4})), "Black wins by 2");
  EXPECT_EQ(OutcomeText(DecideWithPenalties(position, rules, {2, 0})), "Black wins the tie");
  EXPECT_EQ(OutcomeText(DecideWithPenalties(position, Rules("ing-1996"), {0, 6})),
            "Black wins the tie");
}

// Diagram 1: four white stones for eight points leave two losing stones and a winning space.
// Diagram 2: two black stones for the penalty leave three losing stones.
TEST(PenaltiesTest, WorkedExamplesInStones) {
  const FilledWithAwards first =
      FillInWithAwards(SettledBoard(16, 0), 0, InStones(2 * 8).stones, {});
  ASSERT_TRUE(first.placed);
  EXPECT_EQ(first.count.white.losing_stones, 2);
  EXPECT_EQ(first.count.black.winning_spaces, 1);
  EXPECT_EQ(first.count.black.losing_stones + first.count.white.winning_spaces, 0);
  EXPECT_EQ(first.count.Difference(), 5);
  const FilledWithAwards second =
      FillInWithAwards(SettledBoard(10, 1), InStones(2 * 4).stones, 0, {});
  ASSERT_TRUE(second.placed);
  EXPECT_EQ(second.count.white.losing_stones, 3);
  EXPECT_EQ(second.count.black.winning_spaces, 0);
  EXPECT_EQ(second.count.Difference(), 6);
}

TEST(PenaltiesTest, NoStonesOrNoSpaces) {
  const Position position = Diagram({".X.O."});
  ASSERT_EQ(CountArea(position).black_spaces, 1);
  EXPECT_TRUE(FillInWithAwards(position, 0, 1, {}).placed);
  EXPECT_EQ(FillInWithAwards(position, 0, 1, {}).count.Difference(), -2);
  const Position wide = Diagram({".X...O."});
  EXPECT_TRUE(FillInWithAwards(wide, 0, 1, {}).placed);
  EXPECT_FALSE(
      FillInWithAwards(wide, 0, 2, {}).placed);  // two stones are left, and there is one space
  EXPECT_EQ(FillInWithAwards(wide, 0, 2, {}).count.Difference(), 0);
  const Position full = Diagram({".XXOO"});
  EXPECT_FALSE(FillInWithAwards(full, 0, 1, {}).placed);  // a space, and no stone left
}

TEST(PenaltiesTest, OddPointsAreLeftOver) {
  EXPECT_EQ(InStones(2 * 8).stones, 4);
  EXPECT_EQ(InStones(2 * 8).left_over_x2, 0);
  EXPECT_EQ(InStones(2 * 3).stones, 1);
  EXPECT_EQ(InStones(2 * 3).left_over_x2, 2);
  EXPECT_EQ(InStones(-2 * 3).stones, 1);
  EXPECT_EQ(InStones(-2 * 3).left_over_x2, 2);
  EXPECT_EQ(InStones(11).stones, 2);  // five and a half
  EXPECT_EQ(InStones(11).left_over_x2, 3);
  EXPECT_EQ(WhiteAwardX2(Rules("ing-1996"), {3, 0}), 2 * 11);
}

// ING96-R8 "Non-fixed compensation": "must be an even number". An odd one can cause a tie on a
// board with an odd number of points and no shared space. An even one does not prevent a tie where
// there is a shared space.
TEST(PenaltiesTest, WhyCompensationIsEven) {
  const Position odd = Diagram({".X.", "XXX", "..X"});
  ASSERT_EQ(CountArea(odd).Difference(), 9);
  const auto by = [](const Position& position, std::string_view rules, Penalties penalties) {
    return OutcomeText(DecideWithPenalties(position, Rules(rules), penalties));
  };
  EXPECT_EQ(by(odd, "ing-1996,tie=draw", {0, 0}), "Black wins by 1");
  EXPECT_EQ(by(odd, "ing-1996,tie=draw,compensation=9", {0, 0}), "draw");
  EXPECT_EQ(by(odd, "ing-1996,tie=draw,compensation=6", {3, 0}), "draw");
  EXPECT_EQ(by(odd, "ing-1996,compensation=6", {3, 0}), "Black wins the tie");
  const Position shared = Diagram({"X.O"});
  ASSERT_EQ(CountArea(shared).shared_spaces, 1);
  EXPECT_EQ(by(shared, "ing-1996,tie=draw,compensation=0", {0, 0}), "draw");
}

}  // namespace
}  // namespace hotstone::spec
