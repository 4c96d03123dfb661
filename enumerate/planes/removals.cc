#include "enumerate/planes/removals.h"

namespace hotstone::enumerate {

// Adds to chains_ all connected sets that contain `chain`, have `rim` around them and otherwise
// grow within `inner`. A neighbour belongs either to the chain or to its rim; stones of `rim` stay
// there.
bool RemovalFinder::Grow(uint32_t chain, uint32_t rim, uint32_t inner, size_t most) {
  const auto around = static_cast<uint32_t>(grid_.Adjacent(chain)) & occupancy_ & ~(chain | rim);
  // Stones that cannot belong to the chain belong to the rim.
  rim |= around & ~inner;
  const uint32_t open = around & inner;
  if (open == 0) {
    if (chains_.size() >= most) return false;
    chains_.push_back({chain, rim});
    return true;
  }
  const uint32_t next = open & (~open + 1);
  return Grow(chain, rim | next, inner, most) && Grow(chain | next, rim, inner, most);
}

bool RemovalFinder::AddSelfRemovals(uint32_t occupancy, uint32_t inner, int point, size_t most,
                                    std::vector<Removal>* removals) {
  const uint32_t played = uint32_t{1} << point;
  if (rules_.forbid_groups && rules_.forbid_single) return true;
  if ((static_cast<uint32_t>(grid_.neighbours(point)) & ~occupancy) != 0) return true;
  chains_.clear();
  if (!Grow(played, 0, inner, most)) return false;
  for (const Chain& chain : chains_) {
    if (chain.stones == played ? rules_.forbid_single : rules_.forbid_groups) continue;
    removals->push_back({chain.stones, chain.stones & ~played, chain.rim, Removal::Kind::kSelf});
  }
  return true;
}

// Adds what captures `taken` and more chains: one may begin at each of the `seeds`. First come
// those with no chain at the first seed, which then belongs to no later one, so that each set of
// chains comes once, and after its parts. The rim so far bounds the next chain.
bool RemovalFinder::AddCaptures(const Chain& taken, uint32_t inner, uint32_t seeds, int point,
                                size_t most, std::vector<Removal>* removals) {
  seeds &= ~(taken.stones | taken.rim);
  if (seeds == 0) return true;
  const uint32_t seed = seeds & (~seeds + 1);
  if (!AddCaptures(taken, inner & ~seed, seeds & ~seed, point, most, removals)) return false;
  const size_t begin = chains_.size();
  if (!Grow(seed, taken.rim, inner, most)) return false;
  const size_t end = chains_.size();
  for (size_t i = begin; i < end; ++i) {
    const Chain all = {taken.stones | chains_[i].stones, chains_[i].rim};
    if (removals->size() + 2 > most) return false;
    removals->push_back({all.stones, all.rim, all.stones, Removal::Kind::kCapture});
    AddKo(all, point, removals);
    if (!AddCaptures(all, inner, seeds & ~seed, point, most, removals)) return false;
  }
  chains_.resize(begin);
  return true;
}

// A ko, if `chain` is a single stone and the stones around the point can be the opponent's.
void RemovalFinder::AddKo(const Chain& chain, int point, std::vector<Removal>* removals) const {
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
    if (!Grow(seed, 0, inner, most)) return nullptr;
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

  chains_.clear();
  const uint32_t seeds = static_cast<uint32_t>(grid_.neighbours(point)) & inner;
  return AddCaptures({0, 0}, inner, seeds, point, most, removals);
}

}  // namespace hotstone::enumerate
