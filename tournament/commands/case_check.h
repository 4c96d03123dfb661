// Cases checked, whatever they are about: which fail and why, and how many hold.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_CASE_CHECK_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_CASE_CHECK_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/read_input.h"
#include "cli/terminal/report.h"

namespace hotstone::tournament {

inline constexpr size_t kMaxCasesBytes = size_t{1} << 28;

// How a difference begins that is none: the case asks for more than the command can decide.
inline constexpr char kNotDecided[] = "not decided: ";

// What became of a case.
struct CheckedCase {
  int line = 1;
  std::string id;
  std::string difference;  // in a line; empty: it holds
};

// Prints a line for each case that fails or is not decided and one of counts. The exit code: 0 all hold, 1 one
// fails, 3 none fails and one is not decided.
int ReportCases(const std::string& command, const std::string& file, const std::vector<CheckedCase>& cases,
                bool as_json);

// Reads the cases of a file, or of standard input for "-", by `parse`, compares each by `difference`, and
// reports. The exit code is 2 for a malformed file.
template <typename Case>
int CheckCases(const std::string& command, const std::string& path, bool as_json,
               absl::StatusOr<std::vector<Case>> (*parse)(std::string_view text, std::string_view file),
               std::string (*difference)(const Case& c)) {
  const auto input = ReadInput(path, kMaxCasesBytes, "; split it into several files");
  if (!input.ok()) return cli::ReportError(input.status());
  const auto cases = parse(input->text, input->name);
  if (!cases.ok()) return cli::ReportError(cases.status());
  std::vector<CheckedCase> checked;
  for (const Case& c : *cases) checked.push_back({c.line, c.id, difference(c)});
  return ReportCases(command, input->name, checked, as_json);
}

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_CASE_CHECK_H_
