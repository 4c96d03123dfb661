#include "cli/ranks/mpi_run.h"

#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"

namespace hotstone::cli {

int ReportOnce(const distribute::World& world, const absl::Status& status) {
  if (world.IsFirst()) return ReportError(status);
  return status.code() == absl::StatusCode::kCancelled ||
                 status.code() == absl::StatusCode::kResourceExhausted
             ? kExitUnknown
             : kExitBadInput;
}

formats::JsonLine MpiResult(const distribute::World& world, const char* command, const BoardWork& work) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", command).Set("board", work.size.ToString());
  line.Set("rules", spec::RuleSetName(work.rules)).Set("processes", world.size());
  return line;
}

}  // namespace hotstone::cli
