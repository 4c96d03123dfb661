// For example, on 2x1 the block of A1 gets a bit. The play at A1 came from the empty board, or it
// took the stone on B1: from the block of B1, which is the same one.
#include "enumerate/planes/change_log.h"

namespace hotstone::enumerate {

void ChangeLog::Reset(const OccupancyIndex& index, const FiniteRules& rules, Sweeps sweeps,
                      int sweep) {
  index_ = &index;
  self_removal_ = !rules.forbid_groups || !rules.forbid_single;
  for (auto& plane : entries_) plane.assign(index.block_count(), Packed(sweep, Everything()));
  for (auto& plane : older_) plane.assign(sweeps == Sweeps::kWhole ? index.block_count() : 0, 0);
  for (auto& plane : marks_) plane.assign(index.block_count(), 1);
}

void ChangeLog::Note(uint32_t block, Mover to_move, int sweep, const News& news, bool passes) {
  uint64_t& entry = entries_[Number(to_move)][block];
  News all = news;
  if (SweepOf(entry) == sweep) {
    all.Add(Unpacked(entry));
  } else if (!older_[Number(to_move)].empty()) {
    __atomic_store_n(&older_[Number(to_move)][block], entry, __ATOMIC_RELEASE);
  }
  __atomic_store_n(&entry, Packed(sweep, all), __ATOMIC_RELEASE);
  const Grid& grid = index_->grid();
  const uint32_t occupancy = index_->block(block).occupancy;
  const Mover reader = Opposing(to_move);
  if (passes) Mark(occupancy, reader);
  std::array<uint32_t, OccupancyIndex::kMostPoints> regions;
  std::array<uint32_t, OccupancyIndex::kMostPoints> borders;
  size_t count = 0;
  for (uint32_t rest = static_cast<uint32_t>(grid.full()) & ~occupancy; rest != 0; ++count) {
    regions[count] = static_cast<uint32_t>(grid.Flood(rest & (~rest + 1), rest));
    borders[count] = static_cast<uint32_t>(grid.Adjacent(regions[count]));
    rest &= ~regions[count];
  }
  for (uint32_t rest = occupancy; rest != 0; rest &= rest - 1) {
    const uint32_t played = rest & (~rest + 1);
    std::array<uint32_t, 16> before;  // sets of stones that the play can have captured
    size_t sets = 0;
    before[sets++] = occupancy & ~played;
    for (size_t i = 0; i < count; ++i) {
      if ((borders[i] & played) == 0) continue;
      for (size_t s = 0, old = sets; s < old; ++s) before[sets++] = before[s] | regions[i];
    }
    for (size_t s = 0; s < sets; ++s) Mark(before[s], reader);
  }
  if (!self_removal_) return;
  for (size_t i = 0; i < count; ++i) {
    for (uint32_t rest = regions[i]; rest != 0; rest &= rest - 1) {
      const uint32_t played = rest & (~rest + 1);
      Mark(occupancy | (regions[i] & ~played), reader);
    }
  }
}

}  // namespace hotstone::enumerate
