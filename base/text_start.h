// The start of a text for a message, never cut inside a character.
//
// A message quotes what was wrong, but not a megabyte of it. In UTF-8 a character beyond ASCII takes two to four
// bytes, the first from 0xC2 up, the others 0x80 to 0xBF. A cut before one of the others would leave half a character,
// which a terminal shows as a blot and a JSON reader refuses; so the cut moves back to the character's first byte.
#ifndef HOTSTONE_BASE_TEXT_START_H_
#define HOTSTONE_BASE_TEXT_START_H_

#include <cstddef>
#include <string_view>

namespace hotstone {

// At most so many bytes of the text, whole characters where the text is UTF-8; of a text that is not, at most three
// bytes fewer than asked for. O(1).
inline std::string_view TextStart(std::string_view text, size_t most) {
  if (text.size() <= most) return text;
  size_t end = most;
  for (int moved = 0; moved < 3 && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80;
       ++moved) {
    --end;
  }
  return text.substr(0, end);
}

}  // namespace hotstone

#endif  // HOTSTONE_BASE_TEXT_START_H_
