#include "enumerate/numbers/occupancy_plan.h"

#include <cassert>

namespace hotstone::enumerate {

void MakeOccupancyPlan(const Grid& grid, BitBoard occupied, bool ask_all, OccupancyPlan& plan) {
  assert((occupied & ~grid.full()) == 0);
  const BitBoard outer = grid.Adjacent(grid.full() & ~occupied) & occupied;
  const BitBoard inner = occupied & ~outer;
  const BitBoard asked = ask_all ? occupied : inner | (grid.Adjacent(inner) & occupied);
  const auto number_of = [asked](BitBoard point) {
    return static_cast<uint8_t>(Count(asked & (point - 1)));
  };

  // Every tree from its root outwards; the plan lists it in reverse.
  std::array<int, kMaxPoints> outwards;
  std::array<uint8_t, kMaxPoints> place;
  int found = 0;
  int trees = 0;
  int ends_of_edges = 0;
  const int inner_count = Count(inner);
  const auto add = [&](int point) {
    place[static_cast<size_t>(point)] = static_cast<uint8_t>(inner_count - 1 - found);
    outwards[static_cast<size_t>(found++)] = point;
  };
  BitBoard rest = inner;
  for (int next = 0; rest != 0;) {
    ++trees;
    add(FirstPoint(rest));
    rest &= rest - 1;
    for (; next < found; ++next) {
      const BitBoard around = grid.neighbours(outwards[static_cast<size_t>(next)]) & inner;
      ends_of_edges += Count(around);
      for (BitBoard fresh = around & rest; fresh != 0; fresh &= fresh - 1) add(FirstPoint(fresh));
      rest &= ~around;
    }
  }

  plan.stones = Count(occupied);
  plan.asked = Count(asked);
  plan.inner_count = inner_count;
  plan.circles = ends_of_edges / 2 > inner_count - trees;
  for (int i = 0; i < inner_count; ++i) {
    const int point = outwards[static_cast<size_t>(inner_count - 1 - i)];
    OccupancyPlan::InnerStone& stone = plan.inner[static_cast<size_t>(i)];
    stone.stone = number_of(BitAt(point));
    stone.outer_count = stone.earlier_count = stone.later_count = 0;
    const BitBoard around = grid.neighbours(point);
    for (BitBoard b = around & outer; b != 0; b &= b - 1) {
      stone.outer[stone.outer_count++] = number_of(b & (~b + 1));
    }
    for (BitBoard b = around & inner; b != 0; b &= b - 1) {
      const uint8_t at = place[static_cast<size_t>(FirstPoint(b))];
      const OccupancyPlan::Neighbour neighbour{number_of(b & (~b + 1)), at};
      if (at < i) {
        stone.earlier[stone.earlier_count++] = neighbour;
      } else {
        stone.later[stone.later_count++] = neighbour;
      }
    }
  }
}

}  // namespace hotstone::enumerate
