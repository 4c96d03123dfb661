// How the commands report bad input and internal limits: one line on stderr, then the exit code.
#ifndef HOTSTONE_CLI_TERMINAL_REPORT_H_
#define HOTSTONE_CLI_TERMINAL_REPORT_H_

#include "absl/status/status.h"
#include "answers/shown/exit_codes.h"

namespace hotstone::cli {

using answers::kExitBadInput;
using answers::kExitFails;
using answers::kExitOk;
using answers::kExitUnknown;

// What ReportError begins with, hotstone if nothing else is said. To be set once, before any error; must outlive
// all.
void NameReporter(const char* program);

// Prints "hotstone: MESSAGE" on stderr and returns the exit code of the error.
int ReportError(const absl::Status& status);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_REPORT_H_
