// The answer of hotstone plane for one threshold: whether a side forces it, one bit per position.
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

// Runs in memory and saves after a layer when a save is due. ResourceExhausted, errors of the
// checkpoint, Cancelled with how to resume.
absl::StatusOr<PlaneAnswer> AskPlane(const PlaneQuestion& question);

// Exits with kExitFails if the threshold is not forced.
Shown Describe(const PlaneAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_ANSWER_H_
