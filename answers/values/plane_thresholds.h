// hotstone plane --all-thresholds DIR: the planes of every threshold of a board, kept as
// checkpoints in a folder, and the count of undetermined positions.
//
// Each threshold starts from the planes of the next higher one. A side that forces t + 1 forces t,
// so the bits of t + 1 are correct for t, and a run that starts from them ends in the same least
// solution.
#ifndef HOTSTONE_ANSWERS_VALUES_PLANE_THRESHOLDS_H_
#define HOTSTONE_ANSWERS_VALUES_PLANE_THRESHOLDS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/values/plane_question.h"

namespace hotstone::answers {

struct PlaneThresholdsAnswer {
  PlaneQuestion question;
  uint64_t legal = 0;
  uint64_t undetermined = 0;
  double seconds = 0;
};

// Tells one line of text per threshold found. Errors of AskPlane.
absl::StatusOr<PlaneThresholdsAnswer> AskPlaneThresholds(const PlaneQuestion& question,
                                                         const Tell& tell);

Shown Describe(const PlaneThresholdsAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_THRESHOLDS_H_
