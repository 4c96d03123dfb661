// A message as one line that steers no terminal, whatever it quotes.
//
// Errors are one line on standard error, and quote what was wrong: a word of the command line or the name of a
// file, in which any byte may stand but zero. Bytes below a blank, among them ends of lines and the escape
// that begins a terminal's commands, the byte 0x7F, and the controls U+0080 to U+009F, which some terminals
// obey as well, become blanks; all others stay, so that UTF-8 does.
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
      line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; },
      ' ');
  for (size_t i = 0; i + 1 < line.size(); ++i) {
    const auto next = static_cast<unsigned char>(line[i + 1]);
    if (line[i] == '\xC2' && next >= 0x80 && next < 0xA0) line[i] = line[i + 1] = ' ';
  }
  return line;
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_ONE_LINE_H_
