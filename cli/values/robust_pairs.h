// hotstone robust --pairs: for each pair of rules the smallest position to which they give different values.
#ifndef HOTSTONE_CLI_VALUES_ROBUST_PAIRS_H_
#define HOTSTONE_CLI_VALUES_ROBUST_PAIRS_H_

#include <string>
#include <vector>

#include "answers/asked/limits.h"

namespace hotstone::cli {

struct RobustPairsOptions {
  std::vector<std::string> rules;  // lists of rule sets; none: those of docs/explanation/determinacy.md
  std::string board;               // looked through; empty: the boards of up to four points
  std::string memory;              // of each search, as MemoryLimit reads it
  bool json = false;
};

// Prints what is found: the rules by letters, the positions with the values under each, and which position is the first
// for which pair; with json one object a pair. Returns the exit code: kExitUnknown if a value was not found.
int ReportRobustPairs(const RobustPairsOptions& options);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_ROBUST_PAIRS_H_
