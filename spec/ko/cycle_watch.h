// Watches a game ply by ply and reports which plies complete a cycle, as the cycle rules define it
// (spec/ko/ko_cycle.h): the moves since the same (position, player to move) last occurred.
#ifndef HOTSTONE_SPEC_KO_CYCLE_WATCH_H_
#define HOTSTONE_SPEC_KO_CYCLE_WATCH_H_

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/board/move.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::spec {

class CycleWatch {
 public:
  CycleWatch(const Position& start, Color to_move) { Saw(start, to_move); }

  std::optional<CompletedCycle> Add(const Move& move, const Position& after, Color to_move);
  // The position changed without a move: no cycle goes through here.
  void Restart(const Position& position, Color to_move);

 private:
  std::optional<size_t> Saw(const Position& position, Color to_move);

  std::vector<Move> moves_;
  std::map<std::pair<std::string, Color>, size_t> latest_;  // moves made when it was last there
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLE_WATCH_H_
