// Chooses one of the marked points, each equally likely, in every lane at once, and supplies the
// random digits for it.
//
// A lane has n marked points, 1 <= n <= 25, and n differs between lanes. Five random binary digits,
// truncated to the length of n, give a number k. If k < n, the k-th point (from 0) is chosen, else
// the next five digits are tried. One random word gives six tries; a lane for which all six fail
// (one in 64 at worst) chooses nothing and continues with its next word. So the choice is exactly
// uniform.
//
// To find the k-th point, full adders count the rows and k is compared with the sums of the rows
// before each row. In the row found this way the marks are passed one by one while the remainder of
// k is counted down in unary.
//
// Include once for each target, after foreach_target.h, with the guard undefined before.
#ifndef HOTSTONE_ENUMERATE_LANES_LANE_CHOICE_INL_H_
#define HOTSTONE_ENUMERATE_LANES_LANE_CHOICE_INL_H_

#include "enumerate/lanes/lane_board-inl.h"
#include "enumerate/lanes/playout_stream.h"

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {

constexpr int kTries = 6;
constexpr int kRandomDigits = 5 * kTries;

// PlayoutStream, a plane for each binary digit of its two words.
struct LaneStreams {
  Plane word[2][32];
  int older = 0;  // which of the two words

  // The lowest digits of the next word of every lane.
  HWY_INLINE void Next(Plane* digits) {
    Plane* x = word[older];
    const Plane* y = word[1 - older];
    Plane t[32];
    Unroll<32>([&](auto digit) HOTSTONE_LANE_BODY {
      constexpr int d = digit;
      if constexpr (d >= 10) {
        t[d] = Xor(x[d], x[d - 10]);
      } else {
        t[d] = x[d];
      }
    });
    Unroll<32>([&](auto digit) HOTSTONE_LANE_BODY {
      constexpr int d = digit;
      Plane next = Xor(y[d], t[d]);
      if constexpr (d + 13 < 32) {
        next = Xor3(next, y[d + 10], t[d + 13]);
      } else if constexpr (d + 10 < 32) {
        next = Xor(next, y[d + 10]);
      }
      x[d] = next;
      if constexpr (d < kRandomDigits) digits[d] = XorAnd(next, y[d], y[(d + 7) % 32]);
    });
    older = 1 - older;
  }
};

// The marks of each row counted, three digits; and the sums of the rows before each row; before[5]
// is the total.
struct RowSums {
  Plane before[kSide + 1][5];
};
HWY_INLINE void SumRows(const Plane* marks, RowSums& sums) {
  Plane count[kSide][3];
  Unroll<kSide>([&](auto row) HOTSTONE_LANE_BODY {
    const Plane* m = marks + row * kSide;
    const Plane one = Xor3(m[0], m[1], m[2]), two = Majority(m[0], m[1], m[2]);
    const Plane more = Majority(one, m[3], m[4]);
    count[row][0] = Xor3(one, m[3], m[4]);
    count[row][1] = Xor(two, more);
    count[row][2] = And(two, more);
  });
  Unroll<5>([&](auto d) HOTSTONE_LANE_BODY {
    sums.before[0][d] = NoLane();
    sums.before[1][d] = d < 3 ? count[0][d < 3 ? d : 0] : NoLane();
  });
  Unroll<kSide - 1>([&](auto index) HOTSTONE_LANE_BODY {
    constexpr int row = index + 1;
    const Plane* sum = sums.before[row];
    Plane* next = sums.before[row + 1];
    Plane carry = And(sum[0], count[row][0]);
    next[0] = Xor(sum[0], count[row][0]);
    next[1] = Xor3(sum[1], count[row][1], carry);
    carry = Majority(sum[1], count[row][1], carry);
    next[2] = Xor3(sum[2], count[row][2], carry);
    carry = Majority(sum[2], count[row][2], carry);
    next[3] = Xor(sum[3], carry);
    next[4] = Xor(sum[4], And(sum[3], carry));
  });
}

// a < b, numbers of five digits.
HWY_INLINE Plane Less(const Plane* a, const Plane* b) {
  Plane less = Minus(b[0], a[0]);
  Unroll<4>([&](auto d) HOTSTONE_LANE_BODY { less = Borrow(a[d + 1], b[d + 1], less); });
  return less;
}

struct Choice {
  Plane made;       // lanes in which a point is chosen
  Plane none_left;  // lanes without a marked point
};
// Leaves the chosen point of each lane in `chosen`.
HWY_INLINE Choice Choose(const Plane* marks, const Plane* digits, Plane* chosen) {
  RowSums sums;
  SumRows(marks, sums);
  const Plane* n = sums.before[kSide];
  Plane needed[5];  // the digits up to the highest one of n
  needed[4] = n[4];
  Unroll<4>([&](auto i) HOTSTONE_LANE_BODY { needed[3 - i] = Or(needed[4 - i], n[3 - i]); });

  Plane k[5], made = NoLane();
  Unroll<5>([&](auto d) HOTSTONE_LANE_BODY { k[d] = NoLane(); });
  Unroll<kTries>([&](auto index) HOTSTONE_LANE_BODY {
    constexpr int kFrom = 5 * (kTries - 1 - index);  // the first tries last, so that they win
    Plane tried[5];
    Unroll<5>([&](auto d) HOTSTONE_LANE_BODY { tried[d] = And(digits[kFrom + d], needed[d]); });
    const Plane good = Less(tried, n);
    Unroll<5>([&](auto d) HOTSTONE_LANE_BODY { k[d] = Select(good, tried[d], k[d]); });
    made = Or(made, good);
  });

  Plane from[kSide + 1];  // lanes whose k-th point is in that row or a later one
  from[0] = made;
  from[kSide] = NoLane();
  Unroll<kSide - 1>(
      [&](auto i) HOTSTONE_LANE_BODY { from[i + 1] = Minus(made, Less(k, sums.before[i + 1])); });
  Plane row[kSide];
  Unroll<kSide>([&](auto r) HOTSTONE_LANE_BODY { row[r] = Minus(from[r], from[r + 1]); });

  // The remainder of k, 0 to 4, after the earlier rows; and the marks of the row.
  Plane passed[3], mark[kSide];
  Unroll<3>([&](auto d) HOTSTONE_LANE_BODY {
    Plane sum = And(row[1], sums.before[1][d]);
    Unroll<3>([&](auto r)
                  HOTSTONE_LANE_BODY { sum = OrAnd(sum, row[r + 2], sums.before[r + 2][d]); });
    passed[d] = sum;
  });
  Unroll<kSide>([&](auto c) HOTSTONE_LANE_BODY {
    Plane sum = And(row[0], marks[c]);
    Unroll<4>([&](auto r)
                  HOTSTONE_LANE_BODY { sum = OrAnd(sum, row[r + 1], marks[(r + 1) * kSide + c]); });
    mark[c] = sum;
  });
  const Plane rest0 = Xor(k[0], passed[0]);
  const Plane borrow0 = Minus(passed[0], k[0]);
  const Plane rest1 = Xor3(k[1], passed[1], borrow0);
  const Plane rest2 = Xor3(k[2], passed[2], Borrow(k[1], passed[1], borrow0));
  Plane left[kSide] = {MinusBoth(EveryLane(), Or(rest0, rest1), rest2),
                       MinusBoth(rest0, rest1, rest2), MinusBoth(rest1, rest0, rest2),
                       AndMinus(rest0, rest1, rest2), rest2};
  Unroll<kSide>([&](auto col) HOTSTONE_LANE_BODY {
    constexpr int c = col;
    const Plane here = And(mark[c], left[0]);
    Unroll<kSide - 1 - c>(
        [&](auto i) HOTSTONE_LANE_BODY { left[i] = Select(mark[c], left[i + 1], left[i]); });
    Unroll<kSide>([&](auto r) HOTSTONE_LANE_BODY { chosen[r * kSide + c] = And(row[r], here); });
  });
  return {made, MinusBoth(EveryLane(), needed[0], needed[0])};
}

}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#endif  // HOTSTONE_ENUMERATE_LANES_LANE_CHOICE_INL_H_
