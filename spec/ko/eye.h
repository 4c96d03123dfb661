// Eyes: the spaces that one colour encloses, and how many breaths apart they are worth.
//
// ING96-G404: passive breaths are possessed by one side only; G414: eye breaths; G410: two or more of them
// apart are real; G413: a surrounded space in which there is room for two is territory. The texts draw eyes
// and do not define them. Rendered here, and stated in full so that it can be contradicted:
//
//   enclosed space   a maximal connected set of empty points that stones of one colour touch, and no others.
//                    The mouth of a ko (ko.h) is one by shape; breath.h takes it out.
//   its worth        how many eyes it makes at least and at most, by the shape alone:
//                      1         one point, two points, four in a square
//                      1 or 2    three points; four, one of them touching the other three; five with a square
//                                among them or one touching four; six with both
//                      2         every other space of four points or more (G413)
//                    The middle row lists the shapes in which it matters who plays first; shortness of breath
//                    on the outside, edges and corners are not looked at.
//   false            a chain around the space has no breath but one point of it, and is not the only chain
//                    there: the space can be broken by taking that chain, and may be worth none.
//
// Beside the shapes there is the definition of D. B. Benson (Life in the game of Go, 1976), which needs no
// list: a set of chains is alive without condition if each has two vital regions, a region being enclosed by
// chains of the set and vital to a chain that all its empty points are liberties of.
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
  std::vector<Point> chains;  // those around it, by their first stones, in index order
  int least_eyes = 1;         // 0, 1 or 2
  int most_eyes = 1;          // 1 or 2

  friend bool operator==(const EnclosedSpace&, const EnclosedSpace&) = default;
};

// Every enclosed space of a legal position, mouths of kos included, in the order of their first points.
// O(points^2).
std::vector<EnclosedSpace> EnclosedSpaces(const Position& position);

// The chains of one colour that are alive without condition in Benson's sense, by their first stones.
// O(points^3).
std::set<Point> UnconditionallyAlive(const Position& position, Color color);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_EYE_H_
