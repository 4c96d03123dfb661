// Any bytes as a file of cases. Reading never crashes; the fast reader agrees with the full one on
// each line; what is read is written and read back as the same cases and the same bytes; small
// cases also run, and every answer is one of the three.
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "conformance/judge/case_runner.h"
#include "formats/case/case_reader.h"
#include "formats/case/case_writer.h"
#include "tests/formats/case/same_tree.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using hotstone::formats::ParseCase;
  using hotstone::formats::ParseCases;
  using hotstone::fuzz::Require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    Require(hotstone::formats::ReadersAgree(text.substr(at, end - at)),
            "the fast reader reads the same");
    at = end + 1;
  }
  const auto cases = ParseCases(text, "fuzz");
  if (!cases.ok()) {
    Require(!cases.status().message().empty(), "an error says something");
    Require(cases.status().message().find('\n') == absl::string_view::npos, "an error is one line");
    return 0;
  }
  Require(!cases->empty(), "a text without a case is refused");
  for (const auto& line : *cases) {
    const auto& c = line.value;
    const std::string written = hotstone::formats::WriteCase(c);
    const auto again = ParseCase(written, {"again", 1});
    Require(again.ok(), "what was written is read");
    Require(*again == c, "what was written is read as it was");
    Require(hotstone::formats::WriteCase(*again) == written, "the second writing is the first");
    // The plain law is slow on large boards and long games.
    if (c.setup.size().points() > 36 || c.moves.size() > 200) continue;
    const auto report = hotstone::conformance::RunCase(c, {});
    Require(report.findings.size() == static_cast<size_t>(report.failed + report.unknown),
            "findings and counts agree");
  }
  return 0;
}
