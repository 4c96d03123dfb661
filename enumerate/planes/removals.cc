#include "enumerate/planes/removals.h"

#include <utility>

namespace hotstone::enumerate {

// Adds to chains_ all connected sets that contain `chain`, have `rim` around them and otherwise
// grow within `inner`. A neighbour belongs either to the chain or to its rim.
bool RemovalFinder::Grow(uint32_t chain, uint32_t rim, uint32_t inner, uint32_t first,
                         size_t most) {
  const auto around = static_cast<uint32_t>(grid_.Adjacent(chain)) & occupancy_ & ~(chain | rim);
  // Stones that cannot belong to the chain belong to the rim.
  rim |= around & ~inner;
  const uint32_t open = around & inner;
  if (open == 0) {
    if (chains_.size() >= most) return false;
    chains_.push_back({chain, rim, first});
    return true;
  }
  const uint32_t next = open & (~open + 1);
  return Grow(chain, rim | next, inner, first, most) && Grow(chain | next, rim, inner, first, most);
}

bool RemovalFinder::AddSelfRemovals(uint32_t occupancy, uint32_t inner, int point, size_t most,
                                    std::vector<Removal>* removals) {
  const uint32_t played = uint32_t{1} << point;
  if (rules_.forbid_groups && rules_.forbid_single) return true;
  if ((static_cast<uint32_t>(grid_.neighbours(point)) & ~occupancy) != 0) return true;
  chains_.clear();
  if (!Grow(played, 0, inner, played, most)) return false;
  for (const Chain& chain : chains_) {
    if (chain.stones == played ? rules_.forbid_single : rules_.forbid_groups) continue;
    removals->push_back({chain.stones, chain.stones & ~played, chain.rim, Removal::Kind::kSelf});
  }
  return true;
}

void RemovalFinder::AddCapture(const Chain& chain, int point,
                               std::vector<Removal>* removals) const {
  removals->push_back({chain.stones, chain.rim, chain.stones, Removal::Kind::kCapture});
  if (!rules_.hot.single || (chain.stones & (chain.stones - 1)) != 0) return;
  const uint32_t around = static_cast<uint32_t>(grid_.neighbours(point)) & ~chain.stones;
  if ((around & ~occupancy_) != 0) return;
  removals->push_back({chain.stones, chain.rim, chain.stones | around, Removal::Kind::kKo});
}

const std::vector<RemovalFinder::Chain>* RemovalFinder::FindLifeless(uint32_t occupancy,
                                                                     size_t most) {
  occupancy_ = occupancy;
  chains_.clear();
  const auto empty = static_cast<uint32_t>(grid_.full()) & ~occupancy;
  uint32_t inner = occupancy & ~static_cast<uint32_t>(grid_.Adjacent(empty));
  for (uint32_t seeds = inner; seeds != 0; seeds &= seeds - 1) {
    const uint32_t seed = seeds & (~seeds + 1);
    if (!Grow(seed, 0, inner, seed, most)) return nullptr;
    inner &= ~seed;
  }
  return &chains_;
}

bool RemovalFinder::Find(uint32_t occupancy, int point, size_t most,
                         std::vector<Removal>* removals) {
  removals->clear();
  occupancy_ = occupancy;
  const uint32_t played = uint32_t{1} << point;
  const auto other_empty = static_cast<uint32_t>(grid_.full()) & ~occupancy & ~played;
  uint32_t inner = occupancy & ~static_cast<uint32_t>(grid_.Adjacent(other_empty));
  if (!AddSelfRemovals(occupancy, inner, point, most, removals)) return false;

  // Single chains, each from its first stone next to the point: earlier ones do not belong to the
  // chain.
  chains_.clear();
  for (uint32_t seeds = static_cast<uint32_t>(grid_.neighbours(point)) & inner; seeds != 0;
       seeds &= seeds - 1) {
    const uint32_t seed = seeds & (~seeds + 1);
    if (!Grow(seed, 0, inner, seed, most)) return false;
    inner &= ~seed;
  }
  for (const Chain& chain : chains_) AddCapture(chain, point, removals);

  // Two, three, four of them together. Each set of chains once: they are added by rising first
  // stones.
  together_ = chains_;
  while (!together_.empty()) {
    grown_.clear();
    for (const Chain& many : together_) {
      for (const Chain& one : chains_) {
        if (one.first <= many.first) continue;
        if ((many.stones & (one.stones | one.rim)) != 0 || (many.rim & one.stones) != 0) continue;
        grown_.push_back({many.stones | one.stones, many.rim | one.rim, one.first});
        if (removals->size() + grown_.size() > most) return false;
      }
    }
    for (const Chain& many : grown_) {
      removals->push_back({many.stones, many.rim, many.stones, Removal::Kind::kCapture});
    }
    std::swap(together_, grown_);
  }
  return removals->size() <= most;
}

}  // namespace hotstone::enumerate
