// Checks the entries of a stored table of fates by the plain law of spec/: with all of them, each
// answer and each stage is proved (fate_law.h).
#ifndef HOTSTONE_TABLES_FATES_FATE_CHECK_H_
#define HOTSTONE_TABLES_FATES_FATE_CHECK_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "tables/check_cells.h"
#include "tables/fates/fate_file.h"

namespace hotstone::tables {

// "proof" or "sample". If all entries are checked, the counts of the manifest are, too.
// FailedPrecondition with the first bad entry (in the order of cells), its position and the error;
// DataLoss; Cancelled. An entry takes about 0.05 ms.
absl::StatusOr<TableCheck> CheckFates(const FateFile& table, const TableCheckOptions& options,
                                      Progress* progress);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_FATES_FATE_CHECK_H_
