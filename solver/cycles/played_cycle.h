// A plain cycle as a game: its positions and moves in the types of spec/, and the cycle played by
// the law.
#ifndef HOTSTONE_SOLVER_CYCLES_PLAYED_CYCLE_H_
#define HOTSTONE_SOLVER_CYCLES_PLAYED_CYCLE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/rules/board.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

// A position from its characters.
spec::Position PositionOf(const SymbolicBoard& board, const std::string& cells);

// The cycle as the law classifies it, entered at its first ply, Black to move.
spec::CompletedCycle CompletedCycleOf(const SymbolicBoard& board, const PlainCycle& word);

// A cycle as played: moves, with passes where bans require them.
struct PlayedCycle {
  spec::Position setup;
  std::vector<spec::Move> moves;  // Black first
};

// Plays the cycle by spec/ under rules without history, two rounds and the entry to a third, with a
// pass by each player before each play that spec/ calls banned. FailedPrecondition, naming the ply,
// if a position differs from the cycle's, a move is illegal, the game ends, or the second round has
// different pairs of passes from the first; also if a vertex repeats or there is no board play.
absl::StatusOr<PlayedCycle> Replay(const SymbolicBoard& board, const spec::RuleSet& rules,
                                   const PlainCycle& cycle);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_PLAYED_CYCLE_H_
