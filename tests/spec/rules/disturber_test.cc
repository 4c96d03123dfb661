// The disturber reading: who is bound by a completed cycle and who is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>

#include "spec/ko/ko_class.h"
#include "spec/rules/completed_cycles.h"
#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

// Twins hot in triple kos only: the preset's twins, hot in any fight, bar the second play of a
// double ko.
constexpr std::string_view kRules =
    "hot-only,cycle=disturber,hot_kinds=single+double-add+twin-triple";

// ING96-G512: Black has an eye, White none and no external breath. White is dead, and the
// disturber.
const std::vector<std::string> kDoubleKoDeath = {"XX.XO",  //
                                                 ".XXOO",  //
                                                 "XXO.O"};
const std::vector<std::string> kDeathRound = {"C3", "D1", "-", "-", "C1", "D3", "-", "-"};

TEST(DisturberTest, TheDeadSideMayNotGoRoundAgain) {
  Game game = Played(kRules, Diagram(kDoubleKoDeath), kDeathRound, kW);
  ASSERT_FALSE(game.classified_cycles().empty());
  const ClassifiedCycle& cycle = game.classified_cycles().back();
  ASSERT_TRUE(cycle.verdict.has_value());
  EXPECT_EQ(cycle.verdict->disturbing, DisturbingKind::kDisturbedDeath);
  EXPECT_EQ(cycle.disturber, kW);
  ASSERT_EQ(game.to_move(), kW);
  const Ruling again = game.Judge({kW, At("C3")});
  ASSERT_EQ(again.why, Illegality::kRecycling);
  EXPECT_EQ(RulingClause(again, game.rules()), "ING96-G511");
  EXPECT_EQ(
      RulingSentence(again, game.rules()),
      "the play would repeat a play of a completed cycle in which the player is the disturber");
}

// H5 overrides who started: the dead side is the disturber even if Black enters the cycle.
TEST(DisturberTest, TheDeadSideIsBoundWhoeverStarts) {
  Game game = Played(kRules, Diagram(kDoubleKoDeath), {"C3", "D1", "-", "-", "C1"}, kW);
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_EQ(game.classified_cycles()[0].plies, 4u);
  EXPECT_EQ(game.classified_cycles()[0].starter, kB);
  EXPECT_EQ(game.classified_cycles()[0].disturber, kW);
  PlayAll(game, {"-", "-"});
  EXPECT_EQ(WhyAt(game, "D1"), std::nullopt);
  // White, after Black has retaken.
  PlayAll(game, {"D1", "-", "-"});
  EXPECT_EQ(WhyAt(game, "C1"), Illegality::kRecycling);
}

// ING96-G513, Q5: both sides live by an eye and a ko each. The player who starts the double ko
// disturbs.
const std::vector<std::string> kDoubleKoSeki = {"XX.XOO",  //
                                                ".XXOO.",  //
                                                "XXO.OO"};
const std::vector<std::string> kSekiRound = {"D1", "C3", "-", "C1", "D3", "-"};

TEST(DisturberTest, InADisturbedLifeWhoStartsMayNotGoRoundAgain) {
  Game game = Played(kRules, Diagram(kDoubleKoSeki), kSekiRound);
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  const ClassifiedCycle& cycle = game.classified_cycles()[0];
  EXPECT_EQ(cycle.plies, 6u);
  ASSERT_TRUE(cycle.verdict.has_value());
  EXPECT_EQ(cycle.verdict->disturbing, DisturbingKind::kDisturbedLife);
  EXPECT_EQ(cycle.disturber, kB);
  EXPECT_EQ(WhyAt(game, "D1"), Illegality::kRecycling);
  EXPECT_EQ(game.UnclassifiedCycles(), 0u);
  // White was not the disturber, so he may start it himself.
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_EQ(WhyAt(game, "C3"), std::nullopt);
}

// A fighting cycle has no disturber, and passes lift every ban of hot stones, so it continues.
TEST(DisturberTest, AFightingKoGoesOnForEver) {
  Game game = StartUnder(kRules, Diagram({".X.XO", "XXXOO", "OOOO.", ".O.OO"}), kW);
  for (int round = 0; round < 20; ++round) PlayAll(game, {"C4", "-", "-", "D4", "-", "-"});
  for (const ClassifiedCycle& cycle : game.classified_cycles()) {
    ASSERT_TRUE(cycle.verdict.has_value());
    EXPECT_EQ(cycle.verdict->ko_class, KoClass::kFighting);
    EXPECT_EQ(cycle.disturber, std::nullopt);
  }
  // Known cycles are not classified again: two of four plies and two of six, since passes precede
  // them.
  EXPECT_EQ(game.classified_cycles().size(), 4u);
  EXPECT_EQ(game.cycle_memory(), 4u);
  EXPECT_EQ(game.UnclassifiedCycles(), 0u);
}

// Where the classification does not know, nobody is named; the starter does not take that role.
TEST(DisturberTest, AnUnclassifiedCycleBindsNobody) {
  Game game = Played(kRules, Diagram({".O"}), {"A1", "-", "-", "B1"});
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_EQ(game.classified_cycles()[0].verdict->ko_class, KoClass::kUnclassified);
  EXPECT_EQ(game.UnclassifiedCycles(), 1u);
  EXPECT_EQ(game.cycle_memory(), 1u);
  PlayAll(game, {"-", "-"});
  EXPECT_EQ(WhyAt(game, "A1"), std::nullopt);
}

// ING96-G514: the player who removes his own stones is the disturber, even if the opponent enters
// the cycle.
TEST(DisturberTest, WhoRemovesHisOwnStonesIsBound) {
  Game game = Played(kRules, Diagram({".OO", "O.."}), {"-", "B1", "-", "C1"}, kW);
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_EQ(game.classified_cycles()[0].verdict->disturbing, DisturbingKind::kSelfDisturbance);
  EXPECT_EQ(game.classified_cycles()[0].disturber, kB);
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_EQ(WhyAt(game, "B1"), Illegality::kRecycling);
}

TEST(DisturberTest, PassesAloneAreNoCycleToSpeakOf) {
  Game game = Played(kRules, Diagram(kDoubleKoSeki), {"-", "-", "-"});
  EXPECT_TRUE(game.classified_cycles().empty());
  EXPECT_EQ(game.cycle_memory(), 0u);
}

TEST(DisturberTest, ACycleWithAnAgreementNamesNobody) {
  // Black plays B1, both pass, and they agree to remove it again.
  Game game = Played("basic-only,cycle=disturber", Empty(2, 1), {"B1", "-", "-"});
  ASSERT_TRUE(game.AgreeDead({At("B1")}).ok());
  ASSERT_EQ(game.position(), Empty(2, 1));
  EXPECT_EQ(game.to_move(), kW);
  PlayAll(game, {"-"});
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_FALSE(game.classified_cycles()[0].verdict.has_value());
  EXPECT_EQ(game.UnclassifiedCycles(), 1u);
  EXPECT_EQ(WhyAt(game, "B1"), std::nullopt);
}

TEST(DisturberTest, AMoveOutOfTurnNamesNobody) {
  // Black removes two stones of his own, and White, who passes in between, passes twice at the end.
  Game game = StartUnder(kRules, Diagram({".OO", "O.."}));
  for (const char* point : {"B1", "C1"}) ASSERT_TRUE(game.Play({kB, At(point)}).legal());
  ASSERT_EQ(game.position(), Diagram({".OO", "O.."}));
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  ASSERT_EQ(game.classified_cycles().size(), 1u);
  EXPECT_FALSE(game.classified_cycles()[0].verdict.has_value());
  EXPECT_EQ(WhyAt(game, "B1"), std::nullopt);
}

TEST(DisturberTest, EitherColourBindsTheDisturberOnly) {
  Game game = StartUnder(std::string(kRules) + ",cycle_colour=either", Diagram(kDoubleKoSeki));
  PlayAll(game, kSekiRound);
  EXPECT_EQ(WhyAt(game, "D1"), Illegality::kRecycling);
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_EQ(WhyAt(game, "C3"), std::nullopt);
}

TEST(DisturberTest, ACopyKnowsTheSameCycles) {
  Game game = Played(kRules, Diagram(kDoubleKoSeki), kSekiRound);
  const Game copy = game;
  EXPECT_EQ(copy.classified_cycles(), game.classified_cycles());
  EXPECT_EQ(WhyAt(copy, "D1"), Illegality::kRecycling);
}

// Readings that do not ask for the class have none.
TEST(DisturberTest, OtherReadingsClassifyNothing) {
  for (const char* cycle : {"second-cycle", "starter", "starter-first", "square", "psk"}) {
    Game game = StartUnder(std::string("hot=none,cycle=") + cycle, Diagram(kDoubleKoSeki));
    for (const std::string& move : kSekiRound) {
      game.Play({game.to_move(), move == "-" ? std::nullopt : std::optional<Point>(At(move))});
    }
    EXPECT_TRUE(game.classified_cycles().empty()) << cycle;
  }
}

// ING96-R3-board-play, G310, ZH-G30: recycling is forbidden in every class, and so to both players.
TEST(DisturberTest, WhereNobodyIsNamedBothMayBeBound) {
  const auto after = [](const char* unnamed) {
    Game game = StartUnder(std::string(kRules) + ",unnamed=" + unnamed, Diagram({".O"}));
    PlayAll(game, {"A1", "-", "-", "B1", "-", "-"});
    return game;
  };
  const Game both = after("both");
  EXPECT_EQ(both.UnclassifiedCycles(), 1u);
  const Ruling again = both.Judge({kB, At("A1")});
  ASSERT_EQ(again.why, Illegality::kRecycling);
  EXPECT_TRUE(again.nobody_named);
  EXPECT_EQ(RulingClause(again, both.rules()), "ING96-R3-board-play");
  EXPECT_EQ(RulingSentence(again, both.rules()),
            "the play would repeat a play of a completed cycle in which nobody is the disturber");
  EXPECT_EQ(WhyAt(after("nobody"), "A1"), std::nullopt);
  EXPECT_EQ(WhyAt(after("starter"), "A1"), Illegality::kRecycling);
}

// A refusal names its reading: as the starter's play, or as everybody's, whoever played there
// first.
TEST(DisturberTest, WhereNobodyIsNamedTheClauseIsThatOfTheReading) {
  const auto ruling = [](const char* switches, Color player) {
    Game game = StartUnder(std::string(kRules) + switches, Diagram({".O"}));
    PlayAll(game, {"A1", "-", "-", "B1", "-", "-"});
    const Ruling again = game.Judge({player, At("A1")});
    return std::pair(again.nobody_named, again.legal() ? "" : RulingClause(again, game.rules()));
  };
  using Said = std::pair<bool, std::string_view>;
  EXPECT_EQ(ruling(",unnamed=starter", kB), Said(true, "ING91-1-stoerungs-ko"));
  EXPECT_EQ(ruling(",unnamed=both,cycle_colour=either", kW), Said(true, "ING96-R3-board-play"));
  EXPECT_EQ(ruling(",unnamed=both", kW), Said(false, ""));
}

// A fighting ko goes on only while nobody is bound: the player who began it may not retake.
TEST(DisturberTest, AFightingKoEndsWhereSomebodyIsBound) {
  const auto refused = [](const char* unnamed) {
    Game game = StartUnder(std::string(kRules) + ",unnamed=" + unnamed,
                           Diagram({".X.XO", "XXXOO", "OOOO.", ".O.OO"}), kW);
    const std::vector<const char*> round = {"C4", "-", "-", "D4", "-", "-"};
    for (size_t ply = 0; ply < 60; ++ply) {
      const std::string move = round[ply % 6];
      const auto at = move == "-" ? std::nullopt : std::optional<Point>(At(move));
      if (!game.Play({game.to_move(), at}).legal()) return static_cast<int>(ply);
    }
    return -1;
  };
  EXPECT_EQ(refused("nobody"), -1);
  EXPECT_EQ(refused("both"), 6);
  EXPECT_EQ(refused("starter"), 6);
}

// The memory holds the cycle itself and its two plays for each player who is bound.
TEST(DisturberTest, AnUnnamedCycleMayBindItsStarterAlone) {
  const auto memory = [](const char* unnamed) {
    Game game = StartUnder(std::string(kRules) + ",unnamed=" + unnamed, Diagram({".O"}));
    PlayAll(game, {"A1", "-", "-", "B1"});
    return game.cycle_memory();
  };
  EXPECT_EQ(memory("nobody"), 1u);
  EXPECT_EQ(memory("starter"), 3u);
  EXPECT_EQ(memory("both"), 5u);
}

// While nobody is named the two are one rule, by the argument that makes `starter` and
// `second-cycle` one rule: a player who returns to where he made a play is the starter of the cycle
// that it began.
TEST(DisturberTest, BothAndTheStarterAreOneRuleWhileNobodyIsNamed) {
  std::mt19937 random(5);
  int forbidden = 0;
  for (int round = 0; round < 60; ++round) {
    std::vector<Game> games;
    for (const char* unnamed : {"both", "starter"}) {
      games.push_back(StartUnder(std::string("hot=none,cycle=disturber,unnamed=") + unnamed,
                                 Empty(2, 1 + round % 2)));
    }
    const auto named = [](const ClassifiedCycle& cycle) { return cycle.disturber.has_value(); };
    for (int ply = 0; ply < 80 && !games[0].ended(); ++ply) {
      const auto& cycles = games[0].classified_cycles();
      if (std::any_of(cycles.begin(), cycles.end(), named)) break;
      const Color player = games[0].to_move();
      const auto points = games[0].LegalPoints(player);
      ASSERT_EQ(points, games[1].LegalPoints(player));
      forbidden += static_cast<int>(games[0].KoPoints(player).size());
      const size_t choice = random() % (points.size() + 1);
      const Move move = choice < points.size() ? Move{player, points[choice]} : Pass(player);
      for (Game& game : games) ASSERT_TRUE(game.Play(move).legal());
    }
  }
  EXPECT_GT(forbidden, 5);
}

// A cycle that names a player binds only him.
TEST(DisturberTest, WhereSomebodyIsNamedTheOtherIsFree) {
  for (const char* unnamed : {"nobody", "both", "starter"}) {
    Game game = StartUnder(std::string(kRules) + ",unnamed=" + unnamed, Diagram(kDoubleKoSeki));
    PlayAll(game, kSekiRound);
    const Ruling again = game.Judge({kB, At("D1")});
    EXPECT_EQ(again.why, Illegality::kRecycling);
    EXPECT_FALSE(again.nobody_named);
    EXPECT_EQ(RulingClause(again, game.rules()), "ING96-G511");
    ASSERT_TRUE(game.Play(Pass(kB)).legal());
    EXPECT_EQ(WhyAt(game, "C3"), std::nullopt) << unnamed;
  }
}

// ING96-G512 and G513 by themselves: the player who started the cycle, though the other side is
// dead.
TEST(DisturberTest, TheInitiatorIsBoundUnderTheOtherReading) {
  const auto after = [](const char* by) {
    Game game =
        StartUnder(std::string(kRules) + ",disturber_by=" + by, Diagram(kDoubleKoDeath), kW);
    PlayAll(game, {"C3", "D1", "-", "-", "C1", "-", "-"});
    return game;
  };
  const Game initiator = after("initiator");
  EXPECT_EQ(initiator.classified_cycles()[0].starter, kB);
  EXPECT_EQ(initiator.classified_cycles()[0].disturber, kB);
  EXPECT_EQ(WhyAt(initiator, "D1"), Illegality::kRecycling);
  EXPECT_EQ(WhyAt(after("eyeless"), "D1"), std::nullopt);
}

// ING96-AFTERWORD-rare-kos: a round-robin ko binds the player who started it, by the clause of the
// disturber; without the reading, rule 3's ban binds both. ING96-G516: of threats from one, the
// side that lives on them.
TEST(DisturberTest, ACyclicKoBindsWhoStartsIt) {
  const Position ko = Diagram({"XX.XOO", ".X.XO.", "XXXOOO", "XXO.OO", "XXO.OO"});
  const Position threats =
      Diagram({"XX.XOOOXO.O.", ".X.XO.OXXOOO", "XXXOOOOXXXXX", "XXO.OOOX.X.X", "XXO.OOOXXXXX"});
  for (const auto& [cyclic, clause, binds_white] :
       {std::tuple{"unclassified", "ING96-R3-board-play", true},
        {"disturbing", "ING96-G511", false}}) {
    Game game = StartUnder(std::string("ing-1996,cyclic=") + cyclic, ko);
    PlayAll(game, {"D1", "C4", "D2", "C5", "D4", "C1", "D5", "C2"});
    const Ruling again = game.Judge({kB, At("D1")});
    EXPECT_EQ(again.why, Illegality::kRecycling);
    EXPECT_EQ(RulingClause(again, game.rules()), clause);
    Game life = StartUnder(std::string("ing-1996,cyclic=") + cyclic, threats);
    PlayAll(life, {"K5", "C4", "D1", "J5", "D2", "C5", "K5", "C1", "D4", "J5", "D5", "C2"});
    EXPECT_EQ(life.Judge({kB, At("K5")}).legal(), !binds_white) << cyclic;
    if (life.Play({kB, At("K5")}).legal()) {
      EXPECT_EQ(WhyAt(life, "C4"), Illegality::kRecycling);
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
