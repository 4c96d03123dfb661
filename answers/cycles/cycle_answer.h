// A class of cycles as `hotstone cycles` shows it: where it begins, its moves, what each removes,
// the name of the type, and the answer of each reading of the ko rules (cycle_readings.h).
#ifndef HOTSTONE_ANSWERS_CYCLES_CYCLE_ANSWER_H_
#define HOTSTONE_ANSWERS_CYCLES_CYCLE_ANSWER_H_

#include <optional>
#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "enumerate/cycles/cycle_search.h"
#include "enumerate/cycles/cycle_types.h"
#include "spec/board/board.h"
#include "spec/board/move.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::answers {

// A cycle with its full description, entered where its word begins.
struct DescribedCycle {
  spec::BoardSize size;
  spec::RuleSet rules;
  int members = 0;  // cycles in the class
  std::vector<enumerate::CyclePly> plies;
  std::optional<enumerate::CycleType> type;
  std::string signature;  // least, beginning with Black
};

// Requires a class that the search found under these rules.
DescribedCycle CycleOf(const enumerate::Grid& grid, const spec::RuleSet& rules,
                       const enumerate::CycleClass& found);

// One round of moves from ply number `entry` (from 0), and the position where they begin.
std::vector<spec::Move> MovesFrom(const DescribedCycle& cycle, size_t entry);
spec::Position PositionAt(const DescribedCycle& cycle, size_t entry);

// "B:A1 W:B1 B:pass", from the first ply.
std::vector<std::string> MoveTexts(const DescribedCycle& cycle);

// `number`: in the list of all classes, from 1. The readings are asked at all entries or only at
// the first; entering at a pair of passes is the same as entering after it. `atlas` is the address
// of an atlas that shows the cycle; empty: none.
Shown Describe(const DescribedCycle& cycle, int number, bool all_entries,
               const std::string& atlas = "");

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_CYCLE_ANSWER_H_
