#include "answers/values/robust_checkpoint.h"

#include <iostream>

#include "absl/strings/str_cat.h"
#include "answers/values/plane_question.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "tables/checkpoint.h"

namespace hotstone::answers {

absl::Status CheckRobustCheckpoint(const RobustCheckpointOptions& options) {
  if (options.path.empty()) {
    if (!options.resume && !options.every_given) return absl::OkStatus();
    return absl::InvalidArgumentError("--resume and --checkpoint-every need --checkpoint FILE");
  }
  const bool there = IsThere(options.path);
  if (there == options.resume) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      options.path,
      there ? ": the checkpoint of an earlier run is there; take it up with --resume, or remove it"
            : ": there is no checkpoint; leave --resume out to begin"));
}

absl::Status RobustCheckpoint::Begin(enumerate::IntervalSweeps& sweeps) {
  if (options_.resume) {
    RETURN_IF_ERROR(tables::LoadCheckpoint(options_.path, hot_, &sweeps));
  } else if (absl::Status status = Save(sweeps); !status.ok()) {  // found out before hours of work
    return status;
  }
  saved_ = std::chrono::steady_clock::now();
  return absl::OkStatus();
}

void RobustCheckpoint::AtLayer(enumerate::IntervalSweeps& sweeps) {
  if (SecondsSince(saved_) < options_.every) return;
  if (const absl::Status status = Save(sweeps); !status.ok()) {
    progress_->Clear();
    std::cerr << "hotstone: warning: " << std::string(status.message()) << "; the run goes on without\n";
  }
}

absl::Status RobustCheckpoint::AtEnd(enumerate::IntervalSweeps& sweeps) {
  const absl::Status status = Save(sweeps);
  progress_->Clear();
  if (status.ok() && !sweeps.point().finished) {
    std::cerr << "hotstone: stopped in sweep " << sweeps.point().sweep
              << "; go on with the same options and --resume\n";
  }
  return status;
}

absl::Status RobustCheckpoint::Save(enumerate::IntervalSweeps& sweeps) {
  const absl::Status status = tables::SaveCheckpoint(options_.path, hot_, sweeps);
  saved_ = std::chrono::steady_clock::now();
  return status;
}

}  // namespace hotstone::answers
