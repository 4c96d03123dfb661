// JSON with positions: a small tree that remembers where each value stood in its line.
//
// The case format is strict, and a person who wrote a file by hand needs the column of the slip. The JSON
// itself (grammar, escapes, UTF-8, numbers) is read by nlohmann-json's event parser; this tree only keeps
// what that parser's own documents forget: the offset of every value and key, and that a key came twice.
//
// Refused, with the column: anything RFC 8259 refuses (so NaN, comments, trailing commas, bad UTF-8, text
// after the value), NUL bytes, a key that comes twice in one object, more keys in one than kMaxJsonKeys,
// nesting deeper than kMaxJsonDepth.
#ifndef HOTSTONE_FORMATS_CASE_JSON_H_
#define HOTSTONE_FORMATS_CASE_JSON_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"

namespace hotstone::formats {

// The deepest well-formed case (expect, list, entry, list, point) needs five.
inline constexpr int kMaxJsonDepth = 16;
// The largest object, the liberties of the chains of a 19x19 board, has 361.
inline constexpr int kMaxJsonKeys = 400;

struct JsonMember;

struct JsonNode {
  enum class Kind { kNull, kBoolean, kInteger, kNumber, kString, kArray, kObject };

  Kind kind = Kind::kNull;
  bool boolean = false;
  int64_t integer = 0;  // kInteger: any whole number that fits; one that does not is a kNumber
  double number = 0;    // kNumber; also set for kInteger
  std::string text;     // kString, escapes resolved
  std::vector<JsonNode> items;
  std::vector<JsonMember> members;  // in the order of the text
  size_t offset = 0;                // of the first byte in the line, from 0

  // "a string", "an object", for messages.
  std::string_view KindName() const;
};

struct JsonMember {
  std::string key;
  size_t offset = 0;  // of the key's opening quote
  JsonNode value;
};

// Where the text is wrong, and how.
struct JsonError {
  size_t offset = 0;
  std::string what;
};

// Reads one JSON value that is the whole of `text` but for white space. True if it went well; otherwise
// `error` is set. O(length of text).
bool ParseJson(std::string_view text, JsonNode& root, JsonError& error);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_JSON_H_
