// Which move our engine plays: a legal one, and such that games end. It is a referee, not a strong player.
//
// On small boards under rules without history: a move that keeps what the player can force (value_table.h).
// Elsewhere a plain choice among the legal plays, by a few properties that anybody can see:
//
//   never     a play that removes own stones, one that fills an own eye of one point (all its neighbours are
//             own stones, none of them in atari), one that takes nothing and leaves the own chain with a
//             single liberty, and one that brings back an earlier (position, player to move) of this game
//   first     taking stones, then saving own stones in atari, then giving atari, then liberties; points on
//             the edge last
//   equal     the seed decides, with the ply's number: the same game and the same seed give the same move
//
// If nothing is left, it passes. Why games end: no (position, player to move) is brought back by its plays,
// and there are finitely many; in practice a 19x19 game takes some 400 plies.
#ifndef HOTSTONE_CONFORMANCE_PLAY_MOVE_CHOICE_H_
#define HOTSTONE_CONFORMANCE_PLAY_MOVE_CHOICE_H_

#include <cstdint>
#include <utility>

#include "conformance/play/referee.h"
#include "conformance/play/value_table.h"

namespace hotstone::conformance {

class MoveChoice {
 public:
  explicit MoveChoice(uint64_t seed, StoredMoves stored = nullptr) : seed_(seed), table_(std::move(stored)) {}

  // A move of `color`, in turn or not, that is legal. The game must not have ended.
  spec::Move Choose(const Referee& referee, spec::Color color);

 private:
  uint64_t seed_;
  ValueTable table_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_MOVE_CHOICE_H_
