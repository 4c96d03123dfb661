// A quick test whether a board can have a ko at all.
//
// Most positions of a game have none. A few comparisons of cells show this without building chains,
// so a long record is searched for ko positions (spec/ko/ko_class.h) only where one may exist.
#ifndef HOTSTONE_SPEC_KO_KO_GLANCE_H_
#define HOTSTONE_SPEC_KO_KO_GLANCE_H_

namespace hotstone::spec {

class Position;

// False only if the board has no ko (spec/ko/ko.h): no chain has exactly one liberty, a mouth that
// has no other empty point next to it and, if the chain is one stone, no stone of the other colour.
// O(points).
bool MayHaveKos(const Position& board);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_KO_GLANCE_H_
