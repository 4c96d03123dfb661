// Saves hours of work to a checkpoint file, during the run and when it is interrupted, and resumes
// it.
//
// A run reports when its state could be saved (AtStep, after a layer or a report) and supplies the
// function that saves it. All runs share the rest: deciding whether a save is due, the warning when
// a file cannot be written, and the message that tells how to resume a stopped run:
//
//   LongRun run(keep);                                        // CheckKeep has accepted `keep`
//   run.Begin([&] { return SaveCheckpoint(keep.path, sweeps); });
//   const absl::Status done = sweeps.Run(&run, [&] { run.AtStep(); });
//   if (absl::IsCancelled(done)) return run.Stopped(done, "stopped in sweep 3");
//   if (absl::Status saved = run.SaveNow(); !saved.ok()) return saved;
//
// A file appears whole or not at all (base/whole_file.h), so a killed run leaves the last
// checkpoint it finished.
#ifndef HOTSTONE_ANSWERS_RUNS_LONG_RUN_H_
#define HOTSTONE_ANSWERS_RUNS_LONG_RUN_H_

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "answers/runs/terminal_progress.h"
#include "base/progress.h"

namespace hotstone::answers {

// --checkpoint, --checkpoint-every and --resume.
struct Keep {
  std::string path;    // empty: save nothing
  double every = 600;  // seconds
  bool every_given = false;
  bool resume = false;
  const char* work = "run";  // what messages call it
};

// InvalidArgument for options that do not go together, for a checkpoint that exists without
// --resume, and for --resume without a checkpoint. `needed` names the option that --resume and
// --checkpoint-every require.
absl::Status CheckKeep(const Keep& keep, std::string_view needed = "--checkpoint FILE");

class LongRun : public Progress {
 public:
  using Save = std::function<absl::Status()>;

  explicit LongRun(Keep keep = {}) : keep_(std::move(keep)) {}

  // Starts the work and its clock. Without a path nothing is saved.
  void Begin(Save save = nullptr);
  double seconds() const;

  // Draws on the terminal; false after a signal.
  bool Report(std::string_view what, uint64_t done, uint64_t total) override;
  // Makes every report a step as well.
  void SaveAtReports() { saves_at_reports_ = true; }
  // Only draws.
  TerminalProgress& shown() { return shown_; }
  // Removes the progress line before other output.
  void Clear() { shown_.Clear(); }

  // Call where the state could be saved; saves it if a save is due. If the file cannot be written
  // it warns and the run continues.
  void AtStep();
  bool IsDue() const;

  // OK if there is no checkpoint to write.
  absl::Status SaveNow();
  // The same; if the file cannot be written it warns.
  void SaveOrWarn();

  // For a run that `why` has stopped: saves its state and returns an error with the code of `why`
  // that says where the run stopped and how to resume it.
  absl::Status Stopped(const absl::Status& why, const std::string& where,
                       const std::string& how = "continue with the same options and --resume");

 private:
  const Keep keep_;
  Save save_;
  bool saves_at_reports_ = false;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point saved_ = began_;
  TerminalProgress shown_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RUNS_LONG_RUN_H_
