// The part of absl/strings/match.h that the law uses, for WebAssembly only.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_MATCH_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_MATCH_H_

#include <string_view>

namespace absl {

inline bool StartsWith(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_MATCH_H_
