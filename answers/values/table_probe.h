// Looks up one situation in a stored table: its interval, and the moves that keep either end.
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_PROBE_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_PROBE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/asked/situation_words.h"
#include "answers/shown/shown.h"

namespace hotstone::tables {
class Table;
}  // namespace hotstone::tables

namespace hotstone::answers {

struct TableProbeOptions {
  std::string file;
  std::string position;  // empty: the empty board
  Circumstances circumstances;
};

// The situation on the table's board; the empty board if `position` is empty. InvalidArgument if it
// is on another board or is not a situation under the table's rules.
absl::StatusOr<spec::Situation> SituationOn(const tables::Table& table,
                                            const TableProbeOptions& options);
absl::StatusOr<spec::Situation> SituationOn(const spec::BoardSize& size, const spec::RuleSet& rules,
                                            const TableProbeOptions& options);

// From Black's side, with the moves that keep lo and hi. For the end that the mover has to force,
// only moves that make progress by the measure are listed, since others might cycle for ever.
struct ProbeAnswer {
  int lo = 0;
  int hi = 0;
  std::vector<std::string> best_lo;
  std::vector<std::string> best_hi;
  bool stored = false;  // an entry of the table; otherwise computed from the moves
};
absl::StatusOr<ProbeAnswer> AskTable(const tables::Table& table, const spec::Situation& situation);

// Without text.
Shown DescribeProbe(const std::string& file, const tables::Table& table,
                    const spec::Situation& situation, const ProbeAnswer& answer);

// Opens the file and looks up its situation, with text and times.
absl::StatusOr<Shown> ProbeTable(const TableProbeOptions& options);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_PROBE_H_
