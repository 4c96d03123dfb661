// The steps of a move on vectors (wide_move.h): fetch, merge, exchange, swap, store.
//
// For example, an exchange at place 3 with a bit of the address: vector a keeps its lower halves of
// 16 bits, takes those of b as upper ones and gives its upper ones to b for the lower.
//
//     a   a3 a2 a1 a0                 b2 a2 b0 a0
//     b   b3 b2 b1 b0        becomes  b3 a3 b1 a1        (units of 8 bits)
//
// At places 6 to 8 the units are whole words, which one instruction permutes.
#include "enumerate/planes/wide_move.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "enumerate/planes/wide_kernel.cc"
#include "enumerate/planes/cube_move.h"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {
namespace {

#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3

namespace hn = hwy::HWY_NAMESPACE;
using Lanes = hn::Full512<uint64_t>;
using Vector = hn::Vec<Lanes>;

bool IsWide() { return true; }

HWY_INLINE Vector Load(const uint64_t* words) { return hn::LoadU(Lanes(), words); }
HWY_INLINE Vector Words(uint64_t word) { return hn::Set(Lanes(), word); }
HWY_INLINE Vector Select(Vector mask, Vector yes, Vector no) {
  return Vector{_mm512_ternarylogic_epi64(mask.raw, yes.raw, no.raw, 0xCA)};
}
HWY_INLINE Vector Permute(Vector v, Vector words) {
  return Vector{_mm512_permutexvar_epi64(words.raw, v.raw)};
}
HWY_INLINE Vector Rotate(Vector v, Vector counts) {
  return Vector{_mm512_rolv_epi64(v.raw, counts.raw)};
}

// All bits of the words whose number has this bit.
HWY_INLINE Vector WordsWith(Vector numbers, int bit) {
  return hn::VecFromMask(Lanes(), hn::TestBit(numbers, Words(uint64_t{1} << bit)));
}

// The places of a vector at which the bits `mask` of the index have the values `fixed`.
HWY_INLINE Vector PlacesOfVector(Vector numbers, uint32_t mask, uint32_t fixed) {
  const Vector taken = hn::And(numbers, Words(mask >> kWordBits));
  const auto there = hn::Eq(taken, Words((fixed & mask & 511) >> kWordBits));
  return hn::IfThenElseZero(there, Words(PlacesWhere(mask, fixed)));
}

class Kernel {
 public:
  HWY_INLINE explicit Kernel(WideMove& move)
      : move_(move), numbers_(hn::Iota(Lanes(), 0)), buffer_(move.buffer[0].words) {}

  HWY_INLINE void Run(const uint64_t* from, uint32_t from_fixed, uint64_t* to, uint32_t to_fixed,
                      const uint64_t* open) {
    const uint64_t* from_tile = from + (from_fixed >> kWideBits) * kWideWords;
    const size_t vectors = size_t{1} << (move_.merge_count + move_.exchange_count);
    const size_t results = size_t{1} << move_.exchange_count;
    to_ = to + (to_fixed >> kWideBits) * kWideWords;
    to_fixed_ = to_fixed;
    places_ = PlacesOfVector(numbers_, move_.to_fixed_places, to_fixed);
    if (open != nullptr) open += (to_fixed >> kWideBits) * kWideWords;
    const uint32_t fixed = move_.from_fixed_places;
    const Vector fetched = Fetched(fixed, from_fixed & fixed);
    const auto shift = static_cast<int>(from_fixed & 63);
    uint32_t from_at = 0;
    uint32_t to_at = 0;
    size_t used = 0;
    for (uint32_t tile = 1;; ++tile) {
      if (open == nullptr || AnyOpen(open, to_at, results)) {
        for (size_t i = 0; i < vectors; ++i) {
          const Vector v = Load(from_tile + (from_at + move_.from_tile[i]) * kWideWords);
          Put(used + i, fixed == 0 ? v : hn::ShiftRightSame(Permute(v, fetched), shift));
        }
        move_.to_tiles[tiles_++] = to_at;
        used += vectors;
        if (used >= WideMove::kTogether) {
          Finish(used);
          used = 0;
        }
      }
      if (tile >> move_.step_count != 0) break;
      const auto step = static_cast<size_t>(__builtin_ctz(tile));
      from_at += move_.from_steps[step];
      to_at += move_.to_steps[step];
    }
    if (used > 0) Finish(used);
  }

 private:
  HWY_INLINE Vector Get(size_t i) const { return hn::Load(Lanes(), buffer_ + i * kWideWords); }
  HWY_INLINE void Put(size_t i, Vector v) { hn::Store(v, Lanes(), buffer_ + i * kWideWords); }

  // The words to fetch, so that at fixed places both halves are the one that counts.
  HWY_INLINE Vector Fetched(uint32_t fixed, uint32_t values) const {
    return hn::Or(hn::AndNot(Words(fixed >> kWordBits), numbers_), Words(values >> kWordBits));
  }

  HWY_INLINE bool AnyOpen(const uint64_t* open, uint32_t to_at, size_t results) const {
    Vector any = hn::Zero(Lanes());
    for (size_t i = 0; i < results; ++i) {
      any = hn::Or(any, Load(open + (to_at + move_.to_tile[i]) * kWideWords));
    }
    return !hn::AllFalse(Lanes(), hn::TestBit(hn::And(any, places_), hn::And(any, places_)));
  }

  HWY_INLINE void Finish(size_t used) {
    for (int i = 0; i < move_.merge_count; ++i) {
      used /= 2;
      Merge(move_.merges[static_cast<size_t>(i)], used);
    }
    for (int i = 0; i < move_.exchange_count; ++i) {
      Exchange(move_.exchanges[static_cast<size_t>(i)], size_t{1} << i, used);
    }
    for (int i = 0; i < move_.swap_count; ++i) {
      SwapPlaces(move_.swaps[static_cast<size_t>(i)], used);
    }
    StoreTiles();
    tiles_ = 0;
  }

  // Makes one vector of two: the second is where the index has the bit `place`.
  HWY_INLINE void Merge(int place, size_t results) {
    if (place >= kWordBits) {
      const Vector upper = WordsWith(numbers_, place - kWordBits);
      for (size_t i = 0; i < results; ++i) Put(i, Select(upper, Get(2 * i + 1), Get(2 * i)));
      return;
    }
    const Vector upper = Words(kPlacesWithBit[static_cast<size_t>(place)]);
    for (size_t i = 0; i < results; ++i) {
      Put(i, Select(upper, hn::ShiftLeftSame(Get(2 * i + 1), 1 << place), Get(2 * i)));
    }
  }

  HWY_INLINE void Exchange(int place, size_t apart, size_t used) {
    if (place >= kWordBits) {
      const Vector upper = WordsWith(numbers_, place - kWordBits);
      const Vector other = hn::Xor(numbers_, Words(uint64_t{1} << (place - kWordBits)));
      ForPairs(apart, used, [&](size_t i) HWY_ATTR {
        const Vector a = Get(i), b = Get(i + apart);
        Put(i, Select(upper, Permute(b, other), a));
        Put(i + apart, Select(upper, b, Permute(a, other)));
      });
      return;
    }
    const int shift = 1 << place;
    const Vector upper = Words(kPlacesWithBit[static_cast<size_t>(place)]);
    ForPairs(apart, used, [&](size_t i) HWY_ATTR {
      const Vector a = Get(i), b = Get(i + apart);
      Put(i, Select(upper, hn::ShiftLeftSame(b, shift), a));
      Put(i + apart, Select(upper, b, hn::ShiftRightSame(a, shift)));
    });
  }

  template <typename Step>
  static HWY_INLINE void ForPairs(size_t apart, size_t used, const Step& step) {
    for (size_t first = 0; first < used; first += 2 * apart) {
      for (size_t i = first; i < first + apart; ++i) step(i);
    }
  }

  HWY_INLINE void SwapPlaces(const WideMove::Swap& swap, size_t used) {
    const auto low = static_cast<size_t>(swap.low);
    if (swap.low >= kWordBits) {
      const Vector high_bit = Words(uint64_t{1} << (swap.high - kWordBits));
      const Vector low_bit = Words(uint64_t{1} << (swap.low - kWordBits));
      const Vector both = hn::Or(high_bit, low_bit);
      const Vector kept = hn::And(numbers_, both);
      const auto same = hn::Or(hn::Eq(kept, both), hn::Eq(kept, hn::Zero(Lanes())));
      const Vector words = hn::IfThenElse(same, numbers_, hn::Xor(numbers_, both));
      for (size_t i = 0; i < used; ++i) Put(i, Permute(Get(i), words));
    } else if (swap.high >= kWordBits) {
      const auto shift = static_cast<uint64_t>(1 << low);
      const Vector upper = WordsWith(numbers_, swap.high - kWordBits);
      const Vector other = hn::Xor(numbers_, Words(uint64_t{1} << (swap.high - kWordBits)));
      const Vector counts = Select(upper, Words(64 - shift), Words(shift));
      const Vector kept = hn::Xor(Words(~kPlacesWithBit[low]), upper);
      for (size_t i = 0; i < used; ++i) {
        const Vector v = Get(i);
        Put(i, Select(kept, v, Rotate(Permute(v, other), counts)));
      }
    } else {
      const int shift = (1 << swap.high) - (1 << swap.low);
      const uint64_t lower = ~kPlacesWithBit[static_cast<size_t>(swap.high)] & kPlacesWithBit[low];
      const Vector down = Words(lower);
      const Vector up = Words(lower << shift);
      for (size_t i = 0; i < used; ++i) {
        const Vector v = Get(i);
        const Vector raised = Select(up, hn::ShiftLeftSame(v, shift), v);
        Put(i, Select(down, hn::ShiftRightSame(v, shift), raised));
      }
    }
  }

  HWY_INLINE void StoreTiles() {
    const uint32_t fixed = move_.to_fixed_places;
    const Vector words = Fetched(fixed, 0);
    const auto shift = static_cast<int>(to_fixed_ & 63);
    const size_t results = size_t{1} << move_.exchange_count;
    size_t i = 0;
    for (size_t tile = 0; tile < tiles_; ++tile) {
      for (size_t r = 0; r < results; ++r, ++i) {
        uint64_t* const to = to_ + (move_.to_tiles[tile] + move_.to_tile[r]) * kWideWords;
        const Vector v = Get(i);
        if (fixed == 0) {
          hn::StoreU(v, Lanes(), to);
        } else {
          const Vector moved = hn::ShiftLeftSame(Permute(v, words), shift);
          hn::StoreU(Select(places_, moved, Load(to)), Lanes(), to);
        }
      }
    }
  }

  WideMove& move_;
  const Vector numbers_;  // of the words
  uint64_t* const buffer_;
  size_t tiles_ = 0;
  uint64_t* to_ = nullptr;
  uint32_t to_fixed_ = 0;
  Vector places_;
};

void Apply(WideMove& move, const uint64_t* from, uint32_t from_fixed, uint64_t* to,
           uint32_t to_fixed, const uint64_t* open) {
  Kernel(move).Run(from, from_fixed, to, to_fixed, open);
}

#else

bool IsWide() { return false; }

void Apply(WideMove&, const uint64_t*, uint32_t, uint64_t*, uint32_t, const uint64_t*) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace hotstone::enumerate {

HWY_EXPORT(IsWide);
HWY_EXPORT(Apply);

bool HasWideMoves() { return HWY_DYNAMIC_DISPATCH(IsWide)(); }

void WideMove::Apply(const uint64_t* from, uint32_t from_fixed, uint64_t* to, uint32_t to_fixed,
                     const uint64_t* open) {
  HWY_DYNAMIC_DISPATCH(Apply)(*this, from, from_fixed, to, to_fixed, open);
}

}  // namespace hotstone::enumerate
#endif  // HWY_ONCE
