// hotstone plane --on-disk DIR: half-sweeps, one plane in memory and both on disk.
#ifndef HOTSTONE_CLI_VALUES_PLANE_ON_DISK_H_
#define HOTSTONE_CLI_VALUES_PLANE_ON_DISK_H_

#include "answers/values/plane_question.h"

namespace hotstone::cli {

// Says on standard error what it needs before it begins. Prints the answer; the exit code.
int RunPlaneOnDisk(const answers::PlaneOptions& options, const answers::PlaneQuestionAsked& asked);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_PLANE_ON_DISK_H_
