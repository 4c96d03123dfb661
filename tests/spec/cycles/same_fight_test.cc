// "Never" means never (ING96-R5, ING91-1): the disturber is refused wherever the fight is the same,
// and whoever lives still lives after he has been refused.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

// A double ko by which both sides live, and room elsewhere.
const std::vector<std::string> kSeki = {"......", "......", "......", "......", "......",
                                        "XXXOOO", "XX.XOO", ".XXOO.", "XXO.OO"};
const std::vector<std::string> kRound = {"D1", "C3", "-", "C1", "D3", "-"};

std::string Says(const Game& game, const char* point) {
  const Ruling ruling = game.Judge({game.to_move(), At(point)});
  return ruling.legal() ? "legal" : std::string(IllegalityName(*ruling.why));
}

Game AfterOneRound(std::string_view rules) { return Played(rules, Diagram(kSeki), kRound); }

TEST(SameFightTest, APlayElsewhereDoesNotFreeTheDisturber) {
  for (const char* rules : {"ing-1996", "ing-1991"}) {
    Game game = AfterOneRound(rules);
    EXPECT_EQ(Says(game, "D1"), "recycling");
    for (const auto& [black, white] : {std::pair{"A9", "F9"}, {"A8", "F8"}, {"B9", "E9"}}) {
      PlayAll(game, {black, white});
      EXPECT_EQ(Says(game, "D1"), "recycling") << rules << " after " << black;
    }
  }
}

TEST(SameFightTest, OnTheBoardAPlayElsewhereFreesHimEachTime) {
  Game game = AfterOneRound("ing-1996,same=board");
  EXPECT_EQ(Says(game, "D1"), "recycling");
  for (const auto& [black, white] : {std::pair{"A9", "F9"}, {"A8", "F8"}, {"B9", "E9"}}) {
    PlayAll(game, {black, white});
    ASSERT_EQ(Says(game, "D1"), "legal");
    PlayAll(game, kRound);
    EXPECT_EQ(Says(game, "D1"), "recycling");
  }
}

// P1: the groups are alive after the disturber is refused. If all his plays were refused for good,
// White could attack and Black not answer.
TEST(SameFightTest, TheDisturberMayStillAnswerAnAttack) {
  const std::vector<std::string> attack = {"A9", "F9", "-", "C3", "D1", "A8", "B8", "C1"};
  Game game = AfterOneRound("ing-1996");
  PlayAll(game, attack);
  EXPECT_EQ(Says(game, "D3"), "legal");
  Game all = AfterOneRound("ing-1996,start=all");
  PlayAll(all, attack);
  EXPECT_EQ(Says(all, "D3"), "recycling");
}

// A play that removes other stones is another play: White has filled his eye, and D1 now takes the
// group.
TEST(SameFightTest, WhatCapturesMoreIsNotTheSamePlay) {
  Game game = Played("ing-1996", Diagram({"XX.XOO", ".XXOO.", "XXO.OO"}), kRound);
  EXPECT_EQ(Says(game, "D1"), "recycling");
  PlayAll(game, {"-", "F2"});
  EXPECT_EQ(Says(game, "D1"), "legal");
}

// A fight about a point: nobody is named, and rule 3 looks at the whole board.
TEST(SameFightTest, WhereNobodyIsNamedTheBoardCounts) {
  Game game =
      StartUnder("ing-1996", Diagram({"......", "......", ".XXOO.", "XX.XOO", ".XXOO."}), kW);
  PlayAll(game, {"C2", "-", "-", "D2", "-", "-"});
  EXPECT_EQ(Says(game, "C2"), "recycling");
  PlayAll(game, {"A5", "B5"});
  EXPECT_EQ(Says(game, "C2"), "legal");
}

// G517: recycling is the second cycle of a disturbing ko. A fight about a point is none.
TEST(RecyclingTest, AFightIsNotRecycled) {
  const std::vector<std::string> fight = {".XXOO.", "XX.XOO", ".XXOO."};
  for (const char* rules :
       {"ing-1996-recycling,recycling=disturbing", "ing-1991,recycling=disturbing",
        "ing-1996,unnamed=both-if-unclassified"}) {
    Game game = StartUnder(rules, Diagram(fight), kW);
    for (int round = 0; round < 5; ++round) PlayAll(game, {"C2", "-", "-", "D2", "-", "-"});
    EXPECT_EQ(Says(game, "C2"), "legal") << rules;
    // A double ko by which both live is disturbing.
    Game seki = Played(rules, Diagram(kSeki), kRound);
    EXPECT_EQ(Says(seki, "D1"), "recycling") << rules;
  }
  for (const char* rules : {"ing-1996-recycling", "ing-1991", "ing-1996"}) {
    Game game = Played(rules, Diagram(fight), {"C2", "-", "-", "D2", "-", "-"}, kW);
    EXPECT_EQ(Says(game, "C2"), "recycling") << rules;
  }
}

// Only a fight is exempt, not what has no class.
TEST(RecyclingTest, OnlyFightsAreExempt) {
  for (const char* cycle : {"second-cycle", "starter"}) {
    Game game = StartUnder(std::string("basic-only,hot=none,recycling=disturbing,cycle=") + cycle,
                           Diagram({".O"}));
    PlayAll(game, {"A1", "B1"});
    EXPECT_EQ(Says(game, "A1"), "recycling") << cycle;
  }
}

// A cycle without a class, of two stones without groups, binds both where a fight binds nobody.
TEST(RecyclingTest, AnUnclassifiedCycleBindsBoth) {
  for (const auto& [unnamed, says] : {std::pair{"nobody", "legal"},
                                      {"both", "recycling"},
                                      {"both-if-unclassified", "recycling"}}) {
    Game game = StartUnder(std::string("basic-only,hot=none,cycle=disturber,unnamed=") + unnamed,
                           Diagram({".O"}));
    PlayAll(game, {"A1", "B1"});
    EXPECT_EQ(Says(game, "A1"), says) << unnamed;
  }
}

}  // namespace
}  // namespace hotstone::spec
