// What the subcommands of hotstone-mpi share: progress, errors that all processes find, the beginning of
// a result.
#ifndef HOTSTONE_CLI_RANKS_MPI_RUN_H_
#define HOTSTONE_CLI_RANKS_MPI_RUN_H_

#include <cstdint>
#include <string_view>

#include "absl/status/status.h"
#include "answers/asked/board_work.h"
#include "answers/runs/terminal_progress.h"
#include "base/progress.h"
#include "distribute/world.h"
#include "formats/json_line.h"

namespace hotstone::cli {

// Progress of the first process; a signal stops nothing here but is asked for between layers.
class QuietProgress : public Progress {
 public:
  explicit QuietProgress(answers::TerminalProgress* shown) : shown_(shown) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    shown_->Report(what, done, total);
    return true;
  }

 private:
  answers::TerminalProgress* shown_;
};

// An error that every process finds: the first one prints it. The exit code.
int ReportOnce(const distribute::World& world, const absl::Status& status);

// Collective, at the end of all work. All processes end with one exit code: that of the first, or if it is 0
// the greatest. As soon as one has ended with another than 0, mpirun tells the others to stop; none has died
// then, so they say nothing.
int EndTogether(const distribute::World& world, int exit_code);

formats::JsonLine MpiResult(const distribute::World& world, const char* command,
                            const answers::BoardWork& work);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_RANKS_MPI_RUN_H_
