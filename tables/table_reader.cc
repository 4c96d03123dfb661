#include "tables/table_reader.h"

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
    : table_(table), cursor_(table.file(), table.manifest().block_bytes, memory) {}

absl::StatusOr<CellValue> TableCursor::Value(uint64_t cell) {
  const TableManifest& manifest = table_.manifest();
  assert(cell < manifest.total_cells());
  const uint32_t width = manifest.value_bytes();
  ASSIGN_OR_RETURN(const auto at,
                   cursor_.At(manifest.PlaceOf(TableManifest::kValues), cell * width));
  const size_t number = width == 1 ? *at : static_cast<size_t>((at)[0] | (at)[1] << 8);
  if (number >= manifest.dictionary.size()) {
    return table_.file().Damaged(
        absl::StrCat("cell ", cell, " has a value outside the dictionary"));
  }
  return manifest.dictionary[number];
}

absl::StatusOr<TableCursor::Stages> TableCursor::StagesOf(uint64_t cell) {
  const TableManifest& manifest = table_.manifest();
  assert(manifest.measure);
  ASSIGN_OR_RETURN(const auto low, cursor_.At(manifest.PlaceOf(TableManifest::kLow), cell));
  Stages stages;
  stages.low = *low;
  ASSIGN_OR_RETURN(const auto high, cursor_.At(manifest.PlaceOf(TableManifest::kHigh), cell));
  stages.high = *high;
  return stages;
}

}  // namespace hotstone::tables
