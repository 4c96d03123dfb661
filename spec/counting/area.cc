#include "spec/counting/area.h"

#include <vector>

#include "spec/board/position.h"

namespace hotstone::spec {
namespace {

struct Region {
  std::vector<Point> points;
  bool touches_black = false;
  bool touches_white = false;
};

// The connected empty region around the empty point p, none of whose points has been visited.
Region RegionAt(const Position& position, Point p, std::vector<bool>& seen) {
  const BoardSize& size = position.size();
  Region region;
  region.points.push_back(p);
  seen[static_cast<size_t>(size.Index(p))] = true;
  for (size_t i = 0; i < region.points.size(); ++i) {  // grows in the loop
    for (const Point n : size.Neighbours(region.points[i])) {
      const auto index = static_cast<size_t>(size.Index(n));
      if (position.At(n) == Color::kBlack) {
        region.touches_black = true;
      } else if (position.At(n) == Color::kWhite) {
        region.touches_white = true;
      } else if (!seen[index]) {
        seen[index] = true;
        region.points.push_back(n);
      }
    }
  }
  return region;
}

std::vector<Region> EmptyRegions(const Position& position) {
  std::vector<Region> regions;
  std::vector<bool> seen(static_cast<size_t>(position.size().points()));
  for (const Point p : position.EmptyPoints()) {
    if (!seen[static_cast<size_t>(position.size().Index(p))])
      regions.push_back(RegionAt(position, p, seen));
  }
  return regions;
}

}  // namespace

Area CountArea(const Position& position) {
  Area area;
  area.black_stones = position.StoneCount(Color::kBlack);
  area.white_stones = position.StoneCount(Color::kWhite);
  for (const Region& region : EmptyRegions(position)) {
    int& spaces = region.touches_black
                      ? (region.touches_white ? area.shared_spaces : area.black_spaces)
                      : (region.touches_white ? area.white_spaces : area.unowned_spaces);
    spaces += static_cast<int>(region.points.size());
  }
  return area;
}

std::string AreaMap(const Position& position) {
  std::string map = position.cells();
  for (const Region& region : EmptyRegions(position)) {
    if (region.touches_black == region.touches_white) continue;
    for (const Point p : region.points) {
      map[static_cast<size_t>(position.size().Index(p))] = region.touches_black ? 'X' : 'O';
    }
  }
  return map;
}

}  // namespace hotstone::spec
