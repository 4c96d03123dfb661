#include "tournament/law/standings_system.h"

#include <algorithm>

#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

bool SumsSecondaryScores(const StandingsSystem& system) {
  return system.text == StandingsText::k1991 || system.combination == Combination::kSfh ||
         system.combination == Combination::kBfh;
}

// The readings that apply to this text and combination, tie_break first.
std::vector<Reading> ReadingsOf(StandingsSystem& system) {
  std::vector<Reading> readings;
  const bool of_1996 = system.text == StandingsText::k1996;
  if (of_1996) {
    readings.push_back(ReadingOf("tie_break", {"sjh", "bjh", "sfh", "bfh"}, system.combination));
    readings.push_back(ReadingOf("parts", {"order", "sum", "of"}, system.parts));
  }
  if (SumsSecondaryScores(system)) {
    readings.push_back(of_1996 ? ReadingOf("secondary", {"jh", "s+b+jh"}, system.secondary_1996)
                               : ReadingOf("secondary", {"a1+a2", "a1"}, system.secondary_1991));
  }
  readings.push_back(ReadingOf("opponents", {"each", "once"}, system.opponents));
  readings.push_back(ReadingOf("draws", {"nobody", "black"}, system.draws));
  readings.push_back(ReadingOf("byes", {"nothing", "point"}, system.byes));
  return readings;
}

}  // namespace

absl::StatusOr<StandingsSystem> ParseStandingsSystem(std::string_view text) {
  ASSIGN_OR_RETURN(auto words, SplitReadings(text));
  StandingsSystem system;
  if (words.text != "ing-1991" && words.text != "ing-1996")
    return NoIngText(words.text, "with standings", "tie_break=bjh");
  system.text = words.text == "ing-1991" ? StandingsText::k1991 : StandingsText::k1996;
  // The combination decides which keys apply, so it is set first.
  const auto is_combination = [](const auto& pair) { return pair.first == "tie_break"; };
  std::stable_partition(words.readings.begin(), words.readings.end(), is_combination);
  for (const auto& [key, word] : words.readings) {
    RETURN_IF_ERROR(SetReading(ReadingsOf(system), key, word, StandingsSystemText(system)));
  }
  return system;
}

std::string StandingsSystemText(const StandingsSystem& system) {
  StandingsSystem read = system;
  return ReadingsText(system.text == StandingsText::k1991 ? "1991" : "1996", ReadingsOf(read));
}

std::vector<StandingsSystem> AllStandingsSystems() {
  StandingsSystem of_1991;
  of_1991.text = StandingsText::k1991;
  std::vector<StandingsSystem> all = WithReadings(of_1991, {"secondary"}, ReadingsOf);
  for (const StandingsSystem& of_1996 :
       WithReadings(StandingsSystem(), {"tie_break", "parts", "secondary"}, ReadingsOf)) {
    all.push_back(of_1996);
  }
  return all;
}

}  // namespace hotstone::tournament
