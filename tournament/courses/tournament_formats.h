// All tournaments of a format with n players: every pairing that the format allows, and every
// result.
//
// ING96-R7 "Tournament system" names formats without describing them. They are taken to be:
//
//   round-robin         everybody meets everybody once; no draws
//   round-robin-draws   the same; games may be drawn
//   knockout            single elimination: the remaining players are paired in any way, and one of
//                       an odd number has a bye; losers leave until one player is left
//   knockout-no-byes    the same with a power of two, so that nobody ever has a bye
//   double-knockout     multiple elimination: a player leaves with his second defeat
//   swiss               as many rounds as it takes to halve the field to one player; the number of
//                       players is even; nobody meets the same opponent twice, and the pairings of
//                       a round minimise the sum of the squared differences in won games
//   swiss-odd           the same with an odd number; in each round one player with the fewest
//                       points among those without a bye so far has a bye, and byes count as won
//                       games for the pairing
//   ten-game-match      two players, ten games, all of them played
//
// "Super go" is named, too, but never explained; Ing's own system is the in/out tournament, which
// is treated separately (docs/reference/tournaments.md).
//
// Before the first round all players are alike. So in that round, except in round robins, 0 beats
// 1, 2 beats 3, and so on, and the last one of an odd number has the bye: any tournament is one of
// these up to renaming.
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

// Calls `visit` for each tournament until it returns false; then returns false, otherwise true. If
// the format has no tournament with this number of players (an odd one for `swiss`), nothing is
// visited. Exponential in the number of games.
using VisitTable = std::function<bool(const ResultTable& table)>;
bool ForEachTournament(TournamentFormat format, int players, const VisitTable& visit);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_TOURNAMENT_FORMATS_H_
