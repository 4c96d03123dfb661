#include "tournament/law/handicap_system.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

constexpr int kPointsOfAPing = 2;
constexpr int kPointsOfADuan = 4;

// The keys of a text, words in the order of the enumerators except for `colours` of 1991.
std::vector<ReadingWords> KeysOfHandicaps(const HandicapSystem& system) {
  const bool of_1996 = system.text == HandicapText::k1996;
  std::vector<ReadingWords> keys = {{"rest", {"down", "up"}, static_cast<int>(system.rest)}};
  if (of_1996) {
    keys.push_back({"plays", {"passes", "moves"}, static_cast<int>(system.plays)});
    keys.push_back({"colours", {"free", "weaker"}, static_cast<int>(system.colours)});
    keys.push_back({"ji", {"18", "9"}, static_cast<int>(system.ji)});
  } else {
    keys.push_back({"colours", {"weaker", "free"}, 1 - static_cast<int>(system.colours)});
    keys.push_back({"overlap", {"1996", "below"}, static_cast<int>(system.overlap)});
    keys.push_back({"chi_step", {"play", "half"}, static_cast<int>(system.chi_step)});
  }
  keys.push_back({"first_move", {"half", "whole"}, static_cast<int>(system.first_move)});
  keys.push_back({"handicap_play", {"play", "move"}, static_cast<int>(system.handicap_play)});
  return keys;
}

void SetHandicapReading(HandicapSystem& system, const std::string& key, int value) {
  if (key == "rest") {
    system.rest = static_cast<RestOfPlays>(value);
  } else if (key == "plays") {
    system.plays = static_cast<HandicapCount>(value);
  } else if (key == "colours") {
    system.colours =
        static_cast<ColourChoice>(system.text == HandicapText::k1996 ? value : 1 - value);
  } else if (key == "ji") {
    system.ji = static_cast<JiRanks>(value);
  } else if (key == "overlap") {
    system.overlap = static_cast<ScaleOverlap>(value);
  } else if (key == "chi_step") {
    system.chi_step = static_cast<ChiStep>(value);
  } else if (key == "first_move") {
    system.first_move = static_cast<FirstMove>(value);
  } else {
    system.handicap_play = static_cast<HandicapPlay>(value);
  }
}

int MostJiOf(const HandicapSystem& system) {
  return system.text == HandicapText::k1996 && system.ji == JiRanks::kEighteen ? kMostJi : 9;
}

int DuanBelowOnePing(int number, const HandicapSystem& system) {
  const int nine_ping = (kMostPing - 1) * kPointsOfAPing;
  const int nine_duan = system.overlap == ScaleOverlap::kBelow
                            ? nine_ping + kPointsOfADuan
                            : nine_ping - (9 - 7) * kPointsOfADuan;
  return nine_duan + (kMostDuan - number) * kPointsOfADuan;
}

}  // namespace

absl::StatusOr<HandicapSystem> ParseHandicapSystem(std::string_view text) {
  ASSIGN_OR_RETURN(const auto words, SplitReadings(text));
  HandicapSystem system;
  if (words.text == "ing-1991") {
    system.text = HandicapText::k1991;
    system.colours = ColourChoice::kWeaker;
  } else if (words.text != "ing-1996") {
    return absl::InvalidArgumentError(
        absl::StrCat("\"", absl::Utf8SafeCEscape(words.text),
                     "\" is not a text with ranks; the known ones are ing-1991 and ing-1996, for "
                     "example ing-1996,rest=up"));
  }
  for (const auto& [key, word] : words.readings) {
    ASSIGN_OR_RETURN(const auto value, FindReadingValue(KeysOfHandicaps(system), key, word,
                                                        HandicapSystemText(system)));
    SetHandicapReading(system, key, value);
  }
  return system;
}

std::string HandicapSystemText(const HandicapSystem& system) {
  return ReadingsText(system.text == HandicapText::k1991 ? "ing-1991" : "ing-1996",
                      KeysOfHandicaps(system));
}

std::vector<std::string> HandicapKeys(const HandicapSystem& system) {
  std::vector<std::string> names;
  for (const ReadingWords& key : KeysOfHandicaps(system)) names.push_back(key.key);
  return names;
}

std::vector<HandicapSystem> OtherReadings(const HandicapSystem& system, const std::string& key) {
  std::vector<HandicapSystem> others;
  for (const ReadingWords& known : KeysOfHandicaps(system)) {
    if (known.key != key) continue;
    for (int value = 0; value < static_cast<int>(known.values.size()); ++value) {
      if (value == known.value) continue;
      others.push_back(system);
      SetHandicapReading(others.back(), key, value);
    }
  }
  return others;
}

std::vector<Rank> RanksOf(const HandicapSystem& system) {
  std::vector<Rank> ranks;
  for (int number = 1; number <= kMostPing; ++number) ranks.push_back({RankScale::kPing, number});
  for (int number = kMostDuan; number >= 1; --number) ranks.push_back({RankScale::kDuan, number});
  for (int number = 1; number <= MostJiOf(system); ++number)
    ranks.push_back({RankScale::kJi, number});
  return ranks;
}

absl::StatusOr<int> PointsBelowOnePing(const Rank& rank, const HandicapSystem& system) {
  switch (rank.scale) {
    case RankScale::kPing:
      return (rank.number - 1) * kPointsOfAPing;
    case RankScale::kDuan:
      return DuanBelowOnePing(rank.number, system);
    case RankScale::kJi:
      break;
  }
  if (rank.number > MostJiOf(system)) {
    return absl::InvalidArgumentError(absl::StrCat(
        RankName(rank, system.text == HandicapText::k1991), ": under ", HandicapSystemText(system),
        " ranks end at 9, so weaker players have none",
        system.text == HandicapText::k1996 ? " (without ji=18, which has eighteen)" : ""));
  }
  const int step = system.chi_step == ChiStep::kHalf ? kPointsOfADuan : kPointsOfAPlay;
  return DuanBelowOnePing(1, system) + rank.number * step;
}

}  // namespace hotstone::tournament
