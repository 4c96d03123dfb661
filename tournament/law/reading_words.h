// Readings as words: "TEXT,KEY=VALUE,KEY=VALUE", the form in which a text of the tournament rules is named
// together with how its gaps are read (standings_system.h, handicap_system.h,
// clock_rules.h, pair_go_rules.h).
//
// A reading has a key and a list of values, of which the first is the one that is taken where nothing is
// said. What is here only knows words: who uses it says which text and which readings there are, and what a
// value means. All errors are InvalidArgument and name the good words. Linear in the words.
#ifndef HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_
#define HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::tournament {

struct ReadingWords {
  std::string key;
  std::vector<std::string> values;
  int value = 0;  // the number of the one in force
};

// What stands before the first comma, and the keys with their values behind it, in their order.
struct TextAndReadings {
  std::string text;
  std::vector<std::pair<std::string, std::string>> readings;
};

// An error if a key comes twice.
absl::StatusOr<TextAndReadings> SplitReadings(std::string_view words);

// The number of this value of this key, the first being 0. `whose` is what the readings belong to, for the
// message that a key is none of theirs.
absl::StatusOr<int> FindReadingValue(const std::vector<ReadingWords>& readings, std::string_view key,
                                     std::string_view value, std::string_view whose);

// The text, and those readings whose value in force is not the first.
std::string ReadingsText(std::string_view text, const std::vector<ReadingWords>& readings);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_
