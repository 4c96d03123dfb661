// Rankings (linear_ranking.h) found and checked.
//
// FindLinearRanking() finds the coefficients by Z3, which proposes some that do for the plies seen
// so far; it is asked for a ply that they do not lower; that ply joins the others; until there is none, or
// until no coefficients do for the plies seen. In the second case these plies, which are real ones, prove
// that there is no ranking of this form.
#ifndef HOTSTONE_SOLVER_CYCLES_RANKING_H_
#define HOTSTONE_SOLVER_CYCLES_RANKING_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "solver/cycles/linear_ranking.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

struct RankingLimits {
  uint64_t rlimit = 0;  // Z3's units of work for each question; 0: none
  Progress* progress = nullptr;
};

struct RankingSearch {
  std::optional<LinearRanking> ranking;  // nothing: there is none of this form
  int plies = 0;                         // counterexamples looked at
  double seconds = 0;
};

// The coefficients are looked for up to +-`most`, the smallest range first. A ranking that is found has been
// checked for all situations; "none" is certain for this form within the range. Unimplemented for rules that
// formulas do not render, ResourceExhausted if Z3 gives up, Cancelled if progress says stop. Terms that
// follow from the size of the board (1x1 has no stones) get 0.
absl::StatusOr<RankingSearch> FindLinearRanking(const spec::BoardSize& size, const spec::RuleSet& rules,
                                                const RankingLimits& limits, int most = 128);

// Whether every ply from every situation lowers this ranking, or finishes the game.
absl::StatusOr<bool> IsRanking(const spec::BoardSize& size, const spec::RuleSet& rules,
                               const LinearRanking& ranking, const RankingLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_RANKING_H_
