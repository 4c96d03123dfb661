#include "tables/table_reader.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/values/block_solver.h"

namespace hotstone::tables {

using enumerate::CellValue;

absl::StatusOr<std::unique_ptr<Table>> Table::Open(const std::string& path) {
  ASSIGN_OR_RETURN(auto file, StoredFile::Open(path, FileKind::kTable));
  auto manifest = ParseTableManifest(file.manifest());
  if (!manifest.ok()) return file.Damaged(std::string(manifest.status().message()));
  if (manifest->Blocks() != file.blocks()) {
    return file.Damaged(
        absl::StrCat("it has ", file.blocks(), " blocks, not ", manifest->Blocks()));
  }
  const auto finite = enumerate::FiniteRules::From(manifest->rules);
  if (!finite.ok() || !enumerate::HasSingleBans(*finite)) {
    return file.Damaged("no tables exist under its rules");
  }
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(manifest->board));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(auto index, enumerate::OccupancyIndex::Create(grid));
  if (index.cells() != manifest->cells ||
      manifest->ko_cells != (finite->hot.single ? index.ko_cells() : 0)) {
    return file.Damaged("its counts do not match its board");
  }
  return std::unique_ptr<Table>(
      new Table(std::move(file), *std::move(manifest), size, std::move(index)));
}

TableCursor::TableCursor(const Table& table, uint64_t memory)
    : table_(table), reader_(table.file()) {
  const TableManifest& manifest = table.manifest();
  // An odd number of slots, so that the blocks of a cell's value and stages seldom evict each
  // other.
  const uint64_t most = std::max<uint64_t>(memory / manifest.block_bytes, 7) | 1;
  kept_.resize(std::min(most, manifest.Blocks()));
}

absl::StatusOr<const uint8_t*> TableCursor::At(TableManifest::Stream stream, uint64_t byte) {
  const TableManifest& manifest = table_.manifest();
  const StreamPlace place = manifest.PlaceOf(stream);
  const uint64_t in_stream = byte / manifest.block_bytes;
  const uint64_t number = place.first_block + in_stream;
  Kept& kept = kept_[number % kept_.size()];
  if (kept.number != number) {
    kept.number = ~uint64_t{0};
    const uint64_t first = in_stream * manifest.block_bytes;
    kept.raw.resize(std::min<uint64_t>(manifest.block_bytes, place.bytes - first));
    RETURN_IF_ERROR(reader_.Read(number, kept.raw));
    kept.number = number;
  }
  return kept.raw.data() + byte % manifest.block_bytes;
}

absl::StatusOr<CellValue> TableCursor::Value(uint64_t cell) {
  const TableManifest& manifest = table_.manifest();
  assert(cell < manifest.total_cells());
  const uint32_t width = manifest.value_bytes();
  ASSIGN_OR_RETURN(const auto at, At(TableManifest::kValues, cell * width));
  const size_t number = width == 1 ? *at : static_cast<size_t>((at)[0] | (at)[1] << 8);
  if (number >= manifest.dictionary.size()) {
    return table_.file().Damaged(
        absl::StrCat("cell ", cell, " has a value outside the dictionary"));
  }
  return manifest.dictionary[number];
}

absl::StatusOr<TableCursor::Stages> TableCursor::StagesOf(uint64_t cell) {
  assert(table_.manifest().measure);
  ASSIGN_OR_RETURN(const auto low, At(TableManifest::kLow, cell));
  Stages stages;
  stages.low = *low;
  ASSIGN_OR_RETURN(const auto high, At(TableManifest::kHigh, cell));
  stages.high = *high;
  return stages;
}

}  // namespace hotstone::tables
