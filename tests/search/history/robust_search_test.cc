#include "search/history/robust_search.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "enumerate/robust/robust_bounds.h"
#include "search/history/history_search.h"
#include "tests/search/history/history_board.h"
#include "tests/search/history/plain_history.h"

namespace hotstone::search {

using enumerate::IntervalTable;
using enumerate::kNoPoint;

namespace {

struct SearchedBoard : HistoryBoard {
  SearchedBoard(int cols, int rows, const std::string& cycle, const std::string& removal)
      : HistoryBoard(cols, rows,
                     absl::StrCat("tromp-taylor,cycle=", cycle, ",self_removal=", removal),
                     *spec::ParseRuleSet("tromp-taylor,cycle=" + cycle)->cycle.Only()),
        table(*SolveRobust(grid, certify::RobustHot::kSingle, {.measure = true}, nullptr)),
        places(grid, index, table),
        search(places, rules, {}, nullptr) {}
  RobustMemory Memory(const SeenKeys& seen) const {
    RobustMemory memory(places, search.keys());
    for (const uint32_t key : seen.keys()) memory.Add(key);
    return memory;
  }
  const IntervalTable table;
  const RobustPlaces places;
  RobustSearch search;
};

// All questions after random games, with one search for all of them: results learnt for one
// question may or may not apply to the others. On some of these the bounds would decide the winner
// if no positions had been seen.
TEST(RobustSearchTest, AnswersAsAPlainSearchAfterAnyGame) {
  int by_bounds = 0;
  int not_allowed = 0;
  for (const auto& [cols, rows] : {std::pair{2, 2}, {3, 1}, {4, 1}}) {
    for (const char* removal : {"none", "any"}) {
      for (const char* cycle : {"psk", "ssk", "nssk"}) {
        SearchedBoard board(cols, rows, cycle, removal);
        PlainHistory plain(board.grid, board.index, board.rules);
        SplitMix random(7);
        for (int game = 0; game < 60; ++game) {
          SeenKeys seen(board.graph.keys());
          const HistoryState state = RandomGame(board, 12, random, seen);
          RobustMemory memory = board.Memory(seen);
          for (int bound = 1 - board.grid.points(); bound <= board.grid.points(); ++bound) {
            const bool reaches =
                plain.Reaches(seen.keys(), state.position, state.player, state.passes, bound);
            ASSERT_EQ(board.search.Ask(state, memory, bound),
                      reaches ? HistoryAnswer::kYes : HistoryAnswer::kNo)
                << cols << "x" << rows << " " << cycle << " " << removal << " game " << game << " "
                << bound;
            ASSERT_EQ(memory.seen().keys(), seen.keys());
            for (int side = 0; side < 2; ++side) {
              const auto place = board.places.Reaches({side, bound}, state);
              if (!place.has_value()) continue;
              const bool allowed = memory.Allows(side, *place);
              (allowed ? by_bounds : not_allowed) += 1;
              EXPECT_TRUE(!allowed || reaches == (side == 0));
            }
          }
        }
      }
    }
  }
  EXPECT_GT(by_bounds, 1000);
  EXPECT_GT(not_allowed, 20);
}

// Boards with more kos, compared with the search for what remains to be forced.
TEST(RobustSearchTest, AnswersAsTheSearchByWhatRemains) {
  for (const auto& [cols, rows] : {std::pair{3, 2}, {6, 1}}) {
    for (const char* cycle : {"psk", "ssk", "nssk"}) {
      SearchedBoard board(cols, rows, cycle, "none");
      HistorySearch remaining(board.graph, board.retakes, {}, nullptr);
      SplitMix random(5);
      for (int bound = -3; bound <= 4; ++bound) {
        for (int game = 0; game < 25; ++game) {
          SeenKeys seen(board.graph.keys());
          const HistoryState state = RandomGame(board, 20, random, seen);
          RobustMemory memory = board.Memory(seen);
          ASSERT_EQ(board.search.Ask(state, memory, bound), remaining.Ask(state, seen, bound))
              << cols << "x" << rows << " " << cycle << " " << bound << " game " << game;
        }
      }
    }
  }
}

// Keys that are removed no longer block plays.
TEST(RobustSearchTest, TheMemoryForgetsWhatIsTakenBack) {
  const SearchedBoard board(3, 1, "psk", "none");
  // Black in the middle forces 3 with White to move.
  const auto middle = static_cast<uint32_t>(board.index.Rank({0b010, 0}));
  const auto empty = static_cast<uint32_t>(board.index.Rank({0, 0}));
  const auto place = board.places.Reaches({0, 3}, {empty, 0, 0});
  ASSERT_TRUE(place.has_value());
  RobustMemory memory(board.places, board.search.keys());
  memory.Add(empty);
  EXPECT_TRUE(memory.Allows(0, *place));
  memory.Add(middle);
  memory.Add(middle);
  EXPECT_EQ(memory.size(), 2u);
  EXPECT_FALSE(memory.Allows(0, *place));
  memory.Add(
      static_cast<uint32_t>(board.index.Rank({0, 0b010})));  // White there is no way for Black
  EXPECT_EQ(memory.size(), 3u);
  EXPECT_FALSE(memory.Allows(0, *place));
  memory.CutTo(1);
  EXPECT_TRUE(memory.Allows(0, *place));
  EXPECT_FALSE(memory.Has(middle));
}

// The move returned for the player who reaches his goal keeps it.
TEST(RobustSearchTest, TheMoveKeepsTheBound) {
  SearchedBoard board(3, 2, "psk", "none");
  int plays = 0;
  int passes = 0;
  for (uint32_t position = 0; position < board.index.size(); ++position) {
    for (int bound = -5; bound <= 6; ++bound) {
      const HistoryState state{position, 0, 0};
      RobustMemory memory(board.places, board.search.keys());
      memory.Add(*board.search.keys().OfStart(position, 0));
      if (board.search.Ask(state, memory, bound) != HistoryAnswer::kYes) continue;
      const int at = board.search.move();
      (at == kNoPoint ? passes : plays) += 1;
      const HistoryState after = board.search.After(state, at);
      if (at != kNoPoint) memory.Add(board.search.keys().OfPlay(after.position, 0));
      ASSERT_EQ(board.search.Ask(after, memory, bound), HistoryAnswer::kYes)
          << position << " " << bound;
    }
  }
  EXPECT_GT(plays, 1000);
  EXPECT_GT(passes, 100);
}

TEST(RobustSearchTest, RulesThatItKnows) {
  const auto supports = [](const std::string& text) {
    return RobustSearch::Supports(*spec::ParseRuleSet(text));
  };
  for (const char* rules : {"tromp-taylor", "aga-like", "aga-like,cycle=nssk"})
    EXPECT_TRUE(supports(rules));
  for (const char* rules : {"aga-like,cycle=fixed", "aga-like,end_passes=4", "basic-only",
                            "ing-1996", "tromp-taylor,hot=basic", "tromp-taylor,handicap=2"}) {
    EXPECT_FALSE(supports(rules)) << rules;
  }
}

}  // namespace
}  // namespace hotstone::search
