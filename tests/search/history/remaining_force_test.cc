#include "search/history/remaining_force.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/split_mix.h"
#include "enumerate/values/intervals.h"
#include "search/history/history_search.h"
#include "tests/search/history/history_board.h"
#include "tests/search/history/plain_history.h"

namespace hotstone::search {

using enumerate::FiniteRules;
using enumerate::Interval;
using enumerate::IntervalTable;
using enumerate::Stones;

namespace {

// With nothing seen and nobody barred from retaking, a side forces exactly what the interval
// without hot stones says. A seen position only helps the player who wants the game to end, and so
// does a ban on immediate retakes. So a determined value there is the value under psk and ssk of a
// game that starts from the position.
TEST(RemainingForceTest, WithNothingBeforeItIsTheInterval) {
  for (const auto& [cols, rows] : {std::pair{3, 1}, {4, 1}, {2, 2}, {3, 2}}) {
    for (const char* text :
         {"basic-only,hot=none,self_removal=none,end_passes=2", "basic-only,hot=none",
          "basic-only,hot=none,self_removal=any,end_passes=2"}) {
      const HistoryBoard board(cols, rows, text);
      const auto table =
          *IntervalTable::Solve(board.grid, *FiniteRules::From(board.rules), {}, nullptr);
      RemainingForce plain = board.Force(board.none);
      RemainingForce force = board.Force(board.retakes);
      const int points = board.grid.points();
      std::vector<Interval> found(board.graph.positions(), {-points, points});
      std::vector<Interval> barred = found;
      const auto raise = [&](RemainingForce& which, std::vector<Interval>& ends) {
        for (int bound = -points + 1; bound <= points; ++bound) {
          ASSERT_TRUE(which.Follow({0, bound}, SeenKeys(board.graph.keys())));
          for (uint32_t p = 0; p < ends.size(); ++p) {
            if (which.Wins({p, 0, 0})) ends[p].lo = bound;
          }
        }
        for (int bound = points; bound > -points; --bound) {
          ASSERT_TRUE(which.Follow({1, bound}, SeenKeys(board.graph.keys())));
          for (uint32_t p = 0; p < ends.size(); ++p) {
            if (which.Wins({p, 0, 0})) ends[p].hi = bound - 1;
          }
        }
      };
      raise(plain, found);
      raise(force, barred);
      for (uint32_t position = 0; position < board.graph.positions(); ++position) {
        const Stones stones = board.index.Unrank(position);
        const Interval interval = table.ForBlack({stones.own, stones.opp, 0, 0, 0});
        EXPECT_EQ(found[position], interval) << text << " position " << position;
        EXPECT_GE(barred[position].lo, interval.lo) << text << " position " << position;
        EXPECT_LE(barred[position].hi, interval.hi) << text << " position " << position;
      }
    }
  }
}

// The set W defined by the header, computed by iterating over all states until nothing changes.
class DefinedForce {
 public:
  DefinedForce(const HistoryBoard& board, const HistoryGoal& goal, const SeenKeys& seen)
      : board_(board),
        goal_(goal),
        seen_(seen),
        won_(4 * size_t{board.graph.positions()} + board.retakes.size()) {
    for (bool changed = true; changed;) {
      changed = false;
      for (uint32_t p = 0; p < board.graph.positions(); ++p) {
        for (int player = 0; player < 2; ++player) {
          for (int passes = 0; passes < 2; ++passes)
            changed |= Join(Number(p, player, passes), {p, player, passes}, ~0u);
          const auto barred = board.retakes.To(p, player);
          for (size_t i = 0; i < barred.size(); ++i)
            changed |= Join(Behind(barred[i], 1 - player, p), {p, player, 0}, barred[i]);
        }
      }
    }
  }
  // The second condition concerns what lies beyond X's own plays.
  bool Wins(const HistoryState& state) const {
    return state.player == goal_.side ? won_[Number(state.position, state.player, state.passes)]
                                      : MovesWin(state, ~0u);
  }

 private:
  static size_t Number(uint32_t position, int player, int passes) {
    return 4 * size_t{position} + static_cast<size_t>(2 * player + passes);
  }
  size_t Behind(uint32_t from, int player, uint32_t to) const {
    const auto barred = board_.retakes.To(to, 1 - player);
    const auto found = std::find(barred.begin(), barred.end(), from);
    if (found == barred.end()) return Number(to, 1 - player, 0);
    return 4 * size_t{board_.graph.positions()} + board_.retakes.First(to, 1 - player) +
           static_cast<size_t>(found - barred.begin());
  }
  // X has a move into W; or O has none that leaves it.
  bool MovesWin(const HistoryState& s, uint32_t barred) const {
    const bool mine = s.player == goal_.side;
    const bool pass = s.passes == 1 ? goal_.Met(board_.graph.Score(s.position))
                                    : won_[Number(s.position, 1 - s.player, 1)];
    if (pass == mine) return mine;
    for (const HistoryGraph::Play& play : board_.graph.From(s.position, s.player)) {
      if (play.position == barred || seen_.Has(board_.graph.KeyOf(play, s.player))) continue;
      if (mine && play.position == s.position) continue;
      if (won_[Behind(s.position, s.player, play.position)] == mine) return mine;
    }
    return !mine;
  }
  bool Join(size_t number, const HistoryState& s, uint32_t barred) {
    if (won_[number] || !MovesWin(s, barred)) return false;
    if (s.player != goal_.side && s.passes == 0) {
      if (!won_[Number(s.position, goal_.side, 0)]) return false;
      for (const uint32_t from : board_.retakes.To(s.position, goal_.side)) {
        if (!won_[Behind(from, s.player, s.position)]) return false;
      }
    }
    return won_[number] = true;
  }

  const HistoryBoard& board_;
  const HistoryGoal goal_;
  const SeenKeys& seen_;
  std::vector<bool> won_;
};

// A memory that grows and shrinks key by key keeps the sets as defined.
TEST(RemainingForceTest, FollowingKeepsToTheDefinition) {
  for (const spec::Cycle cycle : {spec::Cycle::kPsk, spec::Cycle::kSsk, spec::Cycle::kFixed}) {
    const HistoryBoard board(3, 2, "aga-like", cycle);
    RemainingForce force = board.Force(board.retakes);
    SplitMix random(20);
    SeenKeys seen(board.graph.keys());
    int won = 0;
    int changed = 0;
    for (int round = 0; round < 100; ++round) {
      const HistoryGoal goal{round / 20 % 2, round / 20 - 2};
      const DefinedForce before(board, goal, seen);
      seen.CutTo(seen.size() - random.Next() % (seen.size() / 2 + 1));
      for (uint64_t more = random.Next() % 6; more > 0; --more) {
        seen.Add(static_cast<uint32_t>(random.Next() % board.graph.keys()));
      }
      ASSERT_TRUE(force.Follow(goal, seen));
      const DefinedForce defined(board, goal, seen);
      for (uint32_t p = 0; p < board.graph.positions(); ++p) {
        for (int player = 0; player < 2; ++player) {
          for (int passes = 0; passes < 2; ++passes) {
            const HistoryState state{p, player, passes};
            ASSERT_EQ(force.Wins(state), defined.Wins(state)) << "round " << round;
            won += defined.Wins(state) ? 1 : 0;
            changed += defined.Wins(state) != before.Wins(state) ? 1 : 0;
          }
        }
      }
    }
    EXPECT_GT(won, 10000);
    EXPECT_GT(changed, 200);
  }
}

// What is forced after some plays is reached by a search of all games that continue from there.
TEST(RemainingForceTest, WhatIsForcedIsReached) {
  int forced = 0;
  int by_retakes = 0;
  for (const auto& [cols, rows] : {std::pair{2, 2}, {3, 1}, {4, 1}}) {
    for (const char* removal : {"none", "any"}) {
      for (const char* cycle : {"psk", "ssk"}) {
        const HistoryBoard board(
            cols, rows, absl::StrCat("tromp-taylor,cycle=", cycle, ",self_removal=", removal),
            cycle == std::string("psk") ? spec::Cycle::kPsk : spec::Cycle::kSsk);
        PlainHistory plain(board.grid, board.index, board.rules);
        RemainingForce force = board.Force(board.retakes);
        RemainingForce without = board.Force(board.none);
        SplitMix random(7);
        for (int game = 0; game < 40; ++game) {
          SeenKeys seen(board.graph.keys());
          const HistoryState state = RandomGame(board, 8, random, seen);
          for (int side = 0; side < 2; ++side) {
            for (int bound = 1 - board.grid.points(); bound <= board.grid.points(); ++bound) {
              ASSERT_TRUE(force.Follow({side, bound}, seen));
              ASSERT_TRUE(without.Follow({side, bound}, seen));
              if (!force.Wins(state)) continue;
              ++forced;
              by_retakes += without.Wins(state) ? 0 : 1;
              EXPECT_EQ(
                  plain.Reaches(seen.keys(), state.position, state.player, state.passes, bound),
                  side == 0)
                  << cols << "x" << rows << " " << cycle << " " << removal << " game " << game;
            }
          }
        }
      }
    }
  }
  EXPECT_GT(forced, 1000);
  EXPECT_GT(by_retakes, 20);
}

// The same on boards with more kos, compared with the search without retakes.
TEST(RemainingForceTest, WhatRetakesAddIsReached) {
  for (const auto& [cols, rows] : {std::pair{3, 2}, {6, 1}, {7, 1}, {3, 3}}) {
    for (const char* cycle : {"psk", "ssk"}) {
      const HistoryBoard board(cols, rows, absl::StrCat("aga-like,cycle=", cycle),
                               cycle == std::string("psk") ? spec::Cycle::kPsk : spec::Cycle::kSsk);
      RemainingForce force = board.Force(board.retakes);
      RemainingForce without = board.Force(board.none);
      HistoryLimits limits;
      limits.states = 10000000;
      HistorySearch search(board.graph, Retakes(), limits, nullptr);
      SplitMix random(7);
      int by_retakes = 0;
      for (int side = 0; side < 2; ++side) {
        for (int bound = 1 - board.grid.points(); bound <= board.grid.points(); ++bound) {
          for (int game = 0; game < 25; ++game) {
            SeenKeys seen(board.graph.keys());
            const HistoryState state = RandomGame(board, 20, random, seen);
            ASSERT_TRUE(force.Follow({side, bound}, seen));
            ASSERT_TRUE(without.Follow({side, bound}, seen));
            if (!force.Wins(state) || without.Wins(state)) continue;
            ++by_retakes;
            EXPECT_EQ(search.Ask(state, seen, bound),
                      side == 0 ? HistoryAnswer::kYes : HistoryAnswer::kNo)
                << cols << "x" << rows << " " << cycle;
          }
        }
      }
      EXPECT_GT(by_retakes, 10);
    }
  }
}

// A side that may not make plays of some kind makes none.
TEST(RemainingForceTest, AvoidedPlaysAreNotMade) {
  const HistoryBoard board(3, 1, "aga-like,cycle=psk");
  const auto empty = static_cast<uint32_t>(board.index.Rank({}));
  const SeenKeys seen(board.graph.keys());
  RemainingForce force(board.graph, board.none, RemainingForce::OtherSide::kFree, {}, nullptr);
  ASSERT_TRUE(force.Follow({0, 3}, seen));
  EXPECT_TRUE(force.Wins({empty, 0, 0}));
  EXPECT_EQ(force.Move({empty, 0, 0}), 1);
  std::vector<uint32_t> avoided(2 * size_t{board.graph.positions()});
  avoided[2 * size_t{empty}] = 1 << 1;
  RemainingForce without(board.graph, board.none, RemainingForce::OtherSide::kFree, avoided,
                         nullptr);
  ASSERT_TRUE(without.Follow({0, 3}, seen));
  EXPECT_FALSE(without.Wins({empty, 0, 0}));
}

}  // namespace
}  // namespace hotstone::search
