#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using Entry = std::pair<std::string, Color>;

// The definition: the last 2n entries are XX for some n.
bool EndsInSquare(const std::vector<Entry>& s) {
  for (size_t n = 1; 2 * n <= s.size(); ++n) {
    const auto end = static_cast<std::ptrdiff_t>(s.size());
    const auto half = static_cast<std::ptrdiff_t>(n);
    if (std::equal(s.begin() + end - half, s.end(), s.begin() + end - 2 * half)) return true;
  }
  return false;
}

// Take, retake, take: the second retake would complete the second round.
TEST(SquareTest, TheSecondRoundIsForbiddenAtItsLastPlay) {
  Game game = Played("hot=none,cycle=square", Empty(2, 1), {"A1", "B1", "A1"});
  EXPECT_EQ(game.Judge({kW, At("B1")}).why, Illegality::kRecycling);
  EXPECT_EQ(IllegalityClause(*game.Judge({kW, At("B1")}).why), "ING96-G517");
}

// The same round, but its first entry is the start itself.
TEST(SquareTest, TheStartIsTheFirstEntry) {
  Game game = Played("hot=none,cycle=square", Diagram({"X."}), {"B1", "A1"}, kW);
  EXPECT_EQ(game.Judge({kW, At("B1")}).why, Illegality::kRecycling);
}

// The position occurs a third time, but with the rounds A1 B1 and A1 B1 pass pass nothing comes
// twice in a row.
TEST(SquareTest, ARoundThatIsNotFollowedByItselfIsFree) {
  Game game = Played("hot=none,cycle=square", Empty(2, 1), {"A1", "B1", "-", "-", "A1"});
  EXPECT_TRUE(game.Judge({kW, At("B1")}).legal());
}

TEST(SquareTest, PassesMayMakeASquareAndAreEntries) {
  Game game = StartUnder("hot=none,cycle=square", Empty(2, 1));
  PlayAll(game, {"-", "-", "-"});  // (.., B) (.., W) twice
  EXPECT_TRUE(game.Judge(Pass(kW)).legal());
  // X = (X., W)(X., B)(X., W)(.O, B): the passes within a round count.
  game = StartUnder("hot=none,cycle=square", Diagram({"X."}), kW);
  PlayAll(game, {"-", "-", "B1", "A1", "-", "-"});
  EXPECT_EQ(game.Judge({kW, At("B1")}).why, Illegality::kRecycling);
}

// The position never changes; without the player to move the first play would already complete a
// square.
TEST(SquareTest, ThePlayerToMoveIsPartOfAnEntry) {
  Game game = StartUnder("self_removal=any,cycle=square", Empty(1, 1));
  EXPECT_TRUE(game.Judge({kB, At("A1")}).legal());
  PlayAll(game, {"A1", "A1"});  // (. B)(. W)(. B)
  EXPECT_EQ(game.Judge({kB, At("A1")}).why, Illegality::kRecycling);
}

TEST(SquareTest, OtherReasonsComeFirst) {
  Game game = Played("cycle=square", Empty(2, 1), {"A1", "B1"});
  EXPECT_EQ(game.Judge({kB, At("A1")}).why, Illegality::kHotStone);
}

TEST(SquareTest, CopiesRememberOnTheirOwn) {
  Game game = Played("hot=none,cycle=square", Empty(2, 1), {"A1", "B1"});
  Game copy = game;
  PlayAll(copy, {"A1"});
  EXPECT_EQ(copy.Judge({kW, At("B1")}).why, Illegality::kRecycling);
  PlayAll(game, {"-", "-", "A1"});
  EXPECT_TRUE(game.Judge({kW, At("B1")}).legal());
}

// Checks every move of random games, including agreements, against the definition.
TEST(SquareTest, EqualsTheDefinition) {
  std::mt19937 random(1);
  int forbidden = 0;
  int long_ones = 0;  // forbidden by halves of eight entries or more
  for (const auto& [cols, rows, rules] : {std::tuple{1, 1, "self_removal=any"},
                                          {2, 1, "hot=none"},
                                          {2, 1, "self_removal=any"},
                                          {3, 1, "hot=none"},
                                          {2, 2, "hot=none"}}) {
    for (int round = 0; round < 120; ++round) {
      RuleSet with = Rules(rules);
      with.cycle = Cycle::kSquare;
      RuleSet without = with;
      without.cycle = Cycle::kNone;
      Game game = *Game::Create(with, Empty(cols, rows), kB);
      std::vector<Entry> entries = {{game.position().cells(), kB}};
      std::vector<Move> script;  // replayed when it runs out, to reach long squares
      for (int ply = 0; ply < 120 && !game.ended(); ++ply) {
        const auto would_be = [&](const Situation& s) {
          std::vector<Entry> longer = entries;
          longer.emplace_back(s.position.cells(), s.to_move);
          return longer;
        };
        std::vector<Move> legal;
        for (const Point p : game.position().EmptyPoints()) {
          const Move move{game.to_move(), p};
          if (!Judge(game.situation(), p, without).legal()) continue;
          const auto longer = would_be(After(game.situation(), p, without));
          const bool square = EndsInSquare(longer);
          ASSERT_EQ(game.Judge(move).legal(), !square) << cols << "x" << rows << " ply " << ply;
          if (!square) {
            legal.push_back(move);
            continue;
          }
          ++forbidden;
          const std::vector<Entry> tail(
              longer.end() - std::min<std::ptrdiff_t>(14, std::ssize(longer)), longer.end());
          if (!EndsInSquare(tail)) ++long_ones;
        }
        // Three times out of four, repeats the move played `back` plies ago, so that rounds recur.
        const size_t back = 2 * (1 + static_cast<size_t>(round) % 12);
        Move move = legal.empty() || game.situation().passes == 1 ? Pass(game.to_move())
                                                                  : legal[random() % legal.size()];
        if (script.size() >= back && random() % 8 != 0 &&
            game.Judge(script[script.size() - back]).legal()) {
          move = script[script.size() - back];
        }
        if (game.situation().passes == 3) {
          ASSERT_TRUE(game.AgreeDead({}).ok());
          entries.emplace_back(game.position().cells(), game.to_move());
          if (legal.empty()) break;
          move = legal[0];
          if (!game.Judge(move).legal()) break;
        }
        ASSERT_TRUE(game.Play(move).legal());
        script.push_back(move);
        entries.emplace_back(game.position().cells(), game.to_move());
      }
    }
  }
  EXPECT_GT(forbidden, 1000);
  EXPECT_GT(long_ones, 100);
}

// The entry left by an agreement separates the two halves.
TEST(SquareTest, AnAgreementIsAnEntry) {
  for (const bool agreed : {false, true}) {
    Game game = StartUnder("hot=none,cycle=square", Diagram({"X."}), kW);
    PlayAll(game, {"-", "-", "B1", "A1", "-", "-"});
    if (agreed) {
      ASSERT_TRUE(game.AgreeDead({}).ok());
    }
    EXPECT_EQ(game.Judge({kW, At("B1")}).legal(), agreed);
  }
}

// A lone stone that removes itself gives the same position twice in a row, but not the same
// situation.
TEST(SquareTest, PositionsAloneAreAReadingOfTheirOwn) {
  for (const char* of : {"situation", "position"}) {
    Game game = StartUnder(std::string("hot=none,cycle=square,self_removal=any,square_of=") + of,
                           Empty(1, 1));
    EXPECT_EQ(game.Judge({kB, At("A1")}).legal(), std::string_view(of) == "situation");
    PlayAll(game, {"-"});
    EXPECT_EQ(game.Judge({kW, At("A1")}).legal(), std::string_view(of) == "situation");
  }
}

// Where every play changes the position and the players alternate, the change shows who played, so
// the two readings are one.
TEST(SquareTest, PositionsAndSituationsAreOneRuleInTurn) {
  std::mt19937 random(3);
  int forbidden = 0;
  for (int round = 0; round < 150; ++round) {
    std::vector<Game> games;
    for (const char* of : {"situation", "position"}) {
      games.push_back(StartUnder(std::string("hot=none,cycle=square,square_of=") + of,
                                 Empty(2, 1 + round % 2)));
    }
    std::vector<Move> script;
    for (int ply = 0; ply < 120 && !games[0].ended(); ++ply) {
      const auto points = games[0].LegalPoints(games[0].to_move());
      ASSERT_EQ(points, games[1].LegalPoints(games[1].to_move()));
      forbidden += static_cast<int>(games[0].KoPoints(games[0].to_move()).size());
      const size_t back = 2 * (1 + static_cast<size_t>(round) % 12);
      Move move = points.empty() || (games[0].situation().passes == 0 && random() % 8 == 0)
                      ? Pass(games[0].to_move())
                      : Move{games[0].to_move(), points[random() % points.size()]};
      if (script.size() >= back && random() % 8 != 0 &&
          games[0].Judge(script[script.size() - back]).legal()) {
        move = script[script.size() - back];
      }
      for (Game& game : games) ASSERT_TRUE(game.Play(move).legal());
      script.push_back(move);
    }
  }
  EXPECT_GT(forbidden, 100);
}

// Repeats any step: read of positions, that is `fixed` with another clause.
TEST(SquareTest, AnywhereOfPositionsIsFixed) {
  std::mt19937_64 random(96);
  size_t refused = 0;
  for (int n = 0; n < 60; ++n) {
    Game square =
        StartUnder("hot=none,cycle=square,square_of=position,square_gap=anywhere", Empty(3, 2));
    Game fixed = StartUnder("hot=none,cycle=fixed", Empty(3, 2));
    while (!square.ended()) {
      std::vector<Move> moves = {Pass(square.to_move())};
      for (const Point p : square.position().EmptyPoints()) {
        const Move move{square.to_move(), p};
        const Ruling ruling = square.Judge(move);
        ASSERT_EQ(ruling.legal(), fixed.Judge(move).legal());
        if (ruling.legal()) moves.push_back(move);
        if (ruling.why == Illegality::kRecycling) ++refused;
      }
      const Move move = moves[random() % moves.size()];
      square.Play(move);
      fixed.Play(move);
    }
  }
  EXPECT_GT(refused, 50u);
}

// Take, retake, pass, pass, take: no sequence comes twice in a row, but the take repeats as a step.
TEST(SquareTest, AnywhereNeedsNoRow) {
  for (const char* gap : {"row", "anywhere"}) {
    Game game = StartUnder(std::string("hot=none,cycle=square,square_gap=") + gap, Empty(2, 1));
    PlayAll(game, {"A1", "B1", "A1"});
    EXPECT_FALSE(game.Judge({kW, At("B1")}).legal()) << gap;
    Game late = StartUnder(std::string("hot=none,cycle=square,square_gap=") + gap, Empty(2, 1));
    PlayAll(late, {"A1", "B1", "-", "-"});
    const Ruling ruling = late.Judge({kB, At("A1")});
    EXPECT_TRUE(ruling.legal()) << gap;  // never made from this position with the stone on B1
    PlayAll(late, {"A1"});
    const Ruling again = late.Judge({kW, At("B1")});
    EXPECT_EQ(again.legal(), std::string(gap) == "row") << gap;
    if (!again.legal()) {
      EXPECT_EQ(RulingSentence(again, late.rules()), "the play would repeat a step of the game");
      EXPECT_EQ(RulingClause(again, late.rules()), "ING96-R3-board-play");
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
