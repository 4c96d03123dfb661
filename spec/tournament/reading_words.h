// Readings in the words of a command line: "1996,tie_break=bjh", "ing-1991,rest=up".
//
// A text comes first, then the readings of what it leaves open, each a key with the word of its value. Which
// keys there are depends on the text and on other readings, and so a system lists its own: each with all its
// words, that of the value taken if nothing is said in front. Errors are InvalidArgument and name the good
// words. Linear in the text and the words.
#ifndef HOTSTONE_SPEC_TOURNAMENT_READING_WORDS_H_
#define HOTSTONE_SPEC_TOURNAMENT_READING_WORDS_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::spec {

struct ReadingKey {
  std::string name;
  std::vector<std::string> words;
  int value = 0;  // the index of the word in force
};

struct ReadingWords {
  std::string text;                                        // what stands before the first comma
  std::vector<std::pair<std::string, std::string>> pairs;  // key and word, in their order
};

// Cuts at the commas, and each piece but the first at its first "=". A key that comes twice is an error.
absl::StatusOr<ReadingWords> SplitReadingWords(std::string_view text);

// The index of `word` among the words of that key; `system` is what the keys belong to, as it is written.
absl::StatusOr<int> FindReading(const std::vector<ReadingKey>& keys, const std::string& key,
                                const std::string& word, const std::string& system);

// The text and those readings that are not the first of their key.
std::string ReadingWordsText(const std::string& text, const std::vector<ReadingKey>& keys);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_TOURNAMENT_READING_WORDS_H_
