#include "spec/area.h"

#include <set>
#include <vector>

namespace hotstone::spec {
namespace {

struct Region {
  std::set<Point> points;
  bool touches_black = false;
  bool touches_white = false;
};

// The connected empty region around the empty point p.
Region RegionAt(const Position& position, Point p) {
  Region region;
  region.points.insert(p);
  std::vector<Point> open = {p};
  while (!open.empty()) {
    const Point q = open.back();
    open.pop_back();
    for (const Point n : position.size().Neighbours(q)) {
      if (position.At(n) == Color::kBlack) {
        region.touches_black = true;
      } else if (position.At(n) == Color::kWhite) {
        region.touches_white = true;
      } else if (region.points.insert(n).second) {
        open.push_back(n);
      }
    }
  }
  return region;
}

std::vector<Region> EmptyRegions(const Position& position) {
  std::vector<Region> regions;
  std::set<Point> seen;
  for (const Point p : position.EmptyPoints()) {
    if (seen.contains(p)) continue;
    regions.push_back(RegionAt(position, p));
    seen.insert(regions.back().points.begin(), regions.back().points.end());
  }
  return regions;
}

}  // namespace

Area CountArea(const Position& position) {
  Area area;
  area.black_stones = position.StoneCount(Color::kBlack);
  area.white_stones = position.StoneCount(Color::kWhite);
  for (const Region& region : EmptyRegions(position)) {
    int& spaces = region.touches_black ? (region.touches_white ? area.shared_spaces : area.black_spaces)
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
