#include "cli/terminal/options.h"

#include <charconv>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/read_file.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"

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
  const auto text = ReadWholeFile("/proc/meminfo");
  std::istringstream in(text.ok() ? *text : "");
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

absl::StatusOr<spec::Situation> SituationFrom(const spec::Position& position, const std::string& to_move,
                                              int passes, const std::string& ban,
                                              const spec::RuleSet& rules) {
  spec::Situation s{position, to_move == "W" ? spec::Color::kWhite : spec::Color::kBlack, passes, {}, 0};
  if (passes >= rules.end_passes) {
    return absl::InvalidArgumentError(absl::StrCat("--passes ", passes, ": the game ends after ",
                                                   rules.end_passes, ", there is nothing left to play"));
  }
  if (ban.empty()) return s;
  const std::vector<std::string> names = absl::StrSplit(ban, ',');
  for (const std::string& name : names) {
    const auto point = spec::ParsePoint(name, position.size());
    if (!point.ok()) return point.status();
    if (!position.IsEmpty(*point) || passes > 0 || rules.hot == spec::HotLayer::kNone) {
      return absl::InvalidArgumentError(
          absl::StrCat("--ban ", name, ": a ban needs an empty point, no pass before, and a hot layer"));
    }
    s.bans.insert(*point);
  }
  if (s.bans.size() > 1 && rules.hot != spec::HotLayer::kHot) {
    return absl::InvalidArgumentError(absl::StrCat("--ban ", ban, ": more than one ban needs hot=hot"));
  }
  return s;
}

}  // namespace hotstone::cli
