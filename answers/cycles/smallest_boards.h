// The smallest boards for the known types of cycles, for `hotstone cycles --smallest`.
//
// One row per type, and a second one for the simple ko: with stones that are never removed
// (enumerate/cycles/cycle_smallest.h explains the two definitions). The default rules are
// basic-only with hot=none, and plain basic-only for take-pass-pass, which exists only under a hot
// layer.
#ifndef HOTSTONE_ANSWERS_CYCLES_SMALLEST_BOARDS_H_
#define HOTSTONE_ANSWERS_CYCLES_SMALLEST_BOARDS_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/shown.h"
#include "enumerate/cycles/cycle_types.h"

namespace hotstone::answers {

inline constexpr int kDefaultSmallestPoints = 12;

struct SmallestQuestion {
  std::optional<enumerate::CycleType> type;  // none: all
  std::string rules;                         // empty, or a rule set without history
  int max_points = kDefaultSmallestPoints;
};

// Tells the boards of each type as soon as they are known, after a text. Cancelled if interrupted.
absl::Status AskSmallest(const SmallestQuestion& question, TerminalProgress* progress,
                         const Tell& tell);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_SMALLEST_BOARDS_H_
