// All colourings of an occupancy as bit-slices, one bit each.
//
// A vector of 512 (256, 128, 64) bits holds the colour of one stone in that many colourings, and
// four vectors make a block. Stone 0 is black in all of them (the other half are their colour
// swaps). The next stones take the two colours in all combinations within the block: constants.
// Each remaining stone has one colour in the whole block, and from block to block one of them
// changes (Gray code). A few word operations per neighbour (occupancy_plan.h) find whether a stone
// breathes in all colourings of the block:
//
//     stifled(u)  &=  (colour(u) ^ colour(v)) | stifled(v)        for each neighbour v;
//                                                              outer ones are not stifled
//
// A colouring is illegal if any stone is stifled in the end. Carry-save adders count the bits.
//
// Highway compiles this for AVX-512, AVX2, SSE4 and plain words; the best one that the processor
// supports is chosen at run time, and all give the same counts.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_COLOUR_LANES_H_
#define HOTSTONE_ENUMERATE_NUMBERS_COLOUR_LANES_H_

#include <cstdint>
#include <memory>

#include "enumerate/numbers/occupancy_plan.h"

namespace hotstone::enumerate {

// Per-thread memory, reused across occupancies.
class ColourLanes {
 public:
  ColourLanes();
  ~ColourLanes();
  ColourLanes(const ColourLanes&) = delete;
  ColourLanes& operator=(const ColourLanes&) = delete;

  // The number of legal colourings among the 2^(asked - 1) colourings of the asked stones in which
  // the first is black; each is a bit of a vector. Requires at least one asked stone.
  uint64_t CountLegal(const OccupancyPlan& plan);

  struct Memory;

 private:
  std::unique_ptr<Memory> memory_;
  uint64_t (*count_)(const OccupancyPlan&, Memory&);
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_COLOUR_LANES_H_
