// Cases of in/out tournaments checked: pairs, lines and ends against those of tournament/law and of the
// graph of all courses.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_CASES_H_

#include <string>

#include "tournament/formats/rounds_case.h"

namespace hotstone::tournament {

// What differs, in a line; empty if the case holds.
std::string RoundsCaseDifference(const RoundsCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_ROUNDS_CASES_H_
