// Long games on the full board: a thousand random plies under every cycle rule.
//
// This checks no result. The law is written to be read, with sets of whole positions; the test
// shows that it survives games of the length and size that people play. bench/game_bench.cc
// measures the time of a ply.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "spec/board/chains.h"
#include "spec/rules/game.h"
#include "spec/rules/hot_stone.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

constexpr int kPlies = 1000;

class LongGameTest : public testing::TestWithParam<const char*> {};

// Every tenth ply is a pass, so that cycles with passes can occur; never two in a row.
TEST_P(LongGameTest, AThousandPliesOnTheFullBoard) {
  const RuleSet rules = Rules(std::string("hot-only,cycle=") + GetParam());
  Game game = *Game::Create(rules, Empty(19, 19), kB);
  std::mt19937 random(19);
  int placed = 0;
  int passes = 0;
  while (game.plies().size() < kPlies) {
    const Color player = game.to_move();
    if (game.plies().size() % 10 == 9) {
      ASSERT_TRUE(game.Play(Pass(player)).legal());
      ++passes;
      continue;
    }
    const auto empty = game.position().EmptyPoints();
    const Point at = empty[random() % empty.size()];
    const size_t before = game.position().EmptyPoints().size();
    if (!game.Play({player, at}).legal()) {
      ASSERT_EQ(game.position().EmptyPoints().size(), before);  // an illegal play changes nothing
      ASSERT_EQ(game.to_move(), player);
      continue;
    }
    ++placed;
    const Game::Ply& ply = game.plies().back();
    ASSERT_EQ(ply.move, (Move{player, at}));
    ASSERT_EQ(game.to_move(), Opponent(player));
    ASSERT_TRUE(ply.captured.empty() || ply.self_removed.empty());
    ASSERT_EQ(game.position().EmptyPoints().size() + 1,
              before + ply.captured.size() + ply.self_removed.size());
    for (const HotStones& hot : game.hot_stones()) {
      ASSERT_TRUE(game.situation().bans.contains(hot.at));
      for (const Point stone : hot.stones) ASSERT_EQ(game.position().At(stone), player);
    }
  }
  EXPECT_EQ(game.plies().size(), size_t{kPlies});
  EXPECT_EQ(placed + passes, kPlies);
  EXPECT_TRUE(IsLegal(game.position()));
  EXPECT_FALSE(game.ended());
  const size_t on_board = static_cast<size_t>(19 * 19) - game.position().EmptyPoints().size();
  EXPECT_EQ(static_cast<size_t>(placed),
            on_board + static_cast<size_t>(game.RemovedStones(kB) + game.RemovedStones(kW)));
  EXPECT_GT(game.RemovedStones(kB) + game.RemovedStones(kW), 100);
}

INSTANTIATE_TEST_SUITE_P(Rules, LongGameTest,
                         testing::Values("none", "second-cycle", "starter", "starter-first",
                                         "disturber", "square", "psk", "ssk", "nssk", "fixed"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace hotstone::spec
