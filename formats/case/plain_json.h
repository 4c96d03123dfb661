// A fast reader for JSON as programs write it: plain lines are read here, all others by the strict
// reader.
//
// Nearly every line of a case file is well-formed ASCII JSON without escapes in its strings and
// without fractions or exponents in its numbers. Such a line is read in one pass over its bytes,
// and the position of the pass is the place of the value. At the first byte that is wrong or merely
// unusual, this reader gives up silently, and case_json.cc, which knows all of JSON and words every
// error, reads the line again. So each error has one text, and this file has none.
//
// Plain means: white space and punctuation as in RFC 8259; strings of the bytes 0x20 to 0x7F except
// the quote and the backslash; whole numbers of at most 18 digits; true, false, null. A line that
// exceeds the limits of case_json.h on nesting or keys, or has a duplicate key, is not plain.
#ifndef HOTSTONE_FORMATS_CASE_PLAIN_JSON_H_
#define HOTSTONE_FORMATS_CASE_PLAIN_JSON_H_

#include <string_view>
#include <vector>

#include "formats/case/json_node.h"

namespace hotstone::formats {

// Reads `text` into `nodes`, which must be empty, just as JsonTree::Parse would; the nodes point
// into `text`. False if it is not plain, and the contents of `nodes` are then meaningless.
// O(length), except that each key is compared with the earlier keys of its object.
bool ReadPlainJson(std::string_view text, std::vector<JsonNode>& nodes);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_PLAIN_JSON_H_
