// A plain cycle as a game: its positions and moves in the types of spec/, and the cycle played by the law.
#ifndef HOTSTONE_SOLVER_CYCLES_PLAYED_CYCLE_H_
#define HOTSTONE_SOLVER_CYCLES_PLAYED_CYCLE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/rules/board.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

// A position from its characters.
spec::Position PositionOf(const SymbolicBoard& board, const std::string& cells);

// A cycle as it is played: moves with passes where bans require them.
struct PlayedCycle {
  spec::Position setup;
  std::vector<spec::Move> moves;  // Black first
};

// Plays the cycle by spec/ under rules without history, two rounds and the entry to a third, with a pass of
// each player before each play that spec/ calls banned. FailedPrecondition, with the ply, if a position is
// not the one that the cycle says, a move is not legal, the game ends, or the second round has other pairs of
// passes than the first; or if a vertex comes twice, or no board play.
absl::StatusOr<PlayedCycle> Replay(const SymbolicBoard& board, const spec::RuleSet& rules,
                                   const PlainCycle& cycle);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_PLAYED_CYCLE_H_
