// Ko positions as masks: which groups are locked in kos with each other, and their breaths. The
// second rendering of spec/ko/breath.h, whose opening comment defines the terms.
//
// Groups are built without naming chains. Whatever joins chains is kept as a list of masks: the
// chains around each space and at each ko. A group starts as one chain and grows while some mask of
// the list reaches beyond it. Leaving one space out of the list tells whether its chains are one
// group without it; leaving out all kos gives the parts of a group. Intersections classify the
// breaths.
#ifndef HOTSTONE_ENUMERATE_RULES_BREATH_H_
#define HOTSTONE_ENUMERATE_RULES_BREATH_H_

#include "absl/container/inlined_vector.h"
#include "enumerate/rules/ko.h"

namespace hotstone::enumerate {

struct KoGroup {
  Side side = Side::kOwn;
  BitBoard stones = 0;
  // The breaths, each point in one category.
  BitBoard internal = 0;
  BitBoard ko = 0;
  BitBoard shared = 0;
  BitBoard external = 0;
  int least_eyes = 0;
  int most_eyes = 0;
  bool alive = false;
  bool holds_stones = false;  // an external breath adjoins enclosed stones, which may be dead
};

// A ko with the stones of the two groups that it locks together; 0 where that side has no chain
// around it.
struct KoBetween {
  Ko ko;
  BitBoard holders = 0;
  BitBoard takers = 0;
};

struct KoPosition {
  absl::InlinedVector<KoBetween, 4> kos;   // at least one, in the order of FindKos
  absl::InlinedVector<KoGroup, 4> groups;  // in the order of their first stones

  // All stones of one side's groups. A stone of one of the kos is among them if it surrounds
  // another ko or an enclosed space.
  BitBoard StonesOfGroups(Side side) const;
  // The same without the stones of the kos: those that no take of the kos removes.
  BitBoard LastingStones(Side side) const {
    BitBoard stones = StonesOfGroups(side);
    for (const KoBetween& between : kos) stones &= ~between.ko.stones;
    return stones;
  }
  BitBoard LastingStones() const { return LastingStones(Side::kOwn) | LastingStones(Side::kOpp); }
  // The mouths of its kos. A mouth shared by two kos counts once.
  BitBoard Mouths() const;
};

using KoPositions = absl::InlinedVector<KoPosition, 2>;

// The ko positions of a legal position, in the order of their first kos; each ko belongs to exactly
// one. O(chains^2) at worst, O(chains) where there is no ko.
KoPositions FindKoPositions(const Grid& grid, Stones stones);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_BREATH_H_
