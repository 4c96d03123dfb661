// hotstone rules: rule sets with every key spelled out.
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::cli {
namespace {

using Table = std::vector<std::vector<std::string>>;

// Columns as wide as their widest cell.
void PrintTable(const Table& table) {
  std::vector<size_t> widths(table[0].size());
  for (const auto& row : table) {
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const auto& row : table) {
    for (size_t i = 0; i < row.size(); ++i) {
      std::cout << row[i];
      if (i + 1 < row.size()) std::cout << std::string(widths[i] - row[i].size() + 2, ' ');
    }
    std::cout << "\n";
  }
}

// A switch has a column only if some rule set turns it on.
bool HasColumn(const std::string& key, const std::vector<spec::RuleSet>& rule_sets) {
  return !spec::IsSwitch(key) ||
         std::any_of(rule_sets.begin(), rule_sets.end(),
                     [&](const auto& rules) { return spec::KeptKeys(rules).contains(key); });
}

void PrintForPeople(const std::vector<spec::RuleSet>& rule_sets) {
  Table table = {{"rules"}};
  for (const auto& [key, value] : spec::RuleKeys(rule_sets[0])) {
    if (HasColumn(key, rule_sets)) table[0].push_back(key);
  }
  table[0].push_back("not enumerated");
  for (const spec::RuleSet& rules : rule_sets) {
    std::vector<std::string> row = {spec::RuleSetName(rules)};
    for (const auto& [key, value] : spec::RuleKeys(rules)) {
      if (HasColumn(key, rule_sets)) row.push_back(spec::HasEffect(rules, key) ? value : "-");
    }
    row.push_back(enumerate::NotEnumerated(rules).value_or("-"));
    table.push_back(std::move(row));
  }
  PrintTable(table);
}

// The values have the types of the case format, so that the keys can be pasted into a case's
// `rules`.
answers::Shown Describe(const spec::RuleSet& rules) {
  answers::Shown shown = answers::Shown::Result("rules");
  shown.Set("rules", spec::RuleSetName(rules)).Set("preset", rules.preset);
  for (const auto& [key, value] : spec::RuleKeys(rules)) {
    if (key == "end_passes") {
      shown.Set(key, rules.end_passes);
    } else if (key == "handicap") {
      shown.Set(key, rules.handicap);
    } else if (key == "capture_ends") {
      shown.Set(key, rules.capture_ends);
    } else if (key == "compensation" && rules.compensation_x2 % 2 == 0) {
      shown.Set(key, rules.compensation_x2 / 2);
    } else if (key == "compensation") {
      shown.Set(key, rules.compensation_x2 / 2.0);
    } else {
      shown.Set(key, value);
    }
  }
  const auto missing = enumerate::NotEnumerated(rules);
  return shown.Set("not_enumerated", missing.has_value() ? std::vector<std::string>{*missing}
                                                         : std::vector<std::string>());
}

absl::StatusOr<int> Rules(const std::vector<std::string>& texts, bool as_json) {
  ASSIGN_OR_RETURN(const auto rule_sets,
                   spec::ParseRuleSets(texts.empty() ? "all" : absl::StrJoin(texts, ";")));
  if (as_json) {
    for (const spec::RuleSet& rules : rule_sets) Show(Describe(rules), true);
  } else {
    PrintForPeople(rule_sets);
  }
  return kExitOk;
}

}  // namespace

void AddRulesCommand(Command& app) {
  struct Options {
    std::vector<std::string> rules;
    bool json = false;
  };
  const auto options = std::make_shared<Options>();
  Command& command = app.AddCommand(
      "rules",
      "Print rule sets with every key, and which parts of them the enumerator does not render");
  command
      .AddOption("--rules", &options->rules,
                 "PRESET[,key=value...], several separated by semicolons; default: all presets")
      .GatherOneEach();
  command.AddFlag("--json", &options->json, "print one JSON object per rule set");
  command.SetFooter("Example: hotstone rules --rules 'tromp-taylor;basic-only,self_removal=none'");
  command.OnRun([options] { return Rules(options->rules, options->json); });
}

}  // namespace hotstone::cli
