// Shared by the subcommands of hotstone-mpi: progress, errors common to all processes, the
// beginning of a result.
#ifndef HOTSTONE_CLI_RANKS_MPI_RUN_H_
#define HOTSTONE_CLI_RANKS_MPI_RUN_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "answers/asked/board_work.h"
#include "answers/runs/long_run.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "distribute/world.h"

namespace hotstone::cli {

// Progress of the first process. A signal does not stop work here; it is checked between layers.
class QuietProgress : public Progress {
 public:
  explicit QuietProgress(Progress* shown) : shown_(shown) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    shown_->Report(what, done, total);
    return true;
  }

 private:
  Progress* shown_;
};

// Reports an error that every process has; only the first prints it. Returns the exit code.
int ReportOnce(const distribute::World& world, const absl::Status& status);

// Collective, at the end of all work. All processes end with the same exit code: the first one's,
// or, if that is 0, the greatest. Once one has ended with a nonzero code, mpirun tells the others
// to stop; none has crashed then, so they stay silent.
int EndTogether(const distribute::World& world, int exit_code);

// InvalidArgument for --resume or --checkpoint-every without the option that names the file or
// folder.
absl::Status CheckPlace(const answers::Keep& keep, const std::string& option,
                        const std::string& what);

// For a run that `why` has stopped: whether it can be continued.
absl::Status Stopped(const absl::Status& why, const answers::Keep& keep, const std::string& option);

// The beginning of an answer.
answers::Shown MpiResult(const distribute::World& world, const char* command,
                         const answers::BoardWork& work);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_RANKS_MPI_RUN_H_
