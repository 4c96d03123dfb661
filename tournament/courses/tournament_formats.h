// All tournaments of a format with n players: every way to pair that the format allows, and every result.
//
// ING96-R7 "Tournament system" names formats and describes none. What they are taken to be:
//
//   round-robin         everybody meets everybody once; nobody draws
//   round-robin-draws   the same; games may be drawn
//   knockout            single elimination: those left are paired in any way, with an odd number one of them
//                       has a bye; losers leave, the last one is left
//   knockout-no-byes    the same with a power of two, so that nobody ever has a bye
//   double-knockout     multiple elimination: a player leaves with his second defeat
//   swiss               as many rounds as halving takes to come to one player; the number of players is even;
//                       nobody meets the same opponent twice, and the squares of the differences in won games
//                       add up to as little as they can over the pairings of a round
//   swiss-odd           the same with an odd number; in each round somebody with the fewest points of those
//                       who had none has a bye, and byes count as won games for the pairing
//   ten-game-match      two players, ten games, all of them played
//
// "Super go" is named, too, and nothing says what it is; Ing's own system is the in/out tournament, which
// is looked at by itself (docs/reference/tournaments.md).
//
// Before the first round players are all alike. So in that round, round robins excepted, 0 beats 1, 2 beats
// 3, and so on, and the last one of an odd number has the bye: any tournament is one of these under other
// names.
#ifndef HOTSTONE_TOURNAMENT_COURSES_TOURNAMENT_FORMATS_H_
#define HOTSTONE_TOURNAMENT_COURSES_TOURNAMENT_FORMATS_H_

#include <functional>
#include <string_view>
#include <vector>

#include "tournament/courses/result_table.h"

namespace hotstone::tournament {

enum class TournamentFormat {
  kRoundRobin,
  kRoundRobinDraws,
  kKnockout,
  kKnockoutNoByes,
  kDoubleKnockout,
  kSwiss,
  kSwissOdd,
  kTenGameMatch,
};

const std::vector<TournamentFormat>& TournamentFormats();
// "round-robin", ...
std::string_view TournamentFormatName(TournamentFormat format);

// Calls `visit` for each tournament; it says whether to go on. False if it was told to stop. For a number
// of players with which there is no such tournament (an odd one for `swiss`) there is nothing to visit.
// Exponential in the number of games.
using VisitTable = std::function<bool(const ResultTable& table)>;
bool ForEachTournament(TournamentFormat format, int players, const VisitTable& visit);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_TOURNAMENT_FORMATS_H_
