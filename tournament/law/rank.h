// Ranks on the three scales of the Ing texts.
//
// ING91-2 "Graduierungen" and ING96-R8: ping for professionals, 1 (high) to 9; duan (1991: tuan)
// for strong amateurs, 9 (high) to 1; ji (1991: chi) below 1 duan, 1 (high) to 18, in 1991 to 9.
// Weaker players have no rank. Organisations award ranks by their own rules; a rank is an input
// here.
//
// A rank is written as its number and its scale, in any of the usual words, in either case, with or
// without a blank or hyphen between: "5 duan", "5d", "5-tuan", "9p", "2ji", "2k". "dan" and "kyu"
// are accepted, too. O(1).
#ifndef HOTSTONE_TOURNAMENT_LAW_RANK_H_
#define HOTSTONE_TOURNAMENT_LAW_RANK_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace hotstone::tournament {

enum class RankScale { kPing, kDuan, kJi };
inline constexpr int kMostPing = 9;
inline constexpr int kMostDuan = 9;
inline constexpr int kMostJi = 18;

struct Rank {
  RankScale scale = RankScale::kDuan;
  int number = 1;

  friend bool operator==(const Rank&, const Rank&) = default;
};

// InvalidArgument for any other word, and for a number that is not on the scale of 1996.
absl::StatusOr<Rank> ParseRank(std::string_view word);

// "5 duan"; with the words of 1991, "5 tuan" and "2 chi".
std::string RankName(const Rank& rank, bool words_of_1991 = false);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_RANK_H_
