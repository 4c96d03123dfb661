// Enclosed spaces and unconditional life as masks: the second rendering of spec/ko/eye.h, whose
// opening comment defines both.
//
// Counting adjacent pairs tells the shapes apart. A connected space of n points has n - 1 pairs of
// adjacent points if it is a tree; a space of up to six points with more pairs contains four points
// in a square. A point that touches three or four of the others is also a row of the table.
// Unconditional life is a fixpoint over masks: the set of chains that may still be alive shrinks,
// and with it the set of regions that only such chains enclose.
#ifndef HOTSTONE_ENUMERATE_RULES_EYE_H_
#define HOTSTONE_ENUMERATE_RULES_EYE_H_

#include "absl/container/inlined_vector.h"
#include "enumerate/rules/ko.h"

namespace hotstone::enumerate {

struct EnclosedSpace {
  Side owner = Side::kOwn;
  BitBoard points = 0;
  BitBoard around = 0;     // the stones of all chains around it
  bool one_chain = false;  // there is only one
  int least_eyes = 1;      // 0, 1 or 2
  int most_eyes = 1;       // 1 or 2
};

using EnclosedSpaces = absl::InlinedVector<EnclosedSpace, 8>;

// Every enclosed space of a legal position, including mouths of kos, in the order of their first
// points. O(points).
EnclosedSpaces FindEnclosedSpaces(const Grid& grid, Stones stones);

// The stones of the chains of `color` that are unconditionally alive (Benson). O(chains^2).
BitBoard UnconditionallyAlive(const Grid& grid, BitBoard color, BitBoard empty);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_EYE_H_
