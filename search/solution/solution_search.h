// Solutions extracted: from whoever knows what can be forced, a list of positions with a move and a rank each,
// as certify/solution/ checks it.
//
// A position is *met* once one of its moves is known to lead, whatever the opponent answers, to settled boards or
// to positions met before it; that order gives the ranks. The search goes down from the start: at a position
// it tries the owner's moves, those first that ask for the fewest positions not met yet, and among them those
// that the oracle puts nearest to the goal, and goes on to each answer that is not met. A move that leads back to
// a position on the way here is dropped (it would need a rank below its own), and so is one that the oracle
// calls lost. At last only what the start can reach is kept, and where a position has another move whose
// answers are all kept already that one is taken.
//
// The owner's move may be banned where an answer makes stones hot. Then the position needs a move that is not,
// and the search begins again with that knowledge; the moves asked for only grow, so this ends.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLUTION_SEARCH_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLUTION_SEARCH_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution.h"
#include "search/solution/solution_oracle.h"

namespace hotstone::search {

struct SolutionFound {
  std::vector<certify::SolutionEntry> entries;  // ascending keys
  uint64_t met = 0;                             // positions met in the last round, those not kept among them
  int rounds = 0;
};

// The header says what is asked for: board, side, start, whose stones may be taken back. NotFound if the search
// ends without a solution, which does not say that there is none; ResourceExhausted beyond `most` positions or
// ranks of 2^16; Cancelled if `progress` says stop; InvalidArgument for boards of more than 40 points.
absl::StatusOr<SolutionFound> FindSolution(const certify::SolutionHeader& header, SolutionOracle& oracle,
                                           uint64_t most, Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_SEARCH_H_
