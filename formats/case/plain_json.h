// JSON as programs write it, read fast: what is plain is read here, all else is left to the strict reader.
//
// Nearly every line of a case file is well-formed JSON in ASCII, without an escape in its texts and without
// a fraction or an exponent in its numbers. Such a line is read in one pass over its bytes, where the place
// of a value is the place where the pass stands. At the first byte that is not so, wrong or only unusual,
// this reader gives up without a word, and the line is read again by the one of case_json.cc, which knows all
// of JSON and words every error. So an error has one text, and this file none.
//
// Plain is: white space and punctuation as in RFC 8259; texts of the bytes 0x20 to 0x7F but for the quote and
// the backslash; whole numbers of at most 18 digits; true, false, null. Nesting, the number of keys and keys
// that come twice are within the bounds of case_json.h, or the line is not plain.
#ifndef HOTSTONE_FORMATS_CASE_PLAIN_JSON_H_
#define HOTSTONE_FORMATS_CASE_PLAIN_JSON_H_

#include <string_view>
#include <vector>

#include "formats/case/json_node.h"

namespace hotstone::formats {

// Reads `text` into `nodes`, which is empty, as JsonTree::Parse would; the nodes look into `text`. False if
// it is not plain, and then what is in `nodes` means nothing. O(length), but for the comparison of each key
// with those before it in the same object.
bool ReadPlainJson(std::string_view text, std::vector<JsonNode>& nodes);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_PLAIN_JSON_H_
