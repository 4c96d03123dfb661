// Cases of pair go checked: the rulings, tokens and end that each expects against those of tournament/law.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_CASES_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_CASES_H_

#include <string>

#include "tournament/formats/pair_go_case.h"

namespace hotstone::tournament {

// What differs, in a line; empty if the case holds.
std::string PairGoCaseDifference(const PairGoCase& c);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_PAIR_GO_CASES_H_
