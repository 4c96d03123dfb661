// Checks pair go cases: each expected ruling, token and end against tournament/law.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_CASES_H_

#include <string>

#include "tournament/formats/pair_go_case.h"

namespace hotstone::tournament {

// The difference, in one line; empty if the case holds.
std::string PairGoCaseDifference(const PairGoCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_CASES_H_
