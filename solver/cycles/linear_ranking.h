// Rankings as formulas: why play ends, in one line that Z3 checks for all situations of a board at
// once.
//
// A ranking gives every situation a number, at least 0, that every ply lowers unless it finishes
// the game. So play ends, within r + 1 plies from a situation of rank r. certify/ checks rankings
// that are tables; here they are short formulas,
//
//   c0 + c1 (empty points) + c2 (stones of the player to move) + c3 (passes in a row)
//      + c4 (banned points) + c5 (passes in a row) (empty points)
//      + c6 (passes in a row) (stones of the player to move),
//
// and the argument is inductive. It looks at one ply from any situation, reachable or not, even
// with bans that no ply leaves (solver/rules/situation.h). What holds for all situations holds for
// the reachable ones, so no invariant is needed, and it holds from every setup. The law is the same
// for both players, so checking one is enough.
#ifndef HOTSTONE_SOLVER_CYCLES_LINEAR_RANKING_H_
#define HOTSTONE_SOLVER_CYCLES_LINEAR_RANKING_H_

#include <array>
#include <cstddef>
#include <string>

namespace hotstone::solver {

inline constexpr size_t kRankingFeatures = 7;

// A rank is the sum of these numbers multiplied by the features of a situation.
struct LinearRanking {
  std::array<int, kRankingFeatures> coefficients{};
};

// "4 + 4 empty - passes"; "0" if all coefficients are 0.
std::string RankingText(const LinearRanking& ranking);

// The ranking under capture_ends on every board: a play fills a point, and the next passes cannot
// offset that. end_passes x empty points + end_passes - 1 - passes in a row.
LinearRanking FillingRanking(int end_passes);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_LINEAR_RANKING_H_
