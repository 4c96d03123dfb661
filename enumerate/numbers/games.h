// The number of games of a board under a superko rule.
//
// A game is any legal sequence of board plays from the empty board, including the empty sequence.
// Passes are free for either player and are not counted: two sequences of moves that differ only in
// passes are one game. (J. Tromp's definition; it gives 9 games on 2x1 and 907 on 3x1 under psk.)
// Under ssk a pass that a player needs brings about a situation that counts as seen. games_graph.h
// has the graph, games_paths.h the counting.
#ifndef HOTSTONE_ENUMERATE_NUMBERS_GAMES_H_
#define HOTSTONE_ENUMERATE_NUMBERS_GAMES_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/rules/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

struct GameCountOptions {
  uint64_t memory_limit_bytes = uint64_t{4} << 30;
  Progress* progress = nullptr;  // "games": vectors kept so far
};

struct GameCount {
  uint64_t value = 0;
  int vertices = 0;     // positions or situations
  uint64_t states = 0;  // path vectors kept
};

// Unimplemented for rule sets without such a graph (games_graph.h), ResourceExhausted if the board
// has too many positions or memory runs out, OutOfRange from 2^64 games on, Cancelled.
absl::StatusOr<GameCount> CountGames(const Grid& grid, const spec::RuleSet& rules,
                                     const GameCountOptions& options = {});

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_NUMBERS_GAMES_H_
