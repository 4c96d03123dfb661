// Lassos under cycle=disturber: accepted where the classification names nobody, refused where it
// names a player who has a play in the cycle.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/rules/game.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using testing::ElementsAre;
using testing::HasSubstr;

// The cycle with its first round in the stem, since that round differs by the passes or bans before
// it.
Lasso Repeated(std::string_view rules, const std::vector<std::string>& rows, Color to_move,
               const std::string& cycle) {
  const spec::Position setup = *spec::Position::FromRows(rows);
  const auto moves = MovesIn(setup.size(), cycle);
  return {Rules(rules), setup, to_move, moves, moves};
}

TEST(DisturberLassoTest, AFightingKoGoesOnWithPasses) {
  const auto checked =
      CheckLasso(Repeated("hot-only,cycle=disturber", {".X.XO", "XXXOO", "OOOO.", ".O.OO"},
                          Color::kWhite, "C4 - - D4 - -"));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim, HasSubstr("a cycle of 6, fighting (single)"));
  EXPECT_FALSE(checked->unclassified);
}

// Three kos between two groups without eyes. Single hot stones do not prevent the six-ply cycle;
// with twin hot stones it needs passes.
TEST(DisturberLassoTest, AFightingTripleKoGoesOn) {
  const std::vector<std::string> rows = {"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"};
  const std::string round = "B5 C1 B3 C5 B1 C3";
  const auto checked =
      CheckLasso(Repeated("basic-only,cycle=disturber", rows, Color::kWhite, round));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim, HasSubstr("a cycle of 6, fighting (twin)"));
  EXPECT_EQ(
      VerdictText(CheckLasso(Repeated("hot-only,cycle=disturber", rows, Color::kWhite, round))),
      "move 2, C1, is illegal: the play would remove a hot stone at once");
  EXPECT_EQ(VerdictText(CheckLasso(Repeated("hot-only,cycle=disturber", rows, Color::kWhite,
                                            "B5 - - C1 - - B3 - - C5 - - B1 - - C3 - -"))),
            "accepted");
}

TEST(DisturberLassoTest, WhereNobodyIsKnownNobodyIsBound) {
  const auto checked =
      CheckLasso(Repeated("hot-only,cycle=disturber", {".O"}, Color::kBlack, "A1 - - B1 - -"));
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_TRUE(checked->unclassified);
  EXPECT_THAT(checked->classes, ElementsAre(HasSubstr("unclassified (")));
}

TEST(DisturberLassoTest, ADisturberDoesNotGoRoundAgain) {
  // Disturbed death, disturbed life, self-disturbance. (Twins in any fight would bar the second
  // ply.)
  constexpr char kRules[] = "hot-only,cycle=disturber,hot_kinds=single+double-add+twin-triple";
  const auto verdict = [&](const std::vector<std::string>& rows, Color to_move,
                           const std::string& cycle) {
    return VerdictText(CheckLasso(Repeated(kRules, rows, to_move, cycle)));
  };
  const std::string barred = "in round 1 of the cycle a move is illegal";
  EXPECT_EQ(verdict({"XX.XO", ".XXOO", "XXO.O"}, Color::kWhite, "C3 D1 - - C1 D3 - -"), barred);
  EXPECT_EQ(verdict({"XX.XOO", ".XXOO.", "XXO.OO"}, Color::kBlack, "D1 C3 - C1 D3 -"), barred);
  EXPECT_EQ(verdict({".OO", "O.."}, Color::kWhite, "- B1 - C1"), barred);
}

// The cycles completed by the stem differ from those of the rounds. The stem returns to the board
// with one stone by other plays than the rounds do, and its cycle has another class.
TEST(DisturberLassoTest, ClassesAreThoseOfTheRoundsAndNotOfTheStem) {
  const spec::Position setup = EmptyBoard(2, 1);
  Lasso lasso{Rules("hot=none,cycle=disturber"), setup, Color::kBlack,
              MovesIn(setup.size(), "B1 - A1 A1 B1"), MovesIn(setup.size(), "A1 B1")};
  const auto checked = CheckLasso(lasso);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->classes, ElementsAre("unclassified (no-lasting-stone)"));
  // Alone, the stem completes cycles of its own class only.
  auto game = *spec::Game::Create(lasso.rules, setup, lasso.to_move);
  for (const auto& at : lasso.stem) ASSERT_TRUE(game.Play({game.to_move(), at}).legal());
  ASSERT_FALSE(game.classified_cycles().empty());
  EXPECT_EQ(spec::VerdictName(*game.classified_cycles()[0].verdict),
            "unclassified (self-removal-too)");
}

}  // namespace
}  // namespace hotstone::certify
