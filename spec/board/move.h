// A move: a player's action in his turn, a board play at a point or a pass (ING96-R3 "Move", G302).
//
// A move is data. The rules decide whether it is legal and what it does to the position (ruling.h,
// board_play.h).
#ifndef HOTSTONE_SPEC_BOARD_MOVE_H_
#define HOTSTONE_SPEC_BOARD_MOVE_H_

#include <optional>
#include <string>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

struct Move {
  Color player = Color::kBlack;
  std::optional<Point> at;  // nothing: a pass

  bool IsPass() const { return !at.has_value(); }
  friend bool operator==(const Move&, const Move&) = default;
};

inline Move Pass(Color player) { return Move{player, std::nullopt}; }

// "C3", "pass".
std::string MoveName(const Move& move);

// "W:C3" or "B:pass"; and one of these for each move.
std::string PlayerAndMove(const Move& move);
std::vector<std::string> PlayersAndMoves(const std::vector<Move>& moves);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_MOVE_H_
