#include "tables/fates/fate_writer.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <vector>

#include "base/status_macros.h"
#include "base/version.h"

namespace hotstone::tables {

absl::StatusOr<WrittenFates> WriteFates(const std::string& path, const spec::RuleSet& rules,
                                        const enumerate::FateTable& table,
                                        const TableOptions& options, Progress* progress) {
  assert(table.stages() != nullptr);
  ASSIGN_OR_RETURN(auto writer, StoredFileWriter::Create(path, {.kind = FileKind::kFates,
                                                                .block_bytes = options.block_bytes,
                                                                .level = options.level,
                                                                .threads = options.threads}));
  // Without hot stones there are no bans, and ko cells belong to no situation.
  const bool has_kos = table.rules().hot.single;
  const enumerate::CellStones& stones = table.stages()->stones();
  const uint64_t count = has_kos ? stones.of_all() : stones.of_positions();
  constexpr uint64_t kBetweenReports = 1 << 20;
  std::vector<uint8_t> piece;
  for (uint64_t at = 0; at < count; at += kBetweenReports) {
    const auto bytes = table.stages()->bytes().subspan(at, std::min(kBetweenReports, count - at));
    piece.assign(bytes.begin(), bytes.end());
    std::replace(piece.begin(), piece.end(), enumerate::kIllegalByte, uint8_t{0});
    RETURN_IF_ERROR(writer->Append(piece.data(), piece.size()));
    if (!KeepGoing(progress, "table, fates", at, count))
      return absl::CancelledError("interrupted while writing the table");
  }
  WrittenFates written;
  FateManifest& manifest = written.manifest;
  manifest.version = std::string(kVersion);
  manifest.board = table.grid().ToString();
  manifest.rules = rules;
  manifest.cells = table.index().cells();
  manifest.ko_cells = has_kos ? table.index().ko_cells() : 0;
  manifest.stages = table.stages()->Greatest();
  manifest.counts = table.Count();
  manifest.block_bytes = options.block_bytes;
  ASSIGN_OR_RETURN(written.digest, writer->Finish(WriteFateManifest(manifest)));
  std::error_code ignored;
  written.bytes = std::filesystem::file_size(path, ignored);
  return written;
}

}  // namespace hotstone::tables
