// The id of a request, also where the rest of the line cannot be read.
//
// An answer to a line that is refused carries the id, so that a client knows which question it lost. A line
// that reads badly as a request, with a key twice or nested too deep, is JSON all the same and has its id;
// one that is no JSON has none, since nobody can say what it would have been.
#ifndef HOTSTONE_FORMATS_CASE_REQUEST_ID_H_
#define HOTSTONE_FORMATS_CASE_REQUEST_ID_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace hotstone::formats {

// A text, a whole number, or none.
using RequestId = std::variant<std::monostate, std::string, int64_t>;

// The value of the key "id" of the object that the line is. None if the line is no JSON, is no object, has no
// such key or has it twice, or if the value is neither a text nor a whole number of 64 bits. Of a line with a
// number beyond all bounds (1e999) what stands behind it is not read: neither an id, nor a fault. O(length).
RequestId IdOfLine(std::string_view line);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_CASE_REQUEST_ID_H_
