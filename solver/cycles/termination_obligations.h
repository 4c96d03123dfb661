// Obligations about termination under rules without a history: rankings where play ends, endless
// plays where it does not.
//
//   filling-ranks-play      where the first removal ends the game, on every board
//   one-point-ranks-play    on 1x1, under the single hot stone
//   two-points-rank-play    on 2x1, without self-removal and with two passes at the end
//   table-ranks-play        on boards of up to three points, by the enumerator's table
//                           (table_ranking.h)
//   endless-play-...        a play of k plies from the empty board meets no situation twice: fails,
//                           with the play, wherever there are two points or more
#ifndef HOTSTONE_SOLVER_CYCLES_TERMINATION_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_CYCLES_TERMINATION_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> TerminationObligations();

// The obligation table-ranks-play.
Obligation TableRankingObligation();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_TERMINATION_OBLIGATIONS_H_
