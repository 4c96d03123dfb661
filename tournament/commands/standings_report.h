// Standings for people and for programs, and the least ties of a format.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_REPORT_H_

#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "tournament/courses/least_ties.h"
#include "tournament/law/standings.h"

namespace hotstone::tournament {

// A table with a line for each player, and a last line with the number of tied players. Names are
// safe for a terminal.
answers::Shown DescribeStandings(const Crosstable& table, const StandingsSystem& system,
                                 const std::vector<Standing>& standings);

// How many players share a place.
int TiedPlayers(const std::vector<Standing>& standings);

// The results of an enumerated tournament; players are a, b, c, ...
Crosstable CrosstableOf(const ResultTable& table);

// One line for a format and a system: the least number of players and, for people, the games in
// short form ("a>b": a beat b; "a=b": drawn; rounds between semicolons).
answers::Shown DescribeLeastTie(TournamentFormat format, const StandingsSystem& system,
                                const LeastTie& tie);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_REPORT_H_
