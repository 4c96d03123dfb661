#include "cli/tournament/case_verdicts.h"

#include <iostream>

#include "absl/strings/escaping.h"
#include "base/read_file.h"
#include "base/version.h"
#include "cli/terminal/commands.h"
#include "formats/json_line.h"

namespace hotstone::cli {

absl::StatusOr<CaseFile> ReadCaseFile(const std::string& path) {
  auto text = path == "-" ? ReadDescriptor(0, "standard input") : ReadWholeFile(path);
  if (!text.ok()) return text.status();
  return CaseFile{path == "-" ? "standard input" : path, *std::move(text)};
}

int PrintCaseVerdicts(const std::string& command, const std::string& file,
                      const std::vector<CaseVerdict>& verdicts, bool as_json) {
  const auto result = [&] {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", command);
    return line;
  };
  size_t failed = 0;
  for (const CaseVerdict& verdict : verdicts) {
    if (verdict.difference.empty()) continue;
    ++failed;
    if (as_json) {
      formats::JsonLine line = result();
      line.Set("file", file).Set("line", verdict.line).Set("id", verdict.id).Set("verdict", "fails");
      line.Set("what", verdict.difference).Set("version", kVersion);
      std::cout << line.ToString() << "\n";
    } else {
      std::cout << file << ":" << verdict.line << ": " << absl::Utf8SafeCEscape(verdict.id) << ": "
                << verdict.difference << "\n";
    }
  }
  if (as_json) {
    formats::JsonLine line = result();
    line.Set("verdict", failed > 0 ? "fails" : "holds");
    line.Set("cases", static_cast<int64_t>(verdicts.size())).Set("failed", static_cast<int64_t>(failed));
    line.Set("version", kVersion);
    std::cout << line.ToString() << "\n";
  } else {
    std::cout << verdicts.size() - failed << " of " << verdicts.size() << " cases hold\n";
  }
  return failed > 0 ? kExitFails : kExitOk;
}

}  // namespace hotstone::cli
