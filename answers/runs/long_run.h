// Work of hours that is kept in a file, on the way and when something stops it, and taken up from there.
//
// A run says when its state could be saved (AtStep, after a layer or a report), and what saving is. Whether it is time,
// what is said when a file cannot be written, and with which words a stopped run tells how it goes on, is the same for
// all of them:
//
//   LongRun run(keep);                                        // CheckKeep has found `keep` to be right
//   run.Begin([&] { return SaveCheckpoint(keep.path, sweeps); });
//   const absl::Status done = sweeps.Run(&run, [&] { run.AtStep(); });
//   if (absl::IsCancelled(done)) return run.Stopped(done, "stopped in sweep 3");
//   if (absl::Status saved = run.SaveNow(); !saved.ok()) return saved;
//
// A file appears whole or not at all (base/whole_file.h), so that after a kill the last one that was finished is there.
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
  std::string path;    // empty: nothing is kept
  double every = 600;  // seconds
  bool every_given = false;
  bool resume = false;
};

// InvalidArgument for options that do not go together, for a checkpoint that is there and not asked for, and for one that
// is asked for and not there. `needed` is what --resume and --checkpoint-every go with.
absl::Status CheckKeep(const Keep& keep, std::string_view needed = "--checkpoint FILE");

class LongRun : public Progress {
 public:
  using Save = std::function<absl::Status()>;

  explicit LongRun(Keep keep = {}) : keep_(std::move(keep)) {}

  // The work begins: time is taken from here. Without a path nothing is saved.
  void Begin(Save save = nullptr);
  double seconds() const;

  // On the terminal; false after a signal.
  bool Report(std::string_view what, uint64_t done, uint64_t total) override;
  // Every report is then a step.
  void SaveAtReports() { saves_at_reports_ = true; }
  // Removes the line of progress, before other output.
  void Clear() { shown_.Clear(); }

  // The state could be saved now: it is if it is time. A file that cannot be written is a warning, as the run itself is
  // well.
  void AtStep();
  bool IsDue() const;

  // OK if nothing is to be kept.
  absl::Status SaveNow();

  // For a run that `why` has ended: saves its state. An error of the kind of `why` that says where the run was stopped,
  // and how to go on.
  absl::Status Stopped(const absl::Status& why, const std::string& where,
                       const std::string& how = "the same options and --resume");

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
