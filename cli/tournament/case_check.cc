#include "cli/tournament/case_check.h"

#include <iostream>

#include "absl/strings/escaping.h"
#include "base/version.h"
#include "cli/terminal/commands.h"
#include "formats/json_line.h"

namespace hotstone::cli {

int ReportCases(const std::string& command, const std::string& file, const std::vector<CheckedCase>& cases,
                bool as_json) {
  int failed = 0;
  for (const CheckedCase& c : cases) {
    if (c.difference.empty()) continue;
    ++failed;
    if (as_json) {
      formats::JsonLine line;
      line.Set("schema", "hotstone.result/1").Set("command", command).Set("file", file).Set("line", c.line);
      line.Set("id", c.id).Set("verdict", "fails").Set("what", c.difference).Set("version", kVersion);
      std::cout << line.ToString() << "\n";
    } else {
      std::cout << file << ":" << c.line << ": " << absl::Utf8SafeCEscape(c.id) << ": " << c.difference
                << "\n";
    }
  }
  if (as_json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", command);
    line.Set("verdict", failed > 0 ? "fails" : "holds").Set("cases", static_cast<int64_t>(cases.size()));
    line.Set("failed", failed).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << cases.size() - static_cast<size_t>(failed) << " of " << cases.size() << " cases hold\n";
  }
  return failed > 0 ? kExitFails : kExitOk;
}

}  // namespace hotstone::cli
