// The table of smallest boards for the known types of cycles, for `hotstone cycles --smallest`.
//
// One row per type, and a second one for the simple ko: with stones that are never removed
// (enumerate/cycles/cycle_smallest.h explains the two definitions). The default rules are
// basic-only with hot=none, and plain basic-only for take-pass-pass, which exists only under a hot
// layer.
#ifndef HOTSTONE_CLI_CYCLES_CYCLE_SMALLEST_REPORT_H_
#define HOTSTONE_CLI_CYCLES_CYCLE_SMALLEST_REPORT_H_

#include <optional>
#include <string>

#include "enumerate/cycles/cycle_types.h"

namespace hotstone::cli {

inline constexpr int kDefaultSmallestPoints = 12;

// Searches and prints, one type or all. `rules`: empty, or a rule set without history. Returns the
// exit code: 3 if interrupted, after printing what was settled.
int ReportSmallest(std::optional<enumerate::CycleType> only, const std::string& rules,
                   int max_points, bool json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_CYCLES_CYCLE_SMALLEST_REPORT_H_
