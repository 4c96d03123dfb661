#include "solver/conflicts/reading_space.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hotstone::solver {

const std::vector<Switch>& ReadingSwitches() {
  static const auto* const switches = new std::vector<Switch>{
      {"hot_kinds",
       {"single", "single+double-add", "single+double-add+twin-triple", "single+double-add+twin",
        "single+any-ko-stone"}},
      {"hot_scope", {"every", "fighting"}},
      {"hot_class", {"after", "before"}},
      {"hot_unclassified", {"hot", "cold"}},
      {"settled", {"life", "outcome"}},
      {"cycle",
       {"none", "square", "second-cycle", "starter", "starter-first", "disturber", "disturber+square"}},
      {"unnamed", {"nobody", "both", "starter"}},
      {"disturber_by", {"eyeless", "initiator"}},
  };
  return *switches;
}

std::string SettingText(const Setting& setting) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < setting.size(); ++i) {
    parts.push_back(absl::StrCat(ReadingSwitches()[i].key, "=", ReadingSwitches()[i].values[setting[i]]));
  }
  return absl::StrJoin(parts, ",");
}

std::string DifferenceText(const Setting& setting, const Setting& from) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < setting.size(); ++i) {
    if (setting[i] == from[i]) continue;
    parts.push_back(absl::StrCat(ReadingSwitches()[i].key, "=", ReadingSwitches()[i].values[setting[i]]));
  }
  return absl::StrJoin(parts, ",");
}

std::optional<spec::RuleSet> RulesOf(const Setting& setting) {
  const auto rules = spec::ParseRuleSet(absl::StrCat("ing-1996,", SettingText(setting)));
  if (!rules.ok()) return std::nullopt;
  return *rules;
}

std::optional<Setting> SettingOf(const spec::RuleSet& rules) {
  Setting setting;
  const auto keys = spec::RuleKeys(rules);
  for (const Switch& one : ReadingSwitches()) {
    const auto key =
        std::find_if(keys.begin(), keys.end(), [&](const auto& k) { return k.first == one.key; });
    const auto value = std::find(one.values.begin(), one.values.end(), key->second);
    if (value == one.values.end()) return std::nullopt;
    setting.push_back(static_cast<size_t>(value - one.values.begin()));
  }
  return setting;
}

std::vector<Setting> ProperSettings() {
  std::vector<Setting> proper;
  const auto& switches = ReadingSwitches();
  Setting setting(switches.size(), 0);
  while (true) {
    if (RulesOf(setting).has_value()) proper.push_back(setting);
    size_t i = switches.size();
    while (i > 0 && ++setting[i - 1] == switches[i - 1].values.size()) setting[--i] = 0;
    if (i == 0) return proper;
  }
}

}  // namespace hotstone::solver
