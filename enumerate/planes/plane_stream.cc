#include "enumerate/planes/plane_stream.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::enumerate {
namespace {

using Part = PlaneStore::Part;

constexpr uint64_t kReadWords = 1 << 22;  // at a time, between two checks for a stop

// Words of the kos of all blocks before this one; it may be one past the last.
uint64_t KosBefore(const PlaneLayout& layout, uint32_t number) {
  return number < layout.index().block_count() ? layout.KoWordOfBlock(number) : layout.ko_words();
}

}  // namespace

PlaneSet::Piece PlaneStream::PieceOf(const PlaneLayout& layout, uint32_t first, uint32_t last) {
  const uint64_t kos = KosBefore(layout, first);
  return {(last - first) * WordsFor(layout.index().block(first).layer),
          KosBefore(layout, last) - kos, layout.BlockWord(first), kos};
}

uint32_t PlaneStream::PieceEndIn(const PlaneLayout& layout, const Sizes& sizes, uint32_t first,
                                 uint32_t last) {
  const uint64_t block_words = WordsFor(layout.index().block(first).layer);
  const uint64_t kos = KosBefore(layout, first);
  for (uint32_t end = first + 1; end < last; ++end) {
    const uint64_t words = (end + 1 - first) * block_words + KosBefore(layout, end + 1) - kos;
    if (words > sizes.piece_words) return end;
  }
  return last;
}

PlaneSet::Piece PlaneStream::LargestPiece(const PlaneLayout& layout, const Sizes& sizes) {
  PlaneSet::Piece largest;
  for (int layer = 0; layer < layout.index().grid().points(); ++layer) {
    const auto [first, last] = layout.index().Layer(layer);
    for (uint32_t begin = first, end = first; begin < last; begin = end) {
      end = PieceEndIn(layout, sizes, begin, last);
      const PlaneSet::Piece piece = PieceOf(layout, begin, end);
      largest.block_words = std::max(largest.block_words, piece.block_words);
      largest.ko_words = std::max(largest.ko_words, piece.ko_words);
    }
  }
  return largest;
}

uint64_t PlaneStream::Words(const PlaneLayout& layout, const Sizes& sizes) {
  const PlaneSet::Piece piece = LargestPiece(layout, sizes);
  return layout.block_words() + layout.ko_words() + piece.block_words + piece.ko_words;
}

PlaneStream::PlaneStream(const PlaneLayout& layout, const Sizes& sizes, const PlanePoint& point,
                         PlaneStore* store, PlaneSet planes)
    : layout_(layout), sizes_(sizes), store_(*store), planes_(std::move(planes)), point_(point) {}

absl::StatusOr<std::unique_ptr<PlaneStream>> PlaneStream::Create(const PlaneLayout& layout,
                                                                 const Sizes& sizes,
                                                                 const PlanePoint& point,
                                                                 PlaneStore* store) {
  const PlaneSet::Piece whole = {layout.block_words(), layout.ko_words(), 0, 0};
  ASSIGN_OR_RETURN(auto planes,
                   PlaneSet::CreatePieces(layout, {whole, LargestPiece(layout, sizes)}));
  return std::unique_ptr<PlaneStream>(
      new PlaneStream(layout, sizes, point, store, std::move(planes)));
}

Mover PlaneStream::ToMove() const { return point_.MoverOfHalfSweep(); }

// Reads the plane that the plays of the half-sweep lead to into the memory for a whole one.
absl::Status PlaneStream::BeginSweep(Progress* progress) {
  const Mover other = Opposing(ToMove());
  if (roomy_ == other && loaded_) return absl::OkStatus();
  if (roomy_ != other) planes_.ExchangeSides();
  roomy_ = other;
  loaded_ = false;
  planes_.MovePiece(other, 0, 0);
  const uint64_t total = layout_.block_words() + layout_.ko_words();
  const std::string what = absl::StrCat("reading a plane, half-sweep ", point_.sweep);
  for (uint64_t at = 0; at < total;) {
    const bool kos = at >= layout_.block_words();
    const uint64_t from = kos ? at - layout_.block_words() : at;
    const uint64_t count =
        std::min(kReadWords, (kos ? layout_.ko_words() : layout_.block_words()) - from);
    uint64_t* const words = (kos ? planes_.Kos(other) : planes_.Blocks(other)) + from;
    RETURN_IF_ERROR(store_.Read(other, kos ? Part::kKos : Part::kBlocks, from, {words, count}));
    at += count;
    if (!KeepGoing(progress, what, at * sizeof(uint64_t), total * sizeof(uint64_t))) {
      return absl::CancelledError("interrupted while reading a plane");
    }
  }
  loaded_ = true;
  return absl::OkStatus();
}

uint32_t PlaneStream::PieceEnd(uint32_t first, uint32_t last) const {
  return PieceEndIn(layout_, sizes_, first, last);
}

absl::Status PlaneStream::Read(Mover to_move, uint32_t first, uint32_t last) {
  const PlaneSet::Piece piece = PieceOf(layout_, first, last);
  planes_.MovePiece(to_move, piece.block_from, piece.ko_from);
  RETURN_IF_ERROR(store_.Read(to_move, Part::kBlocks, piece.block_from,
                              {planes_.Blocks(to_move), piece.block_words}));
  return store_.Read(to_move, Part::kKos, piece.ko_from, {planes_.Kos(to_move), piece.ko_words});
}

absl::Status PlaneStream::Fetch(uint32_t first, uint32_t last) {
  return Read(ToMove(), first, last);
}

absl::Status PlaneStream::Keep(uint32_t first, uint32_t last, uint64_t changed) {
  const PlaneSet::Piece piece = PieceOf(layout_, first, last);
  unsaved_words_ += piece.block_words + piece.ko_words;
  // Half-sweep 1 sets illegal positions, too, which are not counted.
  if (changed == 0 && point_.sweep > 1) return absl::OkStatus();
  const Mover to_move = ToMove();
  RETURN_IF_ERROR(store_.Write(to_move, Part::kBlocks, piece.block_from,
                               {planes_.Blocks(to_move), piece.block_words}));
  return store_.Write(to_move, Part::kKos, piece.ko_from, {planes_.Kos(to_move), piece.ko_words});
}

absl::Status PlaneStream::AfterLayer() {
  return unsaved_words_ < sizes_.save_words ? absl::OkStatus() : SavePoint(false);
}

absl::Status PlaneStream::SavePoint(bool stopped) {
  PlanePoint point = point_;
  if (!stopped) point.may_end = std::max(point.may_end, point.sweep + 2);
  unsaved_words_ = 0;
  return store_.SavePoint(point);
}

absl::Status PlaneStream::ReadBoth(uint32_t first, uint32_t last) {
  loaded_ = false;
  absl::Status status;
  for (const Mover to_move : kMovers) {
    if (status.ok()) status = Read(to_move, first, last);
  }
  return status;
}

}  // namespace hotstone::enumerate
