// Reads stored tables: opens them without loading, and decodes one block per look-up.
//
// Opening reads header, footer and manifest, and computes the occupancy index of the board (4x5: a
// tenth of a second, 20 MB; up to 4x4 a few milliseconds). A look-up reads two entries of the list
// of blocks and one block, compares its checksum, and decodes it: tens of microseconds; a cached
// block costs nothing. Damage is an error, never a value (stored_file.h).
#ifndef HOTSTONE_TABLES_TABLE_READER_H_
#define HOTSTONE_TABLES_TABLE_READER_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/index/occupancy_index.h"
#include "tables/stored_file.h"
#include "tables/stream_cursor.h"
#include "tables/table_format.h"

namespace hotstone::tables {

class Table {
 public:
  // NotFound, InvalidArgument or DataLoss, prefixed with the path.
  static absl::StatusOr<std::unique_ptr<Table>> Open(const std::string& path);

  const StoredFile& file() const { return file_; }
  const TableManifest& manifest() const { return manifest_; }
  const spec::RuleSet& rules() const { return manifest_.rules; }
  const spec::BoardSize& size() const { return size_; }
  const enumerate::OccupancyIndex& index() const { return index_; }

 private:
  Table(StoredFile file, TableManifest manifest, spec::BoardSize size,
        enumerate::OccupancyIndex index)
      : file_(std::move(file)),
        manifest_(std::move(manifest)),
        size_(size),
        index_(std::move(index)) {}

  StoredFile file_;
  TableManifest manifest_;
  spec::BoardSize size_;
  enumerate::OccupancyIndex index_;
};

// Looks up cells of a table that outlives it. One per thread.
class TableCursor {
 public:
  // Caches up to `memory` bytes of decoded blocks, and at least seven.
  explicit TableCursor(const Table& table, uint64_t memory = 1 << 20);

  // The pair of a cell, kIllegalCell if it is not a legal position. Requires cell < total_cells().
  // DataLoss.
  absl::StatusOr<enumerate::CellValue> Value(uint64_t cell);

  // Requires the measure.
  struct Stages {
    uint8_t low = 0;
    uint8_t high = 0;
  };
  absl::StatusOr<Stages> StagesOf(uint64_t cell);

  const Table& table() const { return table_; }

 private:
  const Table& table_;
  StreamCursor cursor_;
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_TABLE_READER_H_
