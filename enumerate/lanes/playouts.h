// Random games in lanes: hundreds of games at once, one a lane, every move uniformly random (playout_game.h).
//
// Superko is exact: of every lane all positions of its game are kept, with twelve digits of a linear hash in
// front that tell most apart; where they do not, the positions are compared point by point.
//
// Layout, tricks, costs: docs/explanation/enumeration.md.
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

// Games 0 to games - 1 of the seed. Does not depend on the number of threads nor on the instruction set. With
// `ends`, that becomes the end of each game, by number (24 bytes a game). InvalidArgument for boards beyond
// 5x5 and for less than one thread; Cancelled when `progress` says stop, `totals_so_far` (if given) then has
// what was played.
absl::StatusOr<PlayoutTotals> Playouts(const Grid& grid, const PlayoutPlan& plan,
                                       Progress* progress = nullptr, std::vector<PlayoutEnd>* ends = nullptr,
                                       PlayoutTotals* totals_so_far = nullptr);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_PLAYOUTS_H_
