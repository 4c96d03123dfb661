// Cases of standings checked: the standings that each case expects against those that tournament/law gives.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_

#include <string>

#include "tournament/formats/standings_case.h"

namespace hotstone::tournament {

// What differs, in a line; empty if the case holds.
std::string StandingsCaseDifference(const StandingsCase& c);

// Prints a line for each case that fails and one of counts. The exit code: 0 all hold, 1 one fails, 2 a
// malformed file.
int CheckStandingsCases(const std::string& path, bool as_json);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_
