// Settled life: chains that nobody can take even if their owner passes forever.
//
// Benson (1976) calls chains unconditionally alive if each of a set of them has two vital regions.
// His argument requires that the opponent cannot fill a region to the last point, but the rules
// here allow it: a group that removes itself leaves its points empty again, including those that
// touch no chain of the set. So a region must satisfy more. With a set X of the owner's chains, and
// the regions formed by the other points:
//
//   a region counts      if all stones of the owner next to it belong to X
//   it is vital to c     if it counts and every one of its points, including stones of the
//                        opponent, touches the chain c
//   X is settled         if each of its chains has two vital regions
//
// Claim: as long as the owner passes, no chain of X is removed. Consider the first removal of one,
// c, by a play p. Until then the stones of X stand, so the regions are unchanged. One of the two
// vital regions of c does not contain p. As c has no liberty left, and every point of that region
// touches c, the region is full of the opponent's stones. They touch nothing but X, so they had no
// liberty before p, which is impossible. Self-removal empties points of one region and does not
// affect this. The argument uses no repetition rule and no hot stones, because restrictions on the
// opponent's plays only help.
//
// certify/settled.h renders the same by spec/ alone. Tests hold the two equal, and on small boards
// compare them with the game played out.
#ifndef HOTSTONE_SEARCH_PLAYS_SETTLED_LIFE_H_
#define HOTSTONE_SEARCH_PLAYS_SETTLED_LIFE_H_

#include "enumerate/rules/board.h"

namespace hotstone::search {

// The stones of `own` that belong to the largest settled set. O(chains^2 x regions).
enumerate::BitBoard SettledStones(const enumerate::Grid& grid, enumerate::BitBoard own);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_PLAYS_SETTLED_LIFE_H_
