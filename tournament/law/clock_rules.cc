#include "tournament/law/clock_rules.h"

#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

std::vector<Reading> ReadingsOf(ClockRules& rules) {
  std::vector<Reading> readings;
  const ClockRules start = StartingClockRules(rules.text);
  const bool of_1991 = rules.text == ClockText::k1991;
  readings.push_back(ReadingOf("period_end", {"passed", "reached"}, rules.period_end));
  if (of_1991) readings.push_back(ReadingOf("half", {"both", "beyond", "reached"}, rules.half));
  readings.push_back(ReadingOf("sixth_of", {"allotted", "left"}, rules.sixth_of));
  if (of_1991) {
    readings.push_back(ReadingOf("late_excess", {"runs", "none"}, rules.late_excess));
    readings.push_back(ReadingOf("long_move", {"each", "once"}, rules.long_move));
    readings.push_back(ReadingOf("times", {"allowed", "last"}, rules.times));
  } else {
    readings.push_back(ReadingOf("late_sixth", {"double", "forfeit", "nothing"}, rules.late_sixth));
  }
  readings.push_back(
      ReadingOf("second_end", {"passed", "reached"}, rules.second_end, start.second_end));
  readings.push_back(ReadingOf("cancel", {"opposite", "each"}, rules.cancel, start.cancel));
  readings.push_back(ReadingOf("pause", {"runs", "stands"}, rules.pause, start.pause));
  readings.push_back(ReadingOf("both_absent", {"both-lose", "first"}, rules.both_absent));
  readings.push_back(ReadingOf("tie", {"black", "draw"}, rules.tie));
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
    ClockRules rules = StartingClockRules(text);
    for (const auto& [key, word] : split.readings) {
      RETURN_IF_ERROR(SetReading(ReadingsOf(rules), key, word, split.text));
    }
    return rules;
  }
  return NoIngText(split.text, "with a clock", "period_end=reached");
}

std::string ClockRulesText(const ClockRules& rules) {
  ClockRules read = rules;
  return ReadingsText(TextName(rules.text), ReadingsOf(read));
}

std::vector<ClockRules> AllClockRules(ClockText text) {
  ClockRules start = StartingClockRules(text);
  return WithReadings(start, ReadingKeys(ReadingsOf(start)), ReadingsOf);
}

}  // namespace hotstone::tournament
