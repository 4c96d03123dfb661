#include "cli/options.h"

#include <charconv>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "spec/chains.h"

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

absl::StatusOr<spec::Position> ParsePosition(const std::string& text) {
  const std::vector<std::string> rows = absl::StrSplit(text, '/');
  const auto position = spec::Position::FromRows(rows);
  if (!position.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--position: ", std::string(position.status().message()),
                                                   " (rows top first, for example X.O/.X./...)"));
  }
  if (const auto chain = spec::ChainWithoutLiberty(*position)) {
    return absl::InvalidArgumentError(absl::StrCat("--position: not a legal position: the chain of ",
                                                   spec::ColorName(chain->color), " at ",
                                                   spec::PointNames(chain->stones), " has no liberty"));
  }
  return *position;
}

}  // namespace hotstone::cli
