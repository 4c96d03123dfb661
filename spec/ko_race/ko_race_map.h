// Maps boards to races: the ko race of a ko position, the race move of a play, and whether both
// lead to the same result.
//
// ko_race.h reduces two groups to numbers. Conclusions from the numbers about a board depend on
// this map: if every play in a ko position is a move of its race and the race after the move is the
// race of the board after the play, the race can be replayed on the board. Black is the first side.
// Some ko positions are not a race, and some plays change more than a race models (a stone on an
// external liberty that joins the player's own group and brings it new breaths). The map reports
// both, each with a reason.
//
//   position   a race has two groups, one of Black and one of White, every ko between them and of
//              one stone, and certain eyes of one point each. External liberties are those of
//              breath.h; whether they can be filled without an answer is not checked.
//   play       classified by the kind of breath that it fills. Two kinds may not coincide: shared
//              breaths are not external ones.
//   hot        under the law `single` only, with no ban before the play
#ifndef HOTSTONE_SPEC_KO_RACE_KO_RACE_MAP_H_
#define HOTSTONE_SPEC_KO_RACE_KO_RACE_MAP_H_

#include <optional>
#include <string_view>
#include <variant>

#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/ko/breath.h"
#include "spec/ko_race/ko_race.h"

namespace hotstone::spec {

class Position;

// Why a ko position is not a race.
enum class NoRace {
  kNotTwoGroups,  // not one group of each colour at every ko
  kKoOfSeveralStones,
  kDoubtfulEye,  // play decides whether a space is an eye
  kLargeEye,     // an eye of more than one point
  kHoldsStones,  // a space that might be an eye holds stones of the other colour
};
std::string_view NoRaceName(NoRace reason);  // "not-two-groups", ...

// The race of a ko position with this player to move, no ban and no pass before; or why there is
// none.
std::variant<KoRace, NoRace> RaceOf(const KoPosition& position, Color to_move);

// The race move of a play at this point; nothing if the point is a breath of neither group.
// Requires that RaceOf returns a race.
std::optional<RaceMove> RaceMoveAt(const KoPosition& position, Color player, Point at);

// The result of comparing a play with its move in the race.
enum class RaceStep {
  kSame,         // the race after the move is the race of the board after the play
  kLegality,     // one of the two is forbidden (by variation), the other is not
  kPartRemoved,  // a part of a group is removed; race groups have no parts
  kRemoval,      // a group is removed on the board but not in the race, or vice versa
  kNoRace,       // the board after the play has no race
  kNumbers,      // the board after the play has a different race
};
std::string_view RaceStepName(RaceStep step);  // "same", "legality", ...

// Requires a ko position of `board` that is a race, and a point for which RaceMoveAt returns a
// move. If the play leaves no ko, there is no race to compare with, so the liberties of both groups
// are compared. O(points^3).
RaceStep CompareStep(const Position& board, const KoPosition& position, Color player, Point at);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_RACE_KO_RACE_MAP_H_
