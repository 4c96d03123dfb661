// The answer of `hotstone table verify`: is a stored table correct?
#ifndef HOTSTONE_ANSWERS_VALUES_TABLE_VERDICT_H_
#define HOTSTONE_ANSWERS_VALUES_TABLE_VERDICT_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "tables/check_cells.h"

namespace hotstone::answers {

struct TableVerdict {
  std::string file;
  tables::TableCheckOptions checked;
  std::string board;
  std::string rules;
  bool measure = false;                      // it can be proved
  absl::StatusOr<tables::TableCheck> found;  // FailedPrecondition: the first bad entry
  double seconds = 0;
};

// Reads the whole file, of intervals or of fates, and compares its digest, then checks all entries
// or a sample by the law.
absl::StatusOr<TableVerdict> VerifyTable(const std::string& file,
                                         const tables::TableCheckOptions& options,
                                         Progress* progress);

// Exits with kExitFails if an entry is wrong.
Shown Describe(const TableVerdict& verdict);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_TABLE_VERDICT_H_
