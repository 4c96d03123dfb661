// How the commands report bad input and internal limits: one line on stderr, then the exit code.
#ifndef HOTSTONE_CLI_TERMINAL_REPORT_H_
#define HOTSTONE_CLI_TERMINAL_REPORT_H_

#include "absl/status/status.h"

namespace hotstone::cli {

// Prints "hotstone: MESSAGE" on stderr. Returns kExitUnknown for Unimplemented, ResourceExhausted, Cancelled
// and DeadlineExceeded, kExitBadInput for everything else.
int ReportError(const absl::Status& status);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_REPORT_H_
