// Readings as words: "TEXT,KEY=VALUE,KEY=VALUE" names a text of the tournament rules together with
// how its gaps are read (standings_system.h, handicap_system.h, clock_rules.h, pair_go_rules.h).
//
// A reading has a key and a list of values; the first value is the default. This file handles only
// the words: the caller supplies the texts and readings and gives the values their meaning. All
// errors are InvalidArgument and list the accepted words. Linear in the length of the input.
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
  int value = 0;  // the index of the value in force
};

// The text before the first comma, and the keys and values after it, in order.
struct TextAndReadings {
  std::string text;
  std::vector<std::pair<std::string, std::string>> readings;
};

// An error if a key is repeated.
absl::StatusOr<TextAndReadings> SplitReadings(std::string_view words);

// The index of this value of this key, from 0. `whose` names what the readings belong to, for the
// error message about an unknown key.
absl::StatusOr<int> FindReadingValue(const std::vector<ReadingWords>& readings,
                                     std::string_view key, std::string_view value,
                                     std::string_view whose);

// The text, and the readings whose value is not the default.
std::string ReadingsText(std::string_view text, const std::vector<ReadingWords>& readings);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_
