#include <gtest/gtest.h>

#include "spec/rules/cycle_layer.h"
#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

constexpr const char* kCycles[] = {"psk", "ssk", "nssk", "fixed"};

Game StartWith(const std::string& cycle, const Position& setup, Color to_move,
               const std::string& more = "") {
  return StartUnder("basic-only,ko=" + cycle + more, setup, to_move);
}

// Which of psk, ssk, nssk, fixed forbid the last of these moves: one letter each, x forbidden, '.'
// allowed.
std::string Forbidden(const Position& setup, Color to_move, std::vector<std::string> moves,
                      const std::string& more = "") {
  const std::string last = moves.back();
  moves.pop_back();
  std::string result;
  for (const char* cycle : kCycles) {
    Game game = StartWith(cycle, setup, to_move, more);
    PlayAll(game, moves);
    const Ruling ruling = game.Judge({game.to_move(), At(last)});
    if (!ruling.legal()) {
      EXPECT_EQ(ruling.why, Illegality::kSuperko);
    }
    result += ruling.legal() ? '.' : 'x';
  }
  return result;
}

TEST(SuperkoTest, NothingIsForbiddenBeforeARepetition) {
  EXPECT_EQ(Forbidden(Empty(2, 1), kB, {"A1"}), "....");
  EXPECT_EQ(Forbidden(Empty(2, 1), kB, {"A1", "B1"}), "....");
}

// B A1, W B1 takes, B A1 retakes: the step from .O to X. is new, the position is not.
TEST(SuperkoTest, TakingBackAKo) {
  EXPECT_EQ(Forbidden(Empty(2, 1), kB, {"A1", "B1", "A1"}), "xxx.");
}

TEST(SuperkoTest, FixedForbidsTheSameStepASecondTime) {
  Game game = StartWith("fixed", Empty(2, 1), kB);
  PlayAll(game, {"A1", "B1", "A1"});
  EXPECT_EQ(game.Judge({kW, At("B1")}).why, Illegality::kSuperko);
}

// A setup counts as seen (psk, ssk), but nobody made it (nssk), and no step led to it (fixed).
TEST(SuperkoTest, TheStartingPositionIsRemembered) {
  EXPECT_EQ(Forbidden(Diagram({"X."}), kW, {"B1", "A1"}), "xx..");
}

// After a pass, X. with White to move is a situation that was seen, though Black never made it.
TEST(SuperkoTest, PassesMakeSituationsForSskOnly) {
  EXPECT_EQ(Forbidden(Diagram({"X."}), kB, {"-", "B1", "A1"}), "xx..");
  EXPECT_EQ(Forbidden(Diagram({"X."}), kB, {"-", "-", "-", "B1", "A1"}), "xx..");
}

// A pass between the captures does not lift a superko, unlike the ban on a hot stone.
TEST(SuperkoTest, PassesBetweenLiftNothing) {
  EXPECT_EQ(Forbidden(Empty(2, 1), kB, {"A1", "B1", "-", "-", "A1"}), "xxx.");
}

// Sending two, returning one: White adds B2, Black takes both, White takes one back. This restores
// the starting position with the other player to move.
TEST(SuperkoTest, SendingTwoReturningOne) {
  const Position setup = Diagram({".XXO.", "X.O.O", ".XXO."});
  EXPECT_EQ(Forbidden(setup, kW, {"B2", "D2", "C2"}), "x...");
  // Black passes; White's B2 then recreates a situation that White had made himself by the same
  // step.
  for (const char* cycle : {"ssk", "nssk", "fixed"}) {
    Game game = StartWith(cycle, setup, kW);
    PlayAll(game, {"B2", "D2", "C2", "-"});
    EXPECT_EQ(game.position(), setup);
    EXPECT_EQ(game.Judge({kW, At("B2")}).why, Illegality::kSuperko) << cycle;
  }
}

TEST(SuperkoTest, SskComparesThePlayerToMove) {
  // The setup was seen with White to move; with Black to move it is new.
  const Position setup = Diagram({".XXO.", "X.O.O", ".XXO."});
  Game game = StartWith("ssk", setup, kW);
  PlayAll(game, {"B2", "D2"});
  EXPECT_TRUE(game.Play({kW, At("C2")}).legal());
  EXPECT_EQ(game.position(), setup);
  EXPECT_EQ(game.to_move(), kB);
}

// Under self-removal `any` the self-removal of a single stone leaves the position unchanged with
// the other player to move: psk always forbids it, the others only the second time.
TEST(SuperkoTest, SingleStoneSelfRemovalUnderAny) {
  const std::string any = ",self_removal=any";
  EXPECT_EQ(Forbidden(Empty(1, 1), kB, {"A1"}, any), "x...");
  const auto second = [&](const char* cycle, const std::vector<std::string>& moves) {
    Game game = StartWith(cycle, Empty(1, 1), kB, any);
    PlayAll(game, moves);
    return game.Judge({game.to_move(), At("A1")}).legal();
  };
  EXPECT_FALSE(second("ssk", {"A1"}));  // the empty board with Black to move again
  EXPECT_TRUE(second("nssk", {"A1"}));  // made by White now
  EXPECT_FALSE(second("nssk", {"A1", "A1"}));
  EXPECT_FALSE(second("fixed", {"A1"}));  // from empty to empty, whoever plays
  EXPECT_FALSE(second("ssk", {"-"}));     // a pass also gave (empty, Black to move)
  EXPECT_TRUE(second("nssk", {"-"}));
  EXPECT_TRUE(second("fixed", {"-"}));
}

// Compares the strictness of the rules on the same random histories: nssk forbids no more than ssk,
// ssk no more than psk, and where every play changes the position, fixed no more than nssk. Each
// comparison is strict somewhere.
TEST(SuperkoTest, TheRulesAreNestedByStrength) {
  const RuleSet rules = Rules("basic-only,ko=none");
  int psk_alone = 0, ssk_beyond_nssk = 0, nssk_beyond_fixed = 0, forbidden_by_all = 0;
  unsigned random = 1;
  for (int game = 0; game < 200; ++game) {
    Situation s = StartOf(rules, Empty(3, 2), kB);
    std::vector<std::unique_ptr<CycleRule>> layers;
    for (const Cycle cycle : {Cycle::kPsk, Cycle::kSsk, Cycle::kNssk, Cycle::kFixed}) {
      layers.push_back(MakeCycleRule({.cycle = cycle}, s.position, s.to_move));
    }
    for (int ply = 0; ply < 30 && !IsFinished(s, rules); ++ply) {
      const auto moves = Successors(s, rules);
      for (const Successor& move : moves) {
        if (!move.at.has_value()) continue;
        const BoardPlay play = PlayAt(s.position, s.to_move, *move.at);
        std::vector<bool> forbids;
        for (const auto& layer : layers) forbids.push_back(layer->Forbids(play).has_value());
        ASSERT_LE(forbids[1], forbids[0]);
        ASSERT_LE(forbids[2], forbids[1]);
        ASSERT_LE(forbids[3], forbids[2]);
        psk_alone += forbids[0] && !forbids[1];
        ssk_beyond_nssk += forbids[1] && !forbids[2];
        nssk_beyond_fixed += forbids[2] && !forbids[3];
        forbidden_by_all += forbids[3];
      }
      random = random * 1664525u + 1013904223u;
      const Successor& chosen = moves[(random >> 16) % moves.size()];
      for (const auto& layer : layers) {
        if (chosen.at.has_value()) {
          layer->AfterPlay(PlayAt(s.position, s.to_move, *chosen.at));
        } else {
          layer->AfterPass(chosen.situation.position, chosen.situation.to_move);
        }
      }
      s = chosen.situation;
    }
  }
  EXPECT_GT(psk_alone, 0);
  EXPECT_GT(ssk_beyond_nssk, 0);
  EXPECT_GT(nssk_beyond_fixed, 0);
  EXPECT_GT(forbidden_by_all, 0);
}

// Sequences of plays, including the empty one, in which no position recurs; passes cost nothing, so
// either colour may play at any time.
int64_t GamesWithoutRepetition(const Game& game) {
  int64_t count = 1;
  for (const Color color : {kB, kW}) {
    for (const Point p : game.LegalPoints(color)) {
      Game next = game;
      next.Play({color, p});
      count += GamesWithoutRepetition(next);
    }
  }
  return count;
}

// Tromp's numbers of games under positional superko with self-removal.
TEST(SuperkoTest, NumberOfGamesOnTinyBoards) {
  EXPECT_EQ(GamesWithoutRepetition(StartWith("psk", Empty(1, 1), kB, ",self_removal=any")), 1);
  EXPECT_EQ(GamesWithoutRepetition(StartWith("psk", Empty(2, 1), kB, ",self_removal=any")), 9);
  EXPECT_EQ(GamesWithoutRepetition(StartWith("psk", Empty(3, 1), kB, ",self_removal=any")), 907);
}

TEST(SuperkoTest, NoneRemembersNothing) {
  Game game = StartWith("none", Empty(2, 1), kB);
  for (int i = 0; i < 10; ++i) PlayAll(game, {"A1", "B1"});
}

TEST(SuperkoTest, AHotStoneIsTheFirstReason) {
  Game game = Played("basic-only,cycle=psk", Empty(2, 1), {"A1", "B1"});
  EXPECT_EQ(game.Judge({kB, At("A1")}).why, Illegality::kHotStone);
  PlayAll(game, {"-", "-"});
  EXPECT_EQ(game.Judge({kB, At("A1")}).why, Illegality::kSuperko);
}

// Removing stones by agreement makes a position that was seen, but no player made it by a play.
TEST(SuperkoTest, AgreementMakesAPositionSeen) {
  const Position left = Diagram({"X.."});
  const BoardPlay again{kB, At("A1"), Empty(3, 1), left, {}, {}};
  const auto forbids = [&](Cycle cycle) {
    const auto rule = MakeCycleRule({.cycle = cycle}, Diagram({"XO."}), kB);
    rule->AfterAgreement(left, kW);
    return rule->Forbids(again).has_value();
  };
  EXPECT_TRUE(forbids(Cycle::kPsk));
  EXPECT_TRUE(forbids(Cycle::kSsk));
  EXPECT_FALSE(forbids(Cycle::kNssk));
  EXPECT_FALSE(forbids(Cycle::kFixed));
}

TEST(SuperkoTest, ACloneRemembersAndForgetsAlone) {
  for (const Cycle cycle : {Cycle::kPsk, Cycle::kSsk, Cycle::kNssk, Cycle::kFixed}) {
    const auto rule = MakeCycleRule({.cycle = cycle}, Empty(3, 1), kB);
    const BoardPlay first = PlayAt(Empty(3, 1), kB, At("A1"));
    const BoardPlay other = PlayAt(Empty(3, 1), kB, At("B1"));
    rule->AfterPlay(first);
    const auto clone = rule->Clone();
    EXPECT_TRUE(clone->Forbids(first).has_value());
    clone->AfterPlay(other);
    EXPECT_TRUE(clone->Forbids(other).has_value());
    EXPECT_FALSE(rule->Forbids(other).has_value());
  }
}

// In any play on 2x2 until only passes are left, no position recurs.
TEST(SuperkoTest, PskNeverRepeatsAPosition) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Game game = StartWith("psk", Empty(2, 2), kB, ",self_removal=any,end_passes=2");
    std::vector<std::string> seen = {game.position().cells()};
    unsigned state = seed;
    while (!game.ended()) {
      const auto points = game.LegalPoints(game.to_move());
      state = state * 1664525u + 1013904223u;
      if (points.empty()) {
        ASSERT_TRUE(game.Play(Pass(game.to_move())).legal());
        continue;
      }
      ASSERT_TRUE(game.Play({game.to_move(), points[(state >> 16) % points.size()]}).legal());
      for (const std::string& cells : seen) ASSERT_NE(cells, game.position().cells());
      seen.push_back(game.position().cells());
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
