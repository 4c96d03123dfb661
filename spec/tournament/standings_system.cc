#include "spec/tournament/standings_system.h"

#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace hotstone::spec {
namespace {

using Words = std::vector<std::string>;

// The values of each key, in the order of the enumerators.
struct Key {
  std::string name;
  Words values;
};

bool SumsSecondaryScores(const StandingsSystem& system) {
  return system.text == StandingsText::k1991 || system.combination == Combination::kSfh ||
         system.combination == Combination::kBfh;
}

// The keys that have a meaning for a system of this text and combination, tie_break first.
std::vector<Key> KeysOf(const StandingsSystem& system) {
  std::vector<Key> keys;
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
  Words names;
  for (const Key& known : KeysOf(system)) {
    names.push_back(known.name);
    if (known.name != key) continue;
    for (size_t value = 0; value < known.values.size(); ++value) {
      if (known.values[value] != word) continue;
      SetValue(system, key, static_cast<int>(value));
      return absl::OkStatus();
    }
    return absl::InvalidArgumentError(
        absl::StrCat(key, "=", word, ": good values are ", absl::StrJoin(known.values, ", ")));
  }
  return absl::InvalidArgumentError(absl::StrCat(key, ": not a key of ", StandingsSystemText(system),
                                                 ", whose keys are ", absl::StrJoin(names, ", ")));
}

}  // namespace

absl::StatusOr<StandingsSystem> ParseStandingsSystem(std::string_view text) {
  const Words parts = absl::StrSplit(std::string(text), ',');
  StandingsSystem system;
  if (parts[0] != "1991" && parts[0] != "1996") {
    return absl::InvalidArgumentError(absl::StrCat("\"", parts[0],
                                                   "\" is not a text with standings; good ones are "
                                                   "1991 and 1996, for example 1996,tie_break=bjh"));
  }
  system.text = parts[0] == "1991" ? StandingsText::k1991 : StandingsText::k1996;
  std::vector<std::pair<std::string, std::string>> rest;
  std::set<std::string> seen;
  for (size_t i = 1; i < parts.size(); ++i) {
    const std::pair<std::string, std::string> pair = absl::StrSplit(parts[i], absl::MaxSplits('=', 1));
    if (!seen.insert(pair.first).second) {
      return absl::InvalidArgumentError(absl::StrCat(pair.first, " comes twice in ", std::string(text)));
    }
    // Whether a key means something depends on the combination, so that is set first.
    rest.insert(pair.first == "tie_break" ? rest.begin() : rest.end(), pair);
  }
  for (const auto& [key, word] : rest) {
    if (auto status = SetWord(system, key, word); !status.ok()) return status;
  }
  return system;
}

std::string StandingsSystemText(const StandingsSystem& system) {
  std::string text = system.text == StandingsText::k1991 ? "1991" : "1996";
  for (const Key& key : KeysOf(system)) {
    const int value = ValueOf(system, key.name);
    if (value != 0) absl::StrAppend(&text, ",", key.name, "=", key.values[static_cast<size_t>(value)]);
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
