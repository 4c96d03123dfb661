// The part of absl/strings/escaping.h that the law uses, for WebAssembly only.
#ifndef HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_ESCAPING_H_
#define HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_ESCAPING_H_

#include <string>
#include <string_view>

namespace absl {

// Quotation marks, backslash, tab and line ends become a backslash and a letter, other unprintable
// ASCII a backslash and three octal digits. Bytes from 0x80 up are unchanged.
inline std::string Utf8SafeCEscape(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\r') {
      out += "\\r";
    } else if (c == '\t') {
      out += "\\t";
    } else if (c == '"' || c == '\'' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20 || byte == 0x7F) {
      out += '\\';
      out += static_cast<char>('0' + byte / 64);
      out += static_cast<char>('0' + byte / 8 % 8);
      out += static_cast<char>('0' + byte % 8);
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace absl

#endif  // HOTSTONE_WASM_STAND_IN_ABSL_STRINGS_ESCAPING_H_
