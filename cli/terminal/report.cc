#include "cli/terminal/report.h"

#include <iostream>

#include "cli/terminal/commands.h"

namespace hotstone::cli {

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
  std::cerr << "hotstone: " << std::string(status.message()) << "\n";
  return ExitCodeOf(status);
}

}  // namespace hotstone::cli
