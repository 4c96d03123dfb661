// Standings for people and for programs, and the least ties of a format.
#ifndef HOTSTONE_CLI_TOURNAMENT_STANDINGS_REPORT_H_
#define HOTSTONE_CLI_TOURNAMENT_STANDINGS_REPORT_H_

#include <string>
#include <vector>

#include "enumerate/tournament/least_ties.h"
#include "spec/tournament/standings.h"

namespace hotstone::cli {

// A table with a line for each player, and a last line that says how many ties are left. Names are fit for
// a terminal.
std::string StandingsText(const spec::Crosstable& table, const spec::StandingsSystem& system,
                          const std::vector<spec::Standing>& standings);

// One JSON object (hotstone.result/1), with its line's end.
std::string StandingsJson(const spec::Crosstable& table, const spec::StandingsSystem& system,
                          const std::vector<spec::Standing>& standings);

// How many players share a place with somebody.
int TiedPlayers(const std::vector<spec::Standing>& standings);

// The results of a tournament that was enumerated; players are a, b, c, ...
spec::Crosstable CrosstableOf(const enumerate::ResultTable& table);

// One line for a format and a system: the least number of players and, for people, the games in short
// ("a>b": a beat b; "a=b": drawn; rounds between semicolons).
std::string LeastTieText(enumerate::TournamentFormat format, const spec::StandingsSystem& system,
                         const enumerate::LeastTie& tie);
std::string LeastTieJson(enumerate::TournamentFormat format, const spec::StandingsSystem& system,
                         const enumerate::LeastTie& tie);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_STANDINGS_REPORT_H_
