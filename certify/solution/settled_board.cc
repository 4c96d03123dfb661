#include "certify/solution/settled_board.h"

#include <algorithm>

#include "certify/solution/owner_parts.h"
#include "spec/board/position.h"

namespace hotstone::certify {

bool SettlesBoard(const spec::Position& position, spec::Color owner) {
  const OwnerParts parts(position, owner);
  for (size_t part = 0; part < parts.count(); ++part) {
    if (!parts.IsRegion(part)) continue;
    const auto points = parts.Points(part);
    const auto touches = [&](spec::Point point) { return parts.ChainsBeside(point).count > 0; };
    if (!std::all_of(points.begin(), points.end(), touches)) return false;
  }
  return parts.EachChainHasTwoEyes();
}

}  // namespace hotstone::certify
