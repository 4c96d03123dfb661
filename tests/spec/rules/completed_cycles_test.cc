#include "spec/rules/completed_cycles.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <tuple>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

// One ko on two points, taken and retaken after two passes: a cycle of four plies that Black began.
const std::vector<std::string> kTakePassPass = {"A1", "-", "-", "B1"};

TEST(CompletedCyclesTest, NobodyMakesAPlayOfACompletedCycleAgain) {
  Game game = Played("hot=none,cycle=second-cycle", Diagram({".O"}), kTakePassPass);
  EXPECT_EQ(WhyAt(game, "A1"), Illegality::kRecycling);
  // Neither may White, whose play was part of it, though he did not begin it.
  EXPECT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_EQ(WhyAt(game, "A1"), Illegality::kRecycling);
}

TEST(CompletedCyclesTest, TheCycleMustBeComplete) {
  const Game game = Played("hot=none,cycle=second-cycle", Diagram({".O"}), {"A1", "-", "-"});
  EXPECT_EQ(game.cycle_memory(), 0u);  // two passes make a cycle without a play
  EXPECT_EQ(WhyAt(game, "B1"), std::nullopt);
}

TEST(CompletedCyclesTest, StarterBindsWhoIsToMoveWhenTheCycleIsComplete) {
  const Game game = Played("hot=none,cycle=starter", Diagram({".O"}), kTakePassPass);
  ASSERT_EQ(WhyAt(game, "A1"), Illegality::kRecycling);
  EXPECT_EQ(RulingClause(game.Judge({kB, At("A1")}), game.rules()), "ING91-1-stoerungs-ko");
}

// The loophole. White is to move when the cycle is entered and only passes, while Black fills two
// points and so removes them again. White completes the cycle first, so under starter-first he is
// its starter for good and has no play to forbid. Under `starter` the completion one ply later
// makes Black its starter too.
TEST(CompletedCyclesTest, APassOnlyStarterForbidsNothingUnderStarterFirst) {
  const Position setup = Diagram({".OO", "O.."});
  const char* const plays[] = {"B1", "C1"};
  Game first = StartUnder("hot=none,cycle=starter-first", setup, kW);
  Game starter = StartUnder("hot=none,cycle=starter", setup, kW);
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(first.Play(Pass(kW)).legal());
    ASSERT_TRUE(first.Play({kB, At(plays[i % 2])}).legal()) << i;
  }
  EXPECT_EQ(first.position(), setup);
  for (const char* play : plays) {
    ASSERT_TRUE(starter.Play(Pass(kW)).legal());
    ASSERT_TRUE(starter.Play({kB, At(play)}).legal());
  }
  EXPECT_EQ(starter.position(), setup);
  ASSERT_TRUE(starter.Play(Pass(kW)).legal());
  EXPECT_EQ(WhyAt(starter, "B1"), Illegality::kRecycling);
}

TEST(CompletedCyclesTest, EitherColourCountsWhereTheRuleSetSaysSo) {
  // Black fills A1 and then removes both, with White passing throughout; then White is to move on
  // the empty board.
  const std::vector<std::string> moves = {"A1", "-", "B1", "-", "-"};
  const Game same = Played("hot=none,cycle=second-cycle", Empty(2, 1), moves);
  const Game either = Played("hot=none,cycle=second-cycle,cycle_colour=either", Empty(2, 1), moves);
  EXPECT_EQ(same.to_move(), kW);
  EXPECT_EQ(WhyAt(same, "A1"), std::nullopt);
  EXPECT_EQ(WhyAt(either, "A1"), Illegality::kRecycling);
}

TEST(CompletedCyclesTest, ACloneRemembersAndForgetsAlone) {
  Game game = Played("hot=none,cycle=starter-first", Diagram({".O"}), kTakePassPass);
  Game copy = game;
  EXPECT_EQ(WhyAt(copy, "A1"), Illegality::kRecycling);
  EXPECT_EQ(copy.cycle_memory(), game.cycle_memory());
}

// The lemma behind "holds on all boards": under second-cycle and starter no board play is made
// twice, with either meaning of the colour. Random games on small boards, where repetitions abound.
TEST(CompletedCyclesTest, NoBoardPlayIsMadeTwice) {
  for (const char* rules : {"hot=none,cycle=second-cycle", "hot=none,cycle=starter",
                            "hot=none,cycle=second-cycle,cycle_colour=either",
                            "hot=none,cycle=starter,cycle_colour=either", "ing-1991",
                            "ing-1996-recycling", "hot=none,cycle=starter,self_removal=any"}) {
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
      Game game = StartUnder(rules, Empty(2, 1 + round % 3));
      std::set<std::tuple<std::string, Point, Color>> made;
      while (!game.ended()) {
        const Color player = game.to_move();
        const auto points = game.LegalPoints(player);
        const size_t choice =
            random() % (points.size() + (random() % 3 == 0 ? 1 : 0) + (points.empty() ? 1 : 0));
        if (choice >= points.size()) {
          game.Play(Pass(player));
          continue;
        }
        ASSERT_TRUE(made.insert({game.position().cells(), points[choice], player}).second) << rules;
        ASSERT_TRUE(game.Play({player, points[choice]}).legal());
      }
    }
  }
}

// second-cycle, starter and the fixed-ko rule permit the same plays, in every game, wherever a lone
// stone may not remove itself (docs/explanation/termination.md): all three forbid repeating a play.
TEST(CompletedCyclesTest, SecondCycleStarterAndFixedAreOneRule) {
  for (const char* more :
       {"hot=none,self_removal=groups", "hot=none,self_removal=none", "hot=hot"}) {
    std::mt19937 random(11);
    int forbidden = 0;
    for (int round = 0; round < 80; ++round) {
      std::vector<Game> games;
      for (const char* cycle : {"second-cycle", "starter", "fixed"}) {
        games.push_back(StartUnder(std::string(more) + ",cycle=" + cycle, Empty(2, 1 + round % 3)));
      }
      for (int ply = 0; ply < 200 && !games[0].ended(); ++ply) {
        const Color player = games[0].to_move();
        const auto points = games[0].LegalPoints(player);
        ASSERT_EQ(points, games[1].LegalPoints(player)) << more;
        ASSERT_EQ(points, games[2].LegalPoints(player)) << more;
        forbidden += static_cast<int>(games[0].KoPoints(player).size());
        const size_t choice = random() % (points.size() + 1);
        const Move move =
            choice < points.size() && !points.empty() ? Move{player, points[choice]} : Pass(player);
        for (Game& game : games) ASSERT_TRUE(game.Play(move).legal());
      }
    }
    EXPECT_GT(forbidden, 5) << more;
  }
}

// ING91-0-ko, "may not start another cycle": the starter may not repeat the first of his plays; his
// other plays are free. Black played A1, then B1, which removed both. White's passes started a
// cycle that contains both plays; the cycle that Black started later begins at A1 and contains B1
// as well.
TEST(CompletedCyclesTest, OnlyTheFirstPlayMayBeWhatStartsACycle) {
  for (const char* start : {"all", "first"}) {
    const Game game = Played(std::string("hot=none,cycle=starter-first,start=") + start,
                             Empty(2, 1), {"A1", "-", "B1", "-", "-", "B1", "A1", "-"});
    EXPECT_EQ(WhyAt(game, "B1") == Illegality::kRecycling, std::string_view(start) == "all")
        << start;
  }
}

// White passes and so starts a cycle in which he retakes later: his first board play of it is B1.
TEST(CompletedCyclesTest, TheFirstPlayIsABoardPlay) {
  Game game = StartUnder("hot=none,cycle=starter-first,start=first", Diagram({".O"}), kW);
  PlayAll(game, {"-", "A1", "B1", "-"});
  // Two cycles are known, of two plies and of four; Black may not take, and White may not take
  // back.
  EXPECT_EQ(game.cycle_memory(), 4u);
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_EQ(WhyAt(game, "A1"), Illegality::kRecycling);
}

// Black passes and so starts a cycle in which White is the first to play, removing his own stones.
// Black may not repeat his own first play.
TEST(CompletedCyclesTest, TheFirstPlayIsTheStartersOwn) {
  Game game = StartUnder("hot=none,cycle=starter-first,start=first", Diagram({".O"}));
  PlayAll(game, {"-", "A1", "A1", "B1", "-", "A1"});
  EXPECT_EQ(game.position(), Empty(2, 1));
  EXPECT_EQ(WhyAt(game, "A1"), Illegality::kRecycling);
  EXPECT_EQ(WhyAt(game, "B1"), std::nullopt);
}

// Under starter, binding the first play and binding all plays are one rule in every game that
// alternates: a player who returns to where he made a play has completed a cycle that began with
// it.
TEST(CompletedCyclesTest, UnderStarterAllPlaysAndTheFirstAreOneRule) {
  std::mt19937 random(13);
  int forbidden = 0;
  for (int round = 0; round < 120; ++round) {
    const std::string hot = round % 2 == 0 ? "hot=none" : "hot=hot";
    std::vector<Game> games;
    for (const char* start : {"all", "first"}) {
      games.push_back(StartUnder(hot + ",cycle=starter,start=" + start, Empty(2, 1 + round % 3)));
    }
    for (int ply = 0; ply < 200 && !games[0].ended(); ++ply) {
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

}  // namespace
}  // namespace hotstone::spec
