// Properties of the colourings of an occupancy that need no play: which are legal positions, and
// which count as a win. Arrays of bits, one per colouring, 64 to a word (cube_move.h); a set bit of
// the index is a stone of the first side, in the order of points.
//
// All colourings of a word share the colours of all stones except the six lowest, whose colours run
// through all 64 combinations in the same order in every word. So each stone's colour is a word
// known in advance, and word operations compute what follows from the colours.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_PLANES_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_PLANES_H_

#include <cstdint>

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

// Sets the bits of legal positions: each chain has an adjacent empty point. `words` has
// WordsFor(stones) words; with fewer than six stones the extra bits repeat the earlier ones.
// O(words * stones that touch no empty point).
void FindLegal(const Grid& grid, uint32_t occupancy, uint64_t* words);

// Sets the bits of colourings in which the first side's area minus the other's is at least
// `at_least`.
void FindWon(const Grid& grid, uint32_t occupancy, int at_least, uint64_t* words);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_PLANES_H_
