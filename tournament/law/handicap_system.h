// How ranks become handicaps: which text applies, and how its open points are read.
//
// ING96-R8 and its diagram of the scales (ING96-RANK-SCALE), ING96-G313, G607; ING91-2 "Vorgabe",
// "Graduierungen", "Kompensationspunkte", "Vorgabezüge". A rank is a number of points below 1 ping:
// two for each ping, four for each duan, eight (a play) for each ji. Each gap in the texts is a
// reading, named by its command-line words; the first value is the default:
//
//   rest           a difference of more than one play that is not a whole number of plays
//                    down   the whole plays are given, and White gives the remaining points
//                    up     one more play is given, and Black gives points back. In 1991 only
//                           beyond a difference of two plays, since handicap plays begin there
//   plays          a handicap of N plays
//                    passes N passes by White, so N + 1 plays by Black before White's first
//                           (ING91-2 "Vorgabezüge" says so)
//                    moves  (1996) N plays by Black in all, as ING96-G313 can be read
//   colours        who may have Black when the difference is less than a play
//                    free   (first in 1996) either: ING96-R8 "Choosing colors" has the players
//                           guess for colours in all games with compensation
//                    weaker (first in 1991) the weaker: ING91-2 "Farbwahl" has them guess in even
//                           games
//   ji             (1996) how many ji there are
//                    18     ING96-R8 "Ji rank"
//                    9      the diagram of the scales, as in 1991
//   overlap        (1991) how the scales of ping and tuan overlap; the text does not say
//                    1996   as in 1996: 7 tuan is 9 ping
//                    below  all tuan below all ping: 9 tuan is a tuan's step below 9 ping
//   chi_step       (1991) what a step of chi is worth; the text does not say
//                    play   a play, as in 1996
//                    half   half a play, as a step of tuan
//   first_move     what the advantage of the first move is worth to Black in one game (ING91-2
//                  "Kompensationspunkte": sixteen points, of which half is given as compensation;
//                  1996 has no number for it)
//                    half   half of it, since he could equally have been White: the part that
//                           compensation evens out
//                    whole  all of it
//   handicap_play  what one pass by White is worth to Black
//                    play   a play, eight points, as on the scales
//                    move   as much as the advantage of the first move: White gives up a whole turn
//
// The last two do not change any handicap. They set what a game is worth, which allows checking
// whether the scales agree with the points (docs/reference/tournaments.md#ranks). All functions
// take constant time.
#ifndef HOTSTONE_TOURNAMENT_LAW_HANDICAP_SYSTEM_H_
#define HOTSTONE_TOURNAMENT_LAW_HANDICAP_SYSTEM_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tournament/law/rank.h"

namespace hotstone::tournament {

enum class HandicapText { k1991, k1996 };
enum class RestOfPlays { kDown, kUp };
enum class HandicapCount { kPasses, kMoves };
enum class ColourChoice { kFree, kWeaker };
enum class JiRanks { kEighteen, kNine };
enum class ScaleOverlap { kAs1996, kBelow };
enum class ChiStep { kPlay, kHalf };
enum class FirstMove { kHalf, kWhole };
enum class HandicapPlay { kPlay, kMove };

struct HandicapSystem {
  HandicapText text = HandicapText::k1996;
  RestOfPlays rest = RestOfPlays::kDown;
  HandicapCount plays = HandicapCount::kPasses;  // 1996
  ColourChoice colours = ColourChoice::kFree;
  JiRanks ji = JiRanks::kEighteen;               // 1996
  ScaleOverlap overlap = ScaleOverlap::kAs1996;  // 1991
  ChiStep chi_step = ChiStep::kPlay;             // 1991
  FirstMove first_move = FirstMove::kHalf;
  HandicapPlay handicap_play = HandicapPlay::kPlay;

  friend bool operator==(const HandicapSystem&, const HandicapSystem&) = default;
};

// The numbers that the texts give.
inline constexpr int kPointsOfAPlay = 8;
inline constexpr int kEvenCompensation = 8;
inline constexpr int kFirstMoveOf1991 = 16;

// "ing-1991" or "ing-1996", then ",KEY=VALUE" with the keys above. InvalidArgument, listing the
// accepted words, for an unknown key or value, a repeated key, or a key that the text does not use.
absl::StatusOr<HandicapSystem> ParseHandicapSystem(std::string_view text);

// The system in the same form; defaults are left out.
std::string HandicapSystemText(const HandicapSystem& system);

// The keys of the system's text, and the systems that differ from this one in that key alone.
std::vector<std::string> HandicapKeys(const HandicapSystem& system);
std::vector<HandicapSystem> OtherReadings(const HandicapSystem& system, const std::string& key);

// All ranks of the text, in the order ping, duan, ji, strongest first within each.
std::vector<Rank> RanksOf(const HandicapSystem& system);

// How many points a rank is below 1 ping: 0 to 184. InvalidArgument for a rank that the text does
// not have.
absl::StatusOr<int> PointsBelowOnePing(const Rank& rank, const HandicapSystem& system);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_HANDICAP_SYSTEM_H_
