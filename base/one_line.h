// A message as one line that is safe on a terminal, whatever it quotes.
//
// Errors are one line on standard error and quote what was wrong: a word of the command line or a
// file name, which may contain any byte except zero. Bytes below a blank, including line ends and
// the escape that starts terminal commands, the byte 0x7F, and the controls U+0080 to U+009F, which
// some terminals also obey, become blanks. All others stay, so UTF-8 survives.
#ifndef HOTSTONE_BASE_ONE_LINE_H_
#define HOTSTONE_BASE_ONE_LINE_H_

#include <algorithm>
#include <string>
#include <string_view>

namespace hotstone {

// O(length).
inline std::string OneLine(std::string_view text) {
  std::string line(text);
  std::replace_if(
      line.begin(), line.end(),
      [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; }, ' ');
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    const auto next = static_cast<unsigned char>(line[i + 1]);
    if (line[i] == '\xC2' && next >= 0x80 && next < 0xA0) line[i] = line[i + 1] = ' ';
  }
  return line;
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_ONE_LINE_H_
