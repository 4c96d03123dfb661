// Rankings as tables: the enumerator's numbers for the situations of a small board, checked as one
// formula.
//
// Where no short formula ranks play (linear_ranking.h), a table does. For every situation reachable
// from some legal position, with any number of passes before and nothing banned, the enumerator's
// number is one more than the highest of its successors. These situations are the invariant, the
// numbers are the ranking, and both are checked together by induction:
//
//   s is in the table, and s' follows from s by a ply that does not finish the game
//     =>  s' is in the table, with a lower number
//
// The enumerator is not trusted: a table with one wrong line fails. Situations with White to move
// are those with Black to move, colours exchanged.
#ifndef HOTSTONE_SOLVER_CYCLES_TABLE_RANKING_H_
#define HOTSTONE_SOLVER_CYCLES_TABLE_RANKING_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

struct RankedSituation {
  std::string cells;  // as spec::Position::cells(); Black to move
  int passes = 0;
  std::vector<int> bans;  // points, ascending
  int rank = 0;
};

// In no particular order. FailedPrecondition if play need not end; ResourceExhausted above 2000
// situations.
absl::StatusOr<std::vector<RankedSituation>> FindTableRanking(const spec::BoardSize& size,
                                                              const spec::RuleSet& rules);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_TABLE_RANKING_H_
