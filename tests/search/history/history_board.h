// A board with the plays relevant to a superko, and random games on it: for tests of the searches.
#ifndef HOTSTONE_TESTS_SEARCH_HISTORY_HISTORY_BOARD_H_
#define HOTSTONE_TESTS_SEARCH_HISTORY_HISTORY_BOARD_H_

#include <string>

#include "base/split_mix.h"
#include "enumerate/index/legal_index.h"
#include "search/history/history_graph.h"
#include "search/history/remaining_force.h"
#include "search/history/retakes.h"
#include "search/history/seen_keys.h"

namespace hotstone::search {

struct HistoryBoard {
  HistoryBoard(int cols, int rows, const std::string& text, spec::Cycle cycle = spec::Cycle::kPsk)
      : grid(*enumerate::Grid::Create(cols, rows)),
        index(*enumerate::LegalIndex::Create(grid)),
        rules(*spec::ParseRuleSet(text)),
        graph(*HistoryGraph::Create(grid, index, rules, cycle, nullptr)),
        retakes(Retakes::Of(graph)) {}
  RemainingForce Force(const Retakes& barred) const {
    return RemainingForce(graph, barred, RemainingForce::OtherSide::kBound, {}, nullptr);
  }
  enumerate::Grid grid;
  enumerate::LegalIndex index;
  spec::RuleSet rules;
  HistoryGraph graph;
  Retakes retakes;
  const Retakes none;
};

// Some random plies from a random position: the state, and the keys seen.
inline HistoryState RandomGame(const HistoryBoard& board, uint64_t plies, SplitMix& random,
                               SeenKeys& seen) {
  HistoryState state{static_cast<uint32_t>(random.Next() % board.graph.positions()), 0, 0};
  if (const auto key = board.graph.StartKey(state.position, 0)) seen.Add(*key);
  for (plies = random.Next() % plies; plies > 0; --plies) {
    const auto plays = board.graph.From(state.position, state.player);
    const size_t chosen = random.Next() % (plays.size() + 1);
    const int next = 1 - state.player;
    if (chosen < plays.size() && seen.Add(board.graph.KeyOf(plays[chosen], state.player))) {
      state = {plays[chosen].position, next, 0};
    } else if (state.passes == 0) {
      if (const auto key = board.graph.PassKey(state.position, next)) seen.Add(*key);
      state = {state.position, next, 1};
    }
  }
  return state;
}

}  // namespace hotstone::search

#endif  // HOTSTONE_TESTS_SEARCH_HISTORY_HISTORY_BOARD_H_
