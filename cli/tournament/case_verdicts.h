// What became of a file of cases: a line for each that does not hold, and a last one with their number.
#ifndef HOTSTONE_CLI_TOURNAMENT_CASE_VERDICTS_H_
#define HOTSTONE_CLI_TOURNAMENT_CASE_VERDICTS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::cli {

struct CaseVerdict {
  int line = 1;
  std::string id;
  std::string difference;  // what is not as expected; empty if the case holds
};

// A file of cases, or standard input for "-"; and what messages call it.
struct CaseFile {
  std::string name;
  std::string text;
};
absl::StatusOr<CaseFile> ReadCaseFile(const std::string& path);

// Prints them for the command of that name, for people or as JSON lines (hotstone.result/1); returns the exit
// code.
int PrintCaseVerdicts(const std::string& command, const std::string& file,
                      const std::vector<CaseVerdict>& verdicts, bool as_json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_CASE_VERDICTS_H_
