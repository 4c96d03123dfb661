// Any bytes as a file of cases. Reading never crashes; the fast reader agrees with the full one on
// each line; what is read is written and read back as the same cases and the same bytes; small
// cases also run, and every answer is one of the three.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "conformance/judge/case_runner.h"
#include "formats/case/case_reader.h"
#include "formats/case/case_writer.h"
#include "tests/formats/case/same_tree.h"

namespace {

// A broken promise ends the program, in release builds too.
void Require(bool promise, const char* what) {
  if (promise) return;
  std::fprintf(stderr, "cases_fuzz: %s\n", what);
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using hotstone::formats::ParseCase;
  using hotstone::formats::ParseCases;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    Require(hotstone::formats::ReadersAgree(text.substr(at, end - at)),
            "the fast reader reads something else");
    at = end + 1;
  }
  const auto cases = ParseCases(text, "fuzz");
  if (!cases.ok()) {
    Require(!cases.status().message().empty(), "an error says nothing");
    Require(cases.status().message().find('\n') == absl::string_view::npos,
            "an error has several lines");
    return 0;
  }
  Require(!cases->empty(), "a text without a case was accepted");
  for (const auto& line : *cases) {
    const auto& c = line.value;
    const std::string written = hotstone::formats::WriteCase(c);
    const auto again = ParseCase(written, {"again", 1});
    Require(again.ok(), "what was written is not read");
    Require(*again == c, "what was written is read as something else");
    Require(hotstone::formats::WriteCase(*again) == written, "the second writing differs");
    // The plain law is slow on large boards and long games.
    if (c.setup.size().points() > 36 || c.moves.size() > 200) continue;
    const auto report = hotstone::conformance::RunCase(c, {});
    Require(report.findings.size() == static_cast<size_t>(report.failed + report.unknown),
            "findings and counts differ");
  }
  return 0;
}
