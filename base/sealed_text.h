// A JSON object whose last key is its own digest, so that any changed byte is detected.
//
//   {"board":"2x1","legal":"5"}  and its digest 9f86...  make
//   {"board":"2x1","legal":"5","digest":"9f86..."}
//
// The digest covers the object without that last key and without the line end. It has 64 lower-case
// hexadecimal digits; the caller chooses the function (this file depends on no library). A flipped
// bit in the object or in the digits makes them disagree; a flipped bit in the key or the
// punctuation leaves an object with an unknown last key, or no object at all. Files older than
// digests are objects without the key; their readers must reject unknown keys, which would
// otherwise bypass the digest.
#ifndef HOTSTONE_BASE_SEALED_TEXT_H_
#define HOTSTONE_BASE_SEALED_TEXT_H_

#include <optional>
#include <string>
#include <string_view>

namespace hotstone {

struct SealedText {
  std::string object;  // without the digest and the line end
  std::string digest;
};

// `object` must end with '}' and must not be empty ("{}").
std::string SealText(std::string_view object, std::string_view digest);

// Takes apart a text made by SealText, with or without one line feed after it; nothing for any
// other text.
std::optional<SealedText> UnsealText(std::string_view text);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_SEALED_TEXT_H_
