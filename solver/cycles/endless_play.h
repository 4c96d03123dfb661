// Endless plays as formulas: n plies from the empty board that return to an earlier situation.
//
// Under rules without a history such a play goes on forever: the plies since that situation can be
// repeated (docs/explanation/termination.md). A model is decoded into a lasso and played by spec/.
#ifndef HOTSTONE_SOLVER_CYCLES_ENDLESS_PLAY_H_
#define HOTSTONE_SOLVER_CYCLES_ENDLESS_PLAY_H_

#include <z3++.h>

#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/situation.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

struct SymbolicLine {
  std::vector<SituationPly> plies;
  std::vector<Assertion> law;  // each is a ply, and none finishes the game
  z3::expr comes_twice;        // two of the n + 1 situations are the same
};

// Requires plies >= 1. O(plies^2 x points) terms.
SymbolicLine MakeLine(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law,
                      int plies);

// The shortest lasso in a model: stem and cycle, with witness.cycle_start between them. It replays
// if spec/ permits every move and reaches the same situation before and after the cycle.
Decoded DecodedLasso(const SymbolicBoard& board, const spec::RuleSet& rules,
                     const SymbolicLine& line, const z3::model& model);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_ENDLESS_PLAY_H_
