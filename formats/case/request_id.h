// The id of a request, even if the rest of the line cannot be read.
//
// The answer to a rejected line carries the id, so that a client knows which question failed. A
// line that is invalid as a request, with a duplicate key or too deep nesting, is still JSON and
// has its id; a line that is not JSON has none, since nobody can say what its id would have been.
#ifndef HOTSTONE_FORMATS_CASE_REQUEST_ID_H_
#define HOTSTONE_FORMATS_CASE_REQUEST_ID_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace hotstone::formats {

// A string, an integer, or none.
using RequestId = std::variant<std::monostate, std::string, int64_t>;

// The value of the key "id" of the line's object. None if the line is not JSON or not an object, if
// the key is missing or duplicate, or if the value is neither a string nor a 64-bit integer. After
// a number that overflows (1e999) the rest of the line is not read, neither for an id nor for
// errors. O(length).
RequestId IdOfLine(std::string_view line);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_REQUEST_ID_H_
