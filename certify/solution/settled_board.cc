#include "certify/solution/settled_board.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/position.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;
using spec::Position;

// The number of the part that each point lies in: the points of the owner's colour fall into chains, the others
// into regions, numbered alike from 0.
struct Parts {
  std::vector<int> of;         // by point
  std::vector<Point> members;  // all points, part by part
  std::vector<size_t> begins;  // of each part in `members`, and the end
};

Parts PartsOf(const Position& position, Color owner) {
  const spec::BoardSize& size = position.size();
  Parts parts;
  parts.of.assign(static_cast<size_t>(size.points()), -1);
  for (int i = 0; i < size.points(); ++i) {
    if (parts.of[static_cast<size_t>(i)] >= 0) continue;
    const int number = static_cast<int>(parts.begins.size());
    const bool own = position.At(size.At(i)) == owner;
    parts.begins.push_back(parts.members.size());
    parts.members.push_back(size.At(i));
    parts.of[static_cast<size_t>(i)] = number;
    for (size_t next = parts.begins.back(); next < parts.members.size(); ++next) {
      for (const Point q : size.Neighbours(parts.members[next])) {
        int& part = parts.of[static_cast<size_t>(size.Index(q))];
        if (part >= 0 || (position.At(q) == owner) != own) continue;
        part = number;
        parts.members.push_back(q);
      }
    }
  }
  parts.begins.push_back(parts.members.size());
  return parts;
}

}  // namespace

bool SettlesBoard(const Position& position, Color owner) {
  const spec::BoardSize& size = position.size();
  const Parts parts = PartsOf(position, owner);
  const size_t count = parts.begins.size() - 1;
  const auto part_of = [&](Point p) {
    return static_cast<size_t>(parts.of[static_cast<size_t>(size.Index(p))]);
  };
  std::vector<int> vital(count, 0);  // of each chain: the regions that are vital to it
  for (size_t region = 0; region < count; ++region) {
    const Point first = parts.members[parts.begins[region]];
    if (position.At(first) == owner) continue;
    // The chains that every point so far touches.
    std::vector<size_t> touched;
    for (size_t i = parts.begins[region]; i < parts.begins[region + 1]; ++i) {
      std::vector<size_t> here;
      for (const Point q : size.Neighbours(parts.members[i])) {
        if (position.At(q) != owner || std::count(here.begin(), here.end(), part_of(q)) > 0) continue;
        here.push_back(part_of(q));
      }
      if (here.empty()) return false;
      if (i == parts.begins[region]) touched = here;
      std::erase_if(touched, [&](size_t chain) { return std::count(here.begin(), here.end(), chain) == 0; });
    }
    for (const size_t chain : touched) ++vital[chain];
  }
  for (size_t chain = 0; chain < count; ++chain) {
    if (position.At(parts.members[parts.begins[chain]]) == owner && vital[chain] < 2) return false;
  }
  return true;
}

}  // namespace hotstone::certify
