// The planes of one question: can the first side force an area difference of at least t? One bit
// for every position, for either side to move, and for every position with a ban that a ko leaves.
//
// Positions are stored as in the index by occupancy (enumerate/index/occupancy_index.h), a block
// for each set of stones up to symmetry, but here a bit of a colouring is a stone of the *first
// side*, whichever side is to move. So a pass leads to the same bit of the other plane. A block of
// k stones takes 2^k bits, at least a word.
//
//     first    the first side is to move      positions that are not legal: set
//     second   the other side is to move      ... clear
//
// These values make plays into illegal positions count for nothing: the first side looks for a set
// bit in `second`, the other for a clear bit in `first`.
//
// Bits only change from clear to set, and a set bit is right if the bits that it was computed from
// were right. So a run can continue from any mixture of an earlier and a later state.
//
// Memory: 1 bit a cell and plane. 4x5: 0.24 GB in all, 2x11: 2.2 GB.
#ifndef HOTSTONE_ENUMERATE_PLANES_PLANE_SET_H_
#define HOTSTONE_ENUMERATE_PLANES_PLANE_SET_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/index/mapped_array.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/cube_move.h"

namespace hotstone::enumerate {

enum class Mover : uint8_t { kFirst, kSecond };  // the one that forces, and the other

inline constexpr std::array<Mover, 2> kMovers = {Mover::kFirst, Mover::kSecond};
inline Mover Opposing(Mover side) { return side == Mover::kFirst ? Mover::kSecond : Mover::kFirst; }
inline size_t Number(Mover side) { return static_cast<size_t>(side); }

// Where blocks and ko patterns begin, in words.
class PlaneLayout {
 public:
  explicit PlaneLayout(const OccupancyIndex& index);

  const OccupancyIndex& index() const { return *index_; }
  uint64_t block_words() const { return block_words_; }
  uint64_t ko_words() const { return ko_words_; }
  uint64_t BlockWord(uint32_t number) const {
    return BlockWord(number, index_->block(number).layer);
  }
  uint64_t BlockWord(uint32_t number, int layer) const {  // its layer
    return layer_words_[static_cast<size_t>(layer)] +
           (number - index_->Layer(layer).first) * WordsFor(layer);
  }
  // `pattern` counts all patterns of the index: Block::first_ko and on.
  uint64_t KoWord(uint32_t pattern) const { return pattern_words_[pattern]; }
  // Where the patterns of a block begin and the earlier ones end, even if the block has none.
  uint64_t KoWordOfBlock(uint32_t number) const {
    const uint32_t pattern = index_->block(number).first_ko;
    return pattern < pattern_words_.size() ? pattern_words_[pattern] : ko_words_;
  }

  // The bit of a position, where `first` is the first side's stones, counted from the first word of
  // blocks. Requires an empty point.
  uint64_t BitOfPosition(uint32_t first, uint32_t occupancy) const;
  // ... with a ban at one point: its pattern and the bit in it, counted from the pattern's first
  // word; nothing if no ko-taking play leaves this ban.
  struct KoPlace {
    uint32_t pattern;
    uint64_t bit;
  };
  std::optional<KoPlace> PlaceOfKo(uint32_t first, uint32_t occupancy, int ban,
                                   Mover to_move) const;
  // ... within the block: the bit counted from its first word.
  uint32_t ColouringOf(uint32_t first, uint32_t occupancy) const {
    const int symmetry = index_->PlaceOf(occupancy).symmetry;
    return PackBits(index_->Map(symmetry, first), index_->Map(symmetry, occupancy));
  }

  // Bytes of both planes with their kos, excluding the index.
  uint64_t PlaneBytes() const { return 2 * (block_words_ + ko_words_) * sizeof(uint64_t); }
  uint64_t Bytes() const { return pattern_words_.size() * sizeof(uint64_t); }

 private:
  const OccupancyIndex* index_;
  std::vector<uint64_t> layer_words_;
  std::vector<uint64_t> pattern_words_;
  uint64_t block_words_ = 0;
  uint64_t ko_words_ = 0;
};

// Read access to the blocks that plays lead to, in any storage.
class PlaneSource {
 public:
  virtual ~PlaneSource() = default;
  // The words of a block or of a pattern of kos. They may change while others write, and stay valid
  // at least until the next call.
  virtual const uint64_t* BlockWords(Mover to_move, uint32_t number) const = 0;
  virtual const uint64_t* KoWords(Mover to_move, uint32_t pattern) const = 0;
  // A hint that the words of a block of this layer will be read soon.
  virtual void Expect(Mover, uint32_t /*number*/, int /*layer*/) const {}
};

class PlaneSet final : public PlaneSource {
 public:
  // All clear. ResourceExhausted if there is not enough memory. Stages take an additional byte for
  // each bit. The layout must outlive the set.
  static absl::StatusOr<PlaneSet> Create(const PlaneLayout& layout, bool stages);

  // A piece of a plane: the starts and numbers of its words of blocks and of kos.
  struct Piece {
    uint64_t block_words = 0;
    uint64_t ko_words = 0;
    uint64_t block_from = 0;
    uint64_t ko_from = 0;
  };
  // With memory for only a piece of either plane, by side to move; without stages.
  static absl::StatusOr<PlaneSet> CreatePieces(const PlaneLayout& layout,
                                               const std::array<Piece, 2>& pieces);
  // Maps the memory for a piece to words from these on. The contents stay unchanged.
  void MovePiece(Mover to_move, uint64_t block_from, uint64_t ko_from);
  // Exchanges the memory of the two sides' planes.
  void ExchangeSides() { std::swap(planes_[0], planes_[1]); }

  const PlaneLayout& layout() const { return *layout_; }
  uint64_t* Blocks(Mover to_move) { return At(to_move).blocks.data(); }
  const uint64_t* Blocks(Mover to_move) const { return At(to_move).blocks.data(); }
  uint64_t* Kos(Mover to_move) { return At(to_move).kos.data(); }
  const uint64_t* Kos(Mover to_move) const { return At(to_move).kos.data(); }

  // For a block or a pattern that is in memory.
  const uint64_t* BlockWords(Mover to_move, uint32_t number) const override {
    return Blocks(to_move) + (layout_->BlockWord(number) - At(to_move).block_from);
  }
  const uint64_t* KoWords(Mover to_move, uint32_t pattern) const override {
    return Kos(to_move) + (layout_->KoWord(pattern) - At(to_move).ko_from);
  }
  void Expect(Mover to_move, uint32_t number, int layer) const override {
    constexpr uint64_t kLine = 8;  // words
    constexpr uint64_t kMost = 64 * kLine;
    const uint64_t* const words =
        Blocks(to_move) + (layout_->BlockWord(number, layer) - At(to_move).block_from);
    for (uint64_t w = 0; w < std::min(WordsFor(layer), kMost); w += kLine) {
      __builtin_prefetch(words + w);
    }
  }
  uint64_t* BlockWords(Mover to_move, uint32_t number) {
    return Blocks(to_move) + (layout_->BlockWord(number) - At(to_move).block_from);
  }
  uint64_t* KoWords(Mover to_move, uint32_t pattern) {
    return Kos(to_move) + (layout_->KoWord(pattern) - At(to_move).ko_from);
  }

  // The sweep in which a bit was set, a byte for each bit in the order of the bits; null without
  // stages.
  uint8_t* BlockStages(Mover to_move) { return At(to_move).block_stages.data(); }
  uint8_t* KoStages(Mover to_move) { return At(to_move).ko_stages.data(); }
  bool stages() const { return stages_; }

 private:
  struct Plane {
    MappedArray<uint64_t> blocks;
    MappedArray<uint64_t> kos;
    MappedArray<uint8_t> block_stages;
    MappedArray<uint8_t> ko_stages;
    uint64_t block_from = 0;
    uint64_t ko_from = 0;
  };
  explicit PlaneSet(const PlaneLayout& layout) : layout_(&layout) {}
  Plane& At(Mover side) { return planes_[Number(side)]; }
  const Plane& At(Mover side) const { return planes_[Number(side)]; }

  const PlaneLayout* layout_;
  bool stages_ = false;
  std::array<Plane, 2> planes_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_PLANE_SET_H_
