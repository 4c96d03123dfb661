// How ranks become handicaps: which text, and how what the texts leave open is read.
//
// ING96-R8 and its diagram of the scales (ING96-RANK-SCALE), ING96-G313, G607; ING91-2 "Vorgabe",
// "Graduierungen", "Kompensationspunkte", "Vorgabezüge". A rank stands so many points below 1 ping: two for
// each ping, four for each duan, eight (a play) for each ji. Each gap is a reading with the words of the
// command line, the first value being the one that is taken if nothing is said:
//
//   rest           a difference of more than one play that is not a whole number of plays
//                    down   the whole plays are given, and White gives the points that are left
//                    up     one play more is given, and Black gives points back. In 1991 only beyond two
//                           plays of difference, since handicap plays begin there
//   plays          a handicap of N plays
//                    passes N passes of White, so N + 1 plays of Black before White's first (ING91-2
//                           "Vorgabezüge" says so)
//                    moves  (1996) N plays of Black in all, as ING96-G313 can be read
//   colours        who may have Black where the difference is less than a play
//                    free   (first in 1996) either: ING96-R8 "Choosing colors" has the colours of all games
//                           with compensation guessed for
//                    weaker (first in 1991) the weaker: ING91-2 "Farbwahl" has them guessed for in even games
//   ji             (1996) how many ji there are
//                    18     ING96-R8 "Ji rank"
//                    9      the diagram of the scales, as in 1991
//   overlap        (1991) how the scales of ping and tuan lie side by side; the text does not say
//                    1996   as in 1996: 7 tuan is 9 ping
//                    below  all tuan below all ping: 9 tuan is a tuan's step below 9 ping
//   chi_step       (1991) what a step of chi is worth; the text does not say
//                    play   a play, as in 1996
//                    half   half a play, as a step of tuan
//   first_move     what the advantage of the first move is to Black in one game (ING91-2
//                  "Kompensationspunkte": sixteen points, and half of it is given as compensation; 1996 has
//                  no number for it)
//                    half   half of it, since he may as well have been White: what the compensation evens out
//                    whole  all of it
//   handicap_play  what one pass of White is worth to Black
//                    play   a play, eight points, as the scales have it
//                    move   as much as the advantage of the first move: White gives away a whole turn
//
// The last two change no handicap. They say what a game is worth, by which one can ask whether the scales
// agree with the points (docs/reference/tournaments.md#ranks). All functions take constant time.
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

// What the texts have numbers for.
inline constexpr int kPointsOfAPlay = 8;
inline constexpr int kEvenCompensation = 8;
inline constexpr int kFirstMoveOf1991 = 16;

// "ing-1991" or "ing-1996", then ",KEY=VALUE" with the keys above. InvalidArgument, with the good words, for
// a key or a value that is not known, that comes twice, or that the text has no use for.
absl::StatusOr<HandicapSystem> ParseHandicapSystem(std::string_view text);

// The system in the same words; what is as it starts is left out.
std::string HandicapSystemText(const HandicapSystem& system);

// The keys of its text, and the systems that differ from this one in that key alone.
std::vector<std::string> HandicapKeys(const HandicapSystem& system);
std::vector<HandicapSystem> OtherReadings(const HandicapSystem& system, const std::string& key);

// All ranks that the text has, in the order ping, duan, ji, the strongest of each first.
std::vector<Rank> RanksOf(const HandicapSystem& system);

// How many points a rank stands below 1 ping: 0 to 184. Of those that the text has not, InvalidArgument.
absl::StatusOr<int> PointsBelowOnePing(const Rank& rank, const HandicapSystem& system);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_HANDICAP_SYSTEM_H_
