#include "solver/conflicts/reading_space.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::solver {

namespace {

constexpr size_t kSettingsPerReport = 64;

// The readings of the cycle layer that the texts allow: no superko, and the one pair.
std::vector<std::string> CycleReadings() {
  std::vector<std::string> names;
  for (const spec::Cycle cycle : spec::AllCycles()) {
    if (!spec::IsSuperko(cycle)) names.push_back(spec::CycleName(cycle));
  }
  names.push_back("disturber+square");
  return names;
}

}  // namespace

const std::vector<Switch>& ReadingSwitches() {
  static const auto* const switches = new std::vector<Switch>{
      {"hot_kinds",
       {"single", "single+double-add", "single+double-add+twin-triple", "single+double-add+twin",
        "single+any-ko-stone"}},
      // Every kind in force, or all but the single hot stone.
      {"hot_scope",
       {"every", "fighting", "double-add", "double-add+twin-triple", "double-add+twin",
        "any-ko-stone"}},
      {"hot_class", {"after", "before"}},
      {"hot_unclassified", {"hot", "cold"}},
      {"settled", {"life", "outcome"}},
      {"cycle", CycleReadings()},
      {"unnamed", {"nobody", "both", "starter", "both-if-unclassified"}},
      {"disturber_by", {"eyeless", "initiator"}},
      {"cyclic", {"unclassified", "disturbing"}},
      {"same", {"board", "fight"}},
      {"resume", {"free", "dispute"}},
  };
  return *switches;
}

namespace {

// The switches at these indices with their values in a setting.
std::string KeysText(const Setting& setting, const std::vector<size_t>& places) {
  return absl::StrJoin(places, ",", [&](std::string* out, size_t i) {
    absl::StrAppend(out, ReadingSwitches()[i].key, "=", ReadingSwitches()[i].values[setting[i]]);
  });
}

}  // namespace

std::string SettingText(const Setting& setting) {
  std::vector<size_t> places(setting.size());
  std::iota(places.begin(), places.end(), size_t{0});
  return KeysText(setting, places);
}

std::string DifferenceText(const Setting& setting, const Setting& from) {
  std::vector<size_t> places;
  for (size_t i = 0; i < setting.size(); ++i) {
    if (setting[i] != from[i]) places.push_back(i);
  }
  return KeysText(setting, places);
}

std::optional<spec::RuleSet> RulesOf(const Setting& setting) {
  const std::string kinds = ReadingSwitches()[0].values[setting[0]];
  const std::string scope = ReadingSwitches()[1].values[setting[1]];
  // A scope that leaves out another kind than the single hot stone is not among the readings.
  if (scope != "every" && scope != "fighting" && kinds != "single+" + scope) return std::nullopt;
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

std::vector<Setting> AllSettings() {
  std::vector<Setting> all = {{}};
  for (const Switch& one : ReadingSwitches()) {
    std::vector<Setting> longer;
    for (const Setting& setting : all) {
      for (size_t value = 0; value < one.values.size(); ++value) {
        longer.push_back(setting);
        longer.back().push_back(value);
      }
    }
    all = std::move(longer);
  }
  return all;
}

absl::StatusOr<std::vector<Setting>> ProperSettings(Progress* progress) {
  std::vector<Setting> proper;
  const std::vector<Setting> all = AllSettings();
  for (size_t i = 0; i < all.size(); ++i) {
    if (i % kSettingsPerReport == 0 && !KeepGoing(progress, "readings listed", i, all.size())) {
      return absl::CancelledError("interrupted while listing readings");
    }
    const Setting& setting = all[i];
    if (RulesOf(setting).has_value()) proper.push_back(setting);
  }
  return proper;
}

}  // namespace hotstone::solver
