// One spelling only: a header that says the same in other words is refused, so that no two files
// say the same thing. Readers write what they have read anew and compare.
#ifndef HOTSTONE_CERTIFY_POSITIONS_HEADER_SPELLING_H_
#define HOTSTONE_CERTIFY_POSITIONS_HEADER_SPELLING_H_

#include <string_view>

#include "absl/status/status.h"

namespace hotstone::certify {

// OK if both texts are the same; otherwise InvalidArgument with `name` and the first line that
// differs.
absl::Status CheckSpelling(std::string_view found, std::string_view good, std::string_view name);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_HEADER_SPELLING_H_
