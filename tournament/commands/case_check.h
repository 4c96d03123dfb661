// Checks a file of test cases of any kind: which fail and why, and how many hold.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_CASE_CHECK_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_CASE_CHECK_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/read_input.h"
#include "base/status_macros.h"

namespace hotstone::tournament {

inline constexpr size_t kMaxCasesBytes = size_t{1} << 28;

// Prefix for a case that is undecided, not failed: it asks for more than the command can decide.
inline constexpr char kNotDecided[] = "not decided: ";

// The result of one case.
struct CheckedCase {
  int line = 1;
  std::string id;
  std::string difference;  // one line; empty if the case holds
};

// Prints a line for each failed or undecided case and a line of counts. Exit code: 0 if all hold, 1
// if one fails, 3 if none fails but one is undecided.
int ReportCases(const std::string& command, const std::string& file,
                const std::vector<CheckedCase>& cases, bool as_json);

// Parses the cases of a file, or of standard input for "-", checks each one with `difference`, and
// reports. An error for a malformed file.
template <typename Case>
absl::StatusOr<int> CheckCases(const std::string& command, const std::string& path, bool as_json,
                               absl::StatusOr<std::vector<Case>> (*parse)(std::string_view text,
                                                                          std::string_view file),
                               std::string (*difference)(const Case& c)) {
  ASSIGN_OR_RETURN(const auto input,
                   ReadInput(path, kMaxCasesBytes, "; split it into several files"));
  ASSIGN_OR_RETURN(const auto cases, parse(input.text, input.name));
  std::vector<CheckedCase> checked;
  for (const Case& c : cases) checked.push_back({c.line, c.id, difference(c)});
  return ReportCases(command, input.name, checked, as_json);
}

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_CASE_CHECK_H_
