// The smallest positions that distinguish repetition rules: for each pair of rules, the first
// position to which they give different values.
//
// "First" means by the boards in the order given, then by the index of positions
// (index/legal_index.h), with Black to move, nothing played before, one of each set of symmetric
// positions. Values are area differences for Black. They are exact under rules with a memory, by
// the history search (history/history_value.h). Under rules without one, which let play go on
// forever, the value is the end of the interval where endless play counts for one player or the
// other.
//
// For example, on `X.` of 2x1 without self-removal, nssk gives 2 to Black, and psk -2; on the
// smaller boards all values agree.
#ifndef HOTSTONE_SEARCH_VALUES_RULE_PAIRS_H_
#define HOTSTONE_SEARCH_VALUES_RULE_PAIRS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/values/intervals.h"
#include "search/history/history_limits.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

// A rule set, and which end of the interval is meant if it has no memory.
struct ComparedRule {
  spec::RuleSet rules;
  std::optional<enumerate::End> end;
};

// One for each rule set with a memory, two for each without.
std::vector<ComparedRule> ComparedRules(std::span<const spec::RuleSet> rule_sets);

struct TellingPosition {
  spec::Position position;
  std::vector<int> values;  // under each rule
};

struct RulePairs {
  std::vector<TellingPosition> positions;                 // in the order found
  std::vector<std::vector<std::optional<size_t>>> first;  // by two rules, symmetric: its number
};

// Goes through the boards until all pairs are distinguished. Unimplemented if a value is not
// searched (a rule that lets play go on forever although it has a memory, square);
// ResourceExhausted if a value is not found within the limits; Cancelled if `progress` says stop.
absl::StatusOr<RulePairs> FindRulePairs(std::span<const ComparedRule> rules,
                                        std::span<const spec::BoardSize> boards,
                                        const HistoryLimits& limits, Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_RULE_PAIRS_H_
