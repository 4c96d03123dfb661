// Shapes with which the corpus shows its cycles and hot stones: positions and a sequence that
// returns to them.
//
// Some fill a board of their own; they were found by exhaustive search as the smallest of their
// kind, or constructed (corpus/named): the six-ply cycle of 2x2, the pinwheel, molasses,
// round-robin, disturbed death and life, recycled threats. Others fit anywhere on any board that is
// large enough and bring their own walls, so square boards up to 19x19 have them too:
//
//   a row of kos          X X X X X      the black wall above and the white wall below are one
//                         X O X . X      chain each; a white stone in the upper middle row can be
//                         O . O X O      taken from below, and vice versa: so 1, 2, 3 kos are a
//                         O O O O O      simple, double, triple ko
//   eternal life          O O O X X X    Black adds at the second point, White removes the two,
//                         O . X . O X    Black removes two in turn, White adds (ING96-G509)
//                         O O O X X X
//   sending two           O O O X X      the same with a single stone in turn
//                         O . X . X
//                         O O O X X
//
// The variants of a shape are its symmetric images, exchanged colours, other places, and other
// starting points of the cycle.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_SHAPES_H_
#define HOTSTONE_CONFORMANCE_CORPUS_SHAPES_H_

#include <optional>
#include <string>
#include <vector>

#include "conformance/corpus/random.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/rules/ruling.h"

namespace hotstone::conformance {

// A position with a cycle: the moves, played alternately, lead back to the setup with the same
// player to move.
struct CycleShape {
  std::string kind;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<spec::Move> cycle;
};

// The kinds, in display order: "simple-ko", "double-ko", ...
const std::vector<std::string>& CycleKinds();

// The kinds that have a shape which fits anywhere.
const std::vector<std::string>& PlacedKinds();

// Variant number `variant` of this kind on its own board: symmetries first, then colours, then
// starting points. Nothing unless `kind` is one of CycleKinds().
std::optional<CycleShape> OwnBoardShape(const std::string& kind, size_t variant);

// Variant number `variant` of a kind of PlacedKinds() on this board; nothing if the board is too
// small.
std::optional<CycleShape> PlacedShape(const std::string& kind, const spec::BoardSize& board,
                                      size_t variant, CorpusRandom& random);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_SHAPES_H_
