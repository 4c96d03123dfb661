#include "spec/ko/cycle_place.h"

#include <algorithm>
#include <cassert>
#include <set>

#include "spec/board/position.h"

namespace hotstone::spec {

std::vector<Point> PlaceOfCycle(const std::vector<Position>& positions) {
  assert(!positions.empty());
  const Position& first = positions[0];
  const BoardSize& size = first.size();
  const auto stays = [&](Point p) {
    return std::all_of(positions.begin(), positions.end(),
                       [&](const Position& q) { return q.At(p) == first.At(p); });
  };
  std::vector<Point> reached;
  for (int i = 0; i < size.points(); ++i) {
    if (!stays(size.At(i))) reached.push_back(size.At(i));
  }
  const size_t changing = reached.size();
  std::set<Point> place(reached.begin(), reached.end());
  for (size_t i = 0; i < reached.size(); ++i) {
    const Point from = reached[i];
    for (const Point n : size.Neighbours(from)) {
      const bool of_a_chain_reached = i < changing || first.At(n) == first.At(from);
      if (first.IsEmpty(n) || !of_a_chain_reached || !stays(n)) continue;
      if (place.insert(n).second) reached.push_back(n);
    }
  }
  std::sort(reached.begin(), reached.end(),
            [&](Point a, Point b) { return size.Index(a) < size.Index(b); });
  return reached;
}

}  // namespace hotstone::spec
