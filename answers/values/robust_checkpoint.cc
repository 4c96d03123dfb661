#include "answers/values/robust_checkpoint.h"

#include "absl/strings/str_cat.h"
#include "tables/checkpoint.h"

namespace hotstone::answers {

absl::Status RobustCheckpoint::Begin(enumerate::IntervalSweeps& sweeps) {
  run_->Begin([this, &sweeps] { return tables::SaveCheckpoint(keep_.path, hot_, sweeps); });
  return keep_.resume ? tables::LoadCheckpoint(keep_.path, hot_, &sweeps) : run_->SaveNow();
}

void RobustCheckpoint::AtLayer(enumerate::IntervalSweeps&) { run_->AtStep(); }

absl::Status RobustCheckpoint::AtEnd(enumerate::IntervalSweeps& sweeps) {
  if (sweeps.point().finished) return run_->SaveNow();
  return run_->Stopped(absl::CancelledError(""),
                       absl::StrCat("stopped in sweep ", sweeps.point().sweep));
}

}  // namespace hotstone::answers
