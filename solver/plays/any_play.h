// The common start of the obligations about board plays: any legal position of a board and any play
// from it.
//
// The player is Black unless stated otherwise: a separate obligation says that White's plays are
// Black's with the colours exchanged (play_invariance.h).
//
// This file also has the wrong rules that these obligations share, by name, and decodes models for
// people and for spec/.
#ifndef HOTSTONE_SOLVER_PLAYS_ANY_PLAY_H_
#define HOTSTONE_SOLVER_PLAYS_ANY_PLAY_H_

#include <z3++.h>

#include <functional>
#include <string>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/chains.h"
#include "solver/rules/position.h"

namespace hotstone::spec {
struct BoardPlay;
}  // namespace hotstone::spec

namespace hotstone::solver {

struct AnyPlay {
  SymbolicBoard board;
  SymbolicPosition before;
  Ranks before_ranks;
  SymbolicPlay play;
  std::vector<Assertion> assumptions;  // the position is legal, and the play is a play
};

// Constants before_..., at_..., play_....
AnyPlay MakeAnyPlay(z3::context& context, const SymbolicBoard& board, const Removal& removal);

// The wrong rules "captured-stay", "own-stay", "own-first", "both-at-once", "by-the-stone",
// "point-is-free", "some-may-stay", as listed with an obligation, in the order of the names.
std::vector<Mutant> WrongRemovals(const std::vector<std::string>& names);

// How stones are removed under a mutant; for any other name, the law.
Removal RemovalUnder(const std::string& mutant);

// The text and the replayed witness for a play in a model: `breaks` says whether the play, as spec/
// makes it from the position of the model, breaks the statement.
Decoded DecodePlay(const z3::model& model, const AnyPlay& any,
                   const std::function<bool(const spec::BoardPlay&)>& breaks);

// The same for two plays in a row; the second is by the opponent.
Decoded DecodeTwoPlays(
    const z3::model& model, const AnyPlay& any, const SymbolicPlay& second,
    const std::function<bool(const spec::BoardPlay&, const spec::BoardPlay&)>& breaks);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_ANY_PLAY_H_
