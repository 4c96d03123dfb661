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
#include "answers/values/table_advice.h"
#include "formats/json_line.h"

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
  std::vector<ForcedLoss> losses;
  int followed = 0;   // moves of the record that were examined
  std::string ended;  // why the rest were not; empty if all were
};

// `start` is the situation before the first ply of the replay; its rules give the compensation.
// InvalidArgument for a board other than the table's; DataLoss as for TableAdvice::Ask.
absl::StatusOr<ForcedValues> FindForcedLosses(const TableAdvice& advice, const spec::RuleSet& rules,
                                              const spec::Situation& start, const Replay& replay);

// A paragraph for people, beginning with "by FILE"; one line per move.
std::string ForcedText(const ForcedValues& values, const TableAdvice& advice,
                       const std::string& file);

formats::JsonLine ForcedJson(const ForcedValues& values, const TableAdvice& advice,
                             const std::string& file);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_FORCED_VALUES_H_
