// The obligations about ko races: R1 to R5 of the classification, for all integers.
//
// What each says, how it is proved and what came of the literal claims is in
// docs/explanation/ko-race.md. Scope `all boards` means here: all numbers of eyes, liberties, kos
// and threats. The rules are those of ko_race_rules.h, the form of a proof is that of
// ko_race_proof.h.
#ifndef HOTSTONE_SOLVER_KO_RACE_KO_RACE_H_
#define HOTSTONE_SOLVER_KO_RACE_KO_RACE_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> KoRaceObligations();

// Its parts: who is settled (R1), who is balanced (R2), who wins under twin hot stones (R3), the table (R4),
// endless play (R5).
std::vector<Obligation> SettledRaceObligations();
std::vector<Obligation> BalancedRaceObligations();
std::vector<Obligation> TwinRaceObligations();
std::vector<Obligation> LevelRaceObligations();
std::vector<Obligation> RaceClassObligations();
std::vector<Obligation> EndlessRaceObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_RACE_KO_RACE_H_
