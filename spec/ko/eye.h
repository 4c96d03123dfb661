// Eyes: the spaces that one colour encloses, and how many separate breaths they are worth.
//
// ING96-G404: passive breaths are possessed by one side only; G414: eye breaths; G410: two or more
// of them apart are real; G413: a surrounded space in which there is room for two is territory. The
// texts draw eyes and do not define them. This rendering is complete, so that it can be refuted:
//
//   enclosed space   a maximal connected set of empty points touched by stones of one colour only.
//                    The mouth of a ko (ko.h) has this shape; breath.h excludes it.
//   its worth        the least and the greatest number of eyes that it makes, by shape alone:
//                      1         one point, two points, four in a square
//                      1 or 2    three points; four, one of them touching the other three; five
//                                with a square among them or one touching four; six with both
//                      2         every other space of four points or more (G413)
//                    The middle row lists the shapes in which it matters who plays first; shortness
//                    of liberties outside, edges and corners are ignored.
//   false            a chain around the space has only one breath there and no other, and it is not
//                    the only chain there: taking that chain breaks the space, which may be worth
//                    nothing.
//
// There is also the definition of D. B. Benson (Life in the game of Go, 1976), which needs no list
// of shapes: a set of chains is alive unconditionally if each chain has two vital regions. A region
// is enclosed by chains of the set, and it is vital to a chain if all its empty points are
// liberties of that chain.
#ifndef HOTSTONE_SPEC_KO_EYE_H_
#define HOTSTONE_SPEC_KO_EYE_H_

#include <set>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

class Position;

struct EnclosedSpace {
  Color owner = Color::kBlack;
  std::vector<Point> points;  // in index order
  std::vector<Point> chains;  // the surrounding chains, by first stone, in index order
  int least_eyes = 1;         // 0, 1 or 2
  int most_eyes = 1;          // 1 or 2

  friend bool operator==(const EnclosedSpace&, const EnclosedSpace&) = default;
};

// Every enclosed space of a legal position, including mouths of kos, in the order of their first
// points. O(points^2).
std::vector<EnclosedSpace> EnclosedSpaces(const Position& position);

// The chains of one colour that are unconditionally alive in Benson's sense, by their first stones.
// O(points^3).
std::set<Point> UnconditionallyAlive(const Position& position, Color color);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_EYE_H_
