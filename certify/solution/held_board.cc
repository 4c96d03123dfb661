#include "certify/solution/held_board.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "certify/solution/owner_parts.h"
#include "spec/board/position.h"

namespace hotstone::certify {
namespace {

// Whether a region has no room for two eyes: `inside` are its points that touch no stone of the
// owner, of which `most` are allowed.
bool HasNoRoom(const spec::BoardSize& size, const std::vector<spec::Point>& inside, size_t most) {
  const auto neighbours = [&](spec::Point point) { return size.Neighbours(point).size(); };
  if (inside.size() > most) return false;
  if (inside.size() < 2) return true;
  const auto beside = size.Neighbours(inside[0]);
  if (std::find(beside.begin(), beside.end(), inside[1]) == beside.end()) return false;
  return std::max(neighbours(inside[0]), neighbours(inside[1])) >= 3;
}

}  // namespace

bool HoldsBoard(const spec::Position& position, spec::Color owner, int most_inside) {
  assert(most_inside >= 0 && most_inside <= 2);
  const OwnerParts parts(position, owner);
  for (size_t part = 0; part < parts.count(); ++part) {
    if (!parts.IsRegion(part)) continue;
    std::vector<spec::Point> inside;
    for (const spec::Point point : parts.Points(part)) {
      if (parts.ChainsBeside(point).count == 0) inside.push_back(point);
    }
    if (!HasNoRoom(position.size(), inside, static_cast<size_t>(most_inside))) return false;
  }
  return parts.EachChainHasTwoEyes();
}

}  // namespace hotstone::certify
