// Bit-sliced positions: a vector for each point, a bit for each position, and operations on all
// bits at once.
//
// A bit-board keeps a position in a word; here a word keeps one point of 32 positions. A *plane* is
// a vector of such words (16 of them under AVX-512, so 512 positions; 8 under AVX2, 4 under SSE4, 1
// without vectors), and a position is the same bit, a *lane*, of 25 planes, one for each point of a
// frame of 5x5:
//
//     20 21 22 23 24        plane 7, lanes 0, 1, 2, ...:  1 0 0 1 1 0 ...
//     15 16 17 18 19                                      | |
//     10 11 12 13 14             position 0 has a stone --+ +-- position 1 has none
//      5  6  7  8  9             at point 7                     there
//      0  1  2  3  4
//
// A neighbour is then another plane, not a shift: no edge masks, no guard columns, no variable
// shifts. Every step is a logic instruction on all lanes, and a processor with ternary logic
// executes any three-operand step as a single instruction. (Bit-slicing: E. Biham, A fast new DES
// implementation in software, 1997.)
//
// Smaller boards lie in the corner of the frame at point 0; points off the board are neither stones
// nor empty.
//
// Include once for each target, after foreach_target.h, with the guard undefined before.
#ifndef HOTSTONE_ENUMERATE_LANES_LANE_PLANES_INL_H_
#define HOTSTONE_ENUMERATE_LANES_LANE_PLANES_INL_H_

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "hwy/highway.h"

#ifndef HOTSTONE_LANE_BODY
// Goes after the parameters of a kernel lambda: compiled for the target, and always inlined.
#define HOTSTONE_LANE_BODY HWY_ATTR __attribute__((always_inline))
#endif

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;
using Words = hn::ScalableTag<uint32_t>;
using Plane = hn::Vec<Words>;
constexpr size_t kPlaneWords = hn::MaxLanes(Words());  // words in a plane
constexpr size_t kLanes = 32 * kPlaneWords;

constexpr int kSide = 5;
constexpr int kFrame = kSide * kSide;

constexpr bool HasLeft(int p) { return p % kSide > 0; }
constexpr bool HasRight(int p) { return p % kSide < kSide - 1; }
constexpr bool HasBelow(int p) { return p >= kSide; }
constexpr bool HasAbove(int p) { return p < kFrame - kSide; }

// body(0), body(1), ... body(count - 1), each a compile-time constant, so that arrays of planes
// stay in registers.
template <int... kIndex, class Body>
HWY_INLINE void UnrollOver(std::integer_sequence<int, kIndex...>, [[maybe_unused]] Body body) {
  (body(std::integral_constant<int, kIndex>{}), ...);
}
template <int kCount, class Body>
HWY_INLINE void Unroll(Body body) {
  UnrollOver(std::make_integer_sequence<int, kCount>{}, body);
}

HWY_INLINE Plane NoLane() { return hn::Zero(Words()); }
HWY_INLINE Plane EveryLane() { return hn::Set(Words(), ~uint32_t{0}); }
HWY_INLINE Plane EveryLaneIf(bool yes) { return yes ? EveryLane() : NoLane(); }
HWY_INLINE bool AnyLane(Plane a) { return !hn::AllTrue(Words(), hn::Eq(a, NoLane())); }
HWY_INLINE Plane And(Plane a, Plane b) { return hn::And(a, b); }
HWY_INLINE Plane Or(Plane a, Plane b) { return hn::Or(a, b); }
HWY_INLINE Plane Xor(Plane a, Plane b) { return hn::Xor(a, b); }
HWY_INLINE Plane Minus(Plane a, Plane b) { return hn::AndNot(b, a); }  // a and not b

// Three operands at once. The number of the ternary instruction is the truth table, with a as the
// highest digit.
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
#define HOTSTONE_LANE_TERNARY(Name, table, otherwise)                    \
  HWY_INLINE Plane Name(Plane a, Plane b, Plane c) {                     \
    return Plane{_mm512_ternarylogic_epi32(a.raw, b.raw, c.raw, table)}; \
  }
#else
#define HOTSTONE_LANE_TERNARY(Name, table, otherwise) \
  HWY_INLINE Plane Name(Plane a, Plane b, Plane c) { return otherwise; }
#endif
HOTSTONE_LANE_TERNARY(Or3, 0xFE, Or(a, Or(b, c)))
HOTSTONE_LANE_TERNARY(Xor3, 0x96, Xor(a, Xor(b, c)))
HOTSTONE_LANE_TERNARY(Majority, 0xE8, Or(And(a, b), And(c, Or(a, b))))
HOTSTONE_LANE_TERNARY(Select, 0xCA, Or(And(a, b), Minus(c, a)))  // a ? b : c
HOTSTONE_LANE_TERNARY(OrAnd, 0xF8, Or(a, And(b, c)))
HOTSTONE_LANE_TERNARY(OrMinus, 0xF4, Or(a, Minus(b, c)))
HOTSTONE_LANE_TERNARY(OrXor, 0xF6, Or(a, Xor(b, c)))
HOTSTONE_LANE_TERNARY(XorAnd, 0x78, Xor(a, And(b, c)))
HOTSTONE_LANE_TERNARY(AndMinus, 0x40, Minus(And(a, b), c))
HOTSTONE_LANE_TERNARY(EitherMinus, 0x54, Minus(Or(a, b), c))
HOTSTONE_LANE_TERNARY(MinusBoth, 0x10, Minus(a, Or(b, c)))
// The borrow of a - b with a borrow c from below.
HOTSTONE_LANE_TERNARY(Borrow, 0x8E, Or(Minus(Or(b, c), a), And(b, c)))
#undef HOTSTONE_LANE_TERNARY

// The lanes in which some neighbour of point p is in the set of planes.
template <int p>
HWY_INLINE Plane AnyNeighbour(const Plane* set) {
  constexpr int kLeft = HasLeft(p) ? p - 1 : p + 1;
  constexpr int kBelow = HasBelow(p) ? p - kSide : p + kSide;
  if constexpr (HasLeft(p) && HasRight(p) && HasBelow(p) && HasAbove(p)) {
    return Or(Or3(set[p - 1], set[p + 1], set[p - kSide]), set[p + kSide]);
  } else if constexpr (HasLeft(p) && HasRight(p)) {
    return Or3(set[p - 1], set[p + 1], set[kBelow]);
  } else if constexpr (HasBelow(p) && HasAbove(p)) {
    return Or3(set[p - kSide], set[p + kSide], set[kLeft]);
  } else {
    return Or(set[kLeft], set[kBelow]);
  }
}

// The number of lanes.
HWY_INLINE uint64_t CountLanes(Plane a) {
  HWY_ALIGN uint32_t words[kPlaneWords];
  hn::Store(a, Words(), words);
  uint64_t count = 0;
  if constexpr (kPlaneWords % 2 == 0) {
    for (size_t i = 0; i < kPlaneWords; i += 2) {
      uint64_t two;
      std::memcpy(&two, words + i, sizeof(two));
      count += hwy::PopCount(two);
    }
  } else {
    for (const uint32_t word : words) count += hwy::PopCount(word);
  }
  return count;
}

// The sum of 25 planes, lane by lane: a number of five binary digits, lowest first.
struct Sum {
  Plane digit[5];
};
HWY_INLINE Sum AddUp(const Plane* set) {
  // Full adders over the planes of each weight: three planes become one and one of twice the
  // weight.
  Plane twos[12];
  Plane one = set[0];
  Unroll<12>([&](auto i) HOTSTONE_LANE_BODY {
    const Plane a = set[2 * i + 1], b = set[2 * i + 2];
    twos[i] = Majority(one, a, b);
    one = Xor3(one, a, b);
  });
  Plane fours[6];
  Plane two = twos[0];
  Unroll<5>([&](auto i) HOTSTONE_LANE_BODY {
    const Plane a = twos[2 * i + 1], b = twos[2 * i + 2];
    fours[i] = Majority(two, a, b);
    two = Xor3(two, a, b);
  });
  fours[5] = And(two, twos[11]);
  two = Xor(two, twos[11]);
  Plane eights[3];
  Plane four = fours[0];
  Unroll<2>([&](auto i) HOTSTONE_LANE_BODY {
    const Plane a = fours[2 * i + 1], b = fours[2 * i + 2];
    eights[i] = Majority(four, a, b);
    four = Xor3(four, a, b);
  });
  eights[2] = And(four, fours[5]);
  four = Xor(four, fours[5]);
  return {{one, two, four, Xor3(eights[0], eights[1], eights[2]),
           Majority(eights[0], eights[1], eights[2])}};
}
HWY_INLINE uint64_t Total(const Sum& sum) {
  uint64_t total = 0;
  for (int i = 0; i < 5; ++i) total += CountLanes(sum.digit[i]) << i;
  return total;
}

// Turns 32 planes into 32 vectors of words and back: digit i of word w of plane b becomes digit b
// of word w of vector i. (The recursive swap of ever smaller blocks: H. S. Warren, Hacker's
// Delight, section 7-3.)
template <int kBlock>
HWY_INLINE void SwapBlocks(Plane* planes, uint32_t low_half) {
  const Plane low = hn::Set(Words(), low_half);
  for (int k = 0; k < 32; ++k) {
    if ((k & kBlock) != 0) continue;
    const Plane a = planes[k], b = planes[k + kBlock];
    planes[k] = Select(low, a, hn::ShiftLeft<kBlock>(b));
    planes[k + kBlock] = Select(low, hn::ShiftRight<kBlock>(a), b);
  }
}
inline HWY_NOINLINE void Turn(Plane* planes) {
  SwapBlocks<16>(planes, 0x0000FFFF);
  SwapBlocks<8>(planes, 0x00FF00FF);
  SwapBlocks<4>(planes, 0x0F0F0F0F);
  SwapBlocks<2>(planes, 0x33333333);
  SwapBlocks<1>(planes, 0x55555555);
}

}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#endif  // HOTSTONE_ENUMERATE_LANES_LANE_PLANES_INL_H_
