// A check inside a fuzz target: on failure it reports the reason and aborts, so that the input is
// kept.
#ifndef HOTSTONE_TESTS_FUZZ_REQUIRE_H_
#define HOTSTONE_TESTS_FUZZ_REQUIRE_H_

#include <cstdio>
#include <cstdlib>
#include <string>

namespace hotstone::fuzz {

inline void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

// Of cases read from a file f: an error says where it is, and a case is read back as it is written.
template <typename Cases, typename Write, typename Parse>
void RequireReadBack(const Cases& cases, Write write, Parse parse) {
  if (!cases.ok()) {
    Require(std::string(cases.status().message()).starts_with("f:"), "an error says where");
    return;
  }
  for (const auto& c : *cases) {
    const auto again = parse(write(c), "f");
    Require(again.ok() && write(again->front()) == write(c),
            "a case that was written is read and written as it was");
  }
}

}  // namespace hotstone::fuzz

#endif  // HOTSTONE_TESTS_FUZZ_REQUIRE_H_
