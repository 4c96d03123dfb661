// Cases of standings checked: the standings that each case expects against those that spec/tournament gives.
#ifndef HOTSTONE_CLI_TOURNAMENT_STANDINGS_CASES_H_
#define HOTSTONE_CLI_TOURNAMENT_STANDINGS_CASES_H_

#include <string>

#include "formats/tournament/standings_case.h"

namespace hotstone::cli {

// What differs, in a line; empty if the case holds.
std::string StandingsCaseDifference(const formats::StandingsCase& c);

// Prints a line for each case that fails and one of counts. The exit code: 0 all hold, 1 one fails, 2 a
// malformed file.
int CheckStandingsCases(const std::string& path, bool as_json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_STANDINGS_CASES_H_
