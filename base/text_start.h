// The start of a text for a message, never cut inside a character.
//
// A message quotes what was wrong, but not a megabyte of it. In UTF-8 a character beyond ASCII
// takes two to four bytes, the first from 0xC2 up, the others 0x80 to 0xBF. A cut before one of the
// others would leave half a character, which a terminal shows as garbage and a JSON reader rejects;
// so the cut moves back to the character's first byte.
#ifndef HOTSTONE_BASE_TEXT_START_H_
#define HOTSTONE_BASE_TEXT_START_H_

#include <cstddef>
#include <string_view>

namespace hotstone {

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

#endif  // HOTSTONE_BASE_TEXT_START_H_
