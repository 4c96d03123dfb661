#include "tournament/law/rank.h"

#include <algorithm>
#include <array>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/one_line.h"

namespace hotstone::tournament {
namespace {

struct ScaleWord {
  std::string_view word;
  RankScale scale;
};

constexpr std::array<ScaleWord, 13> kScaleWords = {{{"p", RankScale::kPing},
                                                    {"ping", RankScale::kPing},
                                                    {"d", RankScale::kDuan},
                                                    {"duan", RankScale::kDuan},
                                                    {"dan", RankScale::kDuan},
                                                    {"t", RankScale::kDuan},
                                                    {"tuan", RankScale::kDuan},
                                                    {"j", RankScale::kJi},
                                                    {"ji", RankScale::kJi},
                                                    {"c", RankScale::kJi},
                                                    {"chi", RankScale::kJi},
                                                    {"k", RankScale::kJi},
                                                    {"kyu", RankScale::kJi}}};

int MostOf(RankScale scale) {
  switch (scale) {
    case RankScale::kPing:
      return kMostPing;
    case RankScale::kDuan:
      return kMostDuan;
    case RankScale::kJi:
      return kMostJi;
  }
  return 0;
}

}  // namespace

absl::StatusOr<Rank> ParseRank(std::string_view word) {
  const auto refuse = [&](std::string_view why) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", absl::Utf8SafeCEscape(std::string(TextStart(word, 40))), "\" ", std::string(why),
        "; ranks are 1 to 9 ping, 9 to 1 duan, 1 to 18 ji, for example 5d or \"5 duan\""));
  };
  const auto digits = static_cast<size_t>(
      std::find_if_not(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; }) -
      word.begin());
  if (digits == 0 || digits > 2 || word[0] == '0') return refuse("is not a rank");
  int number = 0;
  for (const char c : word.substr(0, digits)) number = 10 * number + (c - '0');
  std::string_view rest = word.substr(digits);
  if (!rest.empty() && (rest[0] == ' ' || rest[0] == '-')) rest.remove_prefix(1);
  const std::string name = absl::AsciiStrToLower(std::string(rest));
  for (const ScaleWord& known : kScaleWords) {
    if (known.word != name) continue;
    if (number > MostOf(known.scale)) return refuse("belongs to no scale");
    return Rank{known.scale, number};
  }
  return refuse("is not a rank");
}

std::string RankName(const Rank& rank, bool words_of_1991) {
  const auto name = [&]() -> std::string_view {
    switch (rank.scale) {
      case RankScale::kPing:
        return "ping";
      case RankScale::kDuan:
        return words_of_1991 ? "tuan" : "duan";
      case RankScale::kJi:
        return words_of_1991 ? "chi" : "ji";
    }
    return "";
  };
  return absl::StrCat(rank.number, " ", std::string(name()));
}

}  // namespace hotstone::tournament
