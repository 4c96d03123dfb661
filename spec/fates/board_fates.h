// What becomes of the stones of a position if the two players fight about one of them alone.
//
// ING96-R4 "Life and death": "Stones that can be removed are dead; stones that cannot be removed
// are alive. Any disputed shape should be verified for life and death by removal." For one stone,
// its attacker wins if it is taken off, by whomever; its owner wins if the game ends with it on the
// board. An endless play is a win for neither. Each stone therefore has one answer for each player
// who may move first:
//
//   removed   the attacker forces the removal
//   kept      the owner forces the end of the game with the stone on the board
//   hangs     neither: it takes a rule about long cycles to decide
//
// The law of this fight is the traditional one, basic-only: the single hot stone in every ko
// (single_hot_stone.h), self-removal of two or more stones permitted, four passes end the game. It
// is our reading: R4 does not say which stones are hot during the verification. It must not be the
// class of a ko that says so, because the class is asked of these fates (removal_class.h). What
// happens if the class does decide is the question of enumerate/circle.
//
// Fates need the whole board, because play empties and fills it. plain_fates.h computes them for
// small boards; a program may name a faster source of them (fates_of.h).
#ifndef HOTSTONE_SPEC_FATES_BOARD_FATES_H_
#define HOTSTONE_SPEC_FATES_BOARD_FATES_H_

#include <optional>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

class Position;

enum class Removal { kRemoved, kKept, kHangs };

// The answers with either player to move.
struct StoneFate {
  Removal attacker_first = Removal::kHangs;
  Removal owner_first = Removal::kHangs;

  bool Dead() const {
    return attacker_first == Removal::kRemoved && owner_first == Removal::kRemoved;
  }
  bool Alive() const { return attacker_first == Removal::kKept && owner_first == Removal::kKept; }
  // The first move decides it.
  bool ByTurn() const {
    return attacker_first == Removal::kRemoved && owner_first == Removal::kKept;
  }
  bool Hangs() const { return attacker_first == Removal::kHangs || owner_first == Removal::kHangs; }

  friend bool operator==(const StoneFate&, const StoneFate&) = default;
};

// The fates of all positions of one board. Safe to ask from several threads.
class BoardFates {
 public:
  virtual ~BoardFates() = default;

  // The answer for the stone at `stone` of a legal position that is not full of stones, with
  // `to_move` to move, no pass before, and `banned` barred for this ply.
  virtual Removal Of(const Position& position, Color to_move, std::optional<Point> banned,
                     Point stone) const = 0;

  StoneFate FateOf(const Position& position, Point stone) const;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_FATES_BOARD_FATES_H_
