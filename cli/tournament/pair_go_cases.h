// Cases of pair go checked: the rulings, tokens and end that each expects against those of spec/tournament.
#ifndef HOTSTONE_CLI_TOURNAMENT_PAIR_GO_CASES_H_
#define HOTSTONE_CLI_TOURNAMENT_PAIR_GO_CASES_H_

#include <string>

#include "formats/tournament/pair_go_case.h"

namespace hotstone::cli {

// What differs, in a line; empty if the case holds.
std::string PairGoCaseDifference(const formats::PairGoCase& c);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_PAIR_GO_CASES_H_
