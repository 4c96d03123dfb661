#include "answers/asked/limits.h"

#include <charconv>
#include <set>

#include "absl/strings/str_cat.h"
#include "base/machine_memory.h"
#include "base/status_macros.h"

namespace hotstone::answers {

namespace {

uint64_t DefaultMemory() { return MemoryToGive() / 4 * 3; }

}  // namespace

absl::StatusOr<uint64_t> MemoryLimit(const std::string& text) {
  if (text.empty()) return DefaultMemory();
  uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string unit(end, text.data() + text.size());
  int shift = -1;
  if (unit.empty()) shift = 0;
  if (unit == "K" || unit == "KiB") shift = 10;
  if (unit == "M" || unit == "MiB") shift = 20;
  if (unit == "G" || unit == "GiB") shift = 30;
  if (error != std::errc() || shift < 0 || number == 0 || number > (~uint64_t{0} >> shift)) {
    return absl::InvalidArgumentError(
        absl::StrCat("memory \"", text, "\" is not an amount of memory such as 512MiB or 4GiB"));
  }
  return number << shift;
}

absl::StatusOr<enumerate::FiniteRules> FiniteRulesFor(std::string_view command,
                                                      const spec::RuleSet& rules) {
  auto finite = enumerate::FiniteRules::From(rules);
  if (finite.ok()) return finite;
  return absl::Status(finite.status().code(),
                      absl::StrCat(std::string(command), " under ", spec::RuleSetName(rules), ": ",
                                   std::string(finite.status().message())));
}

absl::StatusOr<std::vector<spec::RuleSet>> CollectRuleSets(const std::vector<std::string>& texts) {
  std::vector<spec::RuleSet> result;
  std::set<std::string> names;
  for (const std::string& text : texts) {
    ASSIGN_OR_RETURN(const auto sets, spec::ParseRuleSets(text));
    for (const spec::RuleSet& one : sets) {
      if (names.insert(spec::RuleSetName(one)).second) result.push_back(one);
    }
  }
  return result;
}

}  // namespace hotstone::answers
