#include "enumerate/decided/disturber_judge.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "enumerate/rules/situation.h"
#include "spec/board/board.h"

namespace hotstone::enumerate {
namespace {

// .O. and White passes: a black stone at the edge has no liberty and removes itself, round after
// round.
TEST(DecideJudgeTest, WhoRemovesHisOwnStoneRoundAndRoundLoses) {
  const auto judged = std::make_shared<JudgedCycles>();
  const auto judge = DisturberLoses(*spec::BoardSize::Create(3, 1), {}, judged);
  const std::vector<BitMove> thrown_in = {kNoPoint, 0};
  EXPECT_EQ(judge({0, 0b010, 1, 0, 0}, thrown_in), -3);
  EXPECT_EQ(judge({0b010, 0, 0, 0, 0}, thrown_in), 3);
  EXPECT_EQ(judged->against_white, 1U);
  EXPECT_EQ(judged->against_black, 1U);
  EXPECT_EQ(judged->nobody, 0U);
}

TEST(DecideJudgeTest, WhereNobodyIsNamedItIsADraw) {
  const auto judged = std::make_shared<JudgedCycles>();
  const auto judge = DisturberLoses(*spec::BoardSize::Create(2, 2), {}, judged);
  // Passes alone disturb nothing.
  const std::vector<BitMove> passes = {kNoPoint, kNoPoint};
  EXPECT_EQ(judge({1, 8, 0, 0, 0}, passes), 0);
  EXPECT_EQ(judged->nobody, 1U);
}

}  // namespace
}  // namespace hotstone::enumerate
