// The disturber reading: who is bound by a completed cycle, and who is not.
#include <gtest/gtest.h>

#include "spec/rules/completed_cycles.h"
#include "spec/rules/game.h"
#include "tests/spec/diagrams.h"
#include "tests/spec/play_all.h"

namespace hotstone::spec {
namespace {

// With twins in triple kos only: those of the preset, in any fight, bar the second play of a double ko.
constexpr std::string_view kRules = "ing-1996,hot_kinds=single+double-add+twin-triple";

Game Start(const Position& setup, Color to_move, std::string_view rules = kRules) {
  return *Game::Create(Rules(rules), setup, to_move);
}

std::optional<Illegality> WhyNot(const Game& game, const char* point) {
  return game.Judge({game.to_move(), At(point)}).why;
}

// ING96-G512: Black has an eye, White none and no external breath. White is dead, and the disturber.
const std::vector<std::string> kDoubleKoDeath = {"XX.XO",  //
                                                 ".XXOO",  //
                                                 "XXO.O"};
const std::vector<std::string> kDeathRound = {"C3", "D1", "-", "-", "C1", "D3", "-", "-"};

TEST(DisturberTest, TheDeadSideMayNotGoRoundAgain) {
  Game game = Start(Diagram(kDoubleKoDeath), kW);
  PlayAll(game, kDeathRound);
  ASSERT_FALSE(game.classified_cycles().empty());
  const ClassifiedCycle& cycle = game.classified_cycles().back();
  ASSERT_TRUE(cycle.verdict.has_value());
  EXPECT_EQ(cycle.verdict->disturbing, DisturbingKind::kDisturbedDeath);
  EXPECT_EQ(cycle.disturber, kW);
  ASSERT_EQ(game.to_move(), kW);
  const Ruling again = game.Judge({kW, At("C3")});
  ASSERT_EQ(again.why, Illegality::kRecycling);
  EXPECT_EQ(RulingClause(again, game.rules()), "ING96-G511");
  EXPECT_EQ(RulingSentence(again, game.rules()),
            "the play would repeat a play of a completed cycle in which the player is the disturber");
}

// H5 has the last word over who started: the dead side is the disturber though Black enters the cycle.
TEST(DisturberTest, TheDeadSideIsBoundWhoeverStarts) {
  Game game = Start(Diagram(kDoubleKoDeath), kW);
  PlayAll(game, {"C3", "D1", "-", "-", "C1"});
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_EQ(game.classified_cycles()[0].plies, 4u);
  EXPECT_EQ(game.classified_cycles()[0].starter, kB);
  EXPECT_EQ(game.classified_cycles()[0].disturber, kW);
  PlayAll(game, {"-", "-"});
  EXPECT_EQ(WhyNot(game, "D1"), std::nullopt);
  // White, when Black has taken again.
  PlayAll(game, {"D1", "-", "-"});
  EXPECT_EQ(WhyNot(game, "C1"), Illegality::kRecycling);
}

// ING96-G513, Q5: both sides live by an eye and a ko each. Whoever starts the double ko disturbs.
const std::vector<std::string> kDoubleKoSeki = {"XX.XOO",  //
                                                ".XXOO.",  //
                                                "XXO.OO"};
const std::vector<std::string> kSekiRound = {"D1", "C3", "-", "C1", "D3", "-"};

TEST(DisturberTest, InADisturbedLifeWhoStartsMayNotGoRoundAgain) {
  Game game = Start(Diagram(kDoubleKoSeki), kB);
  PlayAll(game, kSekiRound);
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  const ClassifiedCycle& cycle = game.classified_cycles()[0];
  EXPECT_EQ(cycle.plies, 6u);
  ASSERT_TRUE(cycle.verdict.has_value());
  EXPECT_EQ(cycle.verdict->disturbing, DisturbingKind::kDisturbedLife);
  EXPECT_EQ(cycle.disturber, kB);
  EXPECT_EQ(WhyNot(game, "D1"), Illegality::kRecycling);
  EXPECT_EQ(game.UnclassifiedCycles(), 0u);
  // White was not the disturber, and may start it himself.
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_EQ(WhyNot(game, "C3"), std::nullopt);
}

// A fighting cycle has no disturber, and passes lift every ban of hot stones: it goes on.
TEST(DisturberTest, AFightingKoGoesOnForEver) {
  Game game = Start(Diagram({".X.XO", "XXXOO", "OOOO.", ".O.OO"}), kW);
  for (int round = 0; round < 20; ++round) PlayAll(game, {"C4", "-", "-", "D4", "-", "-"});
  for (const ClassifiedCycle& cycle : game.classified_cycles()) {
    ASSERT_TRUE(cycle.verdict.has_value());
    EXPECT_EQ(cycle.verdict->ko_class, KoClass::kFighting);
    EXPECT_EQ(cycle.disturber, std::nullopt);
  }
  // Known cycles are not classified again: two of four plies and two of six, since passes go before them.
  EXPECT_EQ(game.classified_cycles().size(), 4u);
  EXPECT_EQ(game.cycle_memory(), 4u);
  EXPECT_EQ(game.UnclassifiedCycles(), 0u);
}

// Where the classification does not know, nobody is named: the starter is not put in his place.
TEST(DisturberTest, AnUnclassifiedCycleBindsNobody) {
  Game game = Start(Diagram({".O"}), kB);
  PlayAll(game, {"A1", "-", "-", "B1"});
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_EQ(game.classified_cycles()[0].verdict->ko_class, KoClass::kUnclassified);
  EXPECT_EQ(game.UnclassifiedCycles(), 1u);
  EXPECT_EQ(game.cycle_memory(), 1u);
  PlayAll(game, {"-", "-"});
  EXPECT_EQ(WhyNot(game, "A1"), std::nullopt);
}

// ING96-G514: who takes his own stones off is the disturber, also where the other one enters the cycle.
TEST(DisturberTest, WhoRemovesHisOwnStonesIsBound) {
  Game game = Start(Diagram({".OO", "O.."}), kW);
  PlayAll(game, {"-", "B1", "-", "C1"});
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_EQ(game.classified_cycles()[0].verdict->disturbing, DisturbingKind::kSelfDisturbance);
  EXPECT_EQ(game.classified_cycles()[0].disturber, kB);
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_EQ(WhyNot(game, "B1"), Illegality::kRecycling);
}

TEST(DisturberTest, PassesAloneAreNoCycleToSpeakOf) {
  Game game = Start(Diagram(kDoubleKoSeki), kB);
  PlayAll(game, {"-", "-", "-"});
  EXPECT_TRUE(game.classified_cycles().empty());
  EXPECT_EQ(game.cycle_memory(), 0u);
}

TEST(DisturberTest, ACycleWithAnAgreementNamesNobody) {
  // Black puts B1 on, both pass, and they agree to take it off again.
  Game game = Start(Empty(2, 1), kB, "basic-only,cycle=disturber");
  PlayAll(game, {"B1", "-", "-"});
  ASSERT_TRUE(game.AgreeDead({At("B1")}).ok());
  ASSERT_EQ(game.position(), Empty(2, 1));
  EXPECT_EQ(game.to_move(), kW);
  PlayAll(game, {"-"});
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_FALSE(game.classified_cycles()[0].verdict.has_value());
  EXPECT_EQ(game.UnclassifiedCycles(), 1u);
  EXPECT_EQ(WhyNot(game, "B1"), std::nullopt);
}

TEST(DisturberTest, AMoveOutOfTurnNamesNobody) {
  // Black removes two stones of his own, and White, who passes in between, passes twice at the end.
  Game game = Start(Diagram({".OO", "O.."}), kB);
  for (const char* point : {"B1", "C1"}) ASSERT_TRUE(game.Play({kB, At(point)}).legal());
  ASSERT_EQ(game.position(), Diagram({".OO", "O.."}));
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_FALSE(game.classified_cycles()[0].verdict.has_value());
  EXPECT_EQ(WhyNot(game, "B1"), std::nullopt);
}

TEST(DisturberTest, EitherColourBindsTheDisturberOnly) {
  Game game = Start(Diagram(kDoubleKoSeki), kB, std::string(kRules) + ",cycle_colour=either");
  PlayAll(game, kSekiRound);
  EXPECT_EQ(WhyNot(game, "D1"), Illegality::kRecycling);
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_EQ(WhyNot(game, "C3"), std::nullopt);
}

TEST(DisturberTest, ACopyKnowsTheSameCycles) {
  Game game = Start(Diagram(kDoubleKoSeki), kB);
  PlayAll(game, kSekiRound);
  const Game copy = game;
  EXPECT_EQ(copy.classified_cycles(), game.classified_cycles());
  EXPECT_EQ(WhyNot(copy, "D1"), Illegality::kRecycling);
}

// Under the readings that do not ask for the class there is none.
TEST(DisturberTest, OtherReadingsClassifyNothing) {
  for (const char* cycle : {"second-cycle", "starter", "starter-first", "square", "psk"}) {
    Game game = Start(Diagram(kDoubleKoSeki), kB, std::string("hot=none,cycle=") + cycle);
    for (const std::string& move : kSekiRound) {
      game.Play({game.to_move(), move == "-" ? std::nullopt : std::optional<Point>(At(move))});
    }
    EXPECT_TRUE(game.classified_cycles().empty()) << cycle;
  }
}

}  // namespace
}  // namespace hotstone::spec
