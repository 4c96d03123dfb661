// The exact value of a game under superko, by search over whole histories.
//
// Under psk, ssk and nssk every play ends (docs/termination.md), so the minimax area difference exists; but
// it depends on everything that has been on the board. The search asks, for one bound after the other,
// whether Black can reach at least that much; a state is position, player to move, consecutive passes, and
// the set of what superko has seen, kept as a bit set over the legal positions. Answers are remembered in a
// table that compares states exactly and overwrites what is in the way: a lost answer costs time, never
// truth.
//
// Histories explode: 2x2 takes a moment, 3x2 seconds to minutes, larger boards are out of reach.
#ifndef HOTSTONE_ENUMERATE_VALUES_HISTORY_VALUE_H_
#define HOTSTONE_ENUMERATE_VALUES_HISTORY_VALUE_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

struct HistoryValue {
  int value = 0;        // area difference for Black, compensation left out
  uint64_t states = 0;  // looked at
};

// The largest board, in points, that is taken on.
inline constexpr int kHistoryValuePoints = 6;

// The value of a position with nothing before it. Unimplemented for other rules than psk, ssk, nssk without a
// hot layer and without handicap; ResourceExhausted for boards of more than kHistoryValuePoints; Cancelled if
// `progress` says stop.
absl::StatusOr<HistoryValue> SolveWithHistory(const Grid& grid, const LegalIndex& index,
                                              const spec::RuleSet& rules, Stones black_as_own, int player,
                                              Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_HISTORY_VALUE_H_
