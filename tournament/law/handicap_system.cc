#include "tournament/law/handicap_system.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

constexpr int kPointsOfAPing = 2;
constexpr int kPointsOfADuan = 4;

std::vector<Reading> ReadingsOf(HandicapSystem& system) {
  std::vector<Reading> readings = {ReadingOf("rest", {"down", "up"}, system.rest)};
  if (system.text == HandicapText::k1996) {
    readings.push_back(ReadingOf("plays", {"passes", "moves"}, system.plays));
    readings.push_back(ReadingOf("colours", {"free", "weaker"}, system.colours));
    readings.push_back(ReadingOf("ji", {"18", "9"}, system.ji));
  } else {
    // The default, `weaker`, comes first.
    const auto set = [&system](int value) {
      system.colours = static_cast<ColourChoice>(1 - value);
    };
    readings.push_back(
        {"colours", {"weaker", "free"}, 1 - static_cast<int>(system.colours), 0, set});
    readings.push_back(ReadingOf("overlap", {"1996", "below"}, system.overlap));
    readings.push_back(ReadingOf("chi_step", {"play", "half"}, system.chi_step));
  }
  readings.push_back(ReadingOf("first_move", {"half", "whole"}, system.first_move));
  readings.push_back(ReadingOf("handicap_play", {"play", "move"}, system.handicap_play));
  return readings;
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
    return NoIngText(words.text, "with ranks", "rest=up");
  }
  for (const auto& [key, word] : words.readings) {
    RETURN_IF_ERROR(SetReading(ReadingsOf(system), key, word, HandicapSystemText(system)));
  }
  return system;
}

std::string HandicapSystemText(const HandicapSystem& system) {
  HandicapSystem read = system;
  return ReadingsText(system.text == HandicapText::k1991 ? "ing-1991" : "ing-1996",
                      ReadingsOf(read));
}

std::vector<std::string> HandicapKeys(const HandicapSystem& system) {
  HandicapSystem read = system;
  return ReadingKeys(ReadingsOf(read));
}

std::vector<HandicapSystem> OtherReadings(const HandicapSystem& system, const std::string& key) {
  std::vector<HandicapSystem> others = WithReadings(system, {key}, ReadingsOf);
  std::erase(others, system);
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
