#include "spec/counting/outcome.h"

#include <gtest/gtest.h>

#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

std::string Text(const std::vector<std::string>& rows, std::string_view rules) {
  return OutcomeText(Decide(Diagram(rows), Rules(rules)));
}

TEST(OutcomeTest, CompensationGoesToWhite) {
  const std::vector<std::string> all_black = {"...", ".X.", "..."};  // area difference 9
  EXPECT_EQ(Text(all_black, "basic-only"), "Black wins by 9");
  EXPECT_EQ(Text(all_black, "basic-only,compensation=8"), "Black wins by 1");
  EXPECT_EQ(Text(all_black, "basic-only,compensation=9.5"), "White wins by 0.5");
  EXPECT_EQ(Text(all_black, "basic-only,compensation=-4"), "Black wins by 13");
  const std::vector<std::string> all_white = {"...", ".O.", "..."};
  EXPECT_EQ(Text(all_white, "basic-only,compensation=8"), "White wins by 17");
  EXPECT_EQ(Text(all_white, "basic-only,compensation=-10"), "Black wins by 1");
}

TEST(OutcomeTest, HalfPointsLeaveNoTie) {
  EXPECT_EQ(Text({"X.", ".O"}, "faulstich-2015"), "White wins by 5.5");
  EXPECT_EQ(Text({"..", "X."}, "aga-like"), "White wins by 3.5");
}

TEST(OutcomeTest, BlackWinsTies) {
  EXPECT_EQ(Text({"X.", ".O"}, "basic-only,tie=black"), "Black wins the tie");
  EXPECT_EQ(Text({"X.", ".O"}, "basic-only,tie=draw"), "draw");
  EXPECT_EQ(Text({"X.......X"}, "simplified-ing"), "Black wins by 1");
  EXPECT_EQ(Text({"X......."}, "simplified-ing"),
            "Black wins the tie");  // eight points, eight compensation
  const Outcome tie = Decide(Diagram({"X......."}), Rules("simplified-ing"));
  EXPECT_EQ(tie.winner, kB);
  EXPECT_EQ(tie.margin_x2, 0);
  EXPECT_EQ(Decide(Diagram({"X......."}), Rules("simplified-ing,tie=draw")).winner, std::nullopt);
}

// ING96-R8 "fixed compensation": eight points and "Black wins in case of a tie" leave no game
// drawn; without shared points on an odd board there is not even a tie.
TEST(OutcomeTest, EightPointsLeaveNoDrawAndNoTieOnOddBoards) {
  const RuleSet rules = Rules("ing-1996");
  for (const auto& [cols, rows] : {std::pair{9, 1}, {3, 3}}) {
    for (const Position& position : LegalPositions(cols, rows)) {
      const Outcome outcome = Decide(position, rules);
      ASSERT_TRUE(outcome.winner.has_value());
      const Area area = CountArea(position);
      if (area.shared_spaces + area.unowned_spaces == 0) {
        ASSERT_NE(outcome.margin_x2, 0) << position.cells();
        ASSERT_NE(Decide(position, Rules("ing-1996,tie=draw")).winner, std::nullopt);
      }
    }
  }
}

TEST(OutcomeTest, ScoringFollowsTheRuleSet) {
  // Beyond the sets both countings agree, since lent stones are the first reading.
  for (const Position& position : LegalPositions(3, 2)) {
    const Outcome area = Decide(position, Rules("basic-only,scoring=area"));
    const Outcome fill_in = Decide(position, Rules("basic-only,scoring=fill-in"));
    ASSERT_EQ(area.winner, fill_in.winner);
    ASSERT_EQ(area.margin_x2, fill_in.margin_x2);
  }
}

TEST(OutcomeTest, EmptyBoardIsATieWithoutCompensation) {
  EXPECT_EQ(OutcomeText(Decide(Empty(1, 1), Rules("basic-only"))), "draw");
  EXPECT_EQ(OutcomeText(Decide(Empty(19, 19), Rules("basic-only"))), "draw");
  EXPECT_EQ(OutcomeText(Decide(Empty(19, 19), Rules("simplified-ing"))), "White wins by 8");
}

}  // namespace
}  // namespace hotstone::spec
