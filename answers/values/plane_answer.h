// What hotstone plane says of one threshold: whether a side forces it, one bit a position.
#ifndef HOTSTONE_ANSWERS_VALUES_PLANE_ANSWER_H_
#define HOTSTONE_ANSWERS_VALUES_PLANE_ANSWER_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/values/plane_question.h"
#include "enumerate/planes/block_visit.h"

namespace hotstone::answers {

struct PlaneAnswer {
  PlaneQuestion question;
  bool forced = false;
  enumerate::PlaneCounts counts;
  int sweeps = 0;  // half-sweeps on disk
  uint64_t memory = 0;
  uint64_t disk = 0;  // 0: in memory
  double seconds = 0;
};

// In memory. Saves after a layer when the time for it has come. ResourceExhausted, errors of the checkpoint, Cancelled
// with how to go on.
absl::StatusOr<PlaneAnswer> AskPlane(const PlaneQuestion& question);

// Exits with kExitFails if the threshold is not forced.
Shown Describe(const PlaneAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_ANSWER_H_
