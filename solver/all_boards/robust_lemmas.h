// Why a robust strategy works under every repetition rule: the finite core of
// docs/explanation/determinacy.md.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_ROBUST_LEMMAS_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_ROBUST_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// Ranks do not rise and the game ends; no play of the strategy brings an earlier position back;
// every play that a repetition rule refuses does.
std::vector<Obligation> RobustLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_ROBUST_LEMMAS_H_
