#include "cli/options.h"

#include <charconv>
#include <fstream>

#include "absl/strings/str_cat.h"

namespace hotstone::cli {

absl::StatusOr<uint64_t> ParseBytes(const std::string& text) {
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
        absl::StrCat("memory \"", text, "\" is not a number of bytes, for example 512MiB or 4GiB"));
  }
  return number << shift;
}

uint64_t DefaultMemory() {
  std::ifstream in("/proc/meminfo");
  std::string word;
  while (in >> word) {
    uint64_t kibi = 0;
    if (word == "MemAvailable:" && in >> kibi) return kibi * 1024 / 4 * 3;
  }
  return uint64_t{1} << 30;
}

absl::StatusOr<std::vector<spec::RuleSet>> CollectRuleSets(const std::vector<std::string>& texts) {
  std::vector<spec::RuleSet> result;
  for (const std::string& text : texts) {
    const auto sets = spec::ParseRuleSets(text);
    if (!sets.ok()) return sets.status();
    result.insert(result.end(), sets->begin(), sets->end());
  }
  return result;
}

}  // namespace hotstone::cli
