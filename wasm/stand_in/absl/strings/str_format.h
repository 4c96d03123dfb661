// The part of absl/strings/str_format.h that the law uses, for WebAssembly only: a decimal number
// with its places ("%.*f"), and a text in a column ("%*s").
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_FORMAT_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_FORMAT_H_

#include <cstdio>
#include <string>
#include <type_traits>

namespace absl {

template <typename Value>
std::string StrFormat(const char* format, int number, const Value& value) {
  const auto plain = [&value] {
    if constexpr (std::is_arithmetic_v<Value>) {
      return value;
    } else {
      return value.c_str();
    }
  }();
  std::string text(static_cast<size_t>(std::snprintf(nullptr, 0, format, number, plain)), '\0');
  std::snprintf(text.data(), text.size() + 1, format, number, plain);
  return text;
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_FORMAT_H_
