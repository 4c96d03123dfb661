// The obligations about ko races: R1 to R5 of the classification, for all integers.
//
// docs/explanation/ko-race.md gives the statement and proof of each, and what became of the literal
// claims. Scope `all boards` means here: all numbers of eyes, liberties, kos and threats.
// ko_race_rules.h has the rules, and ko_race_proof.h the form of a proof.
#ifndef HOTSTONE_SOLVER_KO_RACE_KO_RACE_H_
#define HOTSTONE_SOLVER_KO_RACE_KO_RACE_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> KoRaceObligations();

// The families: who is settled (R1), who is balanced (R2), who wins under twin hot stones (R3), the
// table (R4), endless play (R5).
std::vector<Obligation> SettledRaceObligations();
std::vector<Obligation> BalancedRaceObligations();
std::vector<Obligation> TwinRaceObligations();
std::vector<Obligation> LevelRaceObligations();
std::vector<Obligation> RaceClassObligations();
std::vector<Obligation> EndlessRaceObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_RACE_KO_RACE_H_
