// The smallest positions that tell rules of repetition apart: for each pair of rules, the first position to which they
// give different values.
//
// "First" is by the boards in the order given, then by the index of positions (index/legal_index.h), with Black to
// move, nothing played before, one of each set of symmetric positions. Values are area differences for Black: exact
// ones by the search of histories (history/history_value.h) under rules with a memory; under rules without one, which
// let play go on for ever, the end of the interval in which endless play counts for the one or the other player.
//
// For example, on `X.` of 2x1 without self-removal, nssk gives 2 to Black, and psk -2; on the boards before all values
// agree.
#ifndef HOTSTONE_SEARCH_HISTORY_RULE_PAIRS_H_
#define HOTSTONE_SEARCH_HISTORY_RULE_PAIRS_H_

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
  std::vector<TellingPosition> positions;                 // in the order in which they were found
  std::vector<std::vector<std::optional<size_t>>> first;  // by two rules, the same both ways: its number
};

// Goes through the boards until all pairs are told apart. Unimplemented where a value is not searched (a rule that lets play
// go on for ever although it has a memory, square); ResourceExhausted if a value is not found within the limits;
// Cancelled if `progress` says stop.
absl::StatusOr<RulePairs> FindRulePairs(std::span<const ComparedRule> rules,
                                        std::span<const spec::BoardSize> boards, const HistoryLimits& limits,
                                        Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_RULE_PAIRS_H_
