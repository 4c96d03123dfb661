#include "tournament/law/clock_rules.h"

#include <functional>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

// A reading: its words in the order of the enumerators, and where its value is stored.
struct ClockReading {
  ReadingWords words;
  std::function<int(const ClockRules&)> get;
  std::function<void(ClockRules&, int)> set;
};

template <class Value>
ClockReading ReadingOf(const std::string& key, std::vector<std::string> values,
                       Value ClockRules::*member) {
  return {{key, std::move(values)},
          [member](const ClockRules& rules) { return static_cast<int>(rules.*member); },
          [member](ClockRules& rules, int value) { rules.*member = static_cast<Value>(value); }};
}

std::vector<ClockReading> ReadingsOf(ClockText text) {
  std::vector<ClockReading> readings;
  const bool of_1991 = text == ClockText::k1991;
  readings.push_back(ReadingOf("period_end", {"passed", "reached"}, &ClockRules::period_end));
  if (of_1991)
    readings.push_back(ReadingOf("half", {"both", "beyond", "reached"}, &ClockRules::half));
  readings.push_back(ReadingOf("sixth_of", {"allotted", "left"}, &ClockRules::sixth_of));
  if (of_1991) {
    readings.push_back(ReadingOf("late_excess", {"runs", "none"}, &ClockRules::late_excess));
    readings.push_back(ReadingOf("long_move", {"each", "once"}, &ClockRules::long_move));
    readings.push_back(ReadingOf("times", {"allowed", "last"}, &ClockRules::times));
  } else {
    readings.push_back(
        ReadingOf("late_sixth", {"double", "forfeit", "nothing"}, &ClockRules::late_sixth));
  }
  readings.push_back(ReadingOf("second_end", {"passed", "reached"}, &ClockRules::second_end));
  readings.push_back(ReadingOf("cancel", {"opposite", "each"}, &ClockRules::cancel));
  readings.push_back(ReadingOf("pause", {"runs", "stands"}, &ClockRules::pause));
  readings.push_back(ReadingOf("both_absent", {"both-lose", "first"}, &ClockRules::both_absent));
  readings.push_back(ReadingOf("tie", {"black", "draw"}, &ClockRules::tie));
  return readings;
}

std::string TextName(ClockText text) {
  switch (text) {
    case ClockText::k1991:
      return "ing-1991";
    case ClockText::k1996:
      return "ing-1996";
  }
  return "";
}

}  // namespace

ClockRules StartingClockRules(ClockText text) {
  ClockRules rules;
  rules.text = text;
  if (text == ClockText::k1991) {
    rules.second_end = SecondEnd::kPassed;
    rules.cancel = PenaltyCancel::kOpposite;
    rules.pause = PauseClock::kRuns;
  }
  return rules;
}

absl::StatusOr<ClockRules> ParseClockRules(std::string_view words) {
  ASSIGN_OR_RETURN(const auto split, SplitReadings(words));
  for (const ClockText text : {ClockText::k1991, ClockText::k1996}) {
    if (split.text != TextName(text)) continue;
    const std::vector<ClockReading> readings = ReadingsOf(text);
    std::vector<ReadingWords> known;
    for (const ClockReading& reading : readings) known.push_back(reading.words);
    ClockRules rules = StartingClockRules(text);
    for (const auto& [key, word] : split.readings) {
      ASSIGN_OR_RETURN(const auto value, FindReadingValue(known, key, word, split.text));
      for (const ClockReading& reading : readings) {
        if (reading.words.key == key) reading.set(rules, value);
      }
    }
    return rules;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("\"", absl::Utf8SafeCEscape(split.text),
                   "\" is not a text with a clock; the known ones are ing-1991 and ing-1996, for "
                   "example ing-1996,period_end=reached"));
}

std::string ClockRulesText(const ClockRules& rules) {
  std::string text = TextName(rules.text);
  const ClockRules start = StartingClockRules(rules.text);
  for (const ClockReading& reading : ReadingsOf(rules.text)) {
    const int value = reading.get(rules);
    if (value == reading.get(start)) continue;
    absl::StrAppend(&text, ",", reading.words.key, "=",
                    reading.words.values[static_cast<size_t>(value)]);
  }
  return text;
}

std::vector<ClockRules> AllClockRules(ClockText text) {
  std::vector<ClockRules> all = {StartingClockRules(text)};
  for (const ClockReading& reading : ReadingsOf(text)) {
    std::vector<ClockRules> more;
    for (const ClockRules& rules : all) {
      for (size_t value = 0; value < reading.words.values.size(); ++value) {
        more.push_back(rules);
        reading.set(more.back(), static_cast<int>(value));
      }
    }
    all = std::move(more);
  }
  return all;
}

}  // namespace hotstone::tournament
