// Cases of in/out tournaments checked: pairs, lines and ends against those of spec/tournament and of the
// graph of all courses.
#ifndef HOTSTONE_CLI_TOURNAMENT_ROUNDS_CASES_H_
#define HOTSTONE_CLI_TOURNAMENT_ROUNDS_CASES_H_

#include <string>

#include "formats/tournament/rounds_case.h"

namespace hotstone::cli {

// What differs, in a line; empty if the case holds.
std::string RoundsCaseDifference(const formats::RoundsCase& c);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_ROUNDS_CASES_H_
