#include "tournament/commands/case_check.h"

#include "absl/strings/escaping.h"
#include "cli/terminal/show.h"

namespace hotstone::tournament {

using answers::Shown;

int ReportCases(const std::string& command, const std::string& file,
                const std::vector<CheckedCase>& cases, bool as_json) {
  size_t failed = 0;
  size_t undecided = 0;
  for (const CheckedCase& c : cases) {
    if (c.difference.empty()) continue;
    const bool unknown = c.difference.starts_with(kNotDecided);
    ++(unknown ? undecided : failed);
    cli::Show(Shown::Result(command)
                  .Set("file", file)
                  .Set("line", c.line)
                  .Set("id", c.id)
                  .Set("verdict", unknown ? "unknown" : "fails")
                  .Set("what", c.difference)
                  .Say("printable", absl::Utf8SafeCEscape(c.id))
                  .Line("{file}:{line}: {printable}: {what}"),
              as_json);
  }
  const auto [verdict, exit_code] = failed > 0      ? std::pair("fails", cli::kExitFails)
                                    : undecided > 0 ? std::pair("unknown", cli::kExitUnknown)
                                                    : std::pair("holds", cli::kExitOk);
  return cli::Show(Shown::Result(command)
                       .Set("verdict", verdict)
                       .Set("cases", cases.size())
                       .Set("failed", failed)
                       .Set("undecided", undecided)
                       .Say("hold", cases.size() - failed - undecided)
                       .Line("{hold} of {cases} cases hold{undecided?, {} not decided}")
                       .ExitWith(exit_code),
                   as_json);
}

}  // namespace hotstone::tournament
