// hotstone table probe, verify and info: what is asked of a table that is there.
//
// What probe says of a situation is for whoever asks without a command line, too (python/): AskTable answers, and
// ProbeJson puts the answer under its keys.
#ifndef HOTSTONE_CLI_VALUES_TABLE_ASK_H_
#define HOTSTONE_CLI_VALUES_TABLE_ASK_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/terminal/situation_options.h"
#include "formats/json_line.h"

namespace hotstone::tables {
class Table;
}  // namespace hotstone::tables

namespace hotstone::cli {

struct TableProbeOptions {
  std::string file;
  std::string position;  // empty: the empty board
  Circumstances circumstances;
  bool json = false;
};

struct TableVerifyOptions {
  std::string file;
  bool all = false;
  uint64_t sample = 1000;
  uint64_t seed = 1;
  int threads = 1;
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

// The exit codes.
int ProbeTable(const TableProbeOptions& options);
int VerifyTable(const TableVerifyOptions& options);
int ShowTable(const std::string& file, bool json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VALUES_TABLE_ASK_H_
