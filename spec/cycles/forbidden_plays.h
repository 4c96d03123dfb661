// The plays that completed cycles forbid to one player, and when a later play is one of them.
//
// A play can be forbidden in two ways, the values of the key `same`:
//
//   on the board   the same point in the same position of the whole board
//   in its place   the same point, removing the same stones, if every point of the place of the
//                  cycle (spec/ko/cycle_place.h) is as it was before the forbidden play, whatever
//                  lies elsewhere. A play that removes other stones is another play: a group that
//                  has lost its last other liberty may be taken.
#ifndef HOTSTONE_SPEC_CYCLES_FORBIDDEN_PLAYS_H_
#define HOTSTONE_SPEC_CYCLES_FORBIDDEN_PLAYS_H_

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

struct BoardPlay;

class ForbiddenPlays {
 public:
  // Forbids it on the board. `nobody_named`: because of a cycle for which nobody is named.
  void AddOnBoard(const BoardPlay& play, bool nobody_named);
  // Forbids it in its place.
  void AddInPlace(const BoardPlay& play, const std::vector<Point>& place);

  // Whether a play by `maker` at this point of this position is among them, whoever makes it now;
  // false if only cycles for which nobody is named forbid it. Nothing: it is allowed.
  std::optional<bool> IsNamed(const BoardPlay& play, Color maker) const;

  // How many there are. Never decreases.
  size_t size() const { return on_board_.size() + in_place_.size(); }

 private:
  using OnBoard = std::tuple<std::string, Point, Color>;  // position before, point, player
  struct InPlace {
    Point at;
    Color player;
    std::vector<Point> captured;
    std::vector<Point> self_removed;
    std::vector<std::pair<Point, std::optional<Color>>> place;

    friend auto operator<=>(const InPlace&, const InPlace&) = default;
  };
  static bool Matches(const InPlace& forbidden, const BoardPlay& play, Color maker);

  std::set<OnBoard> on_board_;
  std::set<OnBoard> nobody_named_;  // those of cycles for which nobody is named
  std::set<InPlace> in_place_;
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_CYCLES_FORBIDDEN_PLAYS_H_
