// Stored tables of superko values, and the checkpoints of runs that make them: written whole or not
// at all, and read whole, since a board whose values can be found has few cells (4x4: 6 million).
#ifndef HOTSTONE_TABLES_SUPERKO_SUPERKO_FILE_H_
#define HOTSTONE_TABLES_SUPERKO_SUPERKO_FILE_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/values/cell_values.h"
#include "enumerate/values/intervals.h"
#include "spec/board/board.h"
#include "spec/board/color.h"
#include "tables/digest.h"
#include "tables/superko/superko_format.h"

namespace hotstone::tables {

// What a run has found so far.
struct SuperkoFound {
  std::span<const enumerate::CellValue> cells;
  std::span<const uint8_t> portions_done;  // empty: the run is finished
};

struct StoredSuperko {
  std::string path;
  SuperkoManifest manifest;
  Digest digest{};
  uint64_t bytes = 0;
};

// Writes a table, or a checkpoint that replaces an older one. The cells are those of `index` under
// these rules. Unavailable, with the path and the system's reason, if it cannot be written;
// AlreadyExists if a table is there. After an error PATH is as it was.
absl::StatusOr<StoredSuperko> WriteSuperko(const std::string& path, const spec::RuleSet& rules,
                                           const enumerate::OccupancyIndex& index,
                                           const SuperkoFound& found, uint64_t states);

struct SuperkoTable {
  StoredSuperko stored;
  spec::BoardSize size;
  enumerate::OccupancyIndex index;
  std::vector<enumerate::CellValue> cells;
  std::vector<uint8_t> portions_done;  // of a checkpoint

  bool finished() const { return portions_done.empty(); }
  // The bounds for Black in a game that begins here. Requires a legal position.
  enumerate::Interval ForBlack(enumerate::Stones black_as_own, spec::Color to_move) const;
};

// Reads all blocks and compares their checksums. NotFound, InvalidArgument or DataLoss, prefixed
// with the path; also DataLoss if the counts of the manifest are not those of the cells.
absl::StatusOr<SuperkoTable> ReadSuperko(const std::string& path);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_SUPERKO_SUPERKO_FILE_H_
