#include "certify/settled.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <vector>

#include "spec/board/chains.h"
#include "spec/board/position.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;
using spec::Position;
using Points = std::set<Point>;

// The points adjacent to any of these.
Points Around(const spec::BoardSize& size, const Points& points) {
  Points around;
  for (const Point p : points) {
    for (const Point q : size.Neighbours(p)) around.insert(q);
  }
  return around;
}

// The regions of the points without a stone of this colour.
std::vector<Points> Regions(const Position& position, Color color) {
  const spec::BoardSize& size = position.size();
  std::vector<Points> regions;
  Points seen;
  for (int i = 0; i < size.points(); ++i) {
    if (position.At(size.At(i)) == color || seen.contains(size.At(i))) continue;
    Points region;
    std::vector<Point> waiting = {size.At(i)};
    while (!waiting.empty()) {
      const Point p = waiting.back();
      waiting.pop_back();
      if (position.At(p) == color || !region.insert(p).second) continue;
      for (const Point q : size.Neighbours(p)) waiting.push_back(q);
    }
    seen.insert(region.begin(), region.end());
    regions.push_back(region);
  }
  return regions;
}

bool IsPartOf(const Points& part, const Points& whole) {
  return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

}  // namespace

Points SettledStones(const Position& position, Color color) {
  const std::vector<Points> regions = Regions(position, color);
  std::vector<Points> chains;
  Points stones;  // of the chains that may still be a settled set
  for (const spec::Chain& chain : spec::AllChains(position)) {
    if (chain.color != color) continue;
    chains.emplace_back(chain.stones.begin(), chain.stones.end());
    stones.insert(chain.stones.begin(), chain.stones.end());
  }
  const auto counts = [&](const Points& region) {
    const Points around = Around(position.size(), region);
    return std::all_of(around.begin(), around.end(),
                       [&](Point p) { return position.At(p) != color || stones.contains(p); });
  };
  const auto keeps = [&](const Points& chain) {
    const Points touched = Around(position.size(), chain);
    return std::count_if(regions.begin(), regions.end(), [&](const Points& region) {
             return IsPartOf(region, touched) && counts(region);
           }) >= 2;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (const Points& chain : chains) {
      if (!stones.contains(*chain.begin()) || keeps(chain)) continue;
      for (const Point p : chain) stones.erase(p);
      changed = true;
    }
  }
  return stones;
}

bool IsSettled(const Position& position, Point at) {
  assert(!position.IsEmpty(at));
  return SettledStones(position, *position.At(at)).contains(at);
}

}  // namespace hotstone::certify
