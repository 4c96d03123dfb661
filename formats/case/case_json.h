// JSON with positions: a small tree that records the place of each value in its line.
//
// The case format is strict, and the author of a handwritten file needs the column of a mistake.
// nlohmann-json's event parser reads the JSON itself (grammar, escapes, UTF-8, numbers); this tree
// only keeps what that parser's own documents lose: the offset of every value and key, and
// duplicate keys.
//
// The values of a line lie in one array in text order, a container before its contents, and link to
// each other by index; strings lie back to back in one buffer. Both keep their capacity for the
// next line, so a file of short lines is read without an allocation per value. plain_json.h reads a
// line in the usual form of programs in a tenth of the time and with the same tree; any other line
// is read in full.
//
// Rejected, with the column: anything RFC 8259 rejects (so NaN, comments, trailing commas, bad
// UTF-8, text after the value), NUL bytes, a duplicate key in an object, more than kMaxJsonKeys
// keys in an object, nesting deeper than kMaxJsonDepth.
#ifndef HOTSTONE_FORMATS_CASE_CASE_JSON_H_
#define HOTSTONE_FORMATS_CASE_CASE_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "formats/case/json_node.h"

namespace hotstone::formats {

// The place and the description of an error in the text.
struct JsonError {
  size_t offset = 0;
  std::string what;
};

class JsonTree {
 public:
  JsonTree() = default;
  JsonTree(const JsonTree&) = delete;  // the nodes point into texts_
  JsonTree& operator=(const JsonTree&) = delete;

  // Reads one JSON value that is the whole of `text` except for white space, and discards what was
  // read before. Returns true on success; otherwise sets `error`. O(length of text).
  bool Parse(std::string_view text, JsonError& error);
  // The same without plain_json.h; Parse is compared with it.
  bool ParseInFull(std::string_view text, JsonError& error);

  // From the latest text read successfully. Node 0 is the whole value.
  const JsonNode& Node(int number) const { return nodes_[static_cast<size_t>(number)]; }

 private:
  friend class TreeBuilder;
  std::vector<JsonNode> nodes_;
  std::string texts_;
};

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_CASE_JSON_H_
