// From boards to races: which ko race a ko position is, which move of the race a play is, and whether both
// then lead to the same place.
//
// ko_race.h reduces two groups to numbers. What may be concluded from the numbers for a board hangs on this
// map: if every play in a ko position is a move of its race and the race after the move is the race of the
// board after the play, the race can be replayed on the board. Black is the first side. Some ko positions are
// no race, and some plays change more than a race knows of (a stone on an external liberty that joins the
// player's own group and brings it new breaths). Neither is left out silently: each has its reason.
//
//   position   a race has two groups, of Black and of White, every ko between them and of one stone, and eyes
//              of one point each that are certain. External liberties are those of breath.h; whether they can
//              be filled without an answer is not looked at.
//   play       by the kind of breath that it fills. Two kinds may not coincide: shared breaths are not
//              external ones.
//   hot        under the law `single` only, with no ban before the play
#ifndef HOTSTONE_SPEC_KO_RACE_KO_RACE_MAP_H_
#define HOTSTONE_SPEC_KO_RACE_KO_RACE_MAP_H_

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/ko/breath.h"
#include "spec/ko_race/ko_race.h"

namespace hotstone::spec {

class Position;

// Why a ko position is no race.
enum class NoRace {
  kNotTwoGroups,  // not one group of each colour at every ko
  kTwoStoneKo,
  kDoubtfulEye,  // whether a space is an eye is left to play
  kLargeEye,     // an eye of more than one point
  kHoldsStones,  // a space that might be an eye holds stones of the other colour
};
std::string_view NoRaceName(NoRace reason);  // "not-two-groups", ...
const std::vector<NoRace>& AllNoRace();

// The race of a ko position with this player to move, no ban and no pass before; or why it is none.
std::variant<KoRace, NoRace> RaceOf(const KoPosition& position, Color to_move);

// The move of the race that a play at this point is; nothing if the point is a breath of neither group.
// Requires RaceOf to be a race.
std::optional<RaceMove> RaceMoveAt(const KoPosition& position, Color player, Point at);

// What comes of a play and of its move in the race.
enum class RaceStep {
  kSame,         // the race after the move is the race of the board after the play
  kLegality,     // one of the two is forbidden (by variation), the other is not
  kPartRemoved,  // a part of a group is removed, which has none in a race
  kRemoval,      // a group is removed on the board and not in the race, or the other way round
  kNoRace,       // the board after the play has no race
  kNumbers,      // it has another race
};
std::string_view RaceStepName(RaceStep step);  // "same", "legality", ...
const std::vector<RaceStep>& AllRaceSteps();

// Requires a ko position of `board` that is a race, and RaceMoveAt to be a move. Where the play leaves no ko,
// there is no race to compare with, and the liberties of both groups are compared. O(points^3).
RaceStep CompareStep(const Position& board, const KoPosition& position, Color player, Point at);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_RACE_KO_RACE_MAP_H_
