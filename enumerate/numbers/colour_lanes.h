// All colourings of an occupancy, a bit each: bit-slices.
//
// A vector of 512 (256, 128, 64) bits holds the colour of one stone in as many colourings, and four vectors
// make a block. Stone 0 is black in all of them (the other half are their colour swaps). The next stones take
// the two colours in all combinations within the block: constants. The remaining stones have one colour in
// the whole block, and from block to block one of them changes (Gray's code). A stone breathes or does not in
// all colourings of the block by a few word operations for each neighbour (occupancy_plan.h):
//
//     stifled(u)  &=  (colour(u) ^ colour(v)) | stifled(v)        for each neighbour v; outer ones are not
//     stifled
//
// and a colouring is illegal if any stone is stifled in the end. Bits are counted by carry-save adders.
//
// Highway compiles this for AVX-512, AVX2, SSE4 and plain words; the best one that the processor has is taken
// at run time, and all give the same counts.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_COLOUR_LANES_H_
#define HOTSTONE_ENUMERATE_NUMBERS_COLOUR_LANES_H_

#include <cstdint>
#include <memory>

#include "enumerate/numbers/occupancy_plan.h"

namespace hotstone::enumerate {

// Memory of one thread, kept from occupancy to occupancy.
class ColourLanes {
 public:
  ColourLanes();
  ~ColourLanes();
  ColourLanes(const ColourLanes&) = delete;
  ColourLanes& operator=(const ColourLanes&) = delete;

  // Of the 2^(asked - 1) colourings of the asked stones in which the first is black, how many are legal:
  // every one of them is a bit of a vector. Requires one asked stone or more.
  uint64_t CountLegal(const OccupancyPlan& plan);

  struct Memory;

 private:
  std::unique_ptr<Memory> memory_;
  uint64_t (*count_)(const OccupancyPlan&, Memory&);
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_COLOUR_LANES_H_
