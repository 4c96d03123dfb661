// How the commands report bad input and internal limits: one line on stderr, then the exit code.
#ifndef HOTSTONE_CLI_TERMINAL_REPORT_H_
#define HOTSTONE_CLI_TERMINAL_REPORT_H_

#include "absl/status/status.h"

namespace hotstone::cli {

// kExitUnknown for Unimplemented, ResourceExhausted, Cancelled and DeadlineExceeded, kExitBadInput for every other error.
int ExitCodeOf(const absl::Status& status);

// What ReportError begins with, hotstone if nothing else is said. To be set once, before any error; must outlive
// all.
void NameReporter(const char* program);

// Prints "hotstone: MESSAGE" on stderr and returns the exit code of the error.
int ReportError(const absl::Status& status);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_REPORT_H_
