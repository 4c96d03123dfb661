// Lassos under cycle=starter-first: the rule's memory decides, not the situation alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "spec/rules/game.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using testing::HasSubstr;

// `moves` are points or `pass`.
Lasso MakeLasso(std::string_view rules, const spec::Position& setup, Color to_move,
                const std::string& stem, const std::string& cycle) {
  const auto parsed = [&](const std::string& moves) {
    std::vector<std::optional<spec::Point>> points;
    const std::vector<std::string> words = absl::StrSplit(moves, ' ', absl::SkipEmpty());
    for (const std::string& word : words) {
      points.push_back(word == "pass" ? std::nullopt
                                      : std::optional(*spec::ParsePoint(word, setup.size())));
    }
    return points;
  };
  return {Rules(rules), setup, to_move, parsed(stem), parsed(cycle)};
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

// Why the checker's rounds suffice: from the second round on every ply completes a cycle of the
// last round, so each completes what the second did. Random play under `starter-first`, taking each
// move sequence between two equal situations for a cycle.
TEST(StarterFirstLassoTest, WhatIsAcceptedIsLegalForLong) {
  std::mt19937 random(3);
  int accepted = 0;
  int refused = 0;
  for (int round = 0; round < 400; ++round) {
    const auto rules = Rules("hot=none,cycle=starter-first");
    const auto board = Board(2 + round % 2, 1 + round % 3 / 2);
    auto game = *spec::Game::Create(rules, spec::Position(board), Color::kBlack);
    std::vector<spec::Situation> met = {game.situation()};
    std::vector<std::optional<spec::Point>> moves;
    for (int ply = 0; ply < 40 && !game.ended(); ++ply) {
      const auto points = game.LegalPoints(game.to_move());
      // Passes are frequent, so that cycles in which one player only passes occur.
      const bool pass = points.empty() || random() % 2 == 0;
      const auto at = pass ? std::nullopt : std::optional(points[random() % points.size()]);
      ASSERT_TRUE(game.Play({game.to_move(), at}).legal());
      moves.push_back(at);
      met.push_back(game.situation());
      for (size_t from = 0; from + 1 < met.size(); ++from) {
        if (met[from] != met.back()) continue;
        const auto middle = moves.begin() + static_cast<std::ptrdiff_t>(from);
        const Lasso lasso{rules,
                          spec::Position(board),
                          Color::kBlack,
                          {moves.begin(), middle},
                          {middle, moves.end()}};
        if (!CheckLasso(lasso).ok()) {
          ++refused;
          continue;
        }
        ++accepted;
        spec::Game on = game;
        for (int times = 0; times < 12; ++times) {
          for (const auto& move : lasso.cycle) ASSERT_TRUE(on.Play({on.to_move(), move}).legal());
          ASSERT_EQ(on.situation(), game.situation());
        }
      }
    }
  }
  EXPECT_GT(accepted, 10);
  EXPECT_GT(refused, 10);
}

}  // namespace
}  // namespace hotstone::certify
