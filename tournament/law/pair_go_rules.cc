#include "tournament/law/pair_go_rules.h"

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "tournament/law/reading_words.h"

namespace hotstone::tournament {
namespace {

constexpr char kText[] = "wmsg-2008";
constexpr int kPointsOfAToken = 3;

std::vector<Reading> ReadingsOf(PairGoRules& rules) {
  return {ReadingOf("rotation", {"number", "last", "pairs"}, rules.rotation),
          ReadingOf("preceding", {"before", "own"}, rules.preceding),
          ReadingOf("claimed", {"in", "out"}, rules.claimed),
          ReadingOf("first", {"penalty", "free"}, rules.first),
          ReadingOf("passes", {"turn", "aside"}, rules.passes),
          ReadingOf("claimant", {"anyone", "opponents"}, rules.claimant),
          ReadingOf("repeated", {"played", "claimed"}, rules.repeated),
          ReadingOf("tally", {"points", "stones"}, rules.tally)};
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
  PairGoRules rules;
  for (const auto& [key, word] : split.readings) {
    RETURN_IF_ERROR(SetReading(ReadingsOf(rules), key, word, kText));
  }
  return rules;
}

std::string PairGoRulesText(const PairGoRules& rules) {
  PairGoRules read = rules;
  return ReadingsText(kText, ReadingsOf(read));
}

std::vector<PairGoRules> AllPairGoRules() {
  return WithReadings(PairGoRules(),
                      {"rotation", "preceding", "claimed", "first", "passes", "claimant"},
                      ReadingsOf);
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
