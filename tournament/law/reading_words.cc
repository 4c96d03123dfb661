#include "tournament/law/reading_words.h"

#include <set>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "spec/rules/rule_set.h"

namespace hotstone::tournament {
namespace {

std::string Shown(std::string_view word) { return absl::Utf8SafeCEscape(std::string(word)); }

// "ing", "1996", "ing1996" and "Ing-1996" are ing-1996, and the same of 1991; others stay.
std::string TextNamed(const std::string& word) {
  const auto rules = spec::ParseRuleSet(word);
  return rules.ok() && rules->preset.starts_with("ing-19") ? rules->preset : word;
}

}  // namespace

absl::StatusOr<TextAndReadings> SplitReadings(std::string_view words) {
  const std::vector<std::string> parts = absl::StrSplit(std::string(words), ',');
  TextAndReadings split{TextNamed(parts[0]), {}};
  std::set<std::string> seen;
  for (size_t i = 1; i < parts.size(); ++i) {
    std::pair<std::string, std::string> pair = absl::StrSplit(parts[i], absl::MaxSplits('=', 1));
    if (!seen.insert(pair.first).second) {
      return absl::InvalidArgumentError(
          absl::StrCat(Shown(pair.first), " occurs twice in ", Shown(words)));
    }
    split.readings.push_back(std::move(pair));
  }
  return split;
}

absl::Status NoIngText(std::string_view text, std::string_view what, std::string_view example) {
  return absl::InvalidArgumentError(absl::StrCat(
      "\"", Shown(text), "\" is not a text ", std::string(what),
      "; the known ones are ing-1991 and ing-1996, for example ing-1996,", std::string(example)));
}

absl::Status SetReading(const std::vector<Reading>& readings, std::string_view key,
                        std::string_view value, std::string_view whose) {
  for (const Reading& known : readings) {
    if (known.key != key) continue;
    for (size_t i = 0; i < known.values.size(); ++i) {
      if (known.values[i] != value) continue;
      known.set(static_cast<int>(i));
      return absl::OkStatus();
    }
    return absl::InvalidArgumentError(absl::StrCat(
        Shown(key), "=", Shown(value), ": known values are ", absl::StrJoin(known.values, ", ")));
  }
  return absl::InvalidArgumentError(absl::StrCat(Shown(key), ": not a key of ", std::string(whose),
                                                 ", whose keys are ",
                                                 absl::StrJoin(ReadingKeys(readings), ", ")));
}

std::string ReadingsText(std::string_view text, const std::vector<Reading>& readings) {
  std::string result(text);
  for (const Reading& reading : readings) {
    if (reading.value == reading.by_default) continue;
    absl::StrAppend(&result, ",", reading.key, "=",
                    reading.values[static_cast<size_t>(reading.value)]);
  }
  return result;
}

std::vector<std::string> ReadingKeys(const std::vector<Reading>& readings) {
  std::vector<std::string> keys;
  for (const Reading& reading : readings) keys.push_back(reading.key);
  return keys;
}

}  // namespace hotstone::tournament
