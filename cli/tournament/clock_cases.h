// Cases of clocks, held against the law.
#ifndef HOTSTONE_CLI_TOURNAMENT_CLOCK_CASES_H_
#define HOTSTONE_CLI_TOURNAMENT_CLOCK_CASES_H_

#include <string>

#include "formats/tournament/clock_case.h"

namespace hotstone::cli {

// What differs first, in a line; empty if the case holds.
std::string ClockCaseDifference(const formats::ClockCase& c);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_CLOCK_CASES_H_
