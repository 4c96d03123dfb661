// The readings of the ko rules, each as a rule set that differs from `basic-only` in that reading alone.
//
// What the rule set keyword `readings` stands for, so that one command tells what each reading comes to
// (docs/results/verdicts.md): first the readings of the hot stones, without a cycle rule; then the
// cycle rules, without hot stones, so that nothing but the cycle rule can end a play; last those
// whose verdict hangs on whether own stones may be removed, with self_removal=none.
#ifndef HOTSTONE_SPEC_RULES_READINGS_H_
#define HOTSTONE_SPEC_RULES_READINGS_H_

#include <string_view>
#include <vector>

namespace hotstone::spec {

// As ParseRuleSet reads them. `basic-only` itself, the reading with single hot stones, is a preset.
const std::vector<std::string_view>& Readings();

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_READINGS_H_
