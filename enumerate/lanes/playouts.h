// Random games in lanes: hundreds of games at once, one per lane, every move uniformly random
// (playout_game.h).
//
// Superko is exact. Every lane keeps all positions of its game, preceded by twelve digits of a
// linear hash that tell most apart; otherwise the positions are compared point by point.
//
// Layout, techniques, costs: docs/explanation/enumeration.md.
#ifndef HOTSTONE_ENUMERATE_LANES_PLAYOUTS_H_
#define HOTSTONE_ENUMERATE_LANES_PLAYOUTS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/lanes/playout_game.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

struct PlayoutPlan {
  uint64_t games = 0;
  uint64_t seed = 0;
  bool superko = false;  // positional, otherwise basic ko
  int threads = 1;
};

// Plays games 0 to games - 1 of the seed. The result does not depend on the number of threads or
// the instruction set. `ends`, if given, receives the end of each game, by number (24 bytes a
// game). InvalidArgument for boards beyond 5x5 and for less than one thread; Cancelled when
// `progress` says stop, and then `totals_so_far` (if given) holds what was played.
absl::StatusOr<PlayoutTotals> Playouts(const Grid& grid, const PlayoutPlan& plan,
                                       Progress* progress = nullptr,
                                       std::vector<PlayoutEnd>* ends = nullptr,
                                       PlayoutTotals* totals_so_far = nullptr);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_PLAYOUTS_H_
