// The positions of the games in all lanes, and whether a new one occurred before: positional
// superko on planes.
//
// Each step has one entry: kHashDigits planes of a linear hash of the position, then the planes of
// the position. An entry is valid for the lanes whose game made that position by a play. A new
// position is compared with all entries from the newest to the oldest that any lane still needs.
// The hash comes first and tells nearly all lanes apart after a few planes; if some lane remains,
// the position itself decides. The empty board is no entry: no play leads back to it where
// self-removal is illegal.
//
// A game in which nothing has been captured cannot repeat a position, so its lane is skipped.
//
// Include once for each target, after foreach_target.h, with the guard undefined before.
#ifndef HOTSTONE_ENUMERATE_LANES_LANE_HISTORY_INL_H_
#define HOTSTONE_ENUMERATE_LANES_LANE_HISTORY_INL_H_

#include <vector>

#include "enumerate/lanes/lane_board-inl.h"
#include "enumerate/lanes/playout_game.h"
#include "hwy/aligned_allocator.h"

HWY_BEFORE_NAMESPACE();
namespace hotstone::enumerate {
namespace HWY_NAMESPACE {

constexpr int kHashDigits = 12;

// The points that contribute to a digit of the hash: pseudo-random, about half of each colour.
constexpr uint32_t HashPoints(int digit, int colour) {
  uint32_t x = static_cast<uint32_t>(2 * digit + colour + 1) * 0x9e3779b9u;
  x = (x ^ (x >> 16)) * 0x7feb352du;
  x = (x ^ (x >> 15)) * 0x846ca68bu;
  return x ^ (x >> 16);
}

struct LanePosition {
  Plane black[kFrame];
  Plane white[kFrame];
};

class LaneHistory {
 public:
  // As many entries as a game may have words; older ones belong to games that have ended.
  static constexpr size_t kEntries = kPlayoutWords + 1;

  LaneHistory()
      : hashes_(hwy::AllocateAligned<uint32_t>(kEntries * kHashDigits * kPlaneWords)),
        positions_(hwy::AllocateAligned<uint32_t>(kEntries * 2 * kFrame * kPlaneWords)),
        made_(hwy::AllocateAligned<uint32_t>(kEntries * kPlaneWords)) {}

  // The lanes among `asked` whose position occurred before.
  HWY_INLINE Plane Repeated(const LanePosition& position, Plane asked) {
    Hash(position);
    Plane repeated = NoLane();
    for (uint64_t i = end_; i > begin_; --i) {
      const size_t entry = (i - 1) % kEntries;
      const Plane open = And(asked, hn::Load(Words(), &made_[entry * kPlaneWords]));
      const uint32_t* hash = &hashes_[entry * kHashDigits * kPlaneWords];
      Plane same = open;
      Unroll<kHashDigits / 2>([&](auto d)
                                  HOTSTONE_LANE_BODY { same = DropIfUnlike(same, hash, d); });
      if (!AnyLane(same)) continue;
      Unroll<kHashDigits / 2>(
          [&](auto d) HOTSTONE_LANE_BODY { same = DropIfUnlike(same, hash, d + kHashDigits / 2); });
      if (!AnyLane(same)) continue;
      const uint32_t* points = &positions_[entry * 2 * kFrame * kPlaneWords];
      Plane unlike = NoLane();
      Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
        unlike = OrXor(unlike, position.black[p], hn::Load(Words(), points + p * kPlaneWords));
        unlike = OrXor(unlike, position.white[p],
                       hn::Load(Words(), points + (kFrame + p) * kPlaneWords));
      });
      repeated = OrMinus(repeated, same, unlike);
    }
    return repeated;
  }

  // Records the position of the last Repeated for the lanes whose play made it.
  HWY_INLINE void Record(const LanePosition& position, Plane made) {
    const size_t entry = end_++ % kEntries;
    if (end_ - begin_ > kEntries) ++begin_;
    hn::Store(made, Words(), &made_[entry * kPlaneWords]);
    uint32_t* hash = &hashes_[entry * kHashDigits * kPlaneWords];
    Unroll<kHashDigits>(
        [&](auto d) HOTSTONE_LANE_BODY { hn::Store(hash_[d], Words(), hash + d * kPlaneWords); });
    uint32_t* points = &positions_[entry * 2 * kFrame * kPlaneWords];
    Unroll<kFrame>([&](auto p) HOTSTONE_LANE_BODY {
      hn::Store(position.black[p], Words(), points + p * kPlaneWords);
      hn::Store(position.white[p], Words(), points + (kFrame + p) * kPlaneWords);
    });
  }

  // Forgets the games of those lanes.
  HWY_INLINE void Forget(Plane lanes) {
    bool needed = false;
    for (uint64_t i = begin_; i < end_; ++i) {
      uint32_t* made = &made_[i % kEntries * kPlaneWords];
      const Plane left = Minus(hn::Load(Words(), made), lanes);
      hn::Store(left, Words(), made);
      if (!needed && !AnyLane(left)) begin_ = i + 1;
      if (AnyLane(left)) needed = true;
    }
  }

 private:
  HWY_INLINE Plane DropIfUnlike(Plane same, const uint32_t* hash, int d) const {
    return Minus(same,
                 Xor(hash_[d], hn::Load(Words(), hash + static_cast<size_t>(d) * kPlaneWords)));
  }
  HWY_INLINE void Hash(const LanePosition& position) {
    Unroll<kHashDigits>([&](auto digit) HOTSTONE_LANE_BODY {
      Plane sum = NoLane();
      Unroll<kFrame>([&](auto point) HOTSTONE_LANE_BODY {
        constexpr int d = digit, p = point;
        if constexpr ((HashPoints(d, 0) >> p & 1) != 0) sum = Xor(sum, position.black[p]);
        if constexpr ((HashPoints(d, 1) >> p & 1) != 0) sum = Xor(sum, position.white[p]);
      });
      hash_[digit] = sum;
    });
  }

  hwy::AlignedFreeUniquePtr<uint32_t[]> hashes_;
  hwy::AlignedFreeUniquePtr<uint32_t[]> positions_;
  hwy::AlignedFreeUniquePtr<uint32_t[]> made_;
  Plane hash_[kHashDigits];
  uint64_t begin_ = 0;  // entries begin_ .. end_ - 1, each at its number modulo kEntries
  uint64_t end_ = 0;
};

}  // namespace HWY_NAMESPACE
}  // namespace hotstone::enumerate
HWY_AFTER_NAMESPACE();

#endif  // HOTSTONE_ENUMERATE_LANES_LANE_HISTORY_INL_H_
