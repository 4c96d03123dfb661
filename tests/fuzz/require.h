// A check inside a fuzz target: on failure it reports the reason and aborts, so that the input is
// kept.
#ifndef HOTSTONE_TESTS_FUZZ_REQUIRE_H_
#define HOTSTONE_TESTS_FUZZ_REQUIRE_H_

#include <cstdio>
#include <cstdlib>

#include "absl/status/status.h"

namespace hotstone::fuzz {

inline void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

// Of a file f that was read, or not: an error says where it is.
inline void RequirePlace(const absl::Status& status) {
  Require(status.ok() || status.message().substr(0, 2) == "f:", "an error says where");
}

}  // namespace hotstone::fuzz

#endif  // HOTSTONE_TESTS_FUZZ_REQUIRE_H_
