#include "answers/life/fate_table.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/life/life_answer.h"
#include "answers/runs/long_run.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/fates/fates.h"
#include "tables/fates/fate_checkpoint.h"
#include "tables/fates/fate_file.h"
#include "tables/fates/fate_writer.h"

namespace hotstone::answers {

using enumerate::FateTable;

namespace {

// As TableBuild of answers/values/table_build.cc, for a run with other arrays and another file.
class FateTableBuild {
 public:
  explicit FateTableBuild(const TableBuildOptions& options)
      : options_(options), keep_(WithPath(options.keep, options.out)), run_(keep_) {}

  absl::StatusOr<FateTableFacts> Run() {
    ASSIGN_OR_RETURN(auto written_before, WrittenBefore());
    if (written_before.has_value()) return *std::move(written_before);
    ASSIGN_OR_RETURN(const auto work, Prepare());
    ASSIGN_OR_RETURN(auto table, FateTable::Begin(work.grid, work.finite, true, &run_));
    if (keep_.resume) {
      RETURN_IF_ERROR(tables::LoadFates(keep_.path, work.rules, &table));
    }
    run_.Begin([&] { return tables::SaveFates(keep_.path, work.rules, table, options_.threads); });
    const absl::Status done = table.Run(options_.threads, &run_, [&] {
      run_.AtStep();
      return true;
    });
    if (absl::IsCancelled(done)) return StoppedBuild(options_, run_, done);
    RETURN_IF_ERROR(done);
    // Saves the result of the long run before starting on the table.
    run_.AtStep();
    const auto written =
        tables::WriteFates(options_.out, work.rules, table, {.threads = options_.threads}, &run_);
    if (!written.ok()) return StoppedBuild(options_, run_, written.status());
    RemoveFile(keep_.path);
    return FateTableFacts{"table build",   options_.out,   written->manifest,
                          written->digest, written->bytes, run_.seconds()};
  }

 private:
  // The table, if it was finished and the run then killed before it could delete its checkpoint.
  absl::StatusOr<std::optional<FateTableFacts>> WrittenBefore() const {
    if (!keep_.resume || !IsThere(options_.out)) return std::nullopt;
    ASSIGN_OR_RETURN(auto facts, AskFateTable(options_.out));
    RETURN_IF_ERROR(CheckFinished(options_, facts.manifest.board, facts.manifest.rules));
    const auto info = tables::ReadFatesInfo(keep_.path);
    if (info.ok()) {
      if (!info->point.finished || info->board != facts.manifest.board ||
          info->rules != spec::RuleSetName(facts.manifest.rules)) {
        return std::nullopt;
      }
      RemoveFile(keep_.path);
    }
    facts.command = "table build";
    facts.seconds = 0;
    return facts;
  }

  // Checks what could fail after hours of work. Board and rules come from the options or the
  // checkpoint.
  absl::StatusOr<BoardWork> Prepare() const {
    RETURN_IF_ERROR(CheckNotThere(options_.out));
    RETURN_IF_ERROR(CheckKeep(keep_));
    std::string board = options_.board;
    std::string rules = options_.rules;
    if (keep_.resume) {
      ASSIGN_OR_RETURN(const auto info, tables::ReadFatesInfo(keep_.path));
      if (board.empty()) board = info.board;
      if (rules.empty()) rules = info.rules;
    }
    ASSIGN_OR_RETURN(const auto work, ReadTableWork(board, rules));
    RETURN_IF_ERROR(CheckWritable(options_.out, tables::FileKind::kFates));
    RETURN_IF_ERROR(CheckWritable(keep_.path, tables::FileKind::kCheckpoint));
    if (work.size.points() <= FateTable::kMostPoints) {
      const auto bytes = [](const enumerate::Grid& grid) { return FateTable::Bytes(grid, true); };
      RETURN_IF_ERROR(CheckFits(SizedBuild("the fates", options_, work.size, work.rules, bytes)));
    }
    return work;
  }

  const TableBuildOptions& options_;
  const Keep keep_;
  LongRun run_;
};

}  // namespace

absl::StatusOr<FateTableFacts> BuildFateTable(const TableBuildOptions& options) {
  return FateTableBuild(options).Run();
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
