#include "answers/shown/exit_codes.h"

namespace hotstone::answers {

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

}  // namespace hotstone::answers
