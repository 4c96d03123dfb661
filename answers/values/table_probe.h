// What a stored table says of one situation: its interval, and the moves that keep either end.
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_PROBE_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_PROBE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/asked/situation_words.h"
#include "formats/json_line.h"

namespace hotstone::tables {
class Table;
}  // namespace hotstone::tables

namespace hotstone::answers {

struct TableProbeOptions {
  std::string file;
  std::string position;  // empty: the empty board
  Circumstances circumstances;
  bool json = false;
};

// The situation on the board of the table: the empty board if `position` is empty. InvalidArgument if it is on another
// board, or no situation under the rules of the table.
absl::StatusOr<spec::Situation> SituationOn(const tables::Table& table, const TableProbeOptions& options);

// For Black. The moves keep lo, and hi; towards what the mover has to force, only those that make progress by the
// measure, since another one might go round for ever.
struct ProbeAnswer {
  int lo = 0;
  int hi = 0;
  std::vector<std::string> best_lo;
  std::vector<std::string> best_hi;
  bool stored = false;  // an entry of the table; otherwise it follows from the moves
};
absl::StatusOr<ProbeAnswer> AskTable(const tables::Table& table, const spec::Situation& situation);

// An object of hotstone.result/1, up to the times and the version.
formats::JsonLine ProbeJson(const std::string& file, const tables::Table& table,
                            const spec::Situation& situation, const ProbeAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_PROBE_H_
