// The group `tactics`: the shapes of tactics_shapes.h on square boards, reached by plays from the empty board,
// and games with handicap stones (conformance/corpus/groups.h has the group's entry).
//
// Boards are 5x5, 7x7, 9x9, 13x13 and 19x19, as far as a shape fits. Each has a shape twice, the second time
// with the colours exchanged and turned half round, and from shape to shape and board to board the symmetries
// take turns. The stones of the drawing are put down in turn, none of which can capture anything (an incomplete
// chain has a liberty where a stone is missing); of a few shapes they are set up instead. A player who has none left passes; that is made to happen
// early, so that the last ply before the script is a stone of the player who does not begin it. No two passes
// come in a row.
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

// The squares on which shapes stand.
const std::vector<spec::BoardSize>& TacticBoards();

// A case of a shape, with what a reader of the drawing needs to find its way.
struct TacticCase {
  formats::Case value;
  std::map<char, spec::Point> points;  // the named points, by small letter, capital or digit
  size_t put_down = 0;                 // how many entries of `moves` come before the script
};

// Number `variant` of the shape on a square board; nothing if it does not fit there. `seed` moves about what
// may stand anywhere. Time is that of spec::Game for a hundred plies.
std::optional<TacticCase> MakeTacticCase(const TacticShape& shape, const spec::RuleSet& rules,
                                         const spec::BoardSize& board, size_t variant, uint64_t seed,
                                         Coverage& coverage);

// The case to come right behind one that ends with a ko ban in force: a new game on the same board, whose first
// play is the one that was forbidden. It is legal: a new game remembers nothing. Nothing if no ban is in force.
std::optional<formats::Case> MakeNewGameCase(const formats::Case& before, Coverage& coverage);

// A game with that many handicap stones where the protocol puts them, White to move; nothing where it has no
// places. White surrounds one of them.
std::optional<formats::Case> MakeHandicapCase(int stones, const spec::RuleSet& rules,
                                              const spec::BoardSize& board, Coverage& coverage);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_TACTICS_H_
