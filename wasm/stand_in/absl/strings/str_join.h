// The part of absl/strings/str_join.h that the law uses, for WebAssembly only.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_JOIN_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_JOIN_H_

#include <string>
#include <string_view>

#include "wasm/stand_in/absl/strings/str_cat.h"

namespace absl {

// Each item is appended by format(&text, item).
template <typename Range, typename Format>
std::string StrJoin(const Range& items, std::string_view between, const Format& format) {
  std::string text;
  bool first = true;
  for (const auto& item : items) {
    if (!first) text.append(between);
    first = false;
    format(&text, item);
  }
  return text;
}

template <typename Range>
std::string StrJoin(const Range& items, std::string_view between) {
  return StrJoin(items, between,
                 [](std::string* text, const auto& item) { StrAppend(text, item); });
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_STR_JOIN_H_
