// Kos and the fights they belong to, as double and twin hot stones need them.
//
// ING96-R5 "Ko shapes", G504 to G506; ING91-1 "Ko-Steine"; ZH-G33, G35, G36: two opposing groups
// locked in each other's tiger's mouths, which are large, medium or small; the single, double or
// triple stones in the mouth can be removed again and again. Rendered on a position, for a chain of
// stones of a holder X whose only liberty is the point v, the mouth:
//
//   single   one stone on u. With a stone of the opponent on v in its place, that stone is a chain
//            of one and its only liberty is u. So X could take back at u.
//   several  n stones, two in the shape of eternal life. With a stone of the opponent on v in their
//            place, that stone's chain has one liberty, where X would remove exactly n stones in
//            turn. No clause ends the list at three.
//
// This is a shape, not a forecast. A chain around the mouth whose last liberty is this ko would be
// removed by the same play, but it is left on the board. The kos of a fight are counted before the
// fight is over; otherwise a triple ko without eyes would never have three.
//
// No text makes stones hot that are more than two (hot_stone.h).
//
// A fight. The chains around a ko are X's chains at its mouth, without the ko stones, and the
// opponent's chains around the ko stones. Two kos that share a chain of Black and a chain of White
// are in one fight, and so are two fights whose kos together share both. This is the finest
// partition with that property (a least fixpoint over chains). It ignores groups, eyes and life. A
// ko that shares nothing is a fight of its own.
#ifndef HOTSTONE_SPEC_KO_KO_H_
#define HOTSTONE_SPEC_KO_KO_H_

#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

class Position;

struct Ko {
  Color holder = Color::kBlack;
  std::vector<Point> stones;  // a chain, in index order
  Point mouth;                // where the opponent removes them

  friend bool operator==(const Ko&, const Ko&) = default;
};

// Every ko of a legal position, in the index order of their first stones. O(points^2).
std::vector<Ko> FindKos(const Position& position);

// The index of the fight of each ko, numbered from 0 in the order of their first kos. Requires kos
// of this position. O(kos^3 x points).
std::vector<int> FightsOf(const Position& position, const std::vector<Ko>& kos);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_KO_H_
