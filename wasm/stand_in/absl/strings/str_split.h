// The part of absl/strings/str_split.h that the law uses, for WebAssembly only: splits at a letter,
// at most a given number of times.
//
// An empty text is one empty part, as in Abseil. The parts own their letters.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_SPLIT_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_SPLIT_H_

#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace absl {

// The separator of a split.
struct SplitAt {
  SplitAt(char at) : letter(at) {}
  SplitAt(char at, int times) : letter(at), most(times) {}
  char letter;
  int most = std::numeric_limits<int>::max();
};

inline SplitAt MaxSplits(char letter, int most) { return {letter, most}; }

// Omits empty parts.
struct SkipEmpty {};

class SplitParts {
 public:
  SplitParts(std::string_view text, SplitAt at) {
    size_t from = 0;
    for (int times = 0; times < at.most; ++times) {
      const size_t to = text.find(at.letter, from);
      if (to == std::string_view::npos) break;
      parts_.emplace_back(text.substr(from, to - from));
      from = to + 1;
    }
    parts_.emplace_back(text.substr(from));
  }
  SplitParts(std::string_view text, SplitAt at, SkipEmpty) : SplitParts(text, at) {
    std::erase(parts_, std::string());
  }

  operator std::vector<std::string>() const { return parts_; }
  // The first two parts; empty if missing.
  operator std::pair<std::string, std::string>() const {
    return {parts_[0], parts_.size() > 1 ? parts_[1] : std::string()};
  }

 private:
  std::vector<std::string> parts_;
};

inline SplitParts StrSplit(std::string_view text, SplitAt at) { return {text, at}; }
inline SplitParts StrSplit(std::string_view text, SplitAt at, SkipEmpty skip) {
  return {text, at, skip};
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_SPLIT_H_
