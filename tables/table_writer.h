// A finished run of interval sweeps as a stored table (table_format.h).
//
// The cells are read twice, once for the dictionary and once for the values; no second copy of them
// is kept. The result does not depend on how the run was made: threads, stops and checkpoints leave
// no trace.
#ifndef HOTSTONE_TABLES_TABLE_WRITER_H_
#define HOTSTONE_TABLES_TABLE_WRITER_H_

#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/table_format.h"

namespace hotstone::tables {

struct TableOptions {
  uint32_t block_bytes = 1 << 15;
  int level = 6;    // of zstd
  int threads = 1;  // number of compressing threads
};

struct WrittenTable {
  TableManifest manifest;
  Digest digest{};
  uint64_t bytes = 0;
};

// `rules` must be the run's. FailedPrecondition if the run is not finished; AlreadyExists if PATH
// exists; Unavailable, with the path and the system's reason, if it cannot be written; Cancelled.
// After an error there is no file at PATH.
absl::StatusOr<WrittenTable> WriteTable(const std::string& path, const spec::RuleSet& rules,
                                        enumerate::IntervalSweeps& sweeps,
                                        const TableOptions& options, Progress* progress);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_TABLE_WRITER_H_
