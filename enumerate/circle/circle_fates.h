// The fates of all stones under every classification that agrees with a part of one.
//
// A classification calls each take one thing (Calls). After a take that fights, the stone that took
// is hot for a ply. A take that disturbs leaves nothing hot; if it names a disturber, an endless
// play in which it recurs counts against that side. This stands in for ING96-R5, by which the
// disturber may never go on after one complete cycle: a rule with memory. Such a rule decides alike
// what is removed or kept here (proofs/fates/memory.v).
//
// So an endless play removes a stone if takes recur that name its owner and none that names its
// attacker. It keeps the stone in the opposite case. Otherwise it does neither: the stone hangs.
//
// A partial classification leaves to some takes more than one call. Each set of a node then has two
// bounds, so that for every complete classification C which agrees with it
//
//     least  is part of  the set under C  is part of  most
//
// A take with several calls leads to all of their situations: for the lower bound to the worst of
// them, set by set, and for the upper one to the best. Each occurrence is treated by itself, so the
// bounds may be apart although all classifications have one answer; under a complete classification
// they are equal. Where no take names anybody they are the fates of enumerate/fates/fates.h.
#ifndef HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_FATES_H_
#define HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_FATES_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "enumerate/circle/circle_game.h"
#include "enumerate/fates/fate_cells.h"

namespace hotstone::enumerate {

// What a take may still be called, as a set.
using Calls = uint8_t;
inline constexpr Calls kFights = 1;
inline constexpr Calls kDisturbs = 2;       // naming nobody
inline constexpr Calls kTakerDisturbs = 4;  // naming the player who takes
inline constexpr Calls kOtherDisturbs = 8;  // naming the other
inline constexpr Calls kWithoutDisturber = kFights | kDisturbs;
inline constexpr Calls kAnyCall = 15;

struct CircleFates {
  std::vector<FateCell> least;  // by node
  std::vector<FateCell> most;
};

class CircleSolver {
 public:
  // `all` are the calls that takes may have in what is asked later. The game must outlive the
  // solver. Solves the case in which nothing is known, whose equal bounds no call can change.
  CircleSolver(const CircleGame& game, Calls all);

  // Requires for each take of the game a nonempty part of `all`. O(plays x sweeps) at worst, where
  // the sweeps grow with the longest line; plays from nodes that no call can change do not count.
  // Much less if one of the last few calls of this function was about nearly the same. Not for
  // several threads at once.
  CircleFates Solve(const std::vector<Calls>& calls) const;

  // What follows is for the implementation alone.
  using Cells = std::vector<FateCell>;
  using SharedCells = std::shared_ptr<const Cells>;

  // What does not change: the part of the game to visit, and the nodes outside it.
  struct Part {
    std::vector<CircleGame::Position> positions;  // with a node whose bounds are apart
    std::vector<CircleGame::Banned> banned;       // of these
    Cells start;         // the value of each node outside, and nothing inside
    SharedCells all;     // the same, and everything inside
    bool names = false;  // takes may name a disturber
    // For each node those of both lists, in this order, which a play leads to it; for each take
    // those that can make it.
    std::vector<std::vector<uint32_t>> readers;
    std::vector<std::vector<uint32_t>> takers;
  };

  // A least fixpoint, and the sets that it read.
  struct Round {
    SharedCells good;
    SharedCells bad;
    SharedCells grown;
  };
  // A bound, and the rounds in which it was last found.
  struct Solved {
    std::vector<Calls> calls;
    std::vector<Round> rounds;
    SharedCells cells;
  };

 private:
  static constexpr size_t kKept = 12;

  void Begin();
  const Solved& Keep(std::deque<Solved>& kept, Solved solved) const;

  const CircleGame& game_;
  const Calls all_;
  Part part_;
  mutable std::deque<Solved> least_;  // the last ones, the newest first
  mutable std::deque<Solved> most_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_FATES_H_
