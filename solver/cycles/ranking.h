// Finds and checks rankings (linear_ranking.h).
//
// FindLinearRanking() has Z3 propose coefficients that work for the plies seen so far, then look
// for a ply that they do not lower. That ply joins the others. The loop ends when there is no such
// ply, or no coefficients work for the plies seen. In the second case these plies, which are real,
// prove that no ranking of this form exists.
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
  std::optional<LinearRanking> ranking;  // nothing: no ranking of this form exists
  int plies = 0;                         // counterexamples examined
  double seconds = 0;
};

// Tries coefficients up to +-`most`, the smallest range first. A ranking found has been checked for
// all situations; "none" is certain for this form within the range. Unimplemented for rules that
// formulas do not render, ResourceExhausted if Z3 gives up, Cancelled if progress says stop. Terms
// that follow from the size of the board (1x1 has no stones) get 0.
absl::StatusOr<RankingSearch> FindLinearRanking(const spec::BoardSize& size,
                                                const spec::RuleSet& rules,
                                                const RankingLimits& limits, int most = 128);

// Whether every ply from every situation lowers this ranking or finishes the game.
absl::StatusOr<bool> IsRanking(const spec::BoardSize& size, const spec::RuleSet& rules,
                               const LinearRanking& ranking, const RankingLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_RANKING_H_
