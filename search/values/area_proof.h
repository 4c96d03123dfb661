// Finds the certificates of a value under a rule that looks back at the game: for one side, its
// moves against every move of the opponent, down to where a robust solution takes over.
//
// AskedGame says which move keeps the value, given all that was played. A line stops where the
// robust bounds already decide the question and nothing seen before is nearer to the end
// (robust_memory.h); the positions of all such places together give one robust solution.
#ifndef HOTSTONE_SEARCH_VALUES_AREA_PROOF_H_
#define HOTSTONE_SEARCH_VALUES_AREA_PROOF_H_

#include <cstdint>
#include <memory>
#include <optional>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/area/area_strategy.h"
#include "certify/solution/robust_hot.h"
#include "certify/solution/solution.h"
#include "enumerate/index/legal_index.h"
#include "search/history/history_limits.h"
#include "search/history/robust_memory.h"
#include "search/values/asked_game.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

struct AreaProofLimits {
  HistoryLimits search;
  uint64_t steps = 5'000'000;    // of the tree
  uint64_t entries = 5'000'000;  // of the robust solution
};

struct AreaProof {
  certify::AreaStrategy strategy;  // its `robust` is empty
  std::optional<certify::Solution> robust;
};

class AreaProver {
 public:
  // For games from this position with nothing before it. `index` must outlive the prover; `robust`
  // as for AskGame. Errors of AskGame; Unimplemented if NoHistoryValue gives a reason.
  static absl::StatusOr<AreaProver> Create(const enumerate::Grid& grid,
                                           const enumerate::LegalIndex& index,
                                           const spec::RuleSet& rules, const spec::Position& start,
                                           spec::Color to_move, const AreaProofLimits& limits,
                                           Progress* progress, SharedIntervals robust = nullptr);

  // That `side` forces an area difference of `at_least` for himself, more than -points.
  // FailedPrecondition if he does not; ResourceExhausted, with the limit, if it stays open or the
  // certificate would be too large; Cancelled if `progress` says stop. What was learned serves the
  // next question. Not checked: that is for certify/.
  absl::StatusOr<AreaProof> Prove(spec::Color side, int at_least);

 private:
  class Walk;
  AreaProver(const spec::RuleSet& rules, const spec::Position& start, spec::Color to_move,
             const AreaProofLimits& limits, Progress* progress)
      : rules_(rules), start_(start), to_move_(to_move), limits_(limits), progress_(progress) {}

  spec::RuleSet rules_;
  spec::Position start_;
  spec::Color to_move_;
  AreaProofLimits limits_;
  Progress* progress_;
  std::unique_ptr<AskedGame> game_;
  // The robust bounds of the leaves, if any hold under the rules; `table_` if `game_` has none.
  std::optional<certify::RobustHot> hot_;
  std::unique_ptr<const enumerate::IntervalTable> table_;
  std::unique_ptr<const RobustPlaces> own_places_;
  const RobustPlaces* places_ = nullptr;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_AREA_PROOF_H_
