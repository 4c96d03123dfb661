// Who disturbs in a completed cycle, on bit-boards: the second rendering of spec/ko/ko_cycle.h and
// of spec/ko/cyclic_ko.h, whose opening comments define the classes of cycles and name their
// clauses.
//
// A cycle is played once, and the ko positions of all its situations go into one list. Each has a
// mask, the stones of its groups that stay throughout the cycle. Masks that overlap merge, so a ko
// position is recognised by its mask at any time, without names. The law also gives kinds and
// reasons; this code finds only what play depends on, the class and the player whom it names.
#ifndef HOTSTONE_ENUMERATE_RULES_KO_CYCLE_H_
#define HOTSTONE_ENUMERATE_RULES_KO_CYCLE_H_

#include <map>
#include <optional>
#include <vector>

#include "enumerate/rules/ko_class.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::enumerate {

// A situation, and alternating plies that lead back to it.
struct BitCycle {
  Coloured start;
  bool white_starts = false;  // White is to move at the start
  std::vector<int> moves;     // points, or kNoPoint for a pass; an even number, at least two
};

struct CycleVerdict {
  KoClass ko_class = KoClass::kUnclassified;
  std::optional<Side> disturber;  // the player whom the classification names; kOwn: Black
  bool by_start = false;          // he is named because he started

  friend bool operator==(const CycleVerdict&, const CycleVerdict&) = default;
};

// Requires a legal start and moves on empty points that lead back to it. O(moves x Classify).
CycleVerdict ClassifyCycle(const Grid& grid, const BitCycle& cycle,
                           const spec::CycleReading& reading);

// The place of a cycle through this position, which changes these points: them, and the chains of
// lasting stones beside them.
BitBoard PlaceOfCycle(const Grid& grid, Coloured position, BitBoard changed);

// Caches the verdicts of cycles, because searches meet the same cycle repeatedly. Memory: a few
// words for each ply of each cycle met. Not thread-safe.
class Disturbers {
 public:
  // The grid must outlive this.
  Disturbers(const Grid& grid, const spec::CycleReading& reading)
      : grid_(grid), reading_(reading) {}

  const Grid& grid() const { return grid_; }

  // Requires what ClassifyCycle requires.
  CycleVerdict Of(const BitCycle& cycle);

 private:
  const Grid& grid_;
  spec::CycleReading reading_;
  std::map<std::vector<BitBoard>, CycleVerdict> known_;  // by the start and the moves
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_KO_CYCLE_H_
