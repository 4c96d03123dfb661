// Standings for people and for programs, and the least ties of a format.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_REPORT_H_

#include <string>
#include <vector>

#include "tournament/courses/least_ties.h"
#include "tournament/law/standings.h"

namespace hotstone::tournament {

// A table with a line for each player, and a last line that says how many ties are left. Names are fit for
// a terminal.
std::string StandingsTableText(const Crosstable& table, const StandingsSystem& system,
                               const std::vector<Standing>& standings);

// One JSON object (hotstone.result/1), with its line's end.
std::string StandingsTableJson(const Crosstable& table, const StandingsSystem& system,
                               const std::vector<Standing>& standings);

// How many players share a place with somebody.
int TiedPlayers(const std::vector<Standing>& standings);

// The results of a tournament that was enumerated; players are a, b, c, ...
Crosstable CrosstableOf(const ResultTable& table);

// One line for a format and a system: the least number of players and, for people, the games in short
// ("a>b": a beat b; "a=b": drawn; rounds between semicolons).
std::string LeastTieText(TournamentFormat format, const StandingsSystem& system, const LeastTie& tie);
std::string LeastTieJson(TournamentFormat format, const StandingsSystem& system, const LeastTie& tie);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_REPORT_H_
