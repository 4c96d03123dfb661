#include "answers/life/fate_table.h"

#include <chrono>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/life/life_answer.h"
#include "base/bytes_text.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/fates/fates.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_writer.h"

namespace hotstone::answers {

using enumerate::FateTable;

absl::StatusOr<FateTableFacts> BuildFateTable(const TableBuildOptions& options,
                                              Progress* progress) {
  const auto began = std::chrono::steady_clock::now();
  RETURN_IF_ERROR(CheckNotThere(options.out));
  ASSIGN_OR_RETURN(const auto work, ReadTableWork(options.board, options.rules));
  RETURN_IF_ERROR(CheckWritable(options.out, tables::FileKind::kFates));
  ASSIGN_OR_RETURN(const uint64_t memory, MemoryLimit(options.memory));
  const uint64_t needed = FateTable::Bytes(work.grid, true);
  if (work.size.points() <= FateTable::kMostPoints && needed > memory) {
    return absl::ResourceExhaustedError(
        absl::StrCat("table build: the fates of ", work.size.ToString(), " need about ",
                     BytesText(needed), "; --memory allows ", BytesText(memory)));
  }
  ASSIGN_OR_RETURN(const auto table,
                   FateTable::SolveWithStages(work.grid, work.finite, options.threads, progress));
  ASSIGN_OR_RETURN(const auto written, tables::WriteFates(options.out, work.rules, table,
                                                          {.threads = options.threads}, progress));
  return FateTableFacts{"table build",  options.out,   written.manifest,
                        written.digest, written.bytes, SecondsSince(began)};
}

absl::StatusOr<FateTableFacts> AskFateTable(const std::string& path) {
  ASSIGN_OR_RETURN(const auto table, tables::FateFile::Open(path));
  return FateTableFacts{"table info", path, table->manifest(), table->file().digest(),
                        table->file().bytes()};
}

Shown Describe(const FateTableFacts& facts) {
  const tables::FateManifest& manifest = facts.manifest;
  Shown shown = Shown::Result(facts.command);
  shown.Set("file", facts.path)
      .Set("board", manifest.board)
      .Set("rules", spec::RuleSetName(manifest.rules))
      .Set("legal_positions", manifest.counts.legal)
      .Set("unsettled_positions", manifest.counts.positions)
      .Set("fates", DescribeFates(manifest.counts))
      .Set("stages", manifest.stages)
      .Set("cells", manifest.cells)
      .Set("ko_cells", manifest.ko_cells)
      .Set("bytes", facts.bytes)
      .Set("sha256", tables::Hex(facts.digest))
      .Set("made_by", manifest.version);
  if (facts.seconds.has_value()) shown.Set("seconds", *facts.seconds).Say("timed", true);
  return shown.Say("size", BytesText(facts.bytes))
      .Line("table of fates: {file}, {size}, made by hotstone {made_by}")
      .Line("board: {board}")
      .Line("rules: {rules}")
      .Line(
          "positions: {legal_positions} legal ones, {unsettled_positions} with a stone that is "
          "neither dead nor alive")
      .Line("stones by their fate:")
      .Line("{fates}")
      .Line("cells: {cells} of positions, {ko_cells} of kos; stages up to {stages}")
      .Line("sha256: {sha256}")
      .Line("{timed?({seconds:.2} s)}");
}

}  // namespace hotstone::answers
