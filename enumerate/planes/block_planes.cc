#include "enumerate/planes/block_planes.h"

#include <algorithm>
#include <array>
#include <vector>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/cube_move.h"

namespace hotstone::enumerate {
namespace {

constexpr size_t kTogether = 8;  // words at a time, for processors with wide registers
using Words = std::array<uint64_t, kTogether>;
constexpr uint64_t kAll = ~uint64_t{0};
constexpr int kSumBits = 7;  // of numbers kept bit-sliced, one word per binary digit: up to 127

// The colourings of word number `word` in which stone number `stone` is the first side's.
uint64_t ColourOf(uint64_t word, int stone) {
  if (stone < kWordBits) return kPlacesWithBit[static_cast<size_t>(stone)];
  return (word >> (stone - kWordBits) & 1) != 0 ? kAll : 0;
}

// Stones that touch no empty point, with their neighbours as stones of that list, or as stones that
// breathe.
struct Enclosed {
  int stone;
  std::vector<int> breathing;  // stone numbers
  std::vector<int> enclosed;   // places in the list
};

std::vector<Enclosed> FindEnclosed(const Grid& grid, uint32_t occupancy) {
  const auto empty = static_cast<uint32_t>(grid.full()) & ~occupancy;
  const uint32_t enclosed = occupancy & ~static_cast<uint32_t>(grid.Adjacent(empty));
  std::vector<Enclosed> list;
  for (uint32_t rest = enclosed; rest != 0; rest &= rest - 1) {
    const int point = FirstPoint(rest);
    Enclosed one{Count(occupancy & ((uint32_t{1} << point) - 1)), {}, {}};
    for (auto near = static_cast<uint32_t>(grid.neighbours(point)); near != 0; near &= near - 1) {
      const uint32_t before = (near & (~near + 1)) - 1;
      if ((enclosed & (before + 1)) != 0) {
        one.enclosed.push_back(Count(enclosed & before));
      } else {
        one.breathing.push_back(Count(occupancy & before));
      }
    }
    list.push_back(std::move(one));
  }
  return list;
}

}  // namespace

void FindLegal(const Grid& grid, uint32_t occupancy, uint64_t* words) {
  const uint64_t count = WordsFor(Count(occupancy));
  const std::vector<Enclosed> list = FindEnclosed(grid, occupancy);
  if (list.empty()) {
    std::fill_n(words, count, kAll);
    return;
  }
  std::vector<Words> colour(list.size());
  std::vector<Words> breathes(list.size());
  for (uint64_t first = 0; first < count; first += kTogether) {
    for (size_t i = 0; i < list.size(); ++i) {
      Words& own = colour[i];
      Words& breath = breathes[i];
      for (size_t w = 0; w < kTogether; ++w) {
        own[w] = ColourOf(first + w, list[i].stone);
        breath[w] = 0;
      }
      for (const int stone : list[i].breathing) {
        for (size_t w = 0; w < kTogether; ++w) breath[w] |= ~(own[w] ^ ColourOf(first + w, stone));
      }
    }
    for (bool changed = true; changed;) {
      uint64_t differ = 0;
      for (size_t i = 0; i < list.size(); ++i) {
        Words& breath = breathes[i];
        for (const int other : list[i].enclosed) {
          const Words& near = colour[static_cast<size_t>(other)];
          const Words& near_breath = breathes[static_cast<size_t>(other)];
          for (size_t w = 0; w < kTogether; ++w) {
            const uint64_t more = near_breath[w] & ~(colour[i][w] ^ near[w]) & ~breath[w];
            breath[w] |= more;
            differ |= more;
          }
        }
      }
      changed = differ != 0;
    }
    Words legal;
    legal.fill(kAll);
    for (const Words& breath : breathes) {
      for (size_t w = 0; w < kTogether; ++w) legal[w] &= breath[w];
    }
    std::copy_n(legal.begin(), std::min<uint64_t>(kTogether, count - first), words + first);
  }
}

// A sum must reach a number: twice the number of the first side's stones, plus the weighted empty
// regions that belong only to it, plus the weighted ones that do not belong only to the other side.
// In most words the regions are decided by stones that have one colour in the whole word, and only
// six stones are left to count.
void FindWon(const Grid& grid, uint32_t occupancy, int at_least, uint64_t* words) {
  const int stones = Count(occupancy);
  const int low_stones = std::min(stones, kWordBits);
  struct Region {
    uint32_t low;   // border stones among the lowest six
    uint64_t high;  // the others, as bits of a word's number
    int size;
    uint64_t first;  // by the lowest six alone: all the first side's
    uint64_t other;  // all the other's
  };
  std::vector<Region> regions;
  const auto empty = static_cast<uint32_t>(grid.full()) & ~occupancy;
  for (uint32_t rest = empty; rest != 0;) {
    const auto region = static_cast<uint32_t>(grid.Flood(rest & (~rest + 1), empty));
    rest &= ~region;
    const uint32_t border =
        PackBits(static_cast<uint32_t>(grid.Adjacent(region)) & occupancy, occupancy);
    if (border == 0) continue;
    Region found{border & 63, border >> kWordBits, Count(region), kAll, kAll};
    for (int stone = 0; stone < low_stones; ++stone) {
      if ((border >> stone & 1) == 0) continue;
      found.first &= kPlacesWithBit[static_cast<size_t>(stone)];
      found.other &= ~kPlacesWithBit[static_cast<size_t>(stone)];
    }
    regions.push_back(found);
  }
  // at_least_low[n]: n or more of the lowest stones are the first side's.
  std::array<uint64_t, kWordBits + 2> at_least_low{};
  std::array<uint64_t, kSumBits> twice_low{};  // twice their number, bit-sliced
  for (int place = 0; place < 64; ++place) {
    const int n = Count(static_cast<uint64_t>(place) & ((uint64_t{1} << low_stones) - 1));
    for (int i = 0; i <= n; ++i) at_least_low[static_cast<size_t>(i)] |= uint64_t{1} << place;
    for (size_t digit = 1; digit < kSumBits; ++digit) {
      if ((2 * n >> digit & 1) != 0) twice_low[digit] |= uint64_t{1} << place;
    }
  }
  const uint64_t count = WordsFor(stones);
  const int points = Count(empty);
  for (uint64_t word = 0; word < count; ++word) {
    int needed = at_least + stones - 2 * Count(word);
    if (needed > 2 * low_stones + points || needed <= -points) {
      words[word] = needed > 0 ? 0 : kAll;
      continue;
    }
    std::array<uint64_t, kSumBits> sum = twice_low;
    bool counted = false;  // regions that differ within the word
    const auto add = [&](uint64_t where, int size) {
      counted = true;
      uint64_t carry = 0;
      for (size_t digit = 0; digit < kSumBits; ++digit) {
        const uint64_t more = (size >> digit & 1) != 0 ? where : 0;
        const uint64_t both = (sum[digit] & more) | (carry & (sum[digit] ^ more));
        sum[digit] ^= more ^ carry;
        carry = both;
      }
    };
    for (const Region& region : regions) {
      if ((word & region.high) == region.high) {
        if (region.low == 0) {
          needed -= region.size;
        } else {
          add(region.first, region.size);
        }
      }
      if ((word & region.high) == 0) {
        needed += region.size;  // unless the region is not the other side's
        if (region.low != 0) add(~region.other, region.size);
      }
    }
    if (!counted) {
      const int low_needed = needed > 0 ? (needed + 1) / 2 : 0;
      words[word] = low_needed > low_stones ? 0 : at_least_low[static_cast<size_t>(low_needed)];
      continue;
    }
    if (needed <= 0 || needed >= 1 << kSumBits) {
      words[word] = needed <= 0 ? kAll : 0;
      continue;
    }
    uint64_t reached = kAll;
    for (size_t digit = 0; digit < kSumBits; ++digit) {
      reached = (needed >> digit & 1) != 0 ? reached & sum[digit] : reached | sum[digit];
    }
    words[word] = reached;
  }
}

}  // namespace hotstone::enumerate
