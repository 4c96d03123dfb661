// A permutation of index bits as five loops over words.
//
// Prepare sorts the free bits by their role on either side: place in the word or address. Bits that
// are address bits on both sides become address bits of the buffer unchanged. Bits that leave the
// word are paired with bits that enter it; each pair is one exchange. If more enter than leave, the
// places of fixed bits of the source take them in, each by a merge; if more leave, a word is
// fetched twice and the exchange splits it. Swaps at the end order the bits that are in the word on
// both sides.
//
// For example, the source has the index bits b0..b7, four words, and b2 is fixed to 1; the
// destination c0..c6 has two words, c0 to c5 from b0, b1, b3, b4, b5, b6, and c6 from b7. The
// buffer has two address bits, b7 and b6. Words are shifted by 4 when they are fetched, since the
// bit of place 2 is set. b6 enters the word and nothing leaves, so place 2 takes it in and two of
// the four words are left. Three swaps put places 2, 3, 4, 5 in order.
#include "enumerate/planes/cube_move.h"

#include <algorithm>

namespace hotstone::enumerate {
namespace {

// table[x] = sum of steps[b] over the bits b of x.
void FillSums(uint32_t* sums, const uint32_t* steps, int bits) {
  sums[0] = 0;
  for (int b = 0; b < bits; ++b) {
    const size_t half = size_t{1} << b;
    const uint32_t step = steps[b];
    for (size_t x = 0; x < half; ++x) sums[half + x] = sums[x] + step;
  }
}

}  // namespace

void CubeMove::AddAddressBit(uint32_t from, uint32_t to) {
  from_step_[static_cast<size_t>(address_bits_)] = from;
  to_step_[static_cast<size_t>(address_bits_)] = to;
  ++address_bits_;
}

void CubeMove::Prepare() {
  is_wide_ = std::min(to_bits_, from_bits_) >= kWideBits && HasWideMoves();
  if (is_wide_) {
    wide_.Prepare({free_.data(), static_cast<size_t>(free_count_)});
  } else {
    PrepareWords();
  }
}

void CubeMove::Apply(const uint64_t* from, uint32_t from_fixed, uint64_t* to, uint32_t to_fixed,
                     const uint64_t* open) {
  if (is_wide_) {
    wide_.Apply(from, from_fixed, to, to_fixed, open);
  } else {
    ApplyWords(from, from_fixed, to, to_fixed);
  }
}

void CubeMove::PrepareWords() {
  constexpr int kNobody = -1;
  address_bits_ = merge_count_ = exchange_count_ = swap_count_ = 0;
  std::array<int, kWordBits>
      holds;  // by place of the source's word: the bit of the destination's index there
  holds.fill(kNobody);
  std::array<int, kWordBits> fixed_place;  // places of the source's word whose bits are fixed
  int fixed_count = 0;
  uint32_t from_free = 0;
  uint32_t to_free = 0;
  for (int i = 0; i < free_count_; ++i) {
    const FreeBit bit = free_[static_cast<size_t>(i)];
    from_free |= uint32_t{1} << bit.from;
    to_free |= uint32_t{1} << bit.to;
    if (bit.from < kWordBits) {
      holds[bit.from] = bit.to;
    } else if (bit.to >= kWordBits) {
      AddAddressBit(uint32_t{1} << (bit.from - kWordBits), uint32_t{1} << (bit.to - kWordBits));
    }
  }
  for (int place = 0; place < kWordBits; ++place) {
    if ((from_free >> place & 1) == 0) fixed_place[static_cast<size_t>(fixed_count++)] = place;
  }
  to_fixed_places_ = ~to_free & ((uint32_t{1} << std::min(to_bits_, kWordBits)) - 1);

  // Exchanges: pair each bit that leaves the word with one that enters it or with nothing.
  std::array<FreeBit, kMostBits> entering;
  int entering_count = 0;
  for (int i = 0; i < free_count_; ++i) {
    const FreeBit bit = free_[static_cast<size_t>(i)];
    if (bit.from >= kWordBits && bit.to < kWordBits)
      entering[static_cast<size_t>(entering_count++)] = bit;
  }
  int entered = 0;
  for (int place = 0; place < kWordBits; ++place) {
    const int leaves = holds[static_cast<size_t>(place)];
    if (leaves < kWordBits) continue;
    exchanges_[static_cast<size_t>(exchange_count_++)] = {place, address_bits_};
    uint32_t from = 0;  // nothing enters: both words are the same one
    holds[static_cast<size_t>(place)] = kNobody;
    if (entered < entering_count) {
      const FreeBit bit = entering[static_cast<size_t>(entered++)];
      from = uint32_t{1} << (bit.from - kWordBits);
      holds[static_cast<size_t>(place)] = bit.to;
    }
    AddAddressBit(from, uint32_t{1} << (leaves - kWordBits));
  }
  for (; entered < entering_count; ++entered) {
    const FreeBit bit = entering[static_cast<size_t>(entered)];
    const int place = fixed_place[static_cast<size_t>(--fixed_count)];
    merges_[static_cast<size_t>(merge_count_++)] = place;
    holds[static_cast<size_t>(place)] = bit.to;
    AddAddressBit(uint32_t{1} << (bit.from - kWordBits), 0);
  }

  // Swaps: place after place gets its final bit.
  for (int place = 0; place < kWordBits; ++place) {
    const auto at = std::find(holds.begin(), holds.end(), place);
    if (at == holds.end()) continue;
    const auto here = static_cast<int>(at - holds.begin());
    if (here == place) continue;
    swaps_[static_cast<size_t>(swap_count_++)] = {std::max(here, place), std::min(here, place)};
    std::swap(*at, holds[static_cast<size_t>(place)]);
  }

  const int low = std::min(address_bits_, kLowBits);
  FillSums(from_low_.data(), from_step_.data(), low);
  FillSums(from_high_.data(), from_step_.data() + low, address_bits_ - low);
  FillSums(to_low_.data(), to_step_.data(), low);
  FillSums(to_high_.data(), to_step_.data() + low, std::max(address_bits_ - merge_count_ - low, 0));
  const size_t words = size_t{1} << address_bits_;
  if (buffer_.size() < words) buffer_.resize(words);
}

void CubeMove::ApplyWords(const uint64_t* from, uint32_t from_fixed, uint64_t* to,
                          uint32_t to_fixed) {
  const int low_bits = std::min(address_bits_, kLowBits);
  const size_t low = size_t{1} << low_bits;
  size_t words = size_t{1} << address_bits_;
  uint64_t* const buffer = buffer_.data();
  constexpr uint32_t kPlaces = 63;

  // Gather.
  const uint64_t* const from_here = from + (from_fixed >> kWordBits);
  const int from_shift = static_cast<int>(from_fixed & kPlaces);
  for (size_t high = 0; high < words >> low_bits; ++high) {
    const uint64_t* const there = from_here + from_high_[high];
    uint64_t* const row = buffer + (high << low_bits);
    for (size_t w = 0; w < low; ++w) {
      row[w] = __atomic_load_n(there + from_low_[w], __ATOMIC_RELAXED) >> from_shift;
    }
  }

  // Merge.
  for (int i = merge_count_ - 1; i >= 0; --i) {
    const auto place = static_cast<size_t>(merges_[static_cast<size_t>(i)]);
    const int shift = 1 << place;
    const uint64_t lower = ~kPlacesWithBit[place];
    words /= 2;
    const uint64_t* const b = buffer + words;
    ForWords(words, [&](size_t w) { buffer[w] = (buffer[w] & lower) | (b[w] & lower) << shift; });
  }

  // Exchange.
  for (int i = 0; i < exchange_count_; ++i) {
    const Exchange exchange = exchanges_[static_cast<size_t>(i)];
    const int shift = 1 << exchange.place;
    const uint64_t lower = ~kPlacesWithBit[static_cast<size_t>(exchange.place)];
    const size_t apart = size_t{1} << exchange.bit;
    for (size_t first = 0; first < words; first += 2 * apart) {
      uint64_t* const a = buffer + first;
      uint64_t* const b = a + apart;
      ForWords(apart, [&](size_t w) {
        const uint64_t differ = ((a[w] >> shift) ^ b[w]) & lower;
        b[w] ^= differ;
        a[w] ^= differ << shift;
      });
    }
  }

  // Swap.
  for (int i = 0; i < swap_count_; ++i) {
    const Swap swap = swaps_[static_cast<size_t>(i)];
    const int shift = (1 << swap.high) - (1 << swap.low);
    const uint64_t mask = ~kPlacesWithBit[static_cast<size_t>(swap.high)] &
                          kPlacesWithBit[static_cast<size_t>(swap.low)];
    ForWords(words, [&](size_t w) {
      const uint64_t differ = (buffer[w] ^ buffer[w] >> shift) & mask;
      buffer[w] ^= differ ^ differ << shift;
    });
  }

  // Scatter.
  const uint64_t mask = PlacesWhere(to_fixed_places_, to_fixed);
  const int to_shift = static_cast<int>(to_fixed & kPlaces);
  uint64_t* const to_here = to + (to_fixed >> kWordBits);
  const size_t row_size = std::min(low, words);
  for (size_t high = 0; high * row_size < words; ++high) {
    const uint64_t* const row = buffer + high * row_size;
    uint64_t* const there = to_here + to_high_[high];
    if (mask == ~uint64_t{0}) {
      for (size_t w = 0; w < row_size; ++w) there[to_low_[w]] = row[w];
    } else {
      for (size_t w = 0; w < row_size; ++w) {
        uint64_t& word = there[to_low_[w]];
        word ^= (word ^ row[w] << to_shift) & mask;
      }
    }
  }
}

}  // namespace hotstone::enumerate
