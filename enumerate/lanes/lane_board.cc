#include "enumerate/lanes/lane_board.h"

#include <cassert>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "enumerate/lanes/lane_board.cc"
#include "hwy/foreach_target.h"

#undef HOTSTONE_ENUMERATE_LANES_LANE_BOARD_INL_H_
#include "enumerate/lanes/lane_board-inl.h"
#include "enumerate/rules/board_play.h"

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {
namespace {

// The children in planes, seen from the next player.
struct Family {
  Plane own[kFrame];
  Plane opp[kFrame];
  Plane plays[kFrame];
  Plane lanes;  // those whose move is to be made
};

// Digit p of every word in all digits of that word.
template <int p>
HWY_INLINE Plane Spread(Plane words) {
  return hn::Sub(NoLane(), And(hn::ShiftRight<p>(words), hn::Set(Words(), 1)));
}

HWY_NOINLINE void MakeFamily(const LaneFrame& frame, const LaneRules& rules,
                             absl::Span<const LaneParent> parents, Family& family) {
  HWY_ALIGN uint32_t own_words[kPlaneWords] = {}, opp_words[kPlaneWords] = {},
                     move_words[kPlaneWords] = {};
  for (size_t i = 0; i < parents.size(); ++i) {
    own_words[i] = parents[i].own;
    opp_words[i] = parents[i].opp;
    move_words[i] = parents[i].moves;
  }
  const Plane own_all = hn::Load(Words(), own_words), opp_all = hn::Load(Words(), opp_words);
  family.lanes = hn::Load(Words(), move_words);
  Plane own[kFrame], opp[kFrame], empty[kFrame], reached[kFrame];
  Unroll<kFrame>([&](auto point) HOTSTONE_LANE_BODY {
    constexpr int p = point;
    own[p] = Or(Spread<p>(own_all), hn::Set(Words(), uint32_t{1} << p));
    opp[p] = Spread<p>(opp_all);
    empty[p] = MinusBoth(EveryLaneIf((frame.board() >> p & 1) != 0), own[p], opp[p]);
  });
  const Fate fate = Resolve(own, opp, empty, reached);
  Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
    const Plane captured = Minus(opp[p], reached[p]);
    const Plane removed = AndMinus(fate.self_removal, own[p], reached[p]);
    family.own[p] = Minus(opp[p], captured);
    family.opp[p] = Minus(own[p], removed);
    empty[p] = Or3(empty[p], captured, removed);
  });
  if (rules.forbid_single) {
    LegalPlays(family.own, family.opp, empty, family.lanes, !rules.forbid_groups, family.plays);
  } else {
    Copy(empty, family.plays);
  }
  if (!rules.basic_ko) return;
  Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
    family.plays[p] = Minus(family.plays[p], AndMinus(fate.single_ko, opp[p], reached[p]));
  });
}

size_t Parents() { return kPlaneWords; }

void Children(const LaneFrame& frame, const LaneRules& rules, absl::Span<const LaneParent> parents,
              absl::Span<LaneChild> children) {
  Family family;
  MakeFamily(frame, rules, parents, family);
  HWY_ALIGN uint32_t words[3][32][kPlaneWords];
  for (int part = 0; part < 3; ++part) {
    const Plane* planes = part == 0 ? family.own : part == 1 ? family.opp : family.plays;
    Plane turned[32];
    for (int p = 0; p < 32; ++p) turned[p] = p < kFrame ? planes[p] : NoLane();
    Turn(turned);
    for (int m = 0; m < 32; ++m) hn::Store(turned[m], Words(), words[part][m]);
  }
  for (size_t i = 0; i < parents.size(); ++i) {
    for (size_t m = 0; m < 32; ++m)
      children[32 * i + m] = {words[0][m][i], words[1][m][i], words[2][m][i]};
  }
}

uint64_t MovePairs(const LaneFrame& frame, const LaneRules& rules,
                   absl::Span<const LaneParent> parents) {
  Family family;
  MakeFamily(frame, rules, parents, family);
  Unroll<kFrame>([&](auto p)
                     HOTSTONE_LANE_BODY { family.plays[p] = And(family.plays[p], family.lanes); });
  return CountLanes(family.lanes) + Total(AddUp(family.plays));
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace hotstone::enumerate {

HWY_EXPORT(Parents);
HWY_EXPORT(Children);
HWY_EXPORT(MovePairs);

LaneFrame::LaneFrame(const Grid& grid) : cols_(grid.cols()), rows_(grid.rows()) {
  assert(Fits(grid));
  board_ = ToFrame(grid.full());
  for (int p = 0; p < grid.points(); ++p) {
    const int col = p % cols_, row = p / cols_;
    if (col == 0 || col == cols_ - 1 || row == 0 || row == rows_ - 1) edge_ |= ToFrame(BitAt(p));
  }
}

uint32_t LaneFrame::ToFrame(BitBoard b) const {
  uint32_t word = 0;
  for (int row = 0; row < rows_; ++row) {
    const BitBoard line = b >> (row * cols_) & (BitAt(cols_) - 1);
    word |= static_cast<uint32_t>(line) << (row * kLaneSide);
  }
  return word;
}

BitBoard LaneFrame::FromFrame(uint32_t word) const {
  BitBoard b = 0;
  for (int row = 0; row < rows_; ++row) {
    b |= (BitBoard{word} >> (row * kLaneSide) & (BitAt(cols_) - 1)) << (row * cols_);
  }
  return b;
}

size_t LaneParents() { return HWY_DYNAMIC_DISPATCH(Parents)(); }

void LaneChildren(const LaneFrame& frame, const LaneRules& rules,
                  absl::Span<const LaneParent> parents, absl::Span<LaneChild> children) {
  HWY_DYNAMIC_DISPATCH(Children)(frame, rules, parents, children);
}

uint64_t LaneMovePairs(const LaneFrame& frame, const LaneRules& rules,
                       absl::Span<const LaneParent> parents) {
  return HWY_DYNAMIC_DISPATCH(MovePairs)(frame, rules, parents);
}

}  // namespace hotstone::enumerate
#endif  // HWY_ONCE
