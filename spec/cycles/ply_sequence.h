// The plies of a game as a sequence, and the cycles that they complete.
//
// Each pair of a position and the player to move gets a number at its first occurrence, and the ply
// of its last occurrence is kept. A ply that leads to a known pair completes the cycle of all plies
// since then. Passes and agreements are plies too (spec/rules/completed_cycles.h).
#ifndef HOTSTONE_SPEC_CYCLES_PLY_SEQUENCE_H_
#define HOTSTONE_SPEC_CYCLES_PLY_SEQUENCE_H_

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/board/move.h"
#include "spec/board/position.h"

namespace hotstone::spec {

class PlySequence {
 public:
  PlySequence(const Position& start, Color to_move) { Number(start, to_move); }

  struct Ply {
    Position before;
    std::optional<BoardPlay> play;  // nothing: a pass or an agreement
    std::optional<Move> move;       // nothing: an agreement
    int from = 0;                   // number of the (position, player to move) before it
  };

  // Adds a ply. Returns the first ply of the cycle that it completes; nothing if it completes none.
  // O(points log plies).
  std::optional<size_t> AddPlay(const BoardPlay& play);
  std::optional<size_t> AddPass(const Position& position, Color to_move);
  std::optional<size_t> AddAgreement(const Position& before, const Position& after, Color to_move);

  size_t size() const { return plies_.size(); }
  const Ply& At(size_t i) const { return *plies_[i]; }

  // The positions before each ply since this one.
  std::vector<Position> PositionsSince(size_t first) const;

  // The plies since then as a word. A letter is a (position, player to move) and the point played,
  // or -1 for a pass.
  using Word = std::vector<std::pair<int, int>>;
  Word WordSince(size_t first) const;
  // The same as a cycle, no matter where it was entered: the least rotation. O(plies).
  Word CyclicWordSince(size_t first) const;

 private:
  std::optional<size_t> Add(Ply ply, const Position& after, Color to_move);

  // The number of a (position, player to move) reached now, and the number of plies made when it
  // last occurred.
  std::pair<int, std::optional<size_t>> Number(const Position& position, Color to_move);

  std::vector<std::shared_ptr<const Ply>> plies_;  // shared by the copies of a game
  int now_ = 0;
  // The number of each (position, player to move), and the plies made when it last occurred.
  std::map<std::pair<std::string, Color>, std::pair<int, size_t>> latest_;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CYCLES_PLY_SEQUENCE_H_
