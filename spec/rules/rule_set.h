// Rule sets as text: presets, and the keys in which a rule set differs from one (rule_keys.h).
//
// A rule set is a preset's name and the keys in which it differs from that preset, written
//   PRESET[,key=value...]      e.g.  basic-only,self_removal=none,end_passes=2
// Presets: formal model, section 3; Presets() below; the compensations are those of ING96-R8,
// TT-COMPENSATION.
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

// One rule set: PRESET[,key=value...]. Without a preset's name the keys apply to basic-only.
// Errors say which word is wrong and list the good ones, or which key says nothing beside the others.
absl::StatusOr<RuleSet> ParseRuleSet(std::string_view text);

// Several, separated by semicolons; `all` stands for every preset, `readings` for those of readings.h.
absl::StatusOr<std::vector<RuleSet>> ParseRuleSets(std::string_view text);

// The preset's name followed by the keys in which the rule set differs from it; switches without effect are
// left out.
std::string RuleSetName(const RuleSet& rules);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_RULE_SET_H_
