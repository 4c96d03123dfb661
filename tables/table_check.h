// A stored table checked entry by entry against the plain law of spec/ (table_law.h says what an
// entry must satisfy, and why all entries together prove the values).
//
// It checks all entries, or a sample drawn uniformly by its own generator, so a seed gives the same
// sample everywhere. A cell marked illegal must be an illegal position, and every other cell must
// be legal. The interval that the manifest gives the empty board is compared with its entry, and if
// all entries are checked, the counts and the dictionary, too.
//
// The result is called
//   proof         every entry satisfies the equations and makes progress: the values are right;
//   sample        the drawn entries do: a wrong table with a share e of bad entries would pass with
//                 probability (1 - e)^n;
//   consistency   the table has no measure: all entries, or the drawn ones, satisfy the equations.
//                 A wrong solution may do that, too.
//
// Cost: a situation takes spec/ some 100 microseconds on 4x4.
#ifndef HOTSTONE_TABLES_TABLE_CHECK_H_
#define HOTSTONE_TABLES_TABLE_CHECK_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "tables/check_cells.h"
#include "tables/table_reader.h"

namespace hotstone::tables {

// FailedPrecondition with the first bad entry (in the order of cells), a diagram and the error;
// DataLoss; Cancelled.
absl::StatusOr<TableCheck> CheckTable(const Table& table, const TableCheckOptions& options,
                                      Progress* progress);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_TABLE_CHECK_H_
