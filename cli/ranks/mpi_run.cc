#include "cli/ranks/mpi_run.h"

#include "absl/strings/str_cat.h"
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

absl::Status CheckPlace(const answers::Keep& keep, const std::string& option,
                        const std::string& what) {
  // A run without --resume may overwrite an older checkpoint.
  return keep.path.empty() ? CheckKeep(keep, absl::StrCat(option, " ", what)) : absl::OkStatus();
}

absl::Status Stopped(const absl::Status& why, const answers::Keep& keep,
                     const std::string& option) {
  return absl::CancelledError(absl::StrCat(
      why.message(), keep.path.empty() ? absl::StrCat("; nothing was saved (no ", option, ")")
                                       : "; continue with the same command and --resume"));
}

answers::Shown MpiResult(const distribute::World& world, const char* command,
                         const answers::BoardWork& work) {
  answers::Shown shown = answers::Shown::Result(command);
  return shown.Set("board", work.size.ToString())
      .Set("rules", spec::RuleSetName(work.rules))
      .Set("processes", world.size())
      .Line("{board}  {rules}  {processes} processes");
}

}  // namespace hotstone::cli
