// Enforces one spelling: a header that says the same in different words is refused, so no two files
// say the same. Readers write what they have read again and compare.
#ifndef HOTSTONE_CERTIFY_POSITIONS_HEADER_SPELLING_H_
#define HOTSTONE_CERTIFY_POSITIONS_HEADER_SPELLING_H_

#include <string_view>

#include "absl/status/status.h"

namespace hotstone::certify {

// OK if both texts are equal; otherwise InvalidArgument with `name` and the first line that
// differs.
absl::Status CheckSpelling(std::string_view found, std::string_view good, std::string_view name);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_HEADER_SPELLING_H_
