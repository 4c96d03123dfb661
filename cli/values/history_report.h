// hotstone value under rules that look back at the game: the exact value, or bounds where a limit came first, and a line of play
// in which each side keeps it. docs/determinacy.md says how it is found.
#ifndef HOTSTONE_CLI_VALUES_HISTORY_REPORT_H_
#define HOTSTONE_CLI_VALUES_HISTORY_REPORT_H_

#include <cstdint>
#include <string>

#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::cli {

struct HistoryOptions {
  std::string memory;      // as MemoryLimit reads it
  std::string checkpoint;  // where the bounds are kept after each question; empty: nowhere
  bool resume = false;     // goes on from there
  uint64_t states = 0;     // looked at, at most; 0: as many as the memory holds
  int plies = 40;          // of the line, at most
  bool json = false;
};

// Prints what is found for the situation with nothing played before; only its position and player count. Returns the exit code:
// kExitUnknown if there are bounds only. A line that the law refuses is reported as a bug of ours and not printed.
int ReportValueWithHistory(const spec::Situation& situation, const spec::RuleSet& rules,
                           const HistoryOptions& options);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_HISTORY_REPORT_H_
