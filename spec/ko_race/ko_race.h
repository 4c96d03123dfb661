// The ko race: two groups that fight over kos, reduced to numbers of breaths.
//
// ING96-R4 "Breath shape" and G406-G416 name three basic shapes of breaths: eye, shared and ko;
// external breaths come on top. If two groups, `first` and `second`, have only these, a position
// reduces to the number of each kind, the player to move and the hot kos. The reduction follows,
// with the reason why each rule equals that of the board (spec/board/board_play.h, hot_stone.h) on
// such a position; i is the player to move, j the other:
//
//   breaths     A group's liberties are its eyes, its external liberties, the shared ones and the
//               mouths of the kos that it holds. A ko is a stone on u with the one liberty v: v is
//               adjacent to its holder's group, u to the other's. The holder has v as a liberty,
//               the other side gains none.
//   eye         One point. An eye of more points is entered here as one eye and external liberties.
//   take        i plays at the mouth of a ko of j: i now holds the ko. j has one liberty less, i
//               one more.
//   connect     i plays at the mouth of an own ko: the ko is gone, and i has one liberty less.
//   fill        An external liberty of either side, or a shared one, is filled; a shared one was a
//               liberty of both. Stones on j's external liberties belong to other stones of i,
//               which are alive: the fight is between two groups. Every external liberty can be
//               filled at once without an approach move.
//   fill-eye    A play in j's one-point eye is the self-removal of a single stone, forbidden by
//               variation (ING96-R3), unless it takes j's last liberty. So it is legal only if that
//               eye is j's only liberty.
//   fill-own-eye  i plays in an own eye; its stone joins the group.
//   threat      i plays elsewhere, j answers there, i is to move again. The threat is worth more
//               than the race, so it is always answered. Two plies have passed: bans and passes are
//               cleared. Each side has a number of threats, and none comes back: recycled ones
//               (ING96-G516) are not modelled.
//   pass        Always possible (ING96-R3).
//   removal     A group without a liberty is removed; if both have none, the group of the player
//               who did not move is removed (ING96-R4 "Removal"). A play may remove its own group:
//               it is not a single stone, since the played stone joins a group (ING96-G311). A
//               removal ends the race: the other group has won. `end_passes` passes in a row end it
//               too: both are on the board, in coexistence.
//
// Hot stones (spec/rules/hot_stone.h). After i has taken a ko, `single` forbids j for one ply to
// take that ko. `twin` forbids j to take any, since all kos of two groups are in one fight.
// `twin-triple` forbids any if the fight has exactly three kos, not counting connected ones. The
// ban is on a point, so it holds even if the play would remove the whole group. Kos of one holder
// differ only in being hot, so their number suffices.
//
// A side may be barred: it may take no more kos. This is the coarsest form of "the disturber is
// never allowed to continue disturbing" (ING96-R5 "Disturbing ko"). It is not a reading of that
// rule but its effect after every take has been made once.
#ifndef HOTSTONE_SPEC_KO_RACE_KO_RACE_H_
#define HOTSTONE_SPEC_KO_RACE_KO_RACE_H_

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hotstone::spec {

enum class RaceSide { kFirst, kSecond };
RaceSide OtherSide(RaceSide side);
const char* RaceSideName(RaceSide side);  // "first", "second"

enum class RaceHot { kNone, kSingle, kTwin, kTwinTriple };

struct RaceLaw {
  RaceHot hot = RaceHot::kSingle;
  std::optional<RaceSide> barred;
  int end_passes = 4;  // >= 1
};

// All numbers >= 0.
struct RaceGroup {
  int eyes = 0;
  int external = 0;
  int kos = 0;  // held by this side
  int threats = 0;

  friend bool operator==(const RaceGroup&, const RaceGroup&) = default;
  friend auto operator<=>(const RaceGroup&, const RaceGroup&) = default;
};

struct KoRace {
  std::array<RaceGroup, 2> groups;  // of first, of second
  int shared = 0;
  RaceSide to_move = RaceSide::kFirst;
  int hot = 0;  // number of hot kos of the side not to move; at most all its kos
  int passes = 0;
  std::optional<RaceSide> removed;

  const RaceGroup& Of(RaceSide side) const { return groups[side == RaceSide::kSecond]; }
  RaceGroup& Of(RaceSide side) { return groups[side == RaceSide::kSecond]; }
  int Kos() const { return groups[0].kos + groups[1].kos; }

  friend bool operator==(const KoRace&, const KoRace&) = default;
  friend auto operator<=>(const KoRace&, const KoRace&) = default;
};

int RaceLiberties(const KoRace& race, RaceSide side);

// Whether it can occur on a board: no number below 0, at most all kos of the opponent hot, and each
// group that is not removed has a liberty.
bool IsRace(const KoRace& race);

enum class RaceMove {
  kTake,
  kConnect,
  kFillExternal,  // of the opponent
  kFillOwnExternal,
  kFillShared,
  kFillEye,  // of the opponent
  kFillOwnEye,
  kThreat,
  kPass
};
const std::vector<RaceMove>& AllRaceMoves();   // in this order
std::string_view RaceMoveName(RaceMove move);  // "take", "connect", "fill-external", ...
bool IsRaceOver(const KoRace& race, const RaceLaw& law);

// The winner: the side that remains; nobody while the race continues or if passes ended it.
std::optional<RaceSide> RaceWinner(const KoRace& race);

// Whether the player to move may make this move. No move is legal in a race that is over.
bool IsLegalRaceMove(const KoRace& race, RaceMove move, const RaceLaw& law);

// The legal moves in the order of AllRaceMoves(); empty exactly if the race is over.
std::vector<RaceMove> RaceMoves(const KoRace& race, const RaceLaw& law);

// Requires IsLegalRaceMove().
KoRace AfterRaceMove(const KoRace& race, RaceMove move, const RaceLaw& law);

// "eyes 1/0, external 0/0, shared 0, kos 1/2, threats 0/0, first to move, 1 hot, 0 passes"
std::string RaceText(const KoRace& race);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_RACE_KO_RACE_H_
