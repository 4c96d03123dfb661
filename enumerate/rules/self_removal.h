// The plays that would remove only own stones: the second rendering of spec/rules/self_removal.h
// and variation.h, all points at once.
#ifndef HOTSTONE_ENUMERATE_RULES_SELF_REMOVAL_H_
#define HOTSTONE_ENUMERATE_RULES_SELF_REMOVAL_H_

#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {

// The plays of the side `own` that would remove only own stones, and those among them that would
// remove just the stone played.
struct SelfRemovals {
  BitBoard all = 0;
  BitBoard single = 0;
};
inline SelfRemovals FindSelfRemovals(const Grid& grid, const Analysis& a) {
  const BitBoard breathing = grid.Adjacent(a.empty | a.own.strong) | a.opp.atari_points;
  const BitBoard all = a.empty & ~breathing;
  return {all, all & ~a.own.atari_points};
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SELF_REMOVAL_H_
