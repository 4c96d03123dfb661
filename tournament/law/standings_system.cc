#include "tournament/law/standings_system.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

bool SumsSecondaryScores(const StandingsSystem& system) {
  return system.text == StandingsText::k1991 || system.combination == Combination::kSfh ||
         system.combination == Combination::kBfh;
}

// The keys that apply to this text and combination, tie_break first; words in the order of the
// enumerators.
std::vector<ReadingWords> KeysOf(const StandingsSystem& system) {
  std::vector<ReadingWords> keys;
  const bool of_1996 = system.text == StandingsText::k1996;
  if (of_1996) {
    keys.push_back(
        {"tie_break", {"sjh", "bjh", "sfh", "bfh"}, static_cast<int>(system.combination)});
    keys.push_back({"parts", {"order", "sum", "of"}, static_cast<int>(system.parts)});
  }
  if (SumsSecondaryScores(system) && of_1996) {
    keys.push_back({"secondary", {"jh", "s+b+jh"}, static_cast<int>(system.secondary_1996)});
  } else if (SumsSecondaryScores(system)) {
    keys.push_back({"secondary", {"a1+a2", "a1"}, static_cast<int>(system.secondary_1991)});
  }
  keys.push_back({"opponents", {"each", "once"}, static_cast<int>(system.opponents)});
  keys.push_back({"draws", {"nobody", "black"}, static_cast<int>(system.draws)});
  keys.push_back({"byes", {"nothing", "point"}, static_cast<int>(system.byes)});
  return keys;
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

}  // namespace

absl::StatusOr<StandingsSystem> ParseStandingsSystem(std::string_view text) {
  ASSIGN_OR_RETURN(auto words, SplitReadings(text));
  StandingsSystem system;
  if (words.text != "ing-1991" && words.text != "ing-1996") {
    return absl::InvalidArgumentError(
        absl::StrCat("\"", words.text,
                     "\" is not a text with standings; the known ones are ing-1991 and ing-1996, "
                     "for example ing-1996,tie_break=bjh"));
  }
  system.text = words.text == "ing-1991" ? StandingsText::k1991 : StandingsText::k1996;
  // The combination decides which keys apply, so it is set first.
  const auto is_combination = [](const auto& pair) { return pair.first == "tie_break"; };
  std::stable_partition(words.readings.begin(), words.readings.end(), is_combination);
  for (const auto& [key, word] : words.readings) {
    ASSIGN_OR_RETURN(const auto value,
                     FindReadingValue(KeysOf(system), key, word, StandingsSystemText(system)));
    SetValue(system, key, value);
  }
  return system;
}

std::string StandingsSystemText(const StandingsSystem& system) {
  return ReadingsText(system.text == StandingsText::k1991 ? "1991" : "1996", KeysOf(system));
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
    for (const auto parts :
         {CombinationParts::kOrder, CombinationParts::kSum, CombinationParts::kOf}) {
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

}  // namespace hotstone::tournament
