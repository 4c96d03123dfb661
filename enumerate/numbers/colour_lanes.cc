// All colourings of one occupancy at once: every bit of a block of vectors is a colouring, and a
// row is the colour of one stone in all of them.
//
// Stone 0 is black. The next stones have constant rows that enumerate all their colourings inside a
// block; the later stones change between blocks, one at a time in the order of a Gray code, so that
// every block is another colouring. Stifled finds the bits in which some stone has no liberty. A
// stone that touches no empty point begins as stifled everywhere; it breathes where a neighbour has
// its colour and breathes itself. The plan (occupancy_plan.h) has ordered the stones so that one
// pass up and one pass down suffice, except for circles, which are passed until nothing changes.
// CountLegal adds up the stifled bits in counters of ones, twos and fours.
//
// For example, on 2x1 with stones on both points each stone asks only the other. In the colouring
// black, black the neighbour has the same colour but is stifled too; in black, white it has the
// other colour. Both bits stay stifled, and the two colourings with a black first stone leave 0
// legal ones.
//
// The file is compiled once for each set of vector instructions; Highway includes it again for
// that.
#include "enumerate/numbers/colour_lanes.h"

#include <bit>
#include <cassert>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "enumerate/numbers/colour_lanes.cc"
#include "hwy/foreach_target.h"
// foreach_target.h comes before highway.h.
#include "hwy/highway.h"

#ifndef HOTSTONE_ENUMERATE_COLOUR_LANES_ONCE_
#define HOTSTONE_ENUMERATE_COLOUR_LANES_ONCE_
namespace hotstone::enumerate {

// A row of words for each stone; a row is one block, four of the longest vectors.
inline constexpr size_t kVectorsInBlock = 4;
inline constexpr size_t kRowWords = kVectorsInBlock * 8;
struct ColourLanes::Memory {
  alignas(64) uint64_t colour[kMaxPoints][kRowWords];   // by number of the stone; row 0 is black
  alignas(64) uint64_t stifled[kMaxPoints][kRowWords];  // by place in the plan
};

}  // namespace hotstone::enumerate
#endif

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<uint64_t>;
using V = hn::Vec<D>;

struct Block {
  V a, b, c, d;
};
HWY_INLINE Block LoadBlock(const uint64_t* row) {
  const D d;
  const size_t lanes = hn::Lanes(d);
  return {hn::Load(d, row), hn::Load(d, row + lanes), hn::Load(d, row + 2 * lanes),
          hn::Load(d, row + 3 * lanes)};
}
HWY_INLINE void StoreBlock(const Block& x, uint64_t* row) {
  const D d;
  const size_t lanes = hn::Lanes(d);
  hn::Store(x.a, d, row);
  hn::Store(x.b, d, row + lanes);
  hn::Store(x.c, d, row + 2 * lanes);
  hn::Store(x.d, d, row + 3 * lanes);
}
HWY_INLINE Block SetBlock(uint64_t word) {
  const V v = hn::Set(D(), word);
  return {v, v, v, v};
}
HWY_INLINE Block Or(const Block& x, const Block& y) {
  return {hn::Or(x.a, y.a), hn::Or(x.b, y.b), hn::Or(x.c, y.c), hn::Or(x.d, y.d)};
}

// Stifled, next to a neighbour that breathes: the neighbour has the other colour.
HWY_INLINE Block ByOuter(const Block& stifled, const Block& own, const Block& other) {
  return {hn::And(stifled.a, hn::Xor(own.a, other.a)), hn::And(stifled.b, hn::Xor(own.b, other.b)),
          hn::And(stifled.c, hn::Xor(own.c, other.c)), hn::And(stifled.d, hn::Xor(own.d, other.d))};
}
// Stifled, next to a neighbour that may be stifled itself.
HWY_INLINE V ByInner(V stifled, V own, V other, V other_stifled) {
  return hn::And(stifled, hn::Or(hn::Xor(own, other), other_stifled));
}
HWY_INLINE Block ByInner(const Block& stifled, const Block& own, const Block& other,
                         const Block& theirs) {
  return {
      ByInner(stifled.a, own.a, other.a, theirs.a), ByInner(stifled.b, own.b, other.b, theirs.b),
      ByInner(stifled.c, own.c, other.c, theirs.c), ByInner(stifled.d, own.d, other.d, theirs.d)};
}

using Neighbours = std::array<OccupancyPlan::Neighbour, 4>;
HWY_INLINE Block ByInners(Block stifled, const Block& own, const Neighbours& neighbours, int count,
                          const ColourLanes::Memory& memory) {
  for (int k = 0; k < count; ++k) {
    const OccupancyPlan::Neighbour v = neighbours[static_cast<size_t>(k)];
    stifled = ByInner(stifled, own, LoadBlock(memory.colour[v.stone]),
                      LoadBlock(memory.stifled[v.inner]));
  }
  return stifled;
}

// Passes up and down until nothing changes: breath may go round a circle. Returns the bits stifled
// somewhere.
HWY_NOINLINE Block WalkCircles(const OccupancyPlan& plan, ColourLanes::Memory& memory) {
  const D d;
  const int count = plan.inner_count;
  for (bool upwards = true;; upwards = !upwards) {
    Block any = SetBlock(0);
    V changed = hn::Zero(d);
    for (int j = 0; j < count; ++j) {
      const int i = upwards ? j : count - 1 - j;
      const OccupancyPlan::InnerStone& u = plan.inner[static_cast<size_t>(i)];
      uint64_t* const row = memory.stifled[i];
      const Block before = LoadBlock(row);
      const Block own = LoadBlock(memory.colour[u.stone]);
      const Block after = upwards ? ByInners(before, own, u.earlier, u.earlier_count, memory)
                                  : ByInners(before, own, u.later, u.later_count, memory);
      StoreBlock(after, row);
      any = Or(any, after);
      changed =
          hn::Or(changed, hn::Or(hn::Or(hn::Xor(before.a, after.a), hn::Xor(before.b, after.b)),
                                 hn::Or(hn::Xor(before.c, after.c), hn::Xor(before.d, after.d))));
    }
    if (hn::AllTrue(d, hn::Eq(changed, hn::Zero(d)))) return any;
  }
}

// The bits of a block in which some stone has no liberty.
HWY_INLINE Block Stifled(const OccupancyPlan& plan, ColourLanes::Memory& memory) {
  Block any = SetBlock(0);
  const int count = plan.inner_count;
  for (int i = 0; i < count; ++i) {
    const OccupancyPlan::InnerStone& u = plan.inner[static_cast<size_t>(i)];
    const Block own = LoadBlock(memory.colour[u.stone]);
    Block stifled = SetBlock(~uint64_t{0});
    for (int k = 0; k < u.outer_count; ++k) {
      stifled = ByOuter(stifled, own, LoadBlock(memory.colour[u.outer[static_cast<size_t>(k)]]));
    }
    stifled = ByInners(stifled, own, u.earlier, u.earlier_count, memory);
    if (u.later_count == 0) any = Or(any, stifled);
    if (u.later_count + u.earlier_count != 0 || plan.circles)
      StoreBlock(stifled, memory.stifled[i]);
  }
  for (int i = count - 1; i >= 0; --i) {
    const OccupancyPlan::InnerStone& u = plan.inner[static_cast<size_t>(i)];
    if (u.later_count == 0) continue;
    const Block own = LoadBlock(memory.colour[u.stone]);
    const Block stifled =
        ByInners(LoadBlock(memory.stifled[i]), own, u.later, u.later_count, memory);
    any = Or(any, stifled);
    StoreBlock(stifled, memory.stifled[i]);
  }
  if (plan.circles) return WalkCircles(plan, memory);
  return any;
}

HWY_INLINE V Majority(V x, V y, V z) { return hn::OrAnd(hn::And(x, y), hn::Xor(x, y), z); }

uint64_t CountLegal(const OccupancyPlan& plan, ColourLanes::Memory& memory) {
  const D d;
  const size_t lanes = hn::Lanes(d);
  const size_t row_words = kVectorsInBlock * lanes;
  const int block_bits = static_cast<int>(hwy::CeilLog2(64 * row_words));
  const int free_stones = plan.asked - 1;
  const int high = free_stones > block_bits ? free_stones - block_bits : 0;
  for (int i = 0; i < high; ++i) StoreBlock(SetBlock(0), memory.colour[1 + block_bits + i]);

  V ones = hn::Zero(d);
  V twos = hn::Zero(d);
  V fours = hn::Zero(d);  // a number in each word
  for (uint64_t block = 0;;) {
    const Block x = Stifled(plan, memory);
    const V carry_1 = Majority(ones, x.a, x.b);
    ones = hn::Xor3(ones, x.a, x.b);
    const V carry_2 = Majority(ones, x.c, x.d);
    ones = hn::Xor3(ones, x.c, x.d);
    const V carry_4 = Majority(twos, carry_1, carry_2);
    twos = hn::Xor3(twos, carry_1, carry_2);
    fours = hn::Add(fours, hn::PopulationCount(carry_4));
    if (++block >> high != 0) break;
    const int changes = std::countr_zero(block);
    uint64_t* const row = memory.colour[1 + block_bits + changes];
    const V other = hn::Not(hn::Load(d, row));
    StoreBlock({other, other, other, other}, row);
  }
  const V sum =
      hn::Add(hn::Add(hn::ShiftLeft<2>(fours), hn::ShiftLeft<1>(hn::PopulationCount(twos))),
              hn::PopulationCount(ones));
  uint64_t illegal = hn::GetLane(hn::SumOfLanes(d, sum));
  // Fewer stones than a block has constants for: every colouring occurs several times.
  if (free_stones < block_bits) illegal >>= block_bits - free_stones;
  return (uint64_t{1} << free_stones) - illegal;
}

// Rows 1 .. block_bits: stone i has bit i - 1 of the colouring's number.
void PrepareRows(ColourLanes::Memory& memory) {
  const size_t row_words = kVectorsInBlock * hn::Lanes(D());
  const int block_bits = static_cast<int>(hwy::CeilLog2(64 * row_words));
  for (size_t w = 0; w < row_words; ++w) {
    memory.colour[0][w] = 0;
    for (int bit = 0; bit < block_bits; ++bit) {
      uint64_t word = 0;
      for (uint64_t i = 0; i < 64; ++i) word |= (((w * 64 + i) >> bit) & 1) << i;
      memory.colour[1 + bit][w] = word;
    }
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace hotstone::enumerate {

HWY_EXPORT(PrepareRows);
HWY_EXPORT(CountLegal);

// The first dispatch chooses the instructions; the function is fetched after it, so that both
// match.
ColourLanes::ColourLanes() : memory_(std::make_unique<Memory>()) {
  HWY_DYNAMIC_DISPATCH(PrepareRows)(*memory_);
  count_ = HWY_DYNAMIC_DISPATCH(CountLegal);
}
ColourLanes::~ColourLanes() = default;

uint64_t ColourLanes::CountLegal(const OccupancyPlan& plan) {
  assert(plan.asked >= 1);
  return count_(plan, *memory_);
}

}  // namespace hotstone::enumerate
#endif  // HWY_ONCE
