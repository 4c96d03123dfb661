#include "enumerate/fates/fate_stages.h"

#include <algorithm>
#include <cassert>

#include "base/status_macros.h"
#include "enumerate/index/pack_bits.h"

namespace hotstone::enumerate {
namespace {

using Word __attribute__((may_alias)) = uint64_t;  // of bytes
constexpr int kBytesOfWord = 8;
constexpr uint64_t kReadBeyond = 2 * kBytesOfWord;  // the last bytes
constexpr uint64_t kEachByte = 0x0101010101010101;
constexpr uint64_t kUpperBits = kEachByte << 7;

// The upper bits of eight bytes, in their order. The other bits must be 0.
uint32_t UpperBits(uint64_t bytes) {
  return static_cast<uint32_t>((bytes >> 7) * 0x0102040810204080 >> 56);
}

// UnpackBits for processors that are not known to have it as an instruction: a byte of the mask at
// a time.
class ByteUnpacker {
 public:
  ByteUnpacker() {
    for (uint32_t mask = 0; mask < 256; ++mask) {
      counts_[mask] = static_cast<uint8_t>(Count(mask));
      for (uint32_t packed = 0; packed < 256; ++packed)
        words_[mask][packed] = static_cast<uint8_t>(UnpackBits(packed, mask));
    }
  }
  uint32_t operator()(uint32_t packed, uint32_t mask) const {
#ifdef __BMI2__
    return UnpackBits(packed, mask);
#endif
    uint32_t word = 0;
    for (int shift = 0; mask != 0; shift += 8, mask >>= 8) {
      const uint32_t here = mask & 0xFF;
      word |= uint32_t{words_[here][packed & 0xFF]} << shift;
      packed >>= counts_[here];
    }
    return word;
  }

 private:
  std::array<std::array<uint8_t, 256>, 256> words_;
  std::array<uint8_t, 256> counts_;
};

}  // namespace

CellStones::CellStones(const OccupancyIndex& index) : cells_(index.cells() + index.ko_cells()) {
  assert(index.grid().points() <= OccupancyIndex::kMaxIndexedPoints);
  const int points = index.grid().points();
  for (const bool kos : {false, true}) {
    for (int layer = 0; layer < points; ++layer) {
      const auto [first, last] = index.Layer(layer);
      const uint64_t begin =
          kos ? index.cells() + index.KoCellsBefore(first) : index.CellsBefore(first);
      const uint64_t end =
          kos ? index.cells() + index.KoCellsBefore(last) : index.CellsBefore(last);
      layers_[(kos ? kOfKos : 0) + static_cast<size_t>(layer)] = {begin, all_};
      all_ += (end - begin) * static_cast<uint64_t>(layer);
    }
    if (!kos) layers_[kOfKos].stones = all_;
  }
}

CellStones::Place CellStones::Of(uint64_t cell) const {
  assert(cell < cells_);
  const auto begin = layers_.begin() + (cell < layers_[kOfKos].cells ? 0 : kOfKos);
  const auto above = std::upper_bound(
      begin, begin + kOfKos, cell, [](uint64_t c, const Layer& layer) { return c < layer.cells; });
  const auto layer = static_cast<int>(above - begin) - 1;
  const Layer& before = *(above - 1);
  return {before.stones + (cell - before.cells) * static_cast<uint64_t>(layer), layer};
}

absl::StatusOr<FateStages> FateStages::Create(const OccupancyIndex& index) {
  const CellStones stones(index);
  ASSIGN_OR_RETURN(auto bytes, MappedArray<uint8_t>::Create(stones.of_all() + kReadBeyond));
  return FateStages(stones, std::move(bytes));
}

// Eight bytes at a time, of which a word is loaded at its place in memory and shifted to theirs.
FateCell FateStages::At(uint64_t cell, uint32_t occupancy, int most) const {
  const int count = Count(occupancy);
  const uint64_t first = stones_.First(cell, count);
  const auto* word = reinterpret_cast<const Word*>(bytes_.data()) + first / kBytesOfWord;
  const int shift = static_cast<int>(first % kBytesOfWord) * 8;
  const uint64_t too_late = kEachByte * static_cast<uint64_t>(kMostStages - most);
  uint32_t removed = 0;
  uint32_t kept = 0;
  uint64_t here = __atomic_load_n(word, __ATOMIC_RELAXED);
  for (int rank = 0; rank < count; rank += kBytesOfWord) {
    const uint64_t next = __atomic_load_n(++word, __ATOMIC_RELAXED);
    const uint64_t bytes = here >> shift | (next << 1) << (63 - shift);
    here = next;
    if ((bytes & 0xFF) == kIllegalByte) return kIllegalFates;
    // The upper bit of each byte: whether it has a stage, but none beyond `most`.
    const uint64_t stages = bytes & ~kUpperBits;
    const uint64_t seen = (stages + kEachByte * kMostStages) & ~(stages + too_late) & kUpperBits;
    removed |= UpperBits(seen & ~bytes) << rank;
    kept |= UpperBits(seen & bytes) << rank;
  }
  const uint32_t all = (uint32_t{1} << count) - 1;
  static const ByteUnpacker unpack;
  return {unpack(removed & all, occupancy), unpack(kept & all, occupancy)};
}

bool FateStages::Give(uint64_t cell, uint32_t occupancy, const FateCell& answers, int stage) {
  uint8_t* const bytes = bytes_.data() + stones_.First(cell, Count(occupancy));
  const uint32_t kept = PackBits(answers.kept, occupancy);
  bool is_new = false;
  for (uint32_t ranks = PackBits(answers.removed, occupancy) | kept; ranks != 0;
       ranks &= ranks - 1) {
    const int rank = FirstPoint(ranks);
    if (bytes[rank] != 0) continue;
    is_new = true;
    if (stage > kMostStages) break;
    const int byte = stage | ((kept >> rank & 1) != 0 ? kKeptBit : 0);
    __atomic_store_n(bytes + rank, static_cast<uint8_t>(byte), __ATOMIC_RELAXED);
  }
  return is_new;
}

void FateStages::MarkIllegal(uint64_t cell, uint32_t occupancy) {
  const int count = Count(occupancy);
  std::fill_n(bytes_.data() + stones_.First(cell, count), count, kIllegalByte);
}

int FateStages::Greatest() const {
  int greatest = 0;
  for (const uint8_t byte : bytes()) greatest = std::max(greatest, byte & 0x7F);
  return greatest;
}

}  // namespace hotstone::enumerate
