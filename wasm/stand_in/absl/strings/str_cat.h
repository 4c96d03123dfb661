// The part of absl/strings/str_cat.h that the law uses, for WebAssembly only: concatenates texts
// and integers.
//
// A floating-point number has six digits, as in Abseil. Padding and hexadecimal output are left
// out; code that needs them does not compile.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_CAT_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_CAT_H_

#include <concepts>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

namespace absl {

class AlphaNum {
 public:
  AlphaNum(std::string_view text) : text_(text) {}
  AlphaNum(const std::string& text) : text_(text) {}
  AlphaNum(const char* text) : text_(text) {}
  template <std::integral Number>
  requires(!std::is_same_v<Number, char> && !std::is_same_v<Number, bool>) AlphaNum(Number number)
      : digits_(std::to_string(number)), text_(digits_) {}
  AlphaNum(double number) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%g", number);
    digits_ = digits;
    text_ = digits_;
  }
  AlphaNum(const AlphaNum&) = delete;  // text_ may point into digits_
  AlphaNum& operator=(const AlphaNum&) = delete;

  std::string_view Piece() const { return text_; }

 private:
  std::string digits_;
  std::string_view text_;
};

template <typename... Pieces>
void StrAppend(std::string* text, const Pieces&... pieces) {
  (text->append(AlphaNum(pieces).Piece()), ...);
}

template <typename... Pieces>
std::string StrCat(const Pieces&... pieces) {
  std::string text;
  StrAppend(&text, pieces...);
  return text;
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_CAT_H_
