#include "tables/fates/fate_file.h"

#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/index/pack_bits.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/values/block_solver.h"

namespace hotstone::tables {

StreamPlace FateFile::place() const {
  return {0, manifest_.ko_cells == 0 ? stones_.of_positions() : stones_.of_all()};
}

absl::StatusOr<std::unique_ptr<FateFile>> FateFile::Open(const std::string& path) {
  ASSIGN_OR_RETURN(auto file, StoredFile::Open(path, FileKind::kFates));
  auto manifest = ParseFateManifest(file.manifest());
  if (!manifest.ok()) return file.Damaged(std::string(manifest.status().message()));
  const auto finite = enumerate::FiniteRules::From(manifest->rules);
  if (!finite.ok() || !enumerate::HasSingleBans(*finite))
    return file.Damaged("no tables exist under its rules");
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(manifest->board));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(auto index, enumerate::OccupancyIndex::Create(grid));
  if (index.cells() != manifest->cells ||
      manifest->ko_cells != (finite->hot.single ? index.ko_cells() : 0)) {
    return file.Damaged("its counts do not match its board");
  }
  std::unique_ptr<FateFile> table(
      new FateFile(std::move(file), *std::move(manifest), size, std::move(index)));
  const uint64_t blocks = BlocksOf(table->place().bytes, table->manifest().block_bytes);
  if (table->file().blocks() != blocks) {
    return table->file().Damaged(
        absl::StrCat("it has ", table->file().blocks(), " blocks, not ", blocks));
  }
  return table;
}

absl::StatusOr<FateBytes> FateCursor::Of(uint64_t cell, uint32_t occupancy, int symmetry) {
  assert(cell < table_.manifest().total_cells());
  const enumerate::OccupancyIndex& index = table_.index();
  const uint32_t there = index.Map(symmetry, occupancy);
  const uint64_t first = table_.stones().Of(cell).first;
  FateBytes bytes{};
  for (uint32_t left = occupancy; left != 0; left &= left - 1) {
    const int point = enumerate::FirstPoint(left);
    const uint32_t before = (uint32_t{1} << index.MapPoint(symmetry, point)) - 1;
    const auto rank = static_cast<uint64_t>(enumerate::Count(there & before));
    ASSIGN_OR_RETURN(const auto at, cursor_.At(table_.place(), first + rank));
    bytes[static_cast<size_t>(point)] = *at;
  }
  return bytes;
}

}  // namespace hotstone::tables
