// Lassos under cycle=starter-first: the rule's memory decides, not the situation alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "spec/rules/game.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using testing::HasSubstr;

// `moves` are points or `pass`.
Lasso MakeLasso(std::string_view rules, const spec::Position& setup, Color to_move,
                const std::string& stem, const std::string& cycle) {
  return {Rules(rules), setup, to_move, MovesIn(setup.size(), stem), MovesIn(setup.size(), cycle)};
}

// Black fills B1 and C1 and so removes both, again and again.
spec::Position Room() { return *spec::Position::FromRows({".OO", "O.."}); }

constexpr char kStarterFirst[] = "hot=none,cycle=starter-first";

TEST(StarterFirstLassoTest, AStarterWhoOnlyPassesIsAccepted) {
  for (const char* rules : {kStarterFirst, "hot=none,cycle=starter-first,cycle_colour=either",
                            "hot=hot,cycle=starter-first",
                            "hot=none,cycle=starter-first,self_removal=any,end_passes=2"}) {
    const auto checked = CheckLasso(MakeLasso(rules, Room(), Color::kWhite, "", "pass B1 pass C1"));
    ASSERT_TRUE(checked.ok()) << rules << ": " << checked.status();
    EXPECT_EQ(checked->transitions, 4u);
    EXPECT_THAT(checked->claim, HasSubstr("play need not end"));
  }
  // Entered with the stone on B1, and after a pass.
  EXPECT_EQ(VerdictText(CheckLasso(
                MakeLasso(kStarterFirst, Room(), Color::kWhite, "pass B1", "pass C1 pass B1"))),
            "accepted");
  EXPECT_EQ(VerdictText(CheckLasso(
                MakeLasso(kStarterFirst, Room(), Color::kWhite, "pass", "B1 pass C1 pass"))),
            "accepted");
}

TEST(StarterFirstLassoTest, TheSameCycleEnteredByTheOtherPlayerIsRefused) {
  // Black is to move when it is first completed: his plays are forbidden from then on.
  EXPECT_EQ(VerdictText(CheckLasso(MakeLasso(kStarterFirst, Room(), Color::kBlack,
                                             "B1 pass C1 pass", "B1 pass C1 pass"))),
            "in round 1 of the cycle a move is illegal");
  // Without the first round in the stem the situation differs by the pass before it.
  EXPECT_EQ(VerdictText(
                CheckLasso(MakeLasso(kStarterFirst, Room(), Color::kBlack, "", "B1 pass C1 pass"))),
            "the cycle does not close: it starts from");
  // Without a cycle rule everything is accepted.
  EXPECT_EQ(VerdictText(CheckLasso(MakeLasso("hot=none", Room(), Color::kBlack, "B1 pass C1 pass",
                                             "B1 pass C1 pass"))),
            "accepted");
}

// The situation recurs after one round in which nothing was illegal; the next round differs.
TEST(StarterFirstLassoTest, OneRoundProvesNothing) {
  const auto lasso = [](const char* rules) {
    return MakeLasso(rules, EmptyBoard(2, 2), Color::kBlack, "B1", "A2 B2 A1 B1 B2 B1");
  };
  EXPECT_EQ(VerdictText(CheckLasso(lasso("basic-only"))), "accepted");
  EXPECT_EQ(VerdictText(CheckLasso(lasso("basic-only,cycle=starter-first"))),
            "in round 2 of the cycle a move is illegal");
}

// Two laps a round: the first round completes each lap, the second completes both together for the
// first time, and only the third adds nothing new. It still goes on for ever. With one lap a round
// the second is enough, and it is needed, however much the stem has taught.
TEST(StarterFirstLassoTest, RoundsArePlayedUntilNothingIsLearned) {
  const auto rounds = [](const std::string& stem, const std::string& cycle) {
    const auto checked = CheckLasso(MakeLasso(kStarterFirst, Room(), Color::kWhite, stem, cycle));
    return checked.ok() ? checked->rounds : 0;
  };
  EXPECT_EQ(rounds("", "pass B1 pass C1 pass C1 pass B1"), 3);
  EXPECT_EQ(rounds("", "pass B1 pass C1"), 2);
  EXPECT_EQ(rounds("pass B1 pass C1 pass B1 pass C1", "pass B1 pass C1"), 2);
}

TEST(StarterFirstLassoTest, TheStemIsJudgedToo) {
  EXPECT_EQ(VerdictText(CheckLasso(MakeLasso(kStarterFirst, Room(), Color::kBlack,
                                             "B1 pass C1 pass B1 pass C1", "pass B1 pass C1"))),
            "the play is not a legal game");
}

TEST(StarterFirstLassoTest, OtherRulesThatRememberAreNotSpokenOf) {
  for (const char* cycle : {"second-cycle", "starter", "square", "psk", "ssk", "nssk", "fixed",
                            "starter-first+square", "psk+starter-first"}) {
    const std::string rules = absl::StrCat("hot=none,cycle=", cycle);
    EXPECT_THAT(
        VerdictText(CheckLasso(MakeLasso(rules, Room(), Color::kWhite, "", "pass B1 pass C1"))),
        testing::AllOf(testing::StartsWith("error: rule set "),
                       HasSubstr("depends on the whole game")))
        << cycle;
  }
}

}  // namespace
}  // namespace hotstone::certify
