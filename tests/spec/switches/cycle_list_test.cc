// The cycle layer as a list: each member keeps its own memory, any member may forbid, and the first
// gives the reason.
#include "spec/rules/cycle_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "spec/rules/cycle_traits.h"
#include "spec/rules/rule_set.h"
#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::HasSubstr;

TEST(CycleListTest, IsWrittenWithAPlus) {
  const RuleSet rules = Rules("ing-1996,cycle=disturber+square");
  EXPECT_EQ(rules.cycle.members(), (std::vector<Cycle>{Cycle::kDisturber, Cycle::kSquare}));
  EXPECT_EQ(RuleSetName(rules), "ing-1996,cycle=disturber+square");
  EXPECT_EQ(Rules(RuleSetName(rules)), rules);
  EXPECT_NE(Rules("ing-1996,cycle=square+disturber"), rules);
  EXPECT_EQ(rules.cycle.Only(), std::nullopt);
  EXPECT_EQ(CycleList(Cycle::kNone), CycleList());
  EXPECT_EQ(CycleNames(CycleList()), "none");
}

TEST(CycleListTest, WhatIsNoListIsRefused) {
  for (const char* value :
       {"psk+psk", "none+psk", "psk+none", "psk+", "+psk", "psk+hot", "none+none"}) {
    EXPECT_THAT(RulesError(std::string("cycle=") + value), HasSubstr("joined by +, each once"))
        << value;
  }
  EXPECT_EQ(RulesError("ko=psk+ssk"), "accepted");
}

TEST(CycleListTest, HasWhatItsMembersHave) {
  const auto traits = [](const char* list) {
    return TraitsOf(Rules(std::string("cycle=") + list).cycle);
  };
  EXPECT_TRUE(traits("psk+ssk").superko);
  EXPECT_TRUE(traits("psk+ssk").by_result);
  EXPECT_FALSE(traits("psk+starter").superko);
  EXPECT_FALSE(traits("psk+starter").by_result);
  EXPECT_TRUE(traits("psk+starter").completed_cycles);
  EXPECT_TRUE(traits("square+disturber").names_classes);
  EXPECT_EQ(traits("none"), CycleTraits());
}

// Take, retake, take: White has started this round, and answering would complete it a second time.
TEST(CycleListTest, TheFirstMemberThatForbidsGivesTheReason) {
  const auto says = [](const std::string& cycle) {
    Game game = Played("hot=none,cycle=" + cycle, Empty(2, 1), {"A1", "B1", "A1"});
    const Ruling ruling = game.Judge({kW, At("B1")});
    EXPECT_TRUE(ruling.by.has_value());
    return std::string(RulingClause(ruling, game.rules()));
  };
  EXPECT_EQ(says("square"), "ING96-G517");
  EXPECT_EQ(says("square+starter"), "ING96-G517");
  EXPECT_EQ(says("starter+square"), "ING91-1-stoerungs-ko");
  EXPECT_EQ(says("square+starter-first"), "ING96-G517");
  EXPECT_EQ(says("second-cycle+starter"), "ING96-R5-disturbing-ko");
}

// The flat ban beside the disturber: where nobody is named, a round that follows itself is refused.
TEST(CycleListTest, TheFlatBanBesideTheDisturber) {
  Game game = StartUnder("ing-1996,unnamed=nobody,cycle=disturber+square",
                         Diagram({".X.XO", "XXXOO", "OOOO.", ".O.OO"}), kW);
  const std::vector<std::string> round = {"C4", "-", "-", "D4", "-", "-"};
  bool refused = false;
  for (int i = 0; i < 18 && !refused; ++i) {
    const std::string& move = round[static_cast<size_t>(i) % 6];
    const Move m = move == "-" ? Pass(game.to_move()) : Move{game.to_move(), At(move)};
    const Ruling ruling = game.Play(m);
    refused = !ruling.legal();
    if (refused) {
      EXPECT_EQ(RulingClause(ruling, game.rules()), "ING96-G517");
      EXPECT_EQ(ruling.by, Cycle::kSquare);
    }
  }
  EXPECT_TRUE(refused);
}

// In random games a list forbids exactly what its members would forbid separately.
TEST(CycleListTest, ForbidsWhatAnyMemberForbids) {
  std::mt19937_64 random(20261122);
  const std::vector<std::vector<std::string>> lists = {
      {"starter", "square"}, {"fixed", "starter-first"}, {"disturber", "nssk", "square"}};
  for (const auto& names : lists) {
    std::string joined;
    for (const std::string& name : names) joined += (joined.empty() ? "" : "+") + name;
    size_t refused = 0;
    for (int n = 0; n < 40; ++n) {
      Game list = StartUnder("hot=none,cycle=" + joined, Empty(3, 2));
      std::vector<Game> alone;
      for (const std::string& name : names) {
        alone.push_back(StartUnder("hot=none,cycle=" + name, Empty(3, 2)));
      }
      while (!list.ended() && list.plies().size() < 60) {
        std::vector<Move> moves = {Pass(list.to_move())};
        for (const Point p : list.position().EmptyPoints()) {
          const Move move{list.to_move(), p};
          const Ruling ruling = list.Judge(move);
          std::optional<Ruling> first;
          for (const Game& game : alone) {
            const Ruling own = game.Judge(move);
            if (!own.legal() && !first.has_value()) first = own;
          }
          ASSERT_EQ(ruling.legal(), !first.has_value()) << joined;
          if (first.has_value()) {
            ASSERT_EQ(ruling.by, first->by);
            if (ruling.by.has_value()) ++refused;
          } else {
            moves.push_back(move);
          }
        }
        const Move move = moves[random() % moves.size()];
        list.Play(move);
        for (Game& game : alone) game.Play(move);
      }
    }
    EXPECT_GT(refused, 20u) << joined;
  }
}

// Every member learns of dead stones removed by agreement: psk, the second, has seen the position
// left.
TEST(CycleListTest, AgreementsAreToldToEveryMember) {
  for (const char* cycle : {"psk", "starter+psk", "psk+starter"}) {
    Game game = Played(std::string("hot=none,cycle=") + cycle, Diagram({"O.X"}), {"-", "-"});
    ASSERT_TRUE(game.AgreeDead({At("A1")}).ok());
    PlayAll(game, {"-", "B1", "-", "A1"});
    EXPECT_EQ(game.Judge({kB, At("C1")}).by, Cycle::kPsk) << cycle;
  }
}

// A list remembers what its members remember, and classifies what its classifying member has
// classified.
TEST(CycleListTest, MemoriesAndClassesAreThoseOfTheMembers) {
  const auto play = [](const char* cycle) {
    Game game = StartUnder(std::string("hot=none,cycle=") + cycle, Diagram({".O"}));
    PlayAll(game, {"A1", "-", "-", "B1", "-", "-"});
    return game;
  };
  const Game list = play("square+disturber");
  for (const char* both : {"square+disturber", "disturber+square"}) {
    EXPECT_EQ(play(both).cycle_memory(),
              play("square").cycle_memory() + play("disturber").cycle_memory());
  }
  EXPECT_GT(play("square").cycle_memory(), 0u);
  EXPECT_GT(play("disturber").cycle_memory(), 0u);
  EXPECT_EQ(list.classified_cycles().size(), play("disturber").classified_cycles().size());
  EXPECT_GT(list.classified_cycles().size(), 0u);
}

// A copy keeps the memory and does not share what it learns later.
TEST(CycleListTest, ACopyRemembersByItself) {
  Game game = Played("hot=none,cycle=psk+starter", Empty(2, 1), {"A1", "B1"});
  Game copy = game;
  const size_t memory = game.cycle_memory();
  EXPECT_EQ(copy.cycle_memory(), memory);
  EXPECT_FALSE(copy.Judge({kB, At("A1")}).legal());
  copy.Play(Pass(kB));
  copy.Play(Pass(kW));
  EXPECT_EQ(game.cycle_memory(), memory);
}

}  // namespace
}  // namespace hotstone::spec
