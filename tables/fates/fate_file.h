// Stored tables of fates: opened without loading, read one block at a time.
#ifndef HOTSTONE_TABLES_FATES_FATE_FILE_H_
#define HOTSTONE_TABLES_FATES_FATE_FILE_H_

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "enumerate/fates/fate_stages.h"
#include "enumerate/index/occupancy_index.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"
#include "tables/fates/fate_format.h"
#include "tables/stored_file.h"
#include "tables/stream_cursor.h"

namespace hotstone::tables {

class FateFile {
 public:
  // NotFound, InvalidArgument or DataLoss, prefixed with the path.
  static absl::StatusOr<std::unique_ptr<FateFile>> Open(const std::string& path);

  const StoredFile& file() const { return file_; }
  const FateManifest& manifest() const { return manifest_; }
  const spec::RuleSet& rules() const { return manifest_.rules; }
  const spec::BoardSize& size() const { return size_; }
  const enumerate::OccupancyIndex& index() const { return index_; }
  const enumerate::CellStones& stones() const { return stones_; }
  StreamPlace place() const;

 private:
  FateFile(StoredFile file, FateManifest manifest, spec::BoardSize size,
           enumerate::OccupancyIndex index)
      : file_(std::move(file)),
        manifest_(std::move(manifest)),
        size_(size),
        index_(std::move(index)),
        stones_(index_) {}

  StoredFile file_;
  FateManifest manifest_;
  spec::BoardSize size_;
  enumerate::OccupancyIndex index_;
  enumerate::CellStones stones_;
};

// The bytes of the stones of a situation, by point; 0 where there is none.
using FateBytes = std::array<uint8_t, enumerate::OccupancyIndex::kMaxIndexedPoints>;

// Looks up cells of a table that outlives it. One per thread.
class FateCursor {
 public:
  explicit FateCursor(const FateFile& table, uint64_t memory = 1 << 20)
      : table_(table), cursor_(table.file(), table.manifest().block_bytes, memory) {}

  // The bytes of a cell, in the frame of a situation with stones at `occupancy`: `symmetry` leads
  // from there to the frame of the block. Requires a cell of the table. DataLoss.
  absl::StatusOr<FateBytes> Of(uint64_t cell, uint32_t occupancy, int symmetry);

 private:
  const FateFile& table_;
  StreamCursor cursor_;
};

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_FATES_FATE_FILE_H_
