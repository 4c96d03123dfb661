#include "cli/ranks/mpi_run.h"

#include "answers/shown/exit_codes.h"
#include "cli/terminal/report.h"

namespace hotstone::cli {

int ReportOnce(const distribute::World& world, const absl::Status& status) {
  return world.IsFirst() ? ReportError(status) : answers::ExitCodeOf(status);
}

int EndTogether(const distribute::World& world, int exit_code) {
  uint64_t first = world.IsFirst() ? static_cast<uint64_t>(exit_code) : 0;
  auto greatest = static_cast<uint64_t>(exit_code);
  if (!world.SumOne(&first).ok() || !world.Max(&greatest).ok()) return exit_code;
  answers::TerminalProgress::SaidAtASignal().clear();
  return static_cast<int>(first != 0 ? first : greatest);
}

formats::JsonLine MpiResult(const distribute::World& world, const char* command,
                            const answers::BoardWork& work) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", command)
      .Set("board", work.size.ToString());
  line.Set("rules", spec::RuleSetName(work.rules)).Set("processes", world.size());
  return line;
}

}  // namespace hotstone::cli
