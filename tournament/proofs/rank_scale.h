// Do the points and handicaps that the texts give for ranks agree? Linear arithmetic over all real
// numbers.
//
// ING96-R8, ING96-G607, ING91-2 "Graduierungen", "Kompensationspunkte", "Vorgabezüge". Let a ping,
// a duan, a ji and a play each be worth some number of points, let `black` be Black's advantage
// without compensation, `pass` what White's pass adds to it, and `first` the advantage of the first
// move. A game in which White passes h times is worth black + h pass; a player who is D points
// weaker gets a game worth D. Each statement of a text is then an equation, and so are the readings
// (tournament/law/handicap_system.h). Two obligations:
//
//   rank-scale           all statements of a text are consistent, with exactly one solution: ping
//                        2, duan 4, ji 8, play 8, black 8, pass 8. Their consistency shows that the
//                        assumptions are not vacuous
//   rank-scale-readings  the effect of the other readings on pairs of statements: a pair is
//                        consistent only if all ranks are equal, or the first move is worth nothing
//
// RankContradictions() asks which sets of statements are consistent.
// tournament/courses/rank_sentences.h answers the same question by elimination and shares only the
// names.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_RANK_SCALE_H_
#define HOTSTONE_TOURNAMENT_PROOFS_RANK_SCALE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/query/obligation.h"
#include "tournament/law/handicap_system.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> RankScaleObligations();

// All sets of at most `most` statements of the system's text that have no solution while each
// smaller part has one; small sets first, as names in the order of the statements. With n
// statements O(n^most) questions. Internal, with Z3's message, if Z3 gives up.
absl::StatusOr<std::vector<std::vector<std::string>>> RankContradictions(
    const HandicapSystem& system, int most);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_RANK_SCALE_H_
