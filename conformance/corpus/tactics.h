// The group `tactics`: the shapes of tactics_shapes.h on square boards, reached by plays from the
// empty board, and games with handicap stones (conformance/corpus/groups.h has the group's entry).
//
// Boards are 5x5, 7x7, 9x9, 13x13 and 19x19, if the shape fits. Each board has a shape twice, the
// second time with the colours exchanged and rotated by a half turn; the symmetries rotate from
// shape to shape and board to board. The stones of the drawing are played alternately, and none of
// these plays can capture anything (an incomplete chain has a liberty where a stone is missing);
// for a few shapes they are set up instead. A player who has no stones left passes; these passes
// come early, so that the last ply before the script is a stone of the player who does not begin
// it. There are never two passes in a row.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_TACTICS_H_
#define HOTSTONE_CONFORMANCE_CORPUS_TACTICS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "conformance/corpus/coverage.h"
#include "conformance/corpus/tactics_shapes.h"
#include "formats/case/case.h"
#include "spec/rules/rule_set.h"

namespace hotstone::conformance {

// The squares on which shapes are placed.
const std::vector<spec::BoardSize>& TacticBoards();

class CaseScribe;

// Bit 0 mirrors the columns, bit 1 the rows, bit 2 exchanges the two, on a square with this side.
spec::Point Image(spec::Point p, int side, size_t symmetry);

// A case made from a shape, with the information that maps the drawing to the board.
struct TacticCase {
  formats::Case value;
  std::map<char, spec::Point> points;  // the named points, by lower-case letter, capital or digit
  size_t put_down = 0;                 // number of entries of `moves` before the script
};

// A game in which each player captures chains of every size from 1 to 20, or up to two more than
// the board has columns.
std::optional<formats::Case> MakeChainsCase(const spec::RuleSet& rules,
                                            const spec::BoardSize& board, Coverage& coverage);

// Four games, in which either player's lines, across or up, are captured from either end, so that
// each two neighbours among the points have to be seen as one chain. The board is square.
std::vector<formats::Case> MakeStripesCases(const spec::RuleSet& rules,
                                            const spec::BoardSize& board, Coverage& coverage);

// Games about what a superko must tell apart and for how long; none under other rules. With
// `all_pairs` every two points have a play each, one after the other.
std::vector<formats::Case> MakeSuperkoCases(const spec::RuleSet& rules,
                                            const spec::BoardSize& board, bool all_pairs,
                                            Coverage& coverage);

// Variant number `variant` of the shape on a square board; nothing if it does not fit. `seed` moves
// the parts whose place is free. Takes the time of a hundred plies of spec::Game.
std::optional<TacticCase> MakeTacticCase(const TacticShape& shape, const spec::RuleSet& rules,
                                         const spec::BoardSize& board, size_t variant,
                                         uint64_t seed, Coverage& coverage);

// The case to put directly after a case that ends with a ko ban in force: a new game on the same
// board whose first play is the forbidden one. It is legal, because a new game remembers nothing.
// Nothing if no ban is in force.
std::optional<formats::Case> MakeNewGameCase(const formats::Case& before, Coverage& coverage);

// A game with this many handicap stones on the protocol's points, White to move; nothing if the
// protocol defines none. White surrounds one of them.
std::optional<formats::Case> MakeHandicapCase(int stones, const spec::RuleSet& rules,
                                              const spec::BoardSize& board, Coverage& coverage);

// A point of the list where a stone takes nothing, is in no danger and endangers no other stone.
// Black searches from the front of the list and White from its middle, so that their stones stay
// apart.
std::optional<spec::Point> Elsewhere(const CaseScribe& scribe,
                                     const std::vector<spec::Point>& points);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_TACTICS_H_
