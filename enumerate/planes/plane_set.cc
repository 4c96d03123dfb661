#include "enumerate/planes/plane_set.h"

#include <cassert>

#include "base/status_macros.h"

namespace hotstone::enumerate {

PlaneLayout::PlaneLayout(const OccupancyIndex& index) : index_(&index) {
  uint32_t patterns = 0;
  for (int layer = 0; layer < index.grid().points(); ++layer) {
    layer_words_.push_back(block_words_);
    const auto [first, last] = index.Layer(layer);
    block_words_ += (last - first) * WordsFor(layer);
    for (uint32_t number = first; number < last; ++number) {
      patterns += static_cast<uint32_t>(index.KoPatterns(number).size());
    }
  }
  pattern_words_.reserve(patterns);
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    for (const OccupancyIndex::KoPattern& pattern : index.KoPatterns(number)) {
      pattern_words_.push_back(ko_words_);
      ko_words_ += WordsFor(Count(pattern.free));
    }
  }
}

absl::StatusOr<PlaneSet> PlaneSet::Create(const PlaneLayout& layout, bool stages) {
  PlaneSet set(layout);
  set.stages_ = stages;
  for (Plane& plane : set.planes_) {
    const auto words = [](uint64_t count) { return MappedArray<uint64_t>::Create(count); };
    const auto bytes = [](uint64_t count) { return MappedArray<uint8_t>::Create(count); };
    ASSIGN_OR_RETURN(plane.blocks, words(layout.block_words()));
    ASSIGN_OR_RETURN(plane.kos, words(layout.ko_words()));
    if (!stages) continue;
    ASSIGN_OR_RETURN(plane.block_stages, bytes(layout.block_words() << kWordBits));
    ASSIGN_OR_RETURN(plane.ko_stages, bytes(layout.ko_words() << kWordBits));
  }
  return set;
}

absl::StatusOr<PlaneSet> PlaneSet::CreatePieces(const PlaneLayout& layout,
                                                const std::array<Piece, 2>& pieces) {
  PlaneSet set(layout);
  for (const Mover side : kMovers) {
    const Piece& piece = pieces[Number(side)];
    ASSIGN_OR_RETURN(set.At(side).blocks, MappedArray<uint64_t>::Create(piece.block_words));
    ASSIGN_OR_RETURN(set.At(side).kos, MappedArray<uint64_t>::Create(piece.ko_words));
    set.MovePiece(side, piece.block_from, piece.ko_from);
  }
  return set;
}

void PlaneSet::MovePiece(Mover to_move, uint64_t block_from, uint64_t ko_from) {
  At(to_move).block_from = block_from;
  At(to_move).ko_from = ko_from;
}

uint64_t PlaneLayout::BitOfPosition(uint32_t first, uint32_t occupancy) const {
  assert(occupancy < index_->grid().full());
  return (BlockWord(index_->BlockOf(occupancy)) << kWordBits) + ColouringOf(first, occupancy);
}

std::optional<PlaneLayout::KoPlace> PlaneLayout::PlaceOfKo(uint32_t first, uint32_t occupancy,
                                                           int ban, Mover to_move) const {
  const uint32_t own = to_move == Mover::kFirst ? first : occupancy & ~first;
  const uint32_t number = index_->BlockOf(occupancy);
  const int symmetry = index_->PlaceOf(occupancy).symmetry;
  const auto cell = index_->FindKoCell(own, occupancy, ban);
  if (!cell.has_value()) return std::nullopt;
  uint32_t pattern_number = index_->block(number).first_ko;
  for (const OccupancyIndex::KoPattern& pattern : index_->KoPatterns(number)) {
    if (*cell >= pattern.base && *cell < pattern.base + (uint64_t{1} << Count(pattern.free))) {
      return KoPlace{pattern_number, PackBits(index_->Map(symmetry, first), pattern.free)};
    }
    ++pattern_number;
  }
  return std::nullopt;
}

}  // namespace hotstone::enumerate
