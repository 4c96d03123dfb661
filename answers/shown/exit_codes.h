// The exit codes of the program, and the mapping from errors to them.
//
// In order of precedence, as in docs/reference/case-format.md. Python turns an error that would
// exit with kExitUnknown into hotstone.LimitError.
#ifndef HOTSTONE_ANSWERS_SHOWN_EXIT_CODES_H_
#define HOTSTONE_ANSWERS_SHOWN_EXIT_CODES_H_

#include "absl/status/status.h"

namespace hotstone::answers {

inline constexpr int kExitOk = 0;
inline constexpr int kExitFails = 1;
inline constexpr int kExitBadInput = 2;
inline constexpr int kExitUnknown = 3;

// kExitUnknown for Unimplemented, ResourceExhausted, Cancelled and DeadlineExceeded, kExitBadInput
// for every other error.
int ExitCodeOf(const absl::Status& status);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_EXIT_CODES_H_
