#include "spec/words/nearest_word.h"

#include <algorithm>

#include "absl/strings/ascii.h"

namespace hotstone {

size_t Slips(std::string_view typed, std::string_view good) {
  // before, last, now: the slips between the first i - 2, i - 1, i typed letters and the first j
  // accepted ones.
  std::vector<size_t> before(good.size() + 1);
  std::vector<size_t> last(good.size() + 1);
  std::vector<size_t> now(good.size() + 1);
  for (size_t j = 0; j <= good.size(); ++j) now[j] = j;
  for (size_t i = 1; i <= typed.size(); ++i) {
    std::swap(before, last);
    std::swap(last, now);
    now[0] = i;
    for (size_t j = 1; j <= good.size(); ++j) {
      now[j] = std::min(
          {last[j] + 1, now[j - 1] + 1, last[j - 1] + (typed[i - 1] == good[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && typed[i - 1] == good[j - 2] && typed[i - 2] == good[j - 1]) {
        now[j] = std::min(now[j], before[j - 2] + 1);
      }
    }
  }
  return now[good.size()];
}

std::optional<std::string> NearestWord(std::string_view typed,
                                       const std::vector<std::string>& good) {
  constexpr size_t kMost = 2;
  const std::string small = absl::AsciiStrToLower(std::string(typed.substr(0, 64)));
  std::optional<std::string> nearest;
  size_t least = kMost + 1;
  for (const std::string& word : good) {
    const size_t slips = Slips(small, absl::AsciiStrToLower(word));
    if (slips >= least || 3 * slips > word.size()) continue;
    least = slips;
    nearest = word;
  }
  return nearest;
}

std::string DidYouMean(std::string_view typed, const std::vector<std::string>& good) {
  const auto nearest = NearestWord(typed, good);
  return nearest.has_value() ? "; did you mean " + *nearest + "?" : "";
}

}  // namespace hotstone
