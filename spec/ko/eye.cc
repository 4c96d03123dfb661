#include "spec/ko/eye.h"

#include <algorithm>
#include <map>

#include "spec/board/chains.h"
#include "spec/board/position.h"

namespace hotstone::spec {
namespace {

// The chains of a position, each found once, and which of them each stone belongs to.
struct ChainTable {
  explicit ChainTable(const Position& position) : chains(AllChains(position)) {
    for (size_t i = 0; i < chains.size(); ++i) {
      for (const Point stone : chains[i].stones) of[stone] = i;
    }
  }
  const Chain& At(Point stone) const { return chains[of.at(stone)]; }
  Point NameOf(Point stone) const { return At(stone).stones[0]; }

  std::vector<Chain> chains;
  std::map<Point, size_t> of;
};

// The maximal connected set around p of points for which `inside` holds.
template <typename Inside>
std::set<Point> Component(const BoardSize& size, Point p, const Inside& inside) {
  std::set<Point> points = {p};
  std::vector<Point> open = {p};
  while (!open.empty()) {
    const Point q = open.back();
    open.pop_back();
    for (const Point n : size.Neighbours(q)) {
      if (inside(n) && points.insert(n).second) open.push_back(n);
    }
  }
  return points;
}

std::vector<Point> InIndexOrder(const BoardSize& size, const std::set<Point>& points) {
  std::vector<Point> list(points.begin(), points.end());
  std::sort(list.begin(), list.end(),
            [&](Point a, Point b) { return size.Index(a) < size.Index(b); });
  return list;
}

// The shapes of eye.h.
void SetWorth(const BoardSize& size, const std::set<Point>& points, EnclosedSpace& space) {
  int most_neighbours = 0;
  bool square = false;
  for (const Point p : points) {
    int neighbours = 0;
    for (const Point n : size.Neighbours(p)) neighbours += points.contains(n) ? 1 : 0;
    most_neighbours = std::max(most_neighbours, neighbours);
    square |= points.contains({p.col + 1, p.row}) && points.contains({p.col, p.row + 1}) &&
              points.contains({p.col + 1, p.row + 1});
  }
  const size_t n = points.size();
  const bool one = n <= 2 || (n == 4 && square);
  const bool open = n == 3 || (n == 4 && most_neighbours == 3) ||
                    (n == 5 && (square || most_neighbours == 4)) ||
                    (n == 6 && square && most_neighbours == 4);
  space.least_eyes = one || open ? 1 : 2;
  space.most_eyes = one ? 1 : 2;
}

}  // namespace

std::vector<EnclosedSpace> EnclosedSpaces(const Position& position) {
  const BoardSize& size = position.size();
  const ChainTable table(position);
  std::vector<EnclosedSpace> spaces;
  std::set<Point> seen;
  for (const Point p : position.EmptyPoints()) {
    if (seen.contains(p)) continue;
    const std::set<Point> points = Component(size, p, [&](Point q) { return position.IsEmpty(q); });
    seen.insert(points.begin(), points.end());
    std::set<Point> chains;
    std::set<Color> colors;
    for (const Point q : points) {
      for (const Point n : size.Neighbours(q)) {
        if (position.IsEmpty(n)) continue;
        colors.insert(*position.At(n));
        chains.insert(table.NameOf(n));
      }
    }
    if (colors.size() != 1) continue;
    EnclosedSpace space{*colors.begin(), InIndexOrder(size, points), InIndexOrder(size, chains)};
    SetWorth(size, points, space);
    for (const Point chain : chains) {
      if (chains.size() > 1 && table.At(chain).liberties.size() == 1) space.least_eyes = 0;
    }
    spaces.push_back(std::move(space));
  }
  return spaces;
}

std::set<Point> UnconditionallyAlive(const Position& position, Color color) {
  const BoardSize& size = position.size();
  struct Region {
    std::set<Point> chains;  // around it
    std::set<Point> vital;   // those of them to which it is vital
  };
  const ChainTable table(position);
  std::vector<Region> regions;
  std::set<Point> seen;
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.At(i);
    if (seen.contains(p) || position.At(p) == color) continue;
    const std::set<Point> points =
        Component(size, p, [&](Point q) { return position.At(q) != color; });
    seen.insert(points.begin(), points.end());
    Region region;
    for (const Point q : points) {
      for (const Point n : size.Neighbours(q)) {
        if (position.At(n) == color) region.chains.insert(table.NameOf(n));
      }
    }
    for (const Point name : region.chains) {
      const std::vector<Point>& liberties = table.At(name).liberties;
      const bool vital = std::all_of(points.begin(), points.end(), [&](Point q) {
        return !position.IsEmpty(q) ||
               std::find(liberties.begin(), liberties.end(), q) != liberties.end();
      });
      if (vital) region.vital.insert(name);
    }
    regions.push_back(std::move(region));
  }
  std::set<Point> alive;
  for (const Chain& chain : table.chains) {
    if (chain.color == color) alive.insert(chain.stones[0]);
  }
  // Removes every chain without two vital regions, and its regions with it, until nothing changes.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto chain = alive.begin(); chain != alive.end();) {
      const auto vital = std::count_if(regions.begin(), regions.end(), [&](const Region& region) {
        return region.vital.contains(*chain);
      });
      if (vital < 2) {
        std::erase_if(regions,
                      [&](const Region& region) { return region.chains.contains(*chain); });
        chain = alive.erase(chain);
        changed = true;
      } else {
        ++chain;
      }
    }
  }
  return alive;
}

}  // namespace hotstone::spec
