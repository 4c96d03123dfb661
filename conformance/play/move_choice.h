// Chooses our engine's move: a legal one, such that games end. It is a referee, not a strong
// player.
//
// On small boards under rules without history: a move that keeps what the player can force
// (value_table.h). Elsewhere a choice among the legal plays by a few simple properties:
//
//   never     a play that removes own stones, one that fills an own one-point eye (all its
//             neighbours are own stones, none in atari), one that captures nothing and leaves the
//             own chain with a single liberty, and one that brings back an earlier (position,
//             player to move) of this game
//   first     captures, then saving own stones in atari, then giving atari, then liberties; points
//             on the edge last
//   equal     the seed decides, with the ply's number: the same game and the same seed give the
//             same move
//
// If nothing is left, it passes. Games end because its plays never bring back a (position, player
// to move), and there are finitely many; in practice a 19x19 game takes some 400 plies.
#ifndef HOTSTONE_CONFORMANCE_PLAY_MOVE_CHOICE_H_
#define HOTSTONE_CONFORMANCE_PLAY_MOVE_CHOICE_H_

#include <cstdint>
#include <utility>

#include "conformance/play/referee.h"
#include "conformance/play/value_table.h"

namespace hotstone::conformance {

class MoveChoice {
 public:
  explicit MoveChoice(uint64_t seed, StoredMoves stored = nullptr)
      : seed_(seed), table_(std::move(stored)) {}

  // A legal move of `color`, in turn or not. The game must not have ended.
  spec::Move Choose(const Referee& referee, spec::Color color);

  // The tables that it asks.
  ValueTable& table() { return table_; }

 private:
  uint64_t seed_;
  ValueTable table_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_MOVE_CHOICE_H_
