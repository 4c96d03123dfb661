// The part of absl/strings/str_split.h that the law uses, for WebAssembly only: splits at a letter.
//
// An empty text is one empty part, as in Abseil. The parts own their letters.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_SPLIT_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_SPLIT_H_

#include <string>
#include <string_view>
#include <vector>

namespace absl {

// Omits empty parts.
struct SkipEmpty {};

class SplitParts {
 public:
  SplitParts(std::string_view text, char at) {
    size_t from = 0;
    for (size_t to = text.find(at); to != std::string_view::npos; to = text.find(at, from)) {
      parts_.emplace_back(text.substr(from, to - from));
      from = to + 1;
    }
    parts_.emplace_back(text.substr(from));
  }
  SplitParts(std::string_view text, char at, SkipEmpty) : SplitParts(text, at) {
    std::erase(parts_, std::string());
  }

  operator std::vector<std::string>() const { return parts_; }

 private:
  std::vector<std::string> parts_;
};

inline SplitParts StrSplit(std::string_view text, char at) { return {text, at}; }
inline SplitParts StrSplit(std::string_view text, char at, SkipEmpty skip) {
  return {text, at, skip};
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_SPLIT_H_
