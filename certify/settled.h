// Settled life by the law alone: chains that nobody can take even if their owner passes for ever.
//
// Take a set X of chains of one colour, and the regions into which the other points fall. A region
// counts if all stones of that colour adjacent to it belong to X. It is vital to a chain if it
// counts and every one of its points, including those with stones of the opponent, touches that
// chain. X is settled if each of its chains has two vital regions. Then no chain of X is ever
// removed as long as the owner passes. Consider the first removal of one, by a play p. The stones
// of X were on the board until then, so the regions are unchanged, and one of the two vital regions
// of that chain does not contain p. The chain has no liberty left and every point of the region
// touches it, so the region is full of the opponent's stones, which touch only X and had no liberty
// before p: a contradiction. This is Benson's argument (1976) with a stronger condition on regions:
// here a group may remove itself and leave empty points that touch no chain of X.
#ifndef HOTSTONE_CERTIFY_SETTLED_H_
#define HOTSTONE_CERTIFY_SETTLED_H_

#include <set>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

// The stones of this colour that belong to the largest settled set. O(chains^2 x points^2) at
// worst.
std::set<spec::Point> SettledStones(const spec::Position& position, spec::Color color);

// Whether the chain at that point belongs to a settled set of chains. Requires a stone there.
bool IsSettled(const spec::Position& position, spec::Point at);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SETTLED_H_
