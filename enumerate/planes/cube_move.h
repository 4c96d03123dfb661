// Moves part of one array of bits to part of another and permutes the bits of the index, 64 bits or
// more at a time.
//
// An array of 2^n bits is stored in words of 64: the low six bits of an index select the place in a
// word, the others the word. Fixing some bits of the index leaves a subcube. A move takes a subcube
// of the source to one of the destination with as many free bits; each free bit of the
// destination's index is paired with the bit of the source's index that it comes from. A play
// without captures is such a move from the block that it leads to (source index one bit longer, the
// bit of the stone played fixed). So is the capture of given stones by a play (the colours of these
// stones and of those around them fixed).
//
//     source      b4 b3 b2 b1 b0           for example, with b2 = 1 fixed:
//     destination c3 c2 c1 c0              c0 from b1, c1 from b0, c2 from b3, c3 from b4
//
// The move works on a buffer of words, in steps of a few whole-word operations each:
//
//   gather     fetch words and shift them so that the half of a fixed place that counts is the
//              lower one; bits of the word's address on both sides are right immediately
//   merge      make one word of two: a bit of the address becomes one of a place that was fixed
//   exchange   a bit of the place in the word and a bit of the address change roles: in pairs of
//              words, half a word each
//   swap       bits of the place in the word change roles: shifts and masks within a word
//   scatter    write words to their addresses, shifted and under a mask if places are fixed there
//
// Processors with vectors of 512 bits move large arrays by other code (wide_move.h).
//
// The two sides of a play make the same move between different planes with different fixed values,
// so one preparation serves both.
//
// An array of fewer than 64 bits lies in one word; the unused places have no meaning, and a move
// may write anything there.
#ifndef HOTSTONE_ENUMERATE_PLANES_CUBE_MOVE_H_
#define HOTSTONE_ENUMERATE_PLANES_CUBE_MOVE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/planes/wide_move.h"

namespace hotstone::enumerate {

inline constexpr int kWordBits = 6;  // of an index: the place in a word

// The places in a word whose index has bit `bit` set, 0 <= bit < 6.
inline constexpr std::array<uint64_t, kWordBits> kPlacesWithBit = {
    0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
    0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

// The number of words of an array of 2^bits bits.
inline uint64_t WordsFor(int bits) {
  return bits <= kWordBits ? 1 : uint64_t{1} << (bits - kWordBits);
}

// One bit of an array of bits, by its index.
inline bool BitOf(const uint64_t* words, uint64_t index) {
  return (__atomic_load_n(words + (index >> kWordBits), __ATOMIC_RELAXED) >> (index & 63) & 1) != 0;
}

// The places of a word that an array of 2^bits bits uses.
inline uint64_t PlacesOf(int bits) {
  return bits >= kWordBits ? ~uint64_t{0} : (uint64_t{1} << (1 << bits)) - 1;
}

// The places of a word at which the bits `mask` of the index have the values `fixed`; only the low
// six bits count.
inline uint64_t PlacesWhere(uint32_t mask, uint32_t fixed) {
  uint64_t places = ~uint64_t{0};
  for (uint32_t rest = mask & 63; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<size_t>(__builtin_ctz(rest));
    places &= (fixed >> place & 1) != 0 ? kPlacesWithBit[place] : ~kPlacesWithBit[place];
  }
  return places;
}

// Calls step(word, places) for the words and places of the subcube of an array of 2^bits bits in
// which the bits `mask` of the index have the values `fixed`.
template <typename Step>
void ForSubcube(int bits, uint32_t mask, uint32_t fixed, const Step& step) {
  const uint64_t places = PlacesWhere(mask, fixed);
  const auto words = static_cast<uint32_t>(WordsFor(bits));
  const uint32_t taken = mask >> kWordBits;
  const uint32_t base = fixed >> kWordBits;
  uint32_t free = 0;
  do {
    step(base | free, places);
    free = ((free | taken) + 1) & ~taken & (words - 1);
  } while (free != 0);
}

inline constexpr size_t kStepWords = 8;

// Calls step(w) for `count` words, a power of 2: eight at a time, which compilers turn into a few
// wide operations, or each if there are fewer. No step may read what another one writes.
template <typename Step>
inline void ForWords(size_t count, const Step& step) {
  if (count < kStepWords) {
    for (size_t w = 0; w < count; ++w) step(w);
    return;
  }
  for (size_t first = 0; first < count; first += kStepWords) {
#pragma GCC ivdep
    for (size_t w = 0; w < kStepWords; ++w) step(first + w);
  }
}

class CubeMove {
 public:
  static constexpr int kMostBits = WideMove::kMostBits;

  // Starts a move between arrays with these numbers of index bits, at most kMostBits each, with no
  // free bits yet.
  void Begin(int to_bits, int from_bits) {
    to_bits_ = to_bits;
    from_bits_ = from_bits;
    free_count_ = 0;
  }
  void AddFree(int to, int from) {
    free_[static_cast<size_t>(free_count_++)] = {static_cast<uint8_t>(to),
                                                 static_cast<uint8_t>(from)};
  }
  // Computes the steps. Call it after the last AddFree. O(2^(free bits / 2)).
  void Prepare();

  // Moves the subcube. `from_fixed` and `to_fixed` hold the values of all fixed bits, and zeros at
  // the free bits. `open`, unless null: an array like the destination; where it is clear, the
  // destination may keep its value. Others may write the source meanwhile, but not the destination.
  void Apply(const uint64_t* from, uint32_t from_fixed, uint64_t* to, uint32_t to_fixed,
             const uint64_t* open = nullptr);

 private:
  void PrepareWords();
  void ApplyWords(const uint64_t* from, uint32_t from_fixed, uint64_t* to, uint32_t to_fixed);

  struct Exchange {
    int place;  // bit of the place in the word
    int bit;    // bit of the buffer's address
  };
  struct Swap {
    int high;  // bits of the place in the word, high > low
    int low;
  };
  static constexpr int kLowBits = 8;  // of the buffer's address, in the first of two tables
  static constexpr int kHighBits = kMostBits - kLowBits;

  void AddAddressBit(uint32_t from, uint32_t to);

  int to_bits_ = 0;
  int from_bits_ = 0;
  int free_count_ = 0;
  std::array<FreeBit, kMostBits> free_;

  bool is_wide_ = false;  // moved by wide_, not by the steps that follow
  WideMove wide_;

  // The steps. Addresses of the buffer have address_bits_ bits; the merges remove the topmost
  // merge_count_ of them.
  int address_bits_ = 0;
  std::array<uint32_t, kMostBits> from_step_;
  std::array<uint32_t, kMostBits> to_step_;
  int merge_count_ = 0;
  std::array<int, kWordBits> merges_;  // places; the last pairs with the topmost bit of the address
  int exchange_count_ = 0;
  std::array<Exchange, kWordBits> exchanges_;
  int swap_count_ = 0;
  std::array<Swap, kWordBits> swaps_;
  uint32_t to_fixed_places_ = 0;  // bits of the place in the word that are fixed in the destination

  // Addresses, by halves of the buffer's.
  std::array<uint32_t, size_t{1} << kLowBits> from_low_, to_low_;
  std::array<uint32_t, size_t{1} << kHighBits> from_high_, to_high_;
  std::vector<uint64_t> buffer_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_CUBE_MOVE_H_
