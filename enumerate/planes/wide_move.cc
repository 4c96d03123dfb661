// For example, the source has ten bits and b1 is fixed; the destination has nine, c0 to c8 from b0
// and b2 to b9. b9 enters, and its place c8 holds b8, which stays. So b9 takes the place of b1: a
// tile has two vectors, which are merged. Then swaps bring b2 to c1, b3 to c2 and so on.
#include "enumerate/planes/wide_move.h"

#include <algorithm>
#include <utility>

namespace hotstone::enumerate {
namespace {

constexpr int kNobody = -1;
constexpr uint32_t kPlaces = (uint32_t{1} << kWideBits) - 1;

// The address step of a bit of the index.
uint32_t StepOf(int bit) { return uint32_t{1} << (bit - kWideBits); }

// table[x] = sum of steps[b] over the bits b of x.
void FillSums(std::span<const uint32_t> steps, uint32_t* sums) {
  size_t size = 1;
  sums[0] = 0;
  for (const uint32_t step : steps) {
    for (size_t x = 0; x < size; ++x) sums[size + x] = sums[x] + step;
    size *= 2;
  }
}

}  // namespace

void WideMove::Prepare(std::span<const FreeBit> free) {
  merge_count = exchange_count = swap_count = step_count = 0;
  std::array<int, kWideBits> holds;  // by place: the bit of the destination's index there
  holds.fill(kNobody);
  std::array<FreeBit, kWideBits> entering;
  size_t entering_count = 0;
  uint32_t from_free = 0;
  uint32_t to_free = 0;
  uint32_t from_sum = 0;
  uint32_t to_sum = 0;
  for (const FreeBit bit : free) {
    from_free |= uint32_t{1} << bit.from;
    to_free |= uint32_t{1} << bit.to;
    if (bit.from < kWideBits) {
      holds[bit.from] = bit.to;
    } else if (bit.to < kWideBits) {
      entering[entering_count++] = bit;
    } else {
      const uint32_t from = StepOf(bit.from);
      const uint32_t to = StepOf(bit.to);
      from_steps[static_cast<size_t>(step_count)] = from - from_sum;
      to_steps[static_cast<size_t>(step_count++)] = to - to_sum;
      from_sum += from;
      to_sum += to;
    }
  }
  from_fixed_places = ~from_free & kPlaces;
  to_fixed_places = ~to_free & kPlaces;

  // By place: the bit that enters there. Bits take their own places first, then those of bits that
  // leave, then fixed ones.
  std::array<const FreeBit*, kWideBits> taken{};
  uint32_t leaving = 0;
  for (int place = 0; place < kWideBits; ++place) {
    if (holds[static_cast<size_t>(place)] >= kWideBits) leaving |= uint32_t{1} << place;
  }
  uint32_t vacant = leaving | from_fixed_places;
  const uint32_t most_merges = static_cast<uint32_t>(
      std::max(0, static_cast<int>(entering_count) - __builtin_popcount(leaving)));
  uint32_t merged = 0;
  std::array<const FreeBit*, kWideBits> homeless;
  size_t homeless_count = 0;
  for (size_t i = 0; i < entering_count; ++i) {
    const uint32_t own = uint32_t{1} << entering[i].to;
    const bool fixed = (own & from_fixed_places) != 0;
    if ((own & vacant) == 0 || (fixed && merged == most_merges)) {
      homeless[homeless_count++] = &entering[i];
      continue;
    }
    merged += fixed;
    vacant &= ~own;
    taken[entering[i].to] = &entering[i];
  }
  for (size_t i = 0; i < homeless_count; ++i) {
    const uint32_t best = (vacant & leaving) != 0 ? vacant & leaving : vacant;
    vacant &= ~(best & (~best + 1));
    taken[static_cast<size_t>(__builtin_ctz(best))] = homeless[i];
  }

  std::array<uint32_t, kWideBits> from_bits;
  std::array<uint32_t, kWideBits> to_bits;
  size_t bits = 0;
  for (size_t place = 0; place < kWideBits; ++place) {
    if (taken[place] == nullptr || holds[place] >= kWideBits) continue;
    from_bits[bits++] = StepOf(taken[place]->from);
    merges[static_cast<size_t>(merge_count++)] = static_cast<int>(place);
    holds[place] = taken[place]->to;
  }
  for (size_t place = 0; place < kWideBits; ++place) {
    if (holds[place] < kWideBits) continue;
    // If nothing enters, both vectors are the same one.
    from_bits[bits++] = taken[place] == nullptr ? 0 : StepOf(taken[place]->from);
    to_bits[static_cast<size_t>(exchange_count)] = StepOf(holds[place]);
    exchanges[static_cast<size_t>(exchange_count++)] = static_cast<int>(place);
    holds[place] = taken[place] == nullptr ? kNobody : taken[place]->to;
  }
  FillSums({from_bits.data(), bits}, from_tile.data());
  FillSums({to_bits.data(), static_cast<size_t>(exchange_count)}, to_tile.data());

  // Place after place gets its final bit.
  for (int place = kWideBits - 1; place >= 0; --place) {
    const auto at = std::find(holds.begin(), holds.end(), place);
    if (at == holds.end()) continue;
    const auto here = static_cast<int>(at - holds.begin());
    if (here == place) continue;
    swaps[static_cast<size_t>(swap_count++)] = {std::max(here, place), std::min(here, place)};
    std::swap(*at, holds[static_cast<size_t>(place)]);
  }
}

}  // namespace hotstone::enumerate
