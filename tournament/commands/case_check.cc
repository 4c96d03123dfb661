#include "tournament/commands/case_check.h"

#include <iostream>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "cli/terminal/report.h"
#include "formats/json_line.h"

namespace hotstone::tournament {

int ReportCases(const std::string& command, const std::string& file,
                const std::vector<CheckedCase>& cases, bool as_json) {
  int failed = 0;
  int undecided = 0;
  for (const CheckedCase& c : cases) {
    if (c.difference.empty()) continue;
    const bool unknown = c.difference.starts_with(kNotDecided);
    ++(unknown ? undecided : failed);
    if (as_json) {
      formats::JsonLine line;
      line.Set("schema", "hotstone.result/1")
          .Set("command", command)
          .Set("file", file)
          .Set("line", c.line);
      line.Set("id", c.id)
          .Set("verdict", unknown ? "unknown" : "fails")
          .Set("what", c.difference)
          .Set("version", kVersion);
      std::cout << line.ToString() << "\n";
    } else {
      std::cout << file << ":" << c.line << ": " << absl::Utf8SafeCEscape(c.id) << ": "
                << c.difference << "\n";
    }
  }
  if (as_json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", command);
    line.Set("verdict", failed > 0      ? "fails"
                        : undecided > 0 ? "unknown"
                                        : "holds")
        .Set("cases", static_cast<int64_t>(cases.size()));
    line.Set("failed", failed).Set("undecided", undecided).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << cases.size() - static_cast<size_t>(failed + undecided) << " of " << cases.size()
              << " cases hold"
              << (undecided > 0 ? absl::StrCat(", ", undecided, " not decided") : "") << "\n";
  }
  return failed > 0 ? cli::kExitFails : undecided > 0 ? cli::kExitUnknown : cli::kExitOk;
}

}  // namespace hotstone::tournament
