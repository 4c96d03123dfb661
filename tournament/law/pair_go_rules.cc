#include "tournament/law/pair_go_rules.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

constexpr char kText[] = "wmsg-2008";
constexpr int kPointsOfAToken = 3;

// One key: its words, in the order of the enumerators, and the field that holds its value.
struct Key {
  ReadingWords words;
  int (*get)(const PairGoRules&);
  void (*set)(PairGoRules&, int);
};

template <auto Field>
Key KeyOf(const char* key, const std::vector<std::string>& values) {
  return {{key, values},
          [](const PairGoRules& rules) { return static_cast<int>(rules.*Field); },
          [](PairGoRules& rules, int value) {
            rules.*Field = static_cast<std::remove_reference_t<decltype(rules.*Field)>>(value);
          }};
}

const std::vector<Key>& Keys() {
  static const auto& keys =
      *new std::vector<Key>{KeyOf<&PairGoRules::rotation>("rotation", {"number", "last", "pairs"}),
                            KeyOf<&PairGoRules::preceding>("preceding", {"before", "own"}),
                            KeyOf<&PairGoRules::claimed>("claimed", {"in", "out"}),
                            KeyOf<&PairGoRules::first>("first", {"penalty", "free"}),
                            KeyOf<&PairGoRules::passes>("passes", {"turn", "aside"}),
                            KeyOf<&PairGoRules::claimant>("claimant", {"anyone", "opponents"}),
                            KeyOf<&PairGoRules::repeated>("repeated", {"played", "claimed"}),
                            KeyOf<&PairGoRules::tally>("tally", {"points", "stones"})};
  return keys;
}

}  // namespace

spec::Color SideOf(PairGoSeat seat) {
  switch (seat) {
    case PairGoSeat::kBlackWoman:
    case PairGoSeat::kBlackMan:
      return spec::Color::kBlack;
    case PairGoSeat::kWhiteWoman:
    case PairGoSeat::kWhiteMan:
      return spec::Color::kWhite;
  }
  return spec::Color::kBlack;
}

PairGoSeat WomanOf(spec::Color side) {
  return side == spec::Color::kBlack ? PairGoSeat::kBlackWoman : PairGoSeat::kWhiteWoman;
}

PairGoSeat PartnerOf(PairGoSeat seat) { return FollowerOf(FollowerOf(seat)); }

PairGoSeat FollowerOf(PairGoSeat seat) {
  switch (seat) {
    case PairGoSeat::kBlackWoman:
      return PairGoSeat::kWhiteWoman;
    case PairGoSeat::kWhiteWoman:
      return PairGoSeat::kBlackMan;
    case PairGoSeat::kBlackMan:
      return PairGoSeat::kWhiteMan;
    case PairGoSeat::kWhiteMan:
      return PairGoSeat::kBlackWoman;
  }
  return PairGoSeat::kBlackWoman;
}

const char* SeatWord(PairGoSeat seat) {
  switch (seat) {
    case PairGoSeat::kBlackWoman:
      return "BF";
    case PairGoSeat::kWhiteWoman:
      return "WF";
    case PairGoSeat::kBlackMan:
      return "BM";
    case PairGoSeat::kWhiteMan:
      return "WM";
  }
  return "";
}

absl::StatusOr<PairGoRules> ParsePairGoRules(std::string_view text) {
  ASSIGN_OR_RETURN(const auto split, SplitReadings(text));
  if (split.text != kText) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", absl::Utf8SafeCEscape(split.text), "\" is not a text about pair go; the only one is ",
        kText, ", for example ", kText, ",rotation=last"));
  }
  std::vector<ReadingWords> words;
  for (const Key& key : Keys()) words.push_back(key.words);
  PairGoRules rules;
  for (const auto& [name, word] : split.readings) {
    ASSIGN_OR_RETURN(const auto value, FindReadingValue(words, name, word, kText));
    for (const Key& key : Keys()) {
      if (key.words.key == name) key.set(rules, value);
    }
  }
  return rules;
}

std::string PairGoRulesText(const PairGoRules& rules) {
  std::vector<ReadingWords> words;
  for (const Key& key : Keys()) {
    words.push_back(key.words);
    words.back().value = key.get(rules);
  }
  return ReadingsText(kText, words);
}

std::vector<PairGoRules> AllPairGoRules() {
  std::vector<PairGoRules> all = {PairGoRules()};
  for (const Key& key : Keys()) {
    if (key.words.key == "repeated" || key.words.key == "tally") continue;
    std::vector<PairGoRules> more;
    for (const PairGoRules& rules : all) {
      for (size_t value = 0; value < key.words.values.size(); ++value) {
        more.push_back(rules);
        key.set(more.back(), static_cast<int>(value));
      }
    }
    all = more;
  }
  return all;
}

int PenaltyPoints(int tokens, PairGoTally tally) {
  const int points = kPointsOfAToken * tokens;
  switch (tally) {
    case PairGoTally::kPoints:
      return points;
    case PairGoTally::kStones:
      return points / 2 * 2;
  }
  return points;
}

}  // namespace hotstone::tournament
