#include "cli/terminal/report.h"

#include <iostream>

#include "base/one_line.h"
#include "cli/terminal/commands.h"

namespace hotstone::cli {

namespace {

const char* reporter = "hotstone";

}  // namespace

void NameReporter(const char* program) { reporter = program; }

int ExitCodeOf(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kUnimplemented:
    case absl::StatusCode::kResourceExhausted:
    case absl::StatusCode::kCancelled:
    case absl::StatusCode::kDeadlineExceeded:
      return kExitUnknown;
    default:
      return kExitBadInput;
  }
}

int ReportError(const absl::Status& status) {
  std::cerr << reporter << ": " << OneLine({status.message().data(), status.message().size()}) << "\n";
  return ExitCodeOf(status);
}

}  // namespace hotstone::cli
