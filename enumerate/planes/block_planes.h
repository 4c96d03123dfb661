// What holds of the colourings of an occupancy without any play: which are legal positions, and which are
// counted as a win. Arrays of bits, one a colouring, 64 in a word (cube_move.h); a set bit of the index is a
// stone of the first side, in the order of points.
//
// All colourings of a word share the colours of all stones but six, the lowest ones, whose colours go through
// all 64 combinations in the same order in every word. So a stone's colour is a word known beforehand, and what
// follows from colours is found by operations on words.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_PLANES_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_PLANES_H_

#include <cstdint>

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

// Sets the bits of legal positions: each chain has an empty point beside it. `words` has WordsFor(stones) words;
// with fewer than six stones the bits beyond repeat those before. O(words * stones that touch no empty point).
void FindLegal(const Grid& grid, uint32_t occupancy, uint64_t* words);

// Sets the bits of colourings in which the first side's area less the other's is at least `at_least`.
void FindWon(const Grid& grid, uint32_t occupancy, int at_least, uint64_t* words);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_PLANES_H_
