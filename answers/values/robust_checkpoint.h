// Saves and resumes a run of `hotstone robust` (tables/checkpoint.h) as a long run (long_run.h).
//
// A finished run is kept too: --resume then answers for other positions of the same board at once.
#ifndef HOTSTONE_ANSWERS_VALUES_ROBUST_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_VALUES_ROBUST_CHECKPOINT_H_

#include "absl/status/status.h"
#include "answers/runs/long_run.h"
#include "certify/solution/robust_hot.h"
#include "enumerate/values/intervals.h"

namespace hotstone::answers {

class RobustCheckpoint : public enumerate::IntervalKeeper {
 public:
  RobustCheckpoint(const Keep& keep, certify::RobustHot hot, LongRun* run)
      : keep_(keep), hot_(hot), run_(run) {}

  // Errors of tables::LoadCheckpoint, or of saving, found here before hours of work.
  absl::Status Begin(enumerate::IntervalSweeps& sweeps) override;
  void AtLayer(enumerate::IntervalSweeps& sweeps) override;
  // Cancelled, with how to resume, if the run was stopped.
  absl::Status AtEnd(enumerate::IntervalSweeps& sweeps) override;

 private:
  const Keep& keep_;
  const certify::RobustHot hot_;
  LongRun* const run_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_ROBUST_CHECKPOINT_H_
