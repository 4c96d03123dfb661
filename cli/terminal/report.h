// How commands report bad input and internal limits: one line on stderr, then the exit code.
#ifndef HOTSTONE_CLI_TERMINAL_REPORT_H_
#define HOTSTONE_CLI_TERMINAL_REPORT_H_

#include "absl/status/status.h"
#include "answers/shown/exit_codes.h"

namespace hotstone::cli {

using answers::kExitBadInput;
using answers::kExitFails;
using answers::kExitOk;
using answers::kExitUnknown;

// Sets the prefix of ReportError, which defaults to hotstone. Call it once, before any error; the
// string must outlive all errors.
void NameReporter(const char* program);

// Prints "hotstone: MESSAGE" on stderr and returns the error's exit code.
int ReportError(const absl::Status& status);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_REPORT_H_
