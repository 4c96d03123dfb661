// hotstone robust --pairs: for each pair of rules, the smallest position whose values differ.
#ifndef HOTSTONE_ANSWERS_VALUES_ROBUST_PAIRS_H_
#define HOTSTONE_ANSWERS_VALUES_ROBUST_PAIRS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "search/values/rule_pairs.h"

namespace hotstone::answers {

struct RobustPairsQuestion {
  std::vector<std::string>
      rules;           // empty: see docs/explanation/determinacy.md#one-strategy-for-every-rule
  std::string board;   // to search; empty: the boards of up to four points
  std::string memory;  // for each search, parsed by MemoryLimit
};

struct RobustPairsAnswer {
  std::vector<search::ComparedRule> rules;
  search::RulePairs pairs;
};

// InvalidArgument for rules or a board that cannot be compared; ResourceExhausted or Cancelled if a
// value was not found.
absl::StatusOr<RobustPairsAnswer> AskRobustPairs(const RobustPairsQuestion& question,
                                                 Progress* progress);

// As JSON: one object per pair.
std::vector<Shown> DescribePairs(const RobustPairsAnswer& answer);

// As text: the rules as letters, the positions with their value under each rule, and the first
// position for each pair.
Shown Describe(const RobustPairsAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_ROBUST_PAIRS_H_
