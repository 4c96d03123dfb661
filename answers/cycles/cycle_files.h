// Cycles as game records: one SGF collection, with a game tree for each class.
//
// A tree sets up the start of the cycle and plays it twice, so that the second round visibly
// repeats the first; its root comment describes the cycle. The file is BOARD_RULES_cycles.sgf.
#ifndef HOTSTONE_ANSWERS_CYCLES_CYCLE_FILES_H_
#define HOTSTONE_ANSWERS_CYCLES_CYCLE_FILES_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/cycles/cycle_table.h"

namespace hotstone::answers {

// Writes the collection atomically into an existing folder and returns its path. Unavailable with
// the path and the system's reason if that fails.
absl::StatusOr<std::string> WriteCycleRecords(const std::string& folder,
                                              const enumerate::Grid& grid, const CycleTable& table);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_CYCLE_FILES_H_
