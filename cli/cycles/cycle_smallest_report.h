// The table of smallest boards of the known types of cycles, for `hotstone cycles --smallest`.
//
// A row for each type, and for the simple ko a second one: with stones that are never removed (see
// enumerate/cycles/cycle_smallest.h on why there are two definitions). Rules that are not given are
// basic-only with hot=none, but basic-only for take-pass-pass, which exists under a hot layer only.
#ifndef HOTSTONE_CLI_CYCLES_CYCLE_SMALLEST_REPORT_H_
#define HOTSTONE_CLI_CYCLES_CYCLE_SMALLEST_REPORT_H_

#include <optional>
#include <string>

#include "enumerate/cycles/cycle_types.h"

namespace hotstone::cli {

inline constexpr int kDefaultSmallestPoints = 12;

// Searches and prints, one type or all. `rules`: empty, or a rule set without history. Returns the exit code:
// 3 if interrupted, with what was settled printed.
int ReportSmallest(std::optional<enumerate::CycleType> only, const std::string& rules, int max_points,
                   bool json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_CYCLES_CYCLE_SMALLEST_REPORT_H_
