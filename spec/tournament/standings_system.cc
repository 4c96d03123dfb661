#include "spec/tournament/standings_system.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "spec/tournament/reading_words.h"

namespace hotstone::spec {
namespace {

using Words = std::vector<std::string>;

bool SumsSecondaryScores(const StandingsSystem& system) {
  return system.text == StandingsText::k1991 || system.combination == Combination::kSfh ||
         system.combination == Combination::kBfh;
}

// The keys that have a meaning for a system of this text and combination, tie_break first; the values of
// each in the order of the enumerators.
std::vector<ReadingWords> KeysOf(const StandingsSystem& system) {
  std::vector<ReadingWords> keys;
  const bool of_1996 = system.text == StandingsText::k1996;
  if (of_1996) {
    keys.push_back({"tie_break", {"sjh", "bjh", "sfh", "bfh"}});
    keys.push_back({"parts", {"order", "sum", "of"}});
  }
  if (SumsSecondaryScores(system)) {
    keys.push_back({"secondary", of_1996 ? Words{"jh", "s+b+jh"} : Words{"a1+a2", "a1"}});
  }
  keys.push_back({"opponents", {"each", "once"}});
  keys.push_back({"draws", {"nobody", "black"}});
  keys.push_back({"byes", {"nothing", "point"}});
  return keys;
}

int ValueOf(const StandingsSystem& system, const std::string& key) {
  if (key == "tie_break") return static_cast<int>(system.combination);
  if (key == "parts") return static_cast<int>(system.parts);
  if (key == "secondary") {
    return system.text == StandingsText::k1996 ? static_cast<int>(system.secondary_1996)
                                               : static_cast<int>(system.secondary_1991);
  }
  if (key == "opponents") return static_cast<int>(system.opponents);
  if (key == "draws") return static_cast<int>(system.draws);
  return static_cast<int>(system.byes);
}

void SetValue(StandingsSystem& system, const std::string& key, int value) {
  if (key == "tie_break") {
    system.combination = static_cast<Combination>(value);
  } else if (key == "parts") {
    system.parts = static_cast<CombinationParts>(value);
  } else if (key == "secondary" && system.text == StandingsText::k1996) {
    system.secondary_1996 = static_cast<SecondaryOf1996>(value);
  } else if (key == "secondary") {
    system.secondary_1991 = static_cast<SecondaryOf1991>(value);
  } else if (key == "opponents") {
    system.opponents = static_cast<OpponentCount>(value);
  } else if (key == "draws") {
    system.draws = static_cast<DrawCount>(value);
  } else {
    system.byes = static_cast<ByeCount>(value);
  }
}

absl::Status SetWord(StandingsSystem& system, const std::string& key, const std::string& word) {
  const auto value = FindReadingValue(KeysOf(system), key, word, StandingsSystemText(system));
  if (value.ok()) SetValue(system, key, *value);
  return value.status();
}

}  // namespace

absl::StatusOr<StandingsSystem> ParseStandingsSystem(std::string_view text) {
  auto split = SplitReadings(text);
  if (!split.ok()) return split.status();
  StandingsSystem system;
  if (split->text != "1991" && split->text != "1996") {
    return absl::InvalidArgumentError(absl::StrCat("\"", split->text,
                                                   "\" is not a text with standings; good ones are "
                                                   "1991 and 1996, for example 1996,tie_break=bjh"));
  }
  system.text = split->text == "1991" ? StandingsText::k1991 : StandingsText::k1996;
  // Whether a key means something depends on the combination, so that is set first.
  std::stable_partition(split->readings.begin(), split->readings.end(),
                        [](const auto& pair) { return pair.first == "tie_break"; });
  for (const auto& [key, word] : split->readings) {
    if (auto status = SetWord(system, key, word); !status.ok()) return status;
  }
  return system;
}

std::string StandingsSystemText(const StandingsSystem& system) {
  std::string text = system.text == StandingsText::k1991 ? "1991" : "1996";
  for (const ReadingWords& key : KeysOf(system)) {
    const int value = ValueOf(system, key.key);
    if (value != 0) absl::StrAppend(&text, ",", key.key, "=", key.values[static_cast<size_t>(value)]);
  }
  return text;
}

std::vector<StandingsSystem> AllStandingsSystems() {
  std::vector<StandingsSystem> all;
  for (const auto secondary : {SecondaryOf1991::kA1AndA2, SecondaryOf1991::kA1}) {
    StandingsSystem system;
    system.text = StandingsText::k1991;
    system.secondary_1991 = secondary;
    all.push_back(system);
  }
  for (const auto combination :
       {Combination::kSjh, Combination::kBjh, Combination::kSfh, Combination::kBfh}) {
    for (const auto parts : {CombinationParts::kOrder, CombinationParts::kSum, CombinationParts::kOf}) {
      for (const auto secondary : {SecondaryOf1996::kJh, SecondaryOf1996::kSAndBAndJh}) {
        StandingsSystem system;
        system.combination = combination;
        system.parts = parts;
        system.secondary_1996 = secondary;
        if (SumsSecondaryScores(system) || secondary == SecondaryOf1996::kJh) all.push_back(system);
      }
    }
  }
  return all;
}

}  // namespace hotstone::spec
