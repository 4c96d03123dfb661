// Settled life, by the law's nouns alone: chains that nobody can take though their owner passes for ever.
//
// With a set X of chains of one colour, and the regions that the other points fall into: a region counts if
// all stones of that colour beside it belong to X; it is vital to a chain if it counts and every one of its
// points, stones of the opponent among them, touches that chain. X is settled if each of its chains has two
// vital regions. Then no chain of X is ever removed as long as the owner passes. Look at the first removal
// of one, by a play p: the stones of X stood until then, so the regions are what they were; one of the two
// vital regions of that chain does not have p; as the chain has no liberty left and every point of the
// region touches it, the region is full of the opponent's stones, which touch nothing but X and had no
// liberty before p. That cannot be. It is Benson's argument (1976), with more asked of a region: a group
// may remove itself here, and leave empty points that touch no chain of X.
#ifndef HOTSTONE_CERTIFY_SETTLED_H_
#define HOTSTONE_CERTIFY_SETTLED_H_

#include "spec/board/board.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

// Whether the chain at that point belongs to a settled set of chains. Requires a stone there. O(chains^2 x
// points^2).
bool IsSettled(const spec::Position& position, spec::Point at);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SETTLED_H_
