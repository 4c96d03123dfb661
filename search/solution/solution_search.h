// Extracts a solution from an oracle that knows what can be forced: a list of positions with moves
// and a rank each, as certify/solution/ checks it.
//
// A position is *met* once one of its moves is known to lead, whatever the opponent answers, to
// settled boards or to positions met before it; that order gives the ranks. The search goes down
// from the start. At a position it tries the owner's moves, starting with those that the oracle
// puts nearest to the goal or whose answers are already met, and examines each new answer. A move
// with an unmet answer that was examined waits: if that answer is met later, the move is resumed.
// So the search gives up only when no move is left that the oracle does not call lost
// (solution_graph.h).
//
// At the end only the positions reachable from the start are kept. A position whose alternative
// move needs only answers that are already kept takes that move.
//
// A move of the owner may be banned where an answer makes stones hot. Then the position needs a
// second move for these bans, and the search restarts with that knowledge; the requirements only
// grow, so this terminates.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLUTION_SEARCH_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLUTION_SEARCH_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution.h"
#include "search/solution/solution_graph.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"
#include "search/solution/state_bytes.h"

namespace hotstone::search {

// What a solution should have beside the start of its header, as far as that is possible.
struct SolutionDemands {
  std::vector<enumerate::BitSituation> starts;  // answered as the start is; they may have a ban
  WantedMoves moves;
};

struct SolutionFound {
  std::vector<certify::SolutionEntry> entries;  // ascending keys, then moves
  uint64_t seen = 0;                            // positions examined in the last round
  int rounds = 0;
  std::vector<bool> starts = {};  // of the demands: whether it answers everything in them
};

// A search that can be stopped, saved and resumed.
class SolutionSearch {
 public:
  // The header states the requirements: board, side, start, whose stones may be taken back.
  // InvalidArgument for boards of more than 36 points. The oracle must outlive the search. With
  // wanted moves the search has no state to save.
  static absl::StatusOr<std::unique_ptr<SolutionSearch>> Create(
      const certify::SolutionHeader& header, SolutionOracle& oracle, uint64_t most,
      const SolutionDemands& demands = {});

  // NotFound if no move is left to try; ResourceExhausted beyond `most` positions or ranks of 2^16;
  // Cancelled if `progress` says stop. After that, and whenever `progress` is told the number of
  // positions, Save has the state.
  absl::StatusOr<SolutionFound> Run(Progress* progress);

  // The state of Run, for a new search with the same header and oracle, which ends in the same
  // entries as this one would have, byte for byte. With another oracle it keeps what is met, and
  // ends in entries that the checker accepts as well. Load: InvalidArgument for an invalid state,
  // or the reader's error; the search is then unusable.
  absl::Status Save(StateWriter& writer) const;
  absl::Status Load(StateReader& reader);

  uint64_t positions() const { return graph_->size(); }

 private:
  SolutionSearch(const certify::SolutionHeader& header, SolutionPlays plays, SolutionOracle& oracle,
                 uint64_t most, const SolutionDemands& demands);
  void AddRoots(const enumerate::BitSituation& start);
  // Whether the roots of the header (0) or of a further start (from 1) are met.
  bool IsMet(size_t start) const;
  void BeginRound();

  const certify::SolutionHeader header_;
  const SolutionPlays plays_;
  SolutionOracle& oracle_;
  const uint64_t most_;
  const WantedMoves wanted_;
  std::vector<OpponentAnswer> roots_;  // those of the header, then those of the demands
  std::vector<size_t> root_ends_;      // of the header's, and of each further start's
  NeededBans needed_;
  uint32_t round_ = 0;
  uint64_t root_ = 0;  // being met now
  std::unique_ptr<SolutionGraph> graph_;
};

// All at once, without a state.
absl::StatusOr<SolutionFound> FindSolution(const certify::SolutionHeader& header,
                                           SolutionOracle& oracle, uint64_t most,
                                           Progress* progress, const SolutionDemands& demands = {});

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLUTION_SEARCH_H_
