// Where a game between people gave away what could be forced, by a stored table of its board.
//
// Before each move the table says what the player to move can force though endless play counts against him, and
// after the move what is left of it. Both are values of the table's rules, which know no history; a game may
// have been played by others. So the moves are played once more by the table's rules, as far as these allow.
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
  int before = 0;                     // area difference for the player that he could force before the move
  int after = 0;                      // ... and after it
  bool win = false;                   // with the compensation he could force a win before, and cannot after
  std::optional<spec::Point> better;  // where a move keeps it; nothing for a pass
};

struct ForcedValues {
  std::vector<ForcedLoss> losses;
  int followed = 0;   // moves of the record that were looked at
  std::string ended;  // why the others were not; empty if all were
};

// `start` is the situation before the first ply of the replay; its rules say the compensation. InvalidArgument for a
// board that is not the table's; DataLoss as TableAdvice::Ask.
absl::StatusOr<ForcedValues> FindForcedLosses(const TableAdvice& advice, const spec::RuleSet& rules,
                                              const spec::Situation& start, const Replay& replay);

// A paragraph for people, beginning with "by FILE"; one line a move.
std::string ForcedText(const ForcedValues& values, const TableAdvice& advice, const std::string& file);

formats::JsonLine ForcedJson(const ForcedValues& values, const TableAdvice& advice, const std::string& file);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RECORDS_FORCED_VALUES_H_
