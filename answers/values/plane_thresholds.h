// hotstone plane --all-thresholds DIR: the planes of every threshold of a board, each from those of the next
// higher one, kept as checkpoints in a folder; and from them how many positions are undetermined.
//
// What forces t + 1 forces t: the bits of t + 1 are right for t, and a run that begins with them ends in the same
// least solution.
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

// Tells a line of text for each threshold that it finds. Errors as AskPlane.
absl::StatusOr<PlaneThresholdsAnswer> AskPlaneThresholds(const PlaneQuestion& question, const Tell& tell);

Shown Describe(const PlaneThresholdsAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_THRESHOLDS_H_
