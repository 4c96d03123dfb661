#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;

Lasso MakeLasso(std::string_view rules, const spec::Position& setup, const std::string& stem,
                const std::string& cycle) {
  return {Rules(rules), setup, spec::Color::kBlack, MovesIn(setup.size(), stem),
          MovesIn(setup.size(), cycle)};
}

TEST(LassoTest, CyclesThatCloseAreAccepted) {
  // Six plies round a black stone on 2x2 (formal model, section 4, A).
  const auto checked =
      CheckLasso(MakeLasso("basic-only", EmptyBoard(2, 2), "B1", "A2 B2 A1 B1 B2 B1"));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->transitions, 7u);
  EXPECT_EQ(checked->claim,
            "play need not end (board 2x2, rules basic-only): a stem of 1 move, then a cycle of 6");
  // One ko on 1x2: take, pass, pass, retake, pass, pass.
  EXPECT_EQ(VerdictText(CheckLasso(MakeLasso("basic-only", EmptyBoard(1, 2), "A1 A2 pass pass A1",
                                             "pass pass A2 pass pass A1"))),
            "accepted");
  EXPECT_EQ(VerdictText(CheckLasso(
                MakeLasso("basic-only,end_passes=2", EmptyBoard(1, 2), "", "A1 A2 pass A1"))),
            "accepted");
  // A single stone removed at once, where the rules allow it.
  EXPECT_EQ(VerdictText(CheckLasso(
                MakeLasso("basic-only,self_removal=any", EmptyBoard(1, 1), "", "A1 A1"))),
            "accepted");
}

TEST(LassoTest, AnyStartAndAnySizeWillDo) {
  // A ko on 19x19, white stone on D4, Black to take at E4. Lassos need no keys.
  spec::Position setup = EmptyBoard(19, 19);
  for (const char* p : {"C4", "D5", "D3"})
    setup.Put(*spec::ParsePoint(p, setup.size()), spec::Color::kBlack);
  for (const char* p : {"D4", "F4", "E5", "E3"})
    setup.Put(*spec::ParsePoint(p, setup.size()), spec::Color::kWhite);
  EXPECT_EQ(VerdictText(CheckLasso(MakeLasso("basic-only,hot=none", setup, "", "E4 D4"))),
            "accepted");
  EXPECT_EQ(VerdictText(CheckLasso(MakeLasso("basic-only", setup, "", "E4 D4"))),
            "move 2, D4, is illegal: the play would remove a hot stone at once");
  EXPECT_EQ(VerdictText(CheckLasso(
                MakeLasso("basic-only", setup, "pass pass", "E4 pass pass D4 pass pass"))),
            "accepted");
}

TEST(LassoTest, WhatDoesNotProveEndlessPlayIsRefused) {
  const auto verdict = [](std::string_view rules, const std::string& stem,
                          const std::string& cycle) {
    return VerdictText(CheckLasso(MakeLasso(rules, EmptyBoard(1, 2), stem, cycle)));
  };
  EXPECT_EQ(verdict("basic-only", "", ""), "the cycle has no moves");
  EXPECT_EQ(verdict("basic-only", "", "A1 A2 A1"),
            "move 3, A1, is illegal: the play would remove a hot stone at once");
  EXPECT_EQ(verdict("basic-only", "A1", "A1"),
            "move 2, A1, is illegal: there is a stone on the point");
  EXPECT_EQ(verdict("basic-only,end_passes=2", "pass pass", "pass"),
            "move 3, pass, is illegal: the game has ended");
  EXPECT_EQ(verdict("basic-only", "A1 A2", "pass pass"),
            "the cycle does not close: it starts from");
  // The same position again, but with the other player to move or another number of passes.
  EXPECT_EQ(verdict("basic-only", "", "pass"), "the cycle does not close: it starts from");
  EXPECT_EQ(verdict("basic-only", "", "pass pass"), "the cycle does not close: it starts from");
  // In the first round there is no ban yet, so the situation differs.
  EXPECT_EQ(verdict("basic-only", "A1", "A2 pass pass A1 pass pass"),
            "the cycle does not close: it starts from");
  EXPECT_EQ(verdict("basic-only,self_removal=none", "", "A1 A2 pass A1"),
            "move 4, A1, is illegal: the play would remove the player's own stones");
}

TEST(LassoTest, OtherRulesAndSetupsAreNotSpokenOf) {
  EXPECT_THAT(VerdictText(CheckLasso(MakeLasso("tromp-taylor", EmptyBoard(1, 2), "", "A1 A2"))),
              HasSubstr("error: rule set tromp-taylor depends on"));
  EXPECT_THAT(
      VerdictText(CheckLasso(MakeLasso("basic-only,handicap=1", EmptyBoard(1, 2), "", "A1 A2"))),
      HasSubstr("error: rule set basic-only,handicap=1 has a handicap"));
  const auto full = *spec::Position::FromRows({"XO"});
  EXPECT_THAT(VerdictText(CheckLasso(MakeLasso("basic-only", full, "", "pass"))),
              HasSubstr("has no liberty"));
}

}  // namespace
}  // namespace hotstone::certify
