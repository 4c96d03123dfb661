// Which colours of a set of stones must be examined, so that all its colourings can be evaluated at
// once.
//
// The empty points of a colouring are fixed first: the occupancy. An outer stone, beside an empty
// point, has a liberty whatever its colour, so it needs no test. An inner stone has no empty
// neighbour; it breathes exactly if some neighbour has its colour and breathes. So the plan lists
// the inner stones and, for each, its neighbours: outer ones, which breathe, and inner ones, which
// must be tested in turn.
//
// Order. Connected inner stones are listed from the leaves of a tree of shortest ways to its root.
// If the inner stones form no circle, one pass up the list and one down carry every breath
// everywhere it can go; if they do, the passes repeat until nothing changes (`circles`).
//
//     3 | X O X .      outer: C1 C2 C3, beside empty points
//     2 | X X O .      inner: columns A and B; B2 asks C2, which breathes, and A2 B1 B3, which may
//     1 | O X O .      circles: A1 B1 B2 A2 is one
//         A B C D
//
// No stone asks an outer stone that touches no inner stone: two colourings that differ only there
// are legal together. The asked stones are numbered from the lowest point up; colours are looked up
// by that number.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_OCCUPANCY_PLAN_H_
#define HOTSTONE_ENUMERATE_NUMBERS_OCCUPANCY_PLAN_H_

#include <array>
#include <cstdint>

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

struct OccupancyPlan {
  struct Neighbour {
    uint8_t stone;  // its number among the asked stones
    uint8_t inner;  // its place in the list
  };
  struct InnerStone {
    uint8_t stone;
    uint8_t outer_count;
    uint8_t earlier_count;  // inner neighbours earlier in the list
    uint8_t later_count;    // inner neighbours later in the list
    std::array<uint8_t, 4> outer;
    std::array<Neighbour, 4> earlier;
    std::array<Neighbour, 4> later;
  };

  int stones = 0;  // of the occupancy
  int asked = 0;   // inner stones and their neighbours; or all stones
  int inner_count = 0;
  bool circles = false;
  std::array<InnerStone, kMaxPoints> inner;
};

// Fills the plan of an occupancy; with `ask_all` the unasked stones are numbered, too. O(inner
// stones). Requires occupied within the grid.
void MakeOccupancyPlan(const Grid& grid, BitBoard occupied, bool ask_all, OccupancyPlan& plan);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_OCCUPANCY_PLAN_H_
