// Checks clock cases against tournament/law.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_CLOCK_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_CLOCK_CASES_H_

#include <string>

#include "tournament/formats/clock_case.h"

namespace hotstone::tournament {

// The first difference, in one line; empty if the case holds.
std::string ClockCaseDifference(const ClockCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_CLOCK_CASES_H_
