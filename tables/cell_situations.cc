#include "tables/cell_situations.h"

#include <algorithm>
#include <cassert>

#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"

namespace hotstone::tables {

using enumerate::OccupancyIndex;

namespace {

uint64_t CellsOf(const OccupancyIndex::KoPattern& ko) {
  return uint64_t{1} << enumerate::Count(ko.free);
}

}  // namespace

CellSituations::CellSituations(const OccupancyIndex& index, const spec::BoardSize& size)
    : index_(index), size_(size) {
  uint64_t before = 0;
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    ko_before_.push_back(before);
    for (const auto& ko : index.KoPatterns(number)) before = ko.base + CellsOf(ko);
  }
}

spec::Situation CellSituations::At(uint64_t cell) const {
  assert(cell < index_.cells() + index_.ko_cells());
  spec::Situation situation{spec::Position(size_), spec::Color::kBlack, 0, {}, 0};
  uint32_t own = 0;
  uint32_t number = 0;
  if (cell < index_.cells()) {
    number = index_.BlockOfCell(cell);
    own = enumerate::UnpackBits(static_cast<uint32_t>(cell - index_.block(number).base),
                                index_.block(number).occupancy);
  } else {
    const uint64_t ko_cell = cell - index_.cells();
    const auto above = std::upper_bound(ko_before_.begin(), ko_before_.end(), ko_cell);
    number = static_cast<uint32_t>(above - ko_before_.begin()) - 1;
    for (const auto& ko : index_.KoPatterns(number)) {
      if (ko_cell < ko.base || ko_cell >= ko.base + CellsOf(ko)) continue;
      own = enumerate::UnpackBits(static_cast<uint32_t>(ko_cell - ko.base), ko.free) | ko.own;
      situation.bans.insert(size_.At(ko.ban));
    }
  }
  const uint32_t occupancy = index_.block(number).occupancy;
  situation.position = enumerate::ToSpec(enumerate::Stones{own, occupancy & ~own}, size_);
  return situation;
}

std::optional<uint64_t> CellOfSituation(const OccupancyIndex& index,
                                        const spec::Situation& situation) {
  if (situation.passes > 0 || situation.bans.size() > 1) return std::nullopt;
  const enumerate::Stones black = enumerate::FromSpec(situation.position);
  const auto own =
      static_cast<uint32_t>(situation.to_move == spec::Color::kBlack ? black.own : black.opp);
  const auto occupancy = static_cast<uint32_t>(black.own | black.opp);
  if (situation.bans.empty()) return index.CellOf(own, occupancy);
  const int ban = situation.position.size().Index(*situation.bans.begin());
  const auto ko_cell = index.FindKoCell(own, occupancy, ban);
  if (!ko_cell.has_value()) return std::nullopt;
  return index.cells() + *ko_cell;
}

}  // namespace hotstone::tables
