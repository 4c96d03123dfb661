// Checks standings cases: each expected standings against tournament/law.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_

#include <string>

#include "tournament/formats/standings_case.h"

namespace hotstone::tournament {

// The difference, in one line; empty if the case holds.
std::string StandingsCaseDifference(const StandingsCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_STANDINGS_CASES_H_
