#include "spec/tournament/reading_words.h"

#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace hotstone::spec {

absl::StatusOr<ReadingWords> SplitReadingWords(std::string_view text) {
  const std::vector<std::string> parts = absl::StrSplit(std::string(text), ',');
  ReadingWords words{parts[0], {}};
  std::set<std::string> seen;
  for (size_t i = 1; i < parts.size(); ++i) {
    std::pair<std::string, std::string> pair = absl::StrSplit(parts[i], absl::MaxSplits('=', 1));
    if (!seen.insert(pair.first).second) {
      return absl::InvalidArgumentError(absl::StrCat(pair.first, " comes twice in ", std::string(text)));
    }
    words.pairs.push_back(std::move(pair));
  }
  return words;
}

absl::StatusOr<int> FindReading(const std::vector<ReadingKey>& keys, const std::string& key,
                                const std::string& word, const std::string& system) {
  std::vector<std::string> names;
  for (const ReadingKey& known : keys) {
    names.push_back(known.name);
    if (known.name != key) continue;
    for (size_t value = 0; value < known.words.size(); ++value) {
      if (known.words[value] == word) return static_cast<int>(value);
    }
    return absl::InvalidArgumentError(
        absl::StrCat(key, "=", word, ": good values are ", absl::StrJoin(known.words, ", ")));
  }
  return absl::InvalidArgumentError(
      absl::StrCat(key, ": not a key of ", system, ", whose keys are ", absl::StrJoin(names, ", ")));
}

std::string ReadingWordsText(const std::string& text, const std::vector<ReadingKey>& keys) {
  std::string result = text;
  for (const ReadingKey& key : keys) {
    if (key.value != 0) {
      absl::StrAppend(&result, ",", key.name, "=", key.words[static_cast<size_t>(key.value)]);
    }
  }
  return result;
}

}  // namespace hotstone::spec
