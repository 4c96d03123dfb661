// The readings of the Ing texts as a space: the switches that the texts leave open, and all their
// settings.
//
// A setting gives each switch one of its values. Not every setting is a rule set: a switch that has
// no effect is refused (spec/rules/rule_switches.h), so no two settings here describe the same
// rules. Everything outside the switches of the texts' ko rules is as in the preset ing-1996: own
// groups may be removed, four passes end the game, and the stones are filled in.
#ifndef HOTSTONE_SOLVER_CONFLICTS_READING_SPACE_H_
#define HOTSTONE_SOLVER_CONFLICTS_READING_SPACE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

struct Switch {
  std::string key;  // of a rule set
  std::vector<std::string> values;
};

// The switches, in the order of a setting.
const std::vector<Switch>& ReadingSwitches();

// The index of each switch's value, by switch. A point of the space, proper or not.
using Setting = std::vector<size_t>;

// The rule set of a setting; nothing if one of its switches has no effect.
std::optional<spec::RuleSet> RulesOf(const Setting& setting);

// The setting of a rule set; nothing if it has a value that no switch here has. Keys that are not
// switches here are ignored.
std::optional<Setting> SettingOf(const spec::RuleSet& rules);

// Every setting, proper or not, in lexicographic order.
std::vector<Setting> AllSettings();

// Every setting that is a rule set, in lexicographic order. Cancelled if `progress` says stop.
absl::StatusOr<std::vector<Setting>> ProperSettings(Progress* progress);

// "hot_scope=fighting,cycle=disturber": the switches in which `setting` differs from `from`.
std::string DifferenceText(const Setting& setting, const Setting& from);

// All switches of the setting.
std::string SettingText(const Setting& setting);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CONFLICTS_READING_SPACE_H_
