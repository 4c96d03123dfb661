// Readings as words: "TEXT,KEY=VALUE,KEY=VALUE" names a text of the tournament rules together with
// how its gaps are read (standings_system.h, handicap_system.h, clock_rules.h, pair_go_rules.h).
//
// A reading is a field of a struct of rules, with a key and a word for each value. Each struct
// comes with a function that lists the readings that apply to it, as some depend on others. All
// errors are InvalidArgument and list the accepted words. Linear in the length of the input.
#ifndef HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_
#define HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::tournament {

struct Reading {
  std::string key;
  std::vector<std::string> values;
  int value = 0;  // the index of the value in force
  int by_default = 0;
  std::function<void(int value)> set;
};

// The reading in this field, which must outlive it; values in the order of the enumerators.
template <class Value>
Reading ReadingOf(std::string key, std::vector<std::string> values, Value& field,
                  Value by_default = Value{}) {
  return {std::move(key), std::move(values), static_cast<int>(field), static_cast<int>(by_default),
          [&field](int value) { field = static_cast<Value>(value); }};
}

// The text before the first comma, and the keys and values after it, in order.
struct TextAndReadings {
  std::string text;
  std::vector<std::pair<std::string, std::string>> readings;
};

// An error if a key is repeated.
absl::StatusOr<TextAndReadings> SplitReadings(std::string_view words);

// The error for a text that is neither ing-1991 nor ing-1996: it is not a text `what`. The message
// ends with an example of a reading.
absl::Status NoIngText(std::string_view text, std::string_view what, std::string_view example);

// Sets the reading with this key. `whose` names what the readings belong to, for the error message
// about an unknown key.
absl::Status SetReading(const std::vector<Reading>& readings, std::string_view key,
                        std::string_view value, std::string_view whose);

// The text, and the readings whose value is not the default.
std::string ReadingsText(std::string_view text, const std::vector<Reading>& readings);

std::vector<std::string> ReadingKeys(const std::vector<Reading>& readings);

// These rules with every combination of the values of these keys, the last key changing fastest. A
// key that does not apply changes nothing.
template <class Rules>
std::vector<Rules> WithReadings(const Rules& rules, const std::vector<std::string>& keys,
                                std::vector<Reading> (*readings_of)(Rules& rules)) {
  std::vector<Rules> all = {rules};
  for (const std::string& key : keys) {
    std::vector<Rules> more;
    for (Rules one : all) {
      bool applies = false;
      for (const Reading& reading : readings_of(one)) {
        if (reading.key != key) continue;
        applies = true;
        for (size_t value = 0; value < reading.values.size(); ++value) {
          reading.set(static_cast<int>(value));
          more.push_back(one);
        }
      }
      if (!applies) more.push_back(one);
    }
    all = std::move(more);
  }
  return all;
}

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_LAW_READING_WORDS_H_
