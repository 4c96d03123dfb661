// Checks standings cases: each expected standings against tournament/law.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_

#include <string>

#include "tournament/formats/standings_case.h"

namespace hotstone::tournament {

// The difference, in one line; empty if the case holds.
std::string StandingsCaseDifference(const StandingsCase& c);

// Prints a line for each failed case and a line of counts. Exit code: 0 if all hold, 1 if one
// fails, 2 for a malformed file.
int CheckStandingsCases(const std::string& path, bool as_json);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_
