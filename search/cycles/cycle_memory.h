// What the rules about completed cycles remember, along one line of play that moves forward and
// back.
//
// A ply that brings back an earlier (position, player to move) completes the cycle of all plies
// since its latest visit. The cycle's board plays are then forbidden: to both players under
// second-cycle, to the player who started it under starter, and under disturber to the player named
// by the classification, or, if it names nobody, to the one that `unnamed` selects
// (spec/rules/completed_cycles.h has the rules in full). Here each situation stores the number of
// plies at its latest visit, and each play the number of plies after which it was forbidden; both
// are undone ply by ply. Under `same=fight` a player who started or is named may not repeat a play
// wherever the place of the cycle looks the same: place_bans.h keeps those.
//
// Under disturber each cycle is classified once, on bit-boards (enumerate/rules/ko_cycle.h).
#ifndef HOTSTONE_SEARCH_CYCLES_CYCLE_MEMORY_H_
#define HOTSTONE_SEARCH_CYCLES_CYCLE_MEMORY_H_

#include <cstdint>
#include <map>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "search/cycles/place_bans.h"
#include "search/history/history_graph.h"
#include "search/history/seen_keys.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

class CycleMemory {
 public:
  // Whether this memory fits the rule set: second-cycle, starter or disturber, where only the
  // player who made a play is barred from it.
  static bool Supports(const spec::RuleSet& rules);

  // Requires Supports(rules). The arguments must outlive this object.
  CycleMemory(const HistoryGraph& graph, const enumerate::LegalIndex& index,
              const spec::BoardSize& size, const spec::RuleSet& rules, uint32_t position,
              int to_move);

  static uint64_t Bytes(uint64_t positions, uint64_t plays) {
    return (2 * positions + plays) * sizeof(int) + positions;
  }

  static constexpr int kNever = -1;

  size_t size() const { return line_.size(); }
  int plies() const { return static_cast<int>(line_.size()); }

  // The number of plies made when the play was forbidden on its board, or kNever.
  int ForbiddenSince(size_t play) const { return forbidden_[play]; }

  // Whether a play of `player` from this position is forbidden because of its place; and a number
  // for all that is: equal numbers mean the same plays.
  bool HasPlaces() const { return places_.size() > 0; }
  bool ForbiddenInPlace(const HistoryGraph::Play& play, uint32_t position, int player) const {
    return HasPlaces() && places_.Forbids(SeenPlayOf(play, position, player));
  }
  uint32_t Places() const { return places_.Set(); }

  // The number of plies made at its latest visit with this player to move, or kNever.
  int LatestVisit(uint32_t position, int to_move) const {
    return latest_[2 * size_t{position} + static_cast<size_t>(to_move)];
  }

  // The situations seen, as 2 * position + player to move, and the positions.
  const SeenKeys& situations() const { return situations_; }
  const SeenKeys& positions() const { return positions_; }

  // The next ply: a play of the graph by the player to move, from the current position; null for a
  // pass.
  void AfterPly(const HistoryGraph::Play* play);
  // Takes back all plies after the first `plies`.
  void CutTo(size_t plies) {
    while (line_.size() > plies) Undo();
  }

 private:
  struct Ply {
    const HistoryGraph::Play* play;
    uint32_t situation_before;
    int latest_before;  // of the situation after this ply
    size_t forbidden;   // the number of plays forbidden before it, and so on
    size_t places;
    size_t situations;
    size_t positions;
  };
  void Undo();
  // The players bound by the cycle of the plies since `first`: bit 0 Black, bit 1 White; bit 2 if
  // because he started it, bit 3 if he is held responsible.
  int Binds(size_t first, uint32_t situation);
  int BindsByClass(size_t first, uint32_t situation) const;
  enumerate::BitBoard PlaceSince(size_t first) const;
  SeenPlay SeenPlayOf(const HistoryGraph::Play& play, uint32_t position, int player) const;

  const HistoryGraph& graph_;
  const enumerate::LegalIndex& index_;
  const enumerate::Grid grid_;
  const spec::RuleSet rules_;
  std::vector<Ply> line_;
  std::vector<int> latest_;     // by situation
  std::vector<int> forbidden_;  // by play
  std::vector<uint32_t> forbidden_order_;
  PlaceBans places_;
  SeenKeys situations_;
  SeenKeys positions_;
  uint32_t now_;                                    // the current situation
  std::map<std::vector<int64_t>, int> classified_;  // under disturber: the players a word binds
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_CYCLES_CYCLE_MEMORY_H_
