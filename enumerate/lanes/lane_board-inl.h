// The law of plays on planes (lane_planes-inl.h): chains, liberties, captures, legal plays, in all
// lanes at once.
//
// Chains have no names. Two neighbouring points are *linked* in a lane if both hold stones of one
// colour, and one flood for both colours spreads over the links from the stones that touch an empty
// point. Stones that it does not reach have no liberty. That answers every question about a play
// just placed:
//
//   - Opposing stones not reached are captured.
//   - Own stones not reached, while nothing is captured, are a self-removal.
//   - Exactly one of each is the taking of a single ko: the position before was legal, so the own
//     stones without a liberty are the chain of the stone played, which therefore stands alone and
//     whose only liberty is the one it made.
//
// The flood sweeps over the frame in four orders (right and up, left and down, right and down, left
// and up), each updating in place, so a sweep follows every path in its direction. A winding chain
// takes more sweeps, and the flood ends when a pair of sweeps has changed nothing in any lane.
//
// Include once for each target, after foreach_target.h, with the guard undefined before.
#ifndef HOTSTONE_ENUMERATE_LANES_LANE_BOARD_INL_H_
#define HOTSTONE_ENUMERATE_LANES_LANE_BOARD_INL_H_

#undef HOTSTONE_ENUMERATE_LANES_LANE_PLANES_INL_H_
#include "enumerate/lanes/lane_planes-inl.h"
#include "enumerate/rules/board_play.h"

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {

// right[p]: p and its right neighbour have stones of one colour; up[p]: p and the point above.
struct Links {
  Plane right[kFrame];
  Plane up[kFrame];
};
HWY_INLINE void Link(const Plane* own, const Plane* opp, Links& links) {
  Unroll<kFrame>([&](auto point) HOTSTONE_LANE_BODY {
    constexpr int p = point;
    if constexpr (HasRight(p)) links.right[p] = OrAnd(And(own[p], own[p + 1]), opp[p], opp[p + 1]);
    if constexpr (HasAbove(p))
      links.up[p] = OrAnd(And(own[p], own[p + kSide]), opp[p], opp[p + kSide]);
  });
}

template <bool kFromLeft, bool kFromBelow>
HWY_INLINE void Sweep(const Links& links, Plane* reached) {
  Unroll<kFrame>([&](auto step) HOTSTONE_LANE_BODY {
    constexpr int kRow = kFromBelow ? step / kSide : kSide - 1 - step / kSide;
    constexpr int kCol = kFromLeft ? step % kSide : kSide - 1 - step % kSide;
    constexpr int p = kRow * kSide + kCol;
    Plane here = reached[p];
    if constexpr (kFromLeft && HasLeft(p)) here = OrAnd(here, reached[p - 1], links.right[p - 1]);
    if constexpr (!kFromLeft && HasRight(p)) here = OrAnd(here, reached[p + 1], links.right[p]);
    if constexpr (kFromBelow && HasBelow(p))
      here = OrAnd(here, reached[p - kSide], links.up[p - kSide]);
    if constexpr (!kFromBelow && HasAbove(p)) here = OrAnd(here, reached[p + kSide], links.up[p]);
    reached[p] = here;
  });
}

HWY_INLINE void Copy(const Plane* from, Plane* to) {
  Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY { to[p] = from[p]; });
}
// The lanes in which two sets differ.
HWY_INLINE Plane Differ(const Plane* a, const Plane* b) {
  Plane differ = NoLane();
  Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY { differ = OrXor(differ, a[p], b[p]); });
  return differ;
}

// Spreads `reached` over the links until nothing changes.
HWY_INLINE void Flood(const Links& links, Plane* reached) {
  Plane now[kFrame];
  Copy(reached, now);
  Sweep<true, true>(links, now);
  Sweep<false, false>(links, now);
  for (;;) {
    Copy(now, reached);
    Sweep<true, false>(links, now);
    Sweep<false, true>(links, now);
    if (!AnyLane(Differ(now, reached))) break;
    Copy(now, reached);
    Sweep<true, true>(links, now);
    Sweep<false, false>(links, now);
    if (!AnyLane(Differ(now, reached))) break;
  }
  Copy(now, reached);
}

// The non-empty points that touch an empty one, where a flood for liberties begins. Points off the
// board may be among them; they have no links.
HWY_INLINE void NextToEmpty(const Plane* empty, Plane* set) {
  Unroll<kFrame>([&](auto p)
                     HOTSTONE_LANE_BODY { set[p] = Minus(AnyNeighbour<p>(empty), empty[p]); });
}

// The effect of the plays just placed in legal positions.
struct Fate {
  Plane captures;      // lanes in which something is captured
  Plane self_removal;  // lanes in which only own stones are without a liberty
  Plane single_ko;     // lanes in which the play took a single ko
};
// `own` includes the stone just played, `empty` excludes its point. Leaves in `reached` the stones
// with a liberty before anything is removed.
HWY_INLINE Fate Resolve(const Plane* own, const Plane* opp, const Plane* empty, Plane* reached) {
  NextToEmpty(empty, reached);
  Links links;
  Link(own, opp, links);
  Flood(links, reached);
  Plane own_one = NoLane(), own_more = NoLane(), opp_one = NoLane(), opp_more = NoLane();
  Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
    const Plane own_dead = Minus(own[p], reached[p]), opp_dead = Minus(opp[p], reached[p]);
    own_more = OrAnd(own_more, own_one, own_dead);
    own_one = Or(own_one, own_dead);
    opp_more = OrAnd(opp_more, opp_one, opp_dead);
    opp_one = Or(opp_one, opp_dead);
  });
  return {opp_one, Minus(own_one, opp_one),
          And(Minus(own_one, own_more), Minus(opp_one, opp_more))};
}

// Where `own` may play, ignoring bans, in a legal position. A point with an empty neighbour is
// always legal. For each other point that is empty in any lane of `lanes`, one flood from all other
// liberties decides: the play has a liberty or captures if the flood reaches an adjacent own chain
// or misses an opposing one. With `groups`, a play that removes itself together with other stones
// is legal too.
HWY_INLINE void LegalPlays(const Plane* own, const Plane* opp, const Plane* empty, Plane lanes,
                           bool groups, Plane* plays) {
  Plane next_to_empty[kFrame];
  NextToEmpty(empty, next_to_empty);
  Links links;
  Link(own, opp, links);
  for (int q = 0; q < kFrame; ++q) {
    Plane has_empty = NoLane(), has_own = NoLane();
    int beside[4];
    int count = 0;
    if (HasLeft(q)) beside[count++] = q - 1;
    if (HasRight(q)) beside[count++] = q + 1;
    if (HasBelow(q)) beside[count++] = q - kSide;
    if (HasAbove(q)) beside[count++] = q + kSide;
    for (int i = 0; i < count; ++i) {
      has_empty = Or(has_empty, empty[beside[i]]);
      has_own = Or(has_own, own[beside[i]]);
    }
    plays[q] = And(empty[q], groups ? Or(has_empty, has_own) : has_empty);
    if (!AnyLane(AndMinus(lanes, empty[q], plays[q]))) continue;
    Plane reached[kFrame], others[kFrame];
    Copy(empty, others);
    others[q] = NoLane();
    NextToEmpty(others, reached);
    Flood(links, reached);
    Plane fine = NoLane();
    for (int i = 0; i < count; ++i) {
      fine = Or3(fine, And(own[beside[i]], reached[beside[i]]),
                 Minus(opp[beside[i]], reached[beside[i]]));
    }
    plays[q] = OrAnd(plays[q], empty[q], fine);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#endif  // HOTSTONE_ENUMERATE_LANES_LANE_BOARD_INL_H_
