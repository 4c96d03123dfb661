// A check inside a fuzz target: on failure it reports the reason and aborts, so that the input is
// kept.
#ifndef HOTSTONE_TESTS_FUZZ_REQUIRE_H_
#define HOTSTONE_TESTS_FUZZ_REQUIRE_H_

#include <cstdio>
#include <cstdlib>

namespace hotstone::fuzz {

inline void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

}  // namespace hotstone::fuzz

#endif  // HOTSTONE_TESTS_FUZZ_REQUIRE_H_
