// JSON with positions: a small tree that remembers where each value stood in its line.
//
// The case format is strict, and a person who wrote a file by hand needs the column of the slip. The JSON
// itself (grammar, escapes, UTF-8, numbers) is read by nlohmann-json's event parser; this tree only keeps
// what that parser's own documents forget: the offset of every value and key, and that a key came twice.
//
// The values of a line lie in one array in the order of the text, a container before what it holds, and are
// joined by their numbers; texts lie one behind the other in one string. Both keep their room when the next
// line is read, so that a file of short lines is read without an allocation a value. A line as programs write
// it is read by plain_json.h, in a tenth of the time and with the same tree; any other line in full.
//
// Refused, with the column: anything RFC 8259 refuses (so NaN, comments, trailing commas, bad UTF-8, text
// after the value), NUL bytes, a key that comes twice in one object, more keys in one than kMaxJsonKeys,
// nesting deeper than kMaxJsonDepth.
#ifndef HOTSTONE_FORMATS_CASE_CASE_JSON_H_
#define HOTSTONE_FORMATS_CASE_CASE_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/case/json_node.h"

namespace hotstone::formats {

// Where the text is wrong, and how.
struct JsonError {
  size_t offset = 0;
  std::string what;
};

class JsonTree {
 public:
  JsonTree() = default;
  JsonTree(const JsonTree&) = delete;  // the nodes look into texts_
  JsonTree& operator=(const JsonTree&) = delete;

  // Reads one JSON value that is the whole of `text` but for white space, and forgets what was read before.
  // True if it went well; otherwise `error` is set. O(length of text).
  bool Parse(std::string_view text, JsonError& error);
  // The same without plain_json.h: what Parse is compared with.
  bool ParseInFull(std::string_view text, JsonError& error);

  // Of the latest text that was read well. Node 0 is the whole value.
  const JsonNode& Node(int number) const { return nodes_[static_cast<size_t>(number)]; }

 private:
  friend class TreeBuilder;
  std::vector<JsonNode> nodes_;
  std::string texts_;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_JSON_H_
