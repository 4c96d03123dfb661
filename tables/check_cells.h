// Checks the cells of a stored table by the plain law with several threads: all of them, or a
// random sample of those with legal positions.
#ifndef HOTSTONE_TABLES_CHECK_CELLS_H_
#define HOTSTONE_TABLES_CHECK_CELLS_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

#include "absl/status/status.h"
#include "base/progress.h"
#include "tables/cell_situations.h"

namespace hotstone::tables {

struct TableCheckOptions {
  bool all = false;
  uint64_t sample = 1000;  // entries of legal positions, unless all are checked
  uint64_t seed = 1;
  int threads = 1;
  uint64_t memory = 64 << 20;  // for decoded blocks, per thread
};

struct TableCheck {
  std::string_view name;    // "proof", "sample", "consistency"
  uint64_t entries = 0;     // legal entries checked
  uint64_t ko_entries = 0;  // of these, entries with a ban
  uint64_t illegal = 0;     // cells confirmed to be illegal positions, as marked
  uint64_t moves = 0;       // judged

  void Add(const TableCheck& other) {
    entries += other.entries;
    ko_entries += other.ko_entries;
    illegal += other.illegal;
    moves += other.moves;
  }
};

// Calls check(thread, cell) for the cells from 0 to before `total`, or for a sample of them in
// which a cell may occur twice. The first error in the order of cells, however many threads there
// are: all cells before a bad one are checked to the end. Cancelled.
absl::Status CheckCells(const CellSituations& cells, uint64_t total,
                        const TableCheckOptions& options, Progress* progress,
                        const std::function<absl::Status(size_t thread, uint64_t cell)>& check);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_CHECK_CELLS_H_
