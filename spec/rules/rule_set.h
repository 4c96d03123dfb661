// Rule sets as text: a preset, and the keys in which the rule set differs from it (rule_keys.h).
//
// A rule set is the name of a preset and the keys in which it differs from that preset, written
//   PRESET[,key=value...]      e.g.  basic-only,self_removal=none,end_passes=2
// Section 3 of the formal model defines the presets, and Presets() below lists them. The
// compensations are those of ING96-R8, TT-COMPENSATION.
#ifndef HOTSTONE_SPEC_RULES_RULE_SET_H_
#define HOTSTONE_SPEC_RULES_RULE_SET_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/rules/rule_keys.h"

namespace hotstone::spec {

// All presets, in the order of the model's table.
const std::vector<RuleSet>& Presets();

// One rule set: PRESET[,key=value...]. Without a preset's name the keys apply to basic-only. An
// error names the wrong word and lists the valid ones, or names the key that has no effect with the
// others.
absl::StatusOr<RuleSet> ParseRuleSet(std::string_view text);

// Several, separated by semicolons; `all` means every preset, `readings` those of readings.h.
absl::StatusOr<std::vector<RuleSet>> ParseRuleSets(std::string_view text);

// The preset's name and the keys in which the rule set differs from it, without switches that have
// no effect.
std::string RuleSetName(const RuleSet& rules);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULE_SET_H_
