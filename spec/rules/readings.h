// The readings of the ko rules, each as a rule set that differs from `basic-only` in that reading
// alone.
//
// The rule set keyword `readings` expands to this list, so one command shows the effect of each
// reading (docs/results/verdicts.md). First come the readings of the hot stones, without a cycle
// rule. Then come the cycle rules, without hot stones, so only the cycle rule can end a game. Last
// come the readings whose verdict depends on whether own stones may be removed, with
// self_removal=none.
#ifndef HOTSTONE_SPEC_RULES_READINGS_H_
#define HOTSTONE_SPEC_RULES_READINGS_H_

#include <string_view>
#include <vector>

namespace hotstone::spec {

// The rule sets as text for ParseRuleSet. `basic-only` itself, the reading with single hot stones,
// is a preset.
const std::vector<std::string_view>& Readings();

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_READINGS_H_
