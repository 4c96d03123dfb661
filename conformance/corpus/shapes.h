// Shapes that the corpus shows its cycles and hot stones with: positions and a way round that comes back.
//
// Two sorts. Some fill a board of their own, found by exhaustive search as the smallest of their kind or
// constructed (corpus/named): the six-ply cycle of 2x2, the pinwheel, molasses, round-robin, disturbed death
// and life, recycled threats. Others stand anywhere on any board that is large enough and have their walls
// with them, so that square boards up to 19x19 have them too:
//
//   a row of kos          X X X X X      the black wall above and the white wall below are one chain each;
//                         X O X . X      a white stone in the upper middle row can be taken from below, and
//                         O . O X O      the other way round: so 1, 2, 3 kos are a simple, double, triple ko
//                         O O O O O
//   eternal life          O O O X X X    Black adds at the second point, White removes the two, Black removes
//                         O . X . O X    two in turn, White adds (ING96-G509)
//                         O O O X X X
//   sending two           O O O X X      the same with a single stone in turn
//                         O . X . X
//                         O O O X X
//
// Variants of a shape are its symmetric ones, the colours exchanged, other places, and other starts on the
// way round.
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

// A position with a cycle: the moves, in turn, lead back to the setup with the same player to move.
struct CycleShape {
  std::string kind;
  spec::Position setup;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<spec::Move> cycle;
};

// The kinds, in the order in which they are shown: "simple-ko", "double-ko", ...
const std::vector<std::string>& CycleKinds();

// Those among them that have a shape which stands anywhere.
const std::vector<std::string>& PlacedKinds();

// Number `variant` of that kind on its own board: symmetries, colours, then starts. Requires a kind of
// CycleKinds() that has a board of its own; nothing for the others.
std::optional<CycleShape> OwnBoardShape(const std::string& kind, size_t variant);

// Number `variant` of a kind of PlacedKinds() somewhere on this board; nothing if it is too small.
std::optional<CycleShape> PlacedShape(const std::string& kind, const spec::BoardSize& board, size_t variant,
                                      CorpusRandom& random);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_SHAPES_H_
