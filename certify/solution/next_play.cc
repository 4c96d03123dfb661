#include "certify/solution/next_play.h"

#include <bit>
#include <cassert>

#include "certify/solution/held_board.h"
#include "spec/board/position.h"

namespace hotstone::certify {
namespace {

constexpr size_t kMostRemembered = 1 << 18;

}  // namespace

uint64_t NextPlay::PointsFor(const spec::Position& position) {
  const spec::BoardSize& size = position.size();
  uint64_t stones = 0;
  spec::Position own(size);
  for (int i = 0; i < size.points(); ++i) {
    if (position.At(size.At(i)) != owner_) continue;
    stones |= uint64_t{1} << i;
    own.Put(size.At(i), owner_);
  }
  const auto known = points_.find(stones);
  if (known != points_.end()) return known->second;
  uint64_t points = 0;
  for (int i = 0; i < size.points(); ++i) {
    const spec::Point at = size.At(i);
    if (!own.IsEmpty(at)) continue;
    own.Put(at, owner_);
    if (HoldsBoard(own, owner_, most_inside_)) points |= uint64_t{1} << i;
    own.Remove(at);
  }
  if (points_.size() == kMostRemembered) points_.clear();
  points_.emplace(stones, points);
  return points;
}

uint64_t NextPlay::Points(const spec::Position& position) {
  const spec::BoardSize& size = position.size();
  assert(size.points() <= 64);
  uint64_t points = 0;
  for (uint64_t left = PointsFor(position); left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    if (position.IsEmpty(size.At(i))) points |= uint64_t{1} << i;
  }
  return points;
}

}  // namespace hotstone::certify
