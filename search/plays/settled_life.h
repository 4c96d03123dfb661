// Settled life: chains that nobody can take, though their owner passes for ever.
//
// Benson (1976) calls chains unconditionally alive if each of a set of them has two vital regions. His
// argument needs that the opponent cannot fill a region to the last point, and the rules here let him: a
// group that removes itself leaves its points empty again, also those that touch no chain of the set. So more
// is asked of a region. With a set X of chains of the owner, and the regions that the other points fall into:
//
//   a region counts      if all stones of the owner beside it belong to X
//   it is vital to c     if it counts and every one of its points, stones of the opponent among them, touches
//                        the chain c
//   X is settled         if each of its chains has two vital regions
//
// Claim: as long as the owner passes no chain of X is removed. Look at the first removal of one, c, by a play
// p. Until then the stones of X stand, so the regions are what they were. One of the two vital regions of c
// does not have p. As c has no liberty left, and every point of that region touches c, the region is full of
// the opponent's stones; they touch nothing but X, so they had no liberty before p, which cannot be.
// Self-removal empties points of one region and changes nothing of this. The argument looks at no rule of
// repetition, and at no hot stone, for what the opponent may not play only helps.
//
// The same is rendered by spec/ alone in certify/settled.h; tests hold the two equal, and on small boards
// hold them to the game played out.
#ifndef HOTSTONE_SEARCH_PLAYS_SETTLED_LIFE_H_
#define HOTSTONE_SEARCH_PLAYS_SETTLED_LIFE_H_

#include "enumerate/rules/board.h"

namespace hotstone::search {

// The stones of `own` that belong to the largest settled set. O(chains^2 x regions).
enumerate::BitBoard SettledStones(const enumerate::Grid& grid, enumerate::BitBoard own);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_PLAYS_SETTLED_LIFE_H_
