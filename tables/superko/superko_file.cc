#include "tables/superko/superko_file.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <filesystem>
#include <utility>

#include "base/status_macros.h"
#include "base/version.h"
#include "enumerate/rules/chains.h"
#include "tables/stored_file.h"

namespace hotstone::tables {

using enumerate::CellValue;
using enumerate::HighOf;
using enumerate::Interval;
using enumerate::kIllegalCell;
using enumerate::LowOf;
using enumerate::OccupancyIndex;

namespace {

static_assert(std::endian::native == std::endian::little,
              "files store cells in memory order, which must be little-endian");

constexpr uint32_t kBlockBytes = 1 << 15;
constexpr int kLevel = 6;

// What the cells say about themselves.
void Count(const OccupancyIndex& index, std::span<const CellValue> cells,
           SuperkoManifest& manifest) {
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    const uint64_t orbit = index.block(number).orbit;
    for (uint64_t cell = index.CellsBefore(number); cell < index.CellsBefore(number + 1); ++cell) {
      if (cells[cell] == kIllegalCell) continue;
      manifest.legal += orbit;
      manifest.open += LowOf(cells[cell]) < HighOf(cells[cell]) ? orbit : 0;
    }
  }
  manifest.empty = {LowOf(cells[0]), HighOf(cells[0])};
}

// Fills `bytes` from the blocks that begin with `first`; returns the block after them.
absl::StatusOr<uint64_t> ReadStream(BlockReader& reader, uint64_t first, uint32_t block_bytes,
                                    std::span<uint8_t> bytes) {
  for (size_t at = 0; at < bytes.size(); at += block_bytes) {
    const size_t count = std::min<size_t>(block_bytes, bytes.size() - at);
    RETURN_IF_ERROR(reader.Read(first++, bytes.subspan(at, count)));
  }
  return first;
}

}  // namespace

absl::StatusOr<StoredSuperko> WriteSuperko(const std::string& path, const spec::RuleSet& rules,
                                           const OccupancyIndex& index, const SuperkoFound& found,
                                           uint64_t states) {
  StoredSuperko stored{path, {}, {}, 0};
  SuperkoManifest& manifest = stored.manifest;
  manifest.version = std::string(kVersion);
  manifest.board = index.grid().ToString();
  manifest.rules = rules;
  manifest.cells = index.cells();
  manifest.states = states;
  manifest.portions = found.portions_done.size();
  manifest.block_bytes = kBlockBytes;
  Count(index, found.cells, manifest);
  ASSIGN_OR_RETURN(auto writer,
                   StoredFileWriter::Create(path, {.kind = FileKind::kSuperko,
                                                   .block_bytes = kBlockBytes,
                                                   .level = kLevel,
                                                   .replace = !found.portions_done.empty()}));
  RETURN_IF_ERROR(writer->Append(found.cells.data(), found.cells.size_bytes()));
  RETURN_IF_ERROR(writer->EndStream());
  RETURN_IF_ERROR(writer->Append(found.portions_done.data(), found.portions_done.size()));
  ASSIGN_OR_RETURN(stored.digest, writer->Finish(WriteSuperkoManifest(manifest)));
  std::error_code ignored;
  stored.bytes = std::filesystem::file_size(path, ignored);
  return stored;
}

Interval SuperkoTable::ForBlack(enumerate::Stones black_as_own, spec::Color to_move) const {
  assert(enumerate::IsLegal(index.grid(), black_as_own));
  const bool black = to_move == spec::Color::kBlack;
  const auto own = static_cast<uint32_t>(black ? black_as_own.own : black_as_own.opp);
  const auto occupancy = static_cast<uint32_t>(black_as_own.own | black_as_own.opp);
  const CellValue value = cells[index.CellOf(own, occupancy)];
  return black ? Interval{LowOf(value), HighOf(value)} : Interval{-HighOf(value), -LowOf(value)};
}

absl::StatusOr<SuperkoTable> ReadSuperko(const std::string& path) {
  ASSIGN_OR_RETURN(const auto file, StoredFile::Open(path, FileKind::kSuperko));
  auto manifest = ParseSuperkoManifest(file.manifest());
  if (!manifest.ok()) return file.Damaged(std::string(manifest.status().message()));
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(manifest->board));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  ASSIGN_OR_RETURN(auto index, OccupancyIndex::Create(grid));
  const uint32_t block_bytes = manifest->block_bytes;
  if (index.cells() != manifest->cells ||
      file.blocks() != BlocksOf(index.cells() * sizeof(CellValue), block_bytes) +
                           BlocksOf(manifest->portions, block_bytes)) {
    return file.Damaged("its counts do not match its board");
  }
  std::vector<CellValue> cells(index.cells());
  std::vector<uint8_t> portions_done(manifest->portions);
  BlockReader reader(file);
  const std::span<uint8_t> cell_bytes(reinterpret_cast<uint8_t*>(cells.data()),
                                      cells.size() * sizeof(CellValue));
  ASSIGN_OR_RETURN(const uint64_t next, ReadStream(reader, 0, block_bytes, cell_bytes));
  RETURN_IF_ERROR(ReadStream(reader, next, block_bytes, portions_done).status());
  SuperkoManifest counted;
  Count(index, cells, counted);
  if (counted.legal != manifest->legal || counted.open != manifest->open ||
      counted.empty != manifest->empty) {
    return file.Damaged("its manifest counts other values than it has");
  }
  return SuperkoTable{{path, *std::move(manifest), file.digest(), file.bytes()},
                      size,
                      std::move(index),
                      std::move(cells),
                      std::move(portions_done)};
}

}  // namespace hotstone::tables
