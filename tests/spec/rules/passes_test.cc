#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;

// The situations after 0, 1, 2, ... passes in a row, until the game is over.
std::vector<Situation> PassOn(Situation s, const RuleSet& rules) {
  std::vector<Situation> result = {s};
  while (!IsFinished(s, rules)) {
    s = After(s, std::nullopt, rules);
    result.push_back(s);
  }
  return result;
}

TEST(PassesTest, TwoPauseAndFourEndTheGame) {
  const RuleSet rules = Rules("basic-only");
  const auto s = PassOn(StartOf(rules, Empty(3, 3), kB), rules);
  ASSERT_EQ(s.size(), 5u);
  for (size_t i = 0; i < s.size(); ++i) {
    EXPECT_EQ(s[i].passes, static_cast<int>(i));
    EXPECT_EQ(s[i].to_move, i % 2 == 0 ? kB : kW);
    EXPECT_EQ(IsPaused(s[i], rules), i == 2 || i == 3) << i;
    EXPECT_EQ(IsFinished(s[i], rules), i == 4) << i;
  }
}

TEST(PassesTest, TwoEndTheGameOfTheComparators) {
  const RuleSet rules = Rules("basic-only,end_passes=2");
  const auto s = PassOn(StartOf(rules, Empty(3, 3), kW), rules);
  ASSERT_EQ(s.size(), 3u);
  for (size_t i = 0; i < s.size(); ++i) EXPECT_FALSE(IsPaused(s[i], rules));
}

TEST(PassesTest, ABoardPlayStartsTheCountAnew) {
  const RuleSet rules = Rules("basic-only");
  Situation s = StartOf(rules, Empty(3, 3), kB);
  for (int i = 0; i < 3; ++i) s = After(s, std::nullopt, rules);
  ASSERT_EQ(s.passes, 3);
  s = After(s, At("B2"), rules);
  EXPECT_EQ(s.passes, 0);
  EXPECT_FALSE(IsPaused(s, rules));
  EXPECT_EQ(PassOn(s, rules).size(), 5u);  // four more
}

TEST(PassesTest, APassChangesNoStone) {
  const RuleSet rules = Rules("basic-only");
  const Position setup = Diagram({"X.O", ".X."});
  for (const Situation& s : PassOn(StartOf(rules, setup, kW), rules)) EXPECT_EQ(s.position, setup);
}

TEST(PassesTest, APassIsAlwaysLegalUntilTheEnd) {
  for (const char* text : {"basic-only", "tromp-taylor", "aga-like", "simplified-ing"}) {
    Game game = StartUnder(text, Diagram({"X.", "XX"}), kW);
    while (!game.ended()) ASSERT_TRUE(game.Play(Pass(game.to_move())).legal());
    EXPECT_EQ(game.Judge(Pass(game.to_move())).why, Illegality::kGameOver);
    EXPECT_EQ(game.plies().size(), static_cast<size_t>(game.rules().end_passes));
  }
}

TEST(PassesTest, NothingFollowsTheEnd) {
  const RuleSet rules = Rules("basic-only,end_passes=2");
  const auto s = PassOn(StartOf(rules, Empty(2, 1), kB), rules);
  EXPECT_EQ(Successors(s[1], rules).size(), 3u);
  EXPECT_TRUE(Successors(s[2], rules).empty());
  EXPECT_EQ(Judge(s[2], At("A1"), rules).why, Illegality::kGameOver);
}

TEST(SituationTest, SuccessorsAreThePlaysInOrderThenThePass) {
  const RuleSet rules = Rules("basic-only");
  const auto next = Successors(StartOf(rules, Diagram({".O", "O."}), kB), rules);
  // A2 and B1 would remove nothing but themselves.
  ASSERT_EQ(next.size(), 1u);
  EXPECT_EQ(next[0].at, std::nullopt);
  const auto white = Successors(StartOf(rules, Diagram({".O", "O."}), kW), rules);
  ASSERT_EQ(white.size(), 3u);
  EXPECT_EQ(white[0].at, At("B1"));
  EXPECT_EQ(white[1].at, At("A2"));
  EXPECT_EQ(white[2].at, std::nullopt);
  EXPECT_EQ(white[0].situation.position, Diagram({".O", "OO"}));
}

TEST(SituationTest, EveryPartTellsSituationsApart) {
  const Situation s = StartOf(Rules("basic-only"), Empty(2, 2), kB);
  EXPECT_EQ(s, (Situation{Empty(2, 2), kB, 0, {}, 0}));
  EXPECT_NE(s, (Situation{Diagram({"..", "X."}), kB, 0, {}, 0}));
  EXPECT_NE(s, (Situation{Empty(2, 2), kW, 0, {}, 0}));
  EXPECT_NE(s, (Situation{Empty(2, 2), kB, 1, {}, 0}));
  EXPECT_NE(s, (Situation{Empty(2, 2), kB, 0, {At("A1")}, 0}));
  EXPECT_NE(s, (Situation{Empty(2, 2), kB, 0, {}, 1}));
}

// The reasons in the order of situation.h. Each move below has its reason and as many of the later
// ones as can occur together.
TEST(SituationTest, TheFirstReasonIsGiven) {
  const Position setup = Diagram({"..", "O.", ".O"});
  const auto why = [&](const Situation& s, Point p, const char* text) {
    return Judge(s, p, Rules(text)).why;
  };
  const Situation over{setup, kB, 4, {At("A1")}, 1};
  EXPECT_EQ(why(over, {7, 7}, "basic-only"), Illegality::kGameOver);
  EXPECT_EQ(why(over, At("B1"), "basic-only"), Illegality::kGameOver);
  const Situation white{ColorSwapped(setup), kW, 0, {At("A1")}, 1};
  EXPECT_EQ(why(white, {2, 0}, "basic-only"), Illegality::kOffBoard);
  EXPECT_EQ(why(white, {0, -1}, "basic-only"), Illegality::kOffBoard);
  EXPECT_EQ(why(white, At("B1"), "basic-only"), Illegality::kOccupied);
  EXPECT_EQ(why(white, At("A1"), "basic-only"), Illegality::kHandicap);
  const Situation black{setup, kB, 0, {At("A1")}, 1};
  EXPECT_EQ(why(black, At("A1"), "basic-only,self_removal=none"), Illegality::kSelfRemoval);
  EXPECT_EQ(why(black, At("A1"), "basic-only"), Illegality::kNoVariation);
  EXPECT_EQ(why(black, At("A1"), "basic-only,self_removal=any"), Illegality::kHotStone);
  EXPECT_EQ(why(black, At("A1"), "basic-only,self_removal=any,hot=none"), std::nullopt);
}

TEST(CaptureEndsTest, TheFirstCaptureEndsTheGame) {
  const RuleSet rules = Rules("basic-only,capture_ends=true");
  Situation s = StartOf(rules, Empty(2, 1), kB);
  s = After(s, At("A1"), rules);
  EXPECT_FALSE(IsFinished(s, rules));
  s = After(s, At("B1"), rules);
  EXPECT_EQ(s.position, Diagram({".O"}));
  EXPECT_TRUE(IsFinished(s, rules));
  EXPECT_FALSE(IsPaused(s, rules));
  EXPECT_TRUE(s.bans.empty());
  EXPECT_TRUE(Successors(s, rules).empty());
}

TEST(CaptureEndsTest, SelfRemovalEndsItToo) {
  const RuleSet rules = Rules("basic-only,capture_ends=true");
  const Situation s = After(StartOf(rules, Diagram({"X.O."}), kB), At("B1"), rules);
  EXPECT_EQ(s.position, Diagram({"..O."}));
  EXPECT_TRUE(IsFinished(s, rules));
}

}  // namespace
}  // namespace hotstone::spec
