// Finds where a recorded game gave away a forceable result, using a stored table of its board.
//
// Before each move the table gives the result that the player to move can force even though endless
// play counts against him; after the move it gives the best result still available. Both are values
// under the table's rules, which have no history; the game itself may have been played under other
// rules. So the moves are replayed under the table's rules, as far as those allow.
#ifndef HOTSTONE_ANSWERS_RECORDS_FORCED_VALUES_H_
#define HOTSTONE_ANSWERS_RECORDS_FORCED_VALUES_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/records/replay.h"
#include "answers/shown/shown.h"
#include "answers/values/table_advice.h"

namespace hotstone::answers {

struct ForcedLoss {
  int number = 0;  // of the move in the record
  spec::Move move;
  int before = 0;                     // area difference, for the player, that he could force before
                                      // the move
  int after = 0;                      // ... and after it
  bool win = false;                   // with the compensation, he could force a win before but not
                                      // after
  std::optional<spec::Point> better;  // where a move keeps it; empty for a pass
};

struct ForcedValues {
  std::string file;     // of the table
  spec::RuleSet rules;  // of the table
  std::vector<ForcedLoss> losses = {};
  int followed = 0;        // moves of the record that were examined
  std::string ended = {};  // why the rest were not; empty if all were
};

// `start` is the situation before the first ply of the replay; its rules give the compensation.
// InvalidArgument for a board other than the table's; DataLoss as for TableAdvice::Ask.
absl::StatusOr<ForcedValues> FindForcedLosses(const TableAdvice& advice, const std::string& file,
                                              const spec::RuleSet& rules,
                                              const spec::Situation& start, const Replay& replay);

// In the text a paragraph, beginning with "forced values by FILE"; one line per move.
Shown Describe(const ForcedValues& values);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_FORCED_VALUES_H_
