// The outcome of a finished game: who wins, and by how much.
//
// Area difference plus compensation (ING96-R2 "Game", R6 "Counting", R8; ING91-1 "Zählen", ING91-2
// "Kompensationspunkte"; ZH-G48; TT-COUNT, TT-COMPENSATION, TT-LOSER, TT-WINNER). Under fill-in
// counting the difference is that of fill_in.h with its first readings. A tie is Black's win or a
// draw, depending on the rule set (ING96-R8 "Fixed compensation": Black wins).
#ifndef HOTSTONE_SPEC_COUNTING_OUTCOME_H_
#define HOTSTONE_SPEC_COUNTING_OUTCOME_H_

#include <optional>
#include <string>

#include "spec/board/color.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

class Position;

struct Outcome {
  std::optional<Color> winner;  // nothing: a draw
  int margin_x2 = 0;            // half points, never negative; 0 if Black wins a tie
};

// Counts a position as it is: every stone on the board is alive (ING96-G401, ING91-1 "Leben und
// Tod").
Outcome Decide(const Position& position, const RuleSet& rules);

// "Black wins by 5", "White wins by 0.5", "Black wins the tie", "draw".
std::string OutcomeText(const Outcome& outcome);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_COUNTING_OUTCOME_H_
