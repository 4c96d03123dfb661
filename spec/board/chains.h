// Chains, liberties, and legal positions.
//
// A chain is a maximal connected set of stones of one colour; an empty point adjacent to it is a
// liberty (a "breath" of the texts: ING96-R4, G403; ZH-G20; TT-CHAIN). A position is legal if every
// chain has a liberty: stones without one never stay on the board (ING96-R4 "Removal", G417, G418;
// ING91-1 "Ohne Freiheiten"; ZH-G21).
#ifndef HOTSTONE_SPEC_BOARD_CHAINS_H_
#define HOTSTONE_SPEC_BOARD_CHAINS_H_

#include <optional>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

class Position;

struct Chain {
  Color color;
  std::vector<Point> stones;     // in index order
  std::vector<Point> liberties;  // in index order, each once
};

// The chain that the stone at p belongs to. Requires a stone at p. O(points).
Chain ChainAt(const Position& position, Point p);

// Whether the chain that the stone at p belongs to has a liberty. Requires a stone at p. O(points),
// and mostly a glance at p's neighbours.
bool HasLiberty(const Position& position, Point p);

// Every chain once, in the order of its first stone.
std::vector<Chain> AllChains(const Position& position);

// The first chain without a liberty, if there is one. O(points).
std::optional<Chain> ChainWithoutLiberty(const Position& position);

bool IsLegal(const Position& position);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_CHAINS_H_
