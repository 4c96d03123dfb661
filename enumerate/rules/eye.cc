#include "enumerate/rules/eye.h"

#include <algorithm>

namespace hotstone::enumerate {
namespace {

// Sets the value of a space by its shape alone.
void SetWorth(const Grid& grid, EnclosedSpace& space) {
  const int n = Count(space.points);
  space.least_eyes = space.most_eyes = n <= 2 ? 1 : 2;
  if (n <= 2 || n > 6) return;
  int ends = 0;  // of pairs of adjacent points: two for each
  int crossing = 0;
  for (BitBoard rest = space.points; rest != 0; rest &= rest - 1) {
    const int joints = Count(grid.neighbours(FirstPoint(rest)) & space.points);
    ends += joints;
    crossing = std::max(crossing, joints);
  }
  const bool square = ends / 2 >= n;
  if (n == 4 && square) {
    space.least_eyes = space.most_eyes = 1;
    return;
  }
  const bool left_to_play = n == 3 || (n == 4 && crossing == 3) ||
                            (n == 5 && (square || crossing == 4)) ||
                            (n == 6 && square && crossing == 4);
  if (left_to_play) space.least_eyes = 1;
}

// Whether one of several chains around a space has a single liberty, a point of the space.
bool HasChainInAtari(const Grid& grid, BitBoard stones, BitBoard empty) {
  while (stones != 0) {
    const BitBoard chain = grid.Flood(FirstOf(stones), stones);
    stones ^= chain;
    if (Count(grid.Adjacent(chain) & empty) == 1) return true;
  }
  return false;
}

}  // namespace

EnclosedSpaces FindEnclosedSpaces(const Grid& grid, Stones stones) {
  const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
  EnclosedSpaces spaces;
  for (BitBoard rest = empty; rest != 0;) {
    const BitBoard points = grid.Flood(FirstOf(rest), empty);
    rest ^= points;
    const BitBoard border = grid.Adjacent(points) & ~empty;
    const bool own = (border & stones.own) != 0;
    if (own == ((border & stones.opp) != 0)) continue;  // of both sides, or of nobody
    EnclosedSpace space;
    space.owner = own ? Side::kOwn : Side::kOpp;
    space.points = points;
    const BitBoard color = StonesOf(stones, space.owner);
    space.around = grid.Flood(border, color);
    space.one_chain = grid.Flood(FirstOf(border), color) == space.around;
    SetWorth(grid, space);
    if (!space.one_chain && HasChainInAtari(grid, space.around, empty)) space.least_eyes = 0;
    spaces.push_back(space);
  }
  return spaces;
}

BitBoard UnconditionallyAlive(const Grid& grid, BitBoard color, BitBoard empty) {
  absl::InlinedVector<BitBoard, 16> chains;
  for (BitBoard rest = color; rest != 0; rest &= ~chains.back()) {
    chains.push_back(grid.Flood(FirstOf(rest), rest));
  }
  struct Region {
    BitBoard border;  // stones of the colour that touch it
    BitBoard empty;
  };
  absl::InlinedVector<Region, 16> regions;
  for (BitBoard rest = grid.full() & ~color; rest != 0;) {
    const BitBoard region = grid.Flood(FirstOf(rest), rest);
    rest ^= region;
    regions.push_back({grid.Adjacent(region) & color, region & empty});
  }
  BitBoard alive = color;
  for (bool shrunk = true; shrunk;) {
    shrunk = false;
    for (const BitBoard chain : chains) {
      if ((chain & alive) == 0) continue;
      const BitBoard liberties = grid.Adjacent(chain) & empty;
      const auto vital = std::count_if(regions.begin(), regions.end(), [&](const Region& region) {
        const bool enclosed_by_living = (region.border & ~alive) == 0;
        return enclosed_by_living && (region.border & chain) != 0 &&
               (region.empty & ~liberties) == 0;
      });
      if (vital >= 2) continue;
      alive &= ~chain;
      shrunk = true;
    }
  }
  return alive;
}

}  // namespace hotstone::enumerate
