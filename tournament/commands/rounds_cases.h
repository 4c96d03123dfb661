// Checks in/out tournament cases: pairs, lines and ends against tournament/law and the graph of all
// courses.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_CASES_H_

#include <string>

#include "tournament/formats/rounds_case.h"

namespace hotstone::tournament {

// The difference, in one line; empty if the case holds.
std::string RoundsCaseDifference(const RoundsCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_CASES_H_
