// What `hotstone value` finds and says of one situation, for the command and for whoever asks without a
// command line (python/): without a memory the interval of what each side can force, with a line of play for
// each end; under rules that look back at the game the exact value, or bounds where a limit came first, and
// a line in which each side keeps it. docs/explanation/determinacy.md says how either is found.
#ifndef HOTSTONE_ANSWERS_VALUES_VALUE_REPORT_H_
#define HOTSTONE_ANSWERS_VALUES_VALUE_REPORT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/asked/limits.h"
#include "base/progress.h"
#include "enumerate/values/intervals.h"
#include "formats/json_line.h"
#include "search/history/history_value.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

// A line of play in which both sides keep one end of the interval.
struct ValueLine {
  std::vector<std::string> moves;
  std::string how_it_ends;
};

// An interval with its lines: where endless play counts for White, and where it counts for Black.
struct IntervalAnswer {
  enumerate::Interval interval;
  ValueLine line_lo;
  ValueLine line_hi;
};

// What every object of the command begins with: up to lo and hi.
formats::JsonLine BeginValueJson(const spec::Situation& situation, const spec::RuleSet& rules, int lo,
                                 int hi);

// The intervals of a whole board. Unimplemented for rules with a memory, InvalidArgument for a board that is
// too large, ResourceExhausted if they need more than `memory` bytes, Cancelled if `progress` says stop.
// Lines of play need the `measure`.
absl::StatusOr<enumerate::IntervalTable> SolveBoard(const spec::BoardSize& size, const spec::RuleSet& rules,
                                                    uint64_t memory, bool measure, Progress* progress);

// Of a situation on the board of the table, solved with the measure under these rules. The lines have at
// most `plies` plies. The time of a line is that of its moves.
absl::StatusOr<IntervalAnswer> AskInterval(const enumerate::IntervalTable& table,
                                           const spec::Situation& situation, const spec::RuleSet& rules,
                                           int plies);

// One object of hotstone.result/1.
formats::JsonLine IntervalJson(const spec::Situation& situation, const spec::RuleSet& rules,
                               const IntervalAnswer& answer);

struct HistoryOptions {
  std::string memory;      // as MemoryLimit reads it
  std::string checkpoint;  // where the bounds are kept after each question; empty: nowhere
  bool resume = false;     // goes on from there
  uint64_t states = 0;     // looked at, at most; 0: as many as the memory holds
  int plies = 40;          // of the line, at most
};

// The line has been played by the law.
struct HistoryAnswer {
  search::HistoryValue found;
  std::vector<std::string> line;
};

// For the situation with nothing played before; only its position and player count. Internal if the law
// refuses the line or counts another number at its end.
absl::StatusOr<HistoryAnswer> AskHistory(const spec::Situation& situation, const spec::RuleSet& rules,
                                         const HistoryOptions& options, Progress* progress);

// One object of hotstone.result/1; with `limit` where there are bounds only.
formats::JsonLine HistoryJson(const spec::Situation& situation, const spec::RuleSet& rules,
                              const HistoryAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_VALUE_REPORT_H_
