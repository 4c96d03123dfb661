#include "enumerate/cycles/pass_only_starter.h"

#include <gtest/gtest.h>

#include <string>

#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/game.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kEveryPosition = ~uint64_t{0};

struct Found {
  spec::RuleSet rules;
  spec::BoardSize size;
  PassOnlyStarterSearch search;
};

Found Ask(int cols, int rows, const std::string& more, uint64_t most_positions = kEveryPosition,
          Progress* progress = nullptr) {
  const auto rules = *spec::ParseRuleSet("cycle=starter-first," + more);
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  return {rules, *spec::BoardSize::Create(cols, rows),
          FindPassOnlyStarter(grid, index, BoardPlayRules(rules), rules.cycle_color, most_positions,
                              progress)};
}

// The law plays the stem and fifty rounds of the cycle, in which one player only passes and the
// other also plays.
void ExpectEndless(const Found& found) {
  SCOPED_TRACE(spec::RuleSetName(found.rules) + " on " + found.size.ToString());
  ASSERT_TRUE(found.search.lasso.has_value());
  const MoveLasso& lasso = *found.search.lasso;
  auto game = *spec::Game::Create(found.rules, spec::Position(found.size), spec::Color::kBlack);
  const auto play = [&](BitMove move) {
    return game.Play({game.to_move(), ToSpec(move, found.size)}).legal();
  };
  for (const BitMove move : lasso.stem) ASSERT_TRUE(play(move));
  const spec::Situation entered = game.situation();
  const spec::Color starter = game.to_move();
  int plays[2] = {0, 0};  // of the player to move when the cycle is entered, then of the other
  for (int round = 0; round < 50; ++round) {
    for (const BitMove move : lasso.cycle) {
      if (move != kNoPoint) ++plays[game.to_move() == starter ? 0 : 1];
      ASSERT_TRUE(play(move)) << "round " << round;
    }
    ASSERT_EQ(game.situation(), entered) << "round " << round;
  }
  EXPECT_EQ(plays[0], 0);
  EXPECT_GT(plays[1], 0);
  // The law also learns nothing more.
  const size_t memory = game.cycle_memory();
  for (const BitMove move : lasso.cycle) ASSERT_TRUE(play(move));
  EXPECT_EQ(game.cycle_memory(), memory);
  // Under `starter` the same play meets a ban: each completion counts anew.
  spec::RuleSet starter_rules = found.rules;
  starter_rules.cycle = spec::Cycle::kStarter;
  auto bound = *spec::Game::Create(starter_rules, spec::Position(found.size), spec::Color::kBlack);
  bool forbidden = false;
  const auto play_bound = [&](BitMove move) {
    const auto ruling = bound.Play({bound.to_move(), ToSpec(move, found.size)});
    forbidden = forbidden || ruling.why == spec::Illegality::kRecycling;
  };
  for (const BitMove move : lasso.stem) play_bound(move);
  for (int round = 0; round < 3 && !forbidden; ++round) {
    for (const BitMove move : lasso.cycle) {
      if (!forbidden) play_bound(move);
    }
  }
  EXPECT_TRUE(forbidden);
}

TEST(PassOnlyStarterTest, TheLawPlaysItFiftyTimes) {
  for (const char* more : {"self_removal=groups", "self_removal=groups,hot=none,end_passes=2",
                           "self_removal=any,hot=hot", "self_removal=any,cycle_colour=either"}) {
    for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {2, 2}, {3, 2}, {2, 3}, {3, 3}}) {
      ExpectEndless(Ask(cols, rows, more));
    }
  }
}

TEST(PassOnlyStarterTest, OnePoint) {
  // Where the rules allow it, the lone stone removes itself: by either player, in the only
  // position.
  const auto any = Ask(1, 1, "self_removal=any,end_passes=4");
  EXPECT_TRUE(any.search.whole_board);
  EXPECT_EQ(any.search.self_removals, 2u);
  ExpectEndless(any);
  for (const char* more : {"self_removal=groups", "self_removal=none"}) {
    const auto found = Ask(1, 1, more);
    EXPECT_TRUE(found.search.whole_board);
    EXPECT_EQ(found.search.self_removals, 0u);
    EXPECT_FALSE(found.search.lasso.has_value());
  }
}

TEST(PassOnlyStarterTest, TwoPoints) {
  // The second stone of a colour removes both: four positions with one stone.
  for (const char* more : {"self_removal=groups", "self_removal=any"}) {
    const auto found = Ask(2, 1, more);
    EXPECT_TRUE(found.search.whole_board);
    EXPECT_EQ(found.search.self_removals, 4u);
    EXPECT_EQ(Ask(1, 2, more).search.self_removals, 4u);
  }
}

// Without self-removal a player who plays alone never removes a stone.
TEST(PassOnlyStarterTest, NoneWithoutSelfRemoval) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    const auto found = Ask(cols, rows, "self_removal=none");
    EXPECT_TRUE(found.search.whole_board);
    EXPECT_EQ(found.search.self_removals, 0u);
    EXPECT_FALSE(found.search.lasso.has_value());
  }
}

TEST(PassOnlyStarterTest, SaysWhenPositionsWereLeftOut) {
  const auto few = Ask(3, 2, "self_removal=groups", 10);
  EXPECT_FALSE(few.search.whole_board);
  EXPECT_LT(few.search.self_removals, Ask(3, 2, "self_removal=groups").search.self_removals);
  StopAt stop(0);
  EXPECT_FALSE(Ask(3, 2, "self_removal=groups", kEveryPosition, &stop).search.whole_board);
}

}  // namespace
}  // namespace hotstone::enumerate
