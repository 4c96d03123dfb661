#include "certify/solution/owner_parts.h"

#include <algorithm>

#include "spec/board/position.h"

namespace hotstone::certify {

using spec::Point;

bool ChainList::Has(size_t chain) const {
  const auto end = chains.begin() + static_cast<std::ptrdiff_t>(count);
  return std::find(chains.begin(), end, chain) != end;
}

OwnerParts::OwnerParts(const spec::Position& position, spec::Color owner)
    : position_(position), owner_(owner) {
  const spec::BoardSize& size = position.size();
  const auto points = static_cast<size_t>(size.points());
  of_.assign(points, points);
  for (int i = 0; i < size.points(); ++i) {
    if (of_[static_cast<size_t>(i)] != points) continue;
    const size_t number = begins_.size();
    const bool own = position.At(size.At(i)) == owner;
    begins_.push_back(members_.size());
    members_.push_back(size.At(i));
    of_[static_cast<size_t>(i)] = number;
    for (size_t next = begins_.back(); next < members_.size(); ++next) {
      for (const Point q : size.Neighbours(members_[next])) {
        size_t& part = of_[static_cast<size_t>(size.Index(q))];
        if (part != points || (position.At(q) == owner) != own) continue;
        part = number;
        members_.push_back(q);
      }
    }
  }
  begins_.push_back(members_.size());
}

bool OwnerParts::IsRegion(size_t part) const {
  return position_.At(Points(part).front()) != owner_;
}

std::span<const Point> OwnerParts::Points(size_t part) const {
  return std::span(members_).subspan(begins_[part], begins_[part + 1] - begins_[part]);
}

ChainList OwnerParts::ChainsBeside(Point point) const {
  const spec::BoardSize& size = position_.size();
  ChainList beside;
  for (const Point q : size.Neighbours(point)) {
    const size_t part = of_[static_cast<size_t>(size.Index(q))];
    if (position_.At(q) == owner_ && !beside.Has(part)) beside.chains[beside.count++] = part;
  }
  return beside;
}

bool OwnerParts::EachChainHasTwoEyes() const {
  std::vector<int> vital(count(), 0);  // by chain: the number of regions vital to it
  for (size_t region = 0; region < count(); ++region) {
    if (!IsRegion(region)) continue;
    ChainList touched = ChainsBeside(Points(region).front());  // by every point so far
    for (const Point point : Points(region)) {
      if (touched.count == 0) break;
      const ChainList here = ChainsBeside(point);
      const auto end = touched.chains.begin() + static_cast<std::ptrdiff_t>(touched.count);
      const auto kept = std::remove_if(touched.chains.begin(), end,
                                       [&](size_t chain) { return !here.Has(chain); });
      touched.count = static_cast<size_t>(kept - touched.chains.begin());
    }
    for (size_t i = 0; i < touched.count; ++i) ++vital[touched.chains[i]];
  }
  bool has_chain = false;
  for (size_t part = 0; part < count(); ++part) {
    if (IsRegion(part)) continue;
    if (vital[part] < 2) return false;
    has_chain = true;
  }
  return has_chain;
}

}  // namespace hotstone::certify
