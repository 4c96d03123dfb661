// Keeps a run of `hotstone robust` in a file now and then, and takes it up again (tables/checkpoint.h).
//
// The file is written after a layer when the time for it has come, when the run ends, and when something
// stops it. A run that ended is kept, too: with --resume the same board is asked about other positions at
// once.
#ifndef HOTSTONE_ANSWERS_VALUES_ROBUST_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_VALUES_ROBUST_CHECKPOINT_H_

#include <chrono>
#include <string>

#include "absl/status/status.h"
#include "answers/runs/terminal_progress.h"
#include "certify/solution/robust_hot.h"
#include "enumerate/values/intervals.h"

namespace hotstone::answers {

struct RobustCheckpointOptions {
  std::string path;  // empty: nothing is kept
  double every = 600;
  bool every_given = false;
  bool resume = false;
};

// InvalidArgument for options that do not go together, for a checkpoint that is there and not asked for, and
// for one that is asked for and not there.
absl::Status CheckRobustCheckpoint(const RobustCheckpointOptions& options);

class RobustCheckpoint : public enumerate::IntervalKeeper {
 public:
  RobustCheckpoint(const RobustCheckpointOptions& options, certify::RobustHot hot, TerminalProgress* progress)
      : options_(options), hot_(hot), progress_(progress) {}

  // Errors of tables::LoadCheckpoint.
  absl::Status Begin(enumerate::IntervalSweeps& sweeps) override;
  // A file that cannot be written is a warning here: the run itself is well.
  void AtLayer(enumerate::IntervalSweeps& sweeps) override;
  // Errors of tables::SaveCheckpoint.
  absl::Status AtEnd(enumerate::IntervalSweeps& sweeps) override;

 private:
  absl::Status Save(enumerate::IntervalSweeps& sweeps);

  const RobustCheckpointOptions& options_;
  const certify::RobustHot hot_;
  TerminalProgress* const progress_;
  std::chrono::steady_clock::time_point saved_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_ROBUST_CHECKPOINT_H_
