// A message as one line that is safe on a terminal, whatever it quotes.
//
// Errors are one line on standard error and quote what was wrong: a word of the command line or a
// file name, which may contain any byte except zero. Bytes below a blank, including line ends and
// the escape that starts terminal commands, the byte 0x7F, and the controls U+0080 to U+009F, which
// some terminals also obey, become blanks. All others stay, so UTF-8 survives.
//
// A message quotes no megabytes either: TextStart cuts a text, never inside a character. In UTF-8 a
// character beyond ASCII takes two to four bytes, the first from 0xC2 up, the others 0x80 to 0xBF.
// A cut before one of the others would leave half a character, which a terminal shows as garbage
// and a JSON reader rejects; so the cut moves back to the character's first byte.
#ifndef HOTSTONE_BASE_ONE_LINE_H_
#define HOTSTONE_BASE_ONE_LINE_H_

#include <algorithm>
#include <cstddef>
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

// At most `most` bytes of the text; whole characters if the text is UTF-8. Invalid UTF-8 loses at
// most three more bytes. O(1).
inline std::string_view TextStart(std::string_view text, size_t most) {
  if (text.size() <= most) return text;
  size_t end = most;
  for (int moved = 0;
       moved < 3 && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80; ++moved) {
    --end;
  }
  return text.substr(0, end);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_ONE_LINE_H_
