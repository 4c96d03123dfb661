// Do the points and the handicaps that the texts give to ranks agree? Linear arithmetic over all real
// numbers.
//
// ING96-R8, ING96-G607, ING91-2 "Graduierungen", "Kompensationspunkte", "Vorgabezüge". Let a ping, a duan, a
// ji and a play be worth so many points, Black's advantage without compensation be `black`, White's pass add
// `pass` to it, and the advantage of the first move be `first`. A game in which White passes h times is worth
// black + h pass; who is D points weaker gets one that is worth D. Each statement of a text is then an
// equation, and so are the readings (tournament/law/handicap_system.h). Two obligations:
//
//   rank-scale           all statements of a text hold together, and in one way only: ping 2, duan 4, ji 8,
//                        play 8, black 8, pass 8. That they can hold is the check that the assumptions are
//                        not vacuous
//   rank-scale-readings  what the other readings make of pairs of statements: they hold together only if all
//                        ranks are equal, or the first move is worth nothing
//
// RankContradictions() asks which statements hold together, set by set; tournament/courses/rank_sentences.h
// answers the same by elimination and shares nothing with it but the names.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_RANK_SCALE_H_
#define HOTSTONE_TOURNAMENT_PROOFS_RANK_SCALE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/query/obligation.h"
#include "tournament/law/handicap_system.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> RankScaleObligations();

// All sets of at most `most` statements of the system's text that have no solution while each smaller part
// has one; small sets first, by the names of the statements in their order. With n statements O(n^most)
// questions. Internal, with Z3's words, if Z3 gives up.
absl::StatusOr<std::vector<std::vector<std::string>>> RankContradictions(const HandicapSystem& system,
                                                                         int most);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_RANK_SCALE_H_
