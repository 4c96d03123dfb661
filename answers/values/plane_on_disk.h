// hotstone plane --on-disk DIR: half-sweeps with one plane in memory and both on disk.
#ifndef HOTSTONE_ANSWERS_VALUES_PLANE_ON_DISK_H_
#define HOTSTONE_ANSWERS_VALUES_PLANE_ON_DISK_H_

#include <functional>
#include <string>

#include "answers/values/plane_answer.h"

namespace hotstone::answers {

// Calls `note` with the resources needed before it begins, and with any damage it found. Errors of
// AskPlane.
absl::StatusOr<PlaneAnswer> AskPlaneOnDisk(const PlaneQuestion& question,
                                           const std::function<void(const std::string&)>& note);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_ON_DISK_H_
