// How a command prints an answer: as text, or as one JSON object under --json.
#ifndef HOTSTONE_CLI_TERMINAL_SHOW_H_
#define HOTSTONE_CLI_TERMINAL_SHOW_H_

#include <vector>

#include "absl/status/statusor.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/shown.h"
#include "cli/terminal/report.h"

namespace hotstone::cli {

// Prints it at once; nothing under --json if there is only text. Returns the exit code.
int Show(const answers::Shown& answer, bool json);

// The same for several answers; the text has an empty line between two of them. Returns the
// greatest exit code.
int ShowAll(const std::vector<answers::Shown>& answers, bool json);

// Shows the answer, if there is one. Returns the exit code or the error.
template <typename Answer>
absl::StatusOr<int> ShowAnswer(const absl::StatusOr<Answer>& answer, bool json) {
  if (!answer.ok()) return answer.status();
  return Show(Describe(*answer), json);
}

// Shows what `ask` answers under a progress line, which is gone before the answer. Returns the exit
// code or the error.
template <typename Ask>
absl::StatusOr<int> ShowLong(const Ask& ask, bool json) {
  answers::TerminalProgress progress;
  const auto answer = ask(&progress);
  progress.Clear();
  return ShowAnswer(answer, json);
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_SHOW_H_
