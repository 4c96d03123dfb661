// Describes cycles for people and as JSON lines: where they begin, their moves, what each removes,
// the name of the type, and the answer of each reading of the ko rules (cycle_readings.h).
#ifndef HOTSTONE_ANSWERS_CYCLES_CYCLE_REPORT_H_
#define HOTSTONE_ANSWERS_CYCLES_CYCLE_REPORT_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/cycles/cycle_readings.h"
#include "enumerate/cycles/cycle_search.h"
#include "enumerate/cycles/cycle_types.h"
#include "formats/json_line.h"
#include "spec/board/board.h"
#include "spec/board/move.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::answers {

// A cycle with its full description, entered where its word begins.
struct DescribedCycle {
  int number = 0;   // in the list of all classes found, from 1
  int members = 0;  // cycles in the class
  std::vector<enumerate::CyclePly> plies;
  std::optional<enumerate::CycleType> type;
  std::string signature;  // least, beginning with Black
};

// Requires a class that the search found under these rules.
DescribedCycle Describe(const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
                        const enumerate::CycleClass& found);

// One round of moves from ply number `entry` (from 0), and the position where they begin.
std::vector<spec::Move> MovesFrom(const DescribedCycle& cycle, const spec::BoardSize& size,
                                  size_t entry);
spec::Position PositionAt(const DescribedCycle& cycle, const spec::BoardSize& size, size_t entry);

// The plies where the cycle can be entered, excluding pass pairs: entering at a pair is the same as
// entering after it.
std::vector<size_t> Entries(const DescribedCycle& cycle);

// "1 class", "2 classes"
std::string Counted(uint64_t number, std::string_view one, std::string_view many);

// "B:A1 W:B1 B:pass"
std::vector<std::string> MoveTexts(const std::vector<spec::Move>& moves);

// A line or two and a diagram, the moves, and the answers of the readings, for all entries or only
// the first.
std::string CycleText(const DescribedCycle& cycle, const spec::BoardSize& size,
                      const spec::RuleSet& rules, bool all_entries);

// One line, with the answers for every entry.
formats::JsonLine CycleJson(const DescribedCycle& cycle, const spec::BoardSize& size,
                            const spec::RuleSet& rules);

// A row for each type or signature: plies, name, signature, classes, cycles. At most `max_rows`,
// then a line with the number of rows left out.
struct CycleRow {
  int length = 0;
  std::optional<enumerate::CycleType> type;
  std::string signature;
  uint64_t classes = 0;
  uint64_t cycles = 0;
};
std::string RowsText(const std::vector<CycleRow>& rows, size_t max_rows);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_CYCLE_REPORT_H_
