// Rankings as formulas: why play ends, in one line that Z3 checks for all situations of a board at once.
//
// A ranking gives every situation a number, none below 0, that every ply lowers unless it finishes the game;
// so play ends, and from a situation of rank r after at most r + 1 plies. certify/ checks rankings that are
// tables; here they are short formulas,
//
//   c0 + c1 (empty points) + c2 (stones of the player to move) + c3 (passes in a row) + c4 (banned points)
//      + c5 (passes in a row) (empty points) + c6 (passes in a row) (stones of the player to move),
//
// and the argument is inductive: it looks at one ply from any situation, reached or not, even with bans that
// no ply leaves (solver/rules/situation.h). What holds of all holds of those that are reached; no invariant
// is needed, and it holds from every setup. The law is the same for both players, so one of them is enough.
//
// The coefficients are found by Z3 as well (FindLinearRanking): it proposes some that do for the plies seen
// so far; it is asked for a ply that they do not lower; that ply joins the others; until there is none, or
// until no coefficients do for the plies seen. In the second case these plies, which are real ones, prove
// that there is no ranking of this form.
#ifndef HOTSTONE_SOLVER_CYCLES_RANKING_H_
#define HOTSTONE_SOLVER_CYCLES_RANKING_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

inline constexpr size_t kRankingFeatures = 7;

// A rank is the sum of these numbers times the features of a situation.
struct LinearRanking {
  std::array<int, kRankingFeatures> coefficients{};
  friend bool operator==(const LinearRanking&, const LinearRanking&) = default;
};

// "4 + 4 empty - passes"; "0" if there is nothing.
std::string RankingText(const LinearRanking& ranking);

// The ranking under capture_ends on every board: a play fills a point, which the next passes cannot make up
// for. end_passes x empty points + end_passes - 1 - passes in a row.
LinearRanking FillingRanking(int end_passes);

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
