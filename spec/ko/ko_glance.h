// A quick look whether a board may have a ko at all.
//
// Most positions of a game have none. A few comparisons of cells tell so without building chains, so that the
// ko positions (spec/ko/ko_class.h) of a long record are searched for only where there may be one.
#ifndef HOTSTONE_SPEC_KO_KO_GLANCE_H_
#define HOTSTONE_SPEC_KO_KO_GLANCE_H_

namespace hotstone::spec {

class Position;

// False only if the board has no ko (spec/ko/ko.h): no chain of one or two stones has exactly one liberty, a
// mouth where the taker would have no second one. Looks at no chain larger than that. O(points).
bool MayHaveKos(const Position& board);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_KO_GLANCE_H_
