// Whether being later or slower is ever better, and what second reading bounds.
//
//   clock-later             a player who is later, or thinks longer, has no fewer points, has lost
//                           if he had lost before, and does his opponent no harm; under penalty
//                           points, except in two readings
//   clock-later-literal     the same for 1991 word for word: refuted. A player at exactly half has
//                           not lost while the other one is unpenalised; the other one thinks on,
//                           is penalised, and wins
//   clock-later-second      the same under second reading
//   clock-move-ends         second reading: a move that has not lost has bounded time
//   clock-second-endless    second reading: a move in time changes nothing, so time alone ends no
//                           game
//
// Integers; second reading multiplies the number of periods by their length.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_CLOCK_LATER_H_
#define HOTSTONE_TOURNAMENT_PROOFS_CLOCK_LATER_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> ClockLaterObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_CLOCK_LATER_H_
