// Fighting or disturbing, by removal: is life and death settled, and if so, whose stones live only
// as long as the cycle goes on?
//
// ING96-R5: a fighting ko determines the life and death of the groups involved; G515: a needless
// fight cannot alter it. R4: life and death are verified by removal. So the class of a ko or of a
// cycle is asked of the fates of the stones around it (board_fates.h), and everything has a class:
//
//   fighting     the fate of some stone is open, in one of two renderings:
//     by turn      in a ko position, the first move decides it; in a cycle, the answer for the
//                  stone differs between plies, with the player to move and the hot stone there
//     by take      the answer depends on whether some play of the ko is allowed now or barred for
//                  one ply
//   disturbing   otherwise
//
// In a disturbing ko the disturber is the side whose stones are dead or hanging: they are removed
// if endless play counts against their owner (ING96-H5, G512, P3). It must be one side alone.
// Otherwise it is the player who starts the cycle (G513). The renderings, and stones that hang, are
// ours: the texts do not say more than R4.
//
// In a cycle it matters whose turn it is. In a double ko against an eye (G512) the dead side takes
// both kos while the other passes; now the one who moves first wins everything. But it is the other
// who moves, and he takes back: at no ply of the cycle do the answers change.
#ifndef HOTSTONE_SPEC_FATES_REMOVAL_CLASS_H_
#define HOTSTONE_SPEC_FATES_REMOVAL_CLASS_H_

#include <optional>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/board/move.h"
#include "spec/board/position.h"
#include "spec/fates/board_fates.h"

namespace hotstone::spec {

// What leaves a fate open.
enum class OpenBy { kTurn, kTake };

// A position, and the plays of the ko there: the takes of a ko position, or the ply of a cycle.
struct RemovalMoment {
  Position position;
  std::vector<Move> plays = {};  // no passes
  // In a cycle: who is to move, and where the ply before barred him by a single hot stone.
  std::optional<Color> to_move = std::nullopt;
  std::optional<Point> banned = std::nullopt;
};

struct RemovalVerdict {
  bool fighting = false;
  std::optional<Color> at_stake;   // fighting: the owner of every open stone, if it is one side
  std::optional<Color> disturber;  // disturbing: named by the fates; nothing: the starter

  friend bool operator==(const RemovalVerdict&, const RemovalVerdict&) = default;
};

// By the fates of these stones, which are there in every position. `moments`: one for a ko
// position, or one for each ply of a cycle.
RemovalVerdict ClassByRemoval(const BoardFates& fates, const std::vector<Point>& stones,
                              const std::vector<RemovalMoment>& moments, OpenBy open_by);

// The stones that the class of a cycle depends on: those that stay throughout and belong, in one of
// its positions, to a chain beside a point where it plays. `positions`: before each ply.
std::vector<Point> StonesBesideCycle(const std::vector<Position>& positions,
                                     const std::vector<Point>& played);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_FATES_REMOVAL_CLASS_H_
