// The part of absl/strings/ascii.h that the law uses, for WebAssembly only.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_ASCII_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_ASCII_H_

#include <string>
#include <string_view>

namespace absl {

inline bool ascii_iscntrl(unsigned char c) { return c < 0x20 || c == 0x7F; }
inline bool ascii_isdigit(unsigned char c) { return c >= '0' && c <= '9'; }
inline char ascii_tolower(unsigned char c) {
  return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}
inline char ascii_toupper(unsigned char c) {
  return static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

inline std::string AsciiStrToLower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = ascii_tolower(static_cast<unsigned char>(c));
  return out;
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_ASCII_H_
