// A JSON value and its place in the text: the nodes of the trees of case_json.h, and the limits of
// a tree.
#ifndef HOTSTONE_FORMATS_CASE_JSON_NODE_H_
#define HOTSTONE_FORMATS_CASE_JSON_NODE_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hotstone::formats {

// The deepest well-formed case (expect, list, entry, list, point) needs five.
inline constexpr int kMaxJsonDepth = 16;
// The largest object, the liberties of the chains of a 19x19 board, has 361.
inline constexpr int kMaxJsonKeys = 400;

// Whether two keys are the same. Most pairs differ in their length or first byte, which a call of
// memcmp would find too late.
inline bool SameKey(std::string_view a, std::string_view b) {
  return a.size() == b.size() && (a.empty() || (a[0] == b[0] && a == b));
}

struct JsonNode {
  enum class Kind { kNull, kBoolean, kInteger, kNumber, kString, kArray, kObject };

  Kind kind = Kind::kNull;
  bool boolean = false;
  int64_t integer = 0;    // kInteger: a whole number of 64 bits; a larger one is a kNumber
  double number = 0;      // kNumber; also set for kInteger
  std::string_view text;  // kString: escapes resolved; kNumber: as written
  size_t offset = 0;      // of the first byte in the line, from 0

  // The index in the tree; -1 means none.
  int parent = -1;
  int first = -1;         // the first item or member
  int next = -1;          // the next item or member of the same parent
  int count = 0;          // of items or members
  std::string_view key;   // of a member, escapes resolved
  size_t key_offset = 0;  // of the key's opening quote
  int index_in_parent = 0;

  // "a string", "an object", for messages.
  std::string_view KindName() const;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_JSON_NODE_H_
