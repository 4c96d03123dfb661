#include "tables/table_writer.h"

#include <sys/stat.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "base/status_macros.h"
#include "base/version.h"

namespace hotstone::tables {
namespace {

using enumerate::CellTable;
using enumerate::CellValue;
using enumerate::IntervalSweeps;
using enumerate::kIllegalCell;

constexpr uint64_t kChunk = 1 << 20;  // cells between two reports

absl::Status Stopped() { return absl::CancelledError("interrupted while writing the table"); }

// The pairs that occur, in order, and their indices.
struct Dictionary {
  std::vector<CellValue> pairs;
  std::vector<uint16_t> number_of = std::vector<uint16_t>(1 << 16);
};

absl::StatusOr<Dictionary> DictionaryOf(const CellValue* cells, uint64_t count,
                                        Progress* progress) {
  std::vector<uint8_t> occurs(1 << 16);
  for (uint64_t at = 0; at < count; at += kChunk) {
    for (uint64_t i = at; i < std::min(at + kChunk, count); ++i) occurs[cells[i]] = 1;
    if (!KeepGoing(progress, "table, distinct values", at, count)) return Stopped();
  }
  Dictionary dictionary;
  for (uint32_t value = 0; value < occurs.size(); ++value) {
    if (occurs[value] != 0) dictionary.pairs.push_back(static_cast<CellValue>(value));
  }
  std::sort(dictionary.pairs.begin(), dictionary.pairs.end(), [](CellValue a, CellValue b) {
    const auto order = [](CellValue v) {
      return std::tuple(v != kIllegalCell, enumerate::LowOf(v), enumerate::HighOf(v));
    };
    return order(a) < order(b);
  });
  for (size_t i = 0; i < dictionary.pairs.size(); ++i) {
    dictionary.number_of[dictionary.pairs[i]] = static_cast<uint16_t>(i);
  }
  return dictionary;
}

absl::Status AppendValues(StoredFileWriter& writer, const CellValue* cells, uint64_t count,
                          const Dictionary& dictionary, bool wide, Progress* progress) {
  std::vector<uint8_t> bytes;
  for (uint64_t at = 0; at < count; at += kChunk) {
    bytes.clear();
    for (uint64_t i = at; i < std::min(at + kChunk, count); ++i) {
      const uint16_t number = dictionary.number_of[cells[i]];
      bytes.push_back(static_cast<uint8_t>(number));
      if (wide) bytes.push_back(static_cast<uint8_t>(number >> 8));
    }
    RETURN_IF_ERROR(writer.Append(bytes.data(), bytes.size()));
    if (!KeepGoing(progress, "table, values", at, count)) return Stopped();
  }
  return writer.EndStream();
}

absl::Status AppendStages(StoredFileWriter& writer, const uint8_t* stages, uint64_t count,
                          Progress* progress) {
  for (uint64_t at = 0; at < count; at += kChunk) {
    const uint64_t some = std::min(kChunk, count - at);
    RETURN_IF_ERROR(writer.Append(stages + at, some));
    if (!KeepGoing(progress, "table, measure", at, count)) return Stopped();
  }
  return writer.EndStream();
}

}  // namespace

absl::StatusOr<WrittenTable> WriteTable(const std::string& path, const spec::RuleSet& rules,
                                        IntervalSweeps& sweeps, const TableOptions& options,
                                        Progress* progress) {
  if (!sweeps.point().finished)
    return absl::FailedPreconditionError("the run of this table is not finished");
  ASSIGN_OR_RETURN(auto writer, StoredFileWriter::Create(path, {.kind = FileKind::kTable,
                                                                .block_bytes = options.block_bytes,
                                                                .level = options.level,
                                                                .threads = options.threads}));

  const CellTable table = sweeps.table();
  // Without hot stones there are no bans, and ko cells belong to no situation.
  const uint64_t ko_cells = sweeps.rules().hot.single ? sweeps.index().ko_cells() : 0;
  const uint64_t count = sweeps.index().cells() + ko_cells;
  ASSIGN_OR_RETURN(auto dictionary, DictionaryOf(table.cells, count, progress));
  const IntervalSweeps::Counts counts = sweeps.Count();
  WrittenTable written;
  TableManifest& manifest = written.manifest;
  manifest.version = std::string(kVersion);
  manifest.board = sweeps.index().grid().ToString();
  manifest.rules = rules;
  manifest.cells = sweeps.index().cells();
  manifest.ko_cells = ko_cells;
  manifest.legal = counts.legal;
  manifest.undetermined = counts.undetermined;
  manifest.empty = {enumerate::LowOf(sweeps.At(0, 0)), enumerate::HighOf(sweeps.At(0, 0))};
  manifest.measure = sweeps.measure();
  manifest.block_bytes = options.block_bytes;
  manifest.dictionary = dictionary.pairs;

  absl::Status status =
      AppendValues(*writer, table.cells, count, dictionary, manifest.value_bytes() == 2, progress);
  if (status.ok() && manifest.measure)
    status = AppendStages(*writer, table.stage_low, count, progress);
  if (status.ok() && manifest.measure)
    status = AppendStages(*writer, table.stage_high, count, progress);
  if (!status.ok()) return status;
  ASSIGN_OR_RETURN(written.digest, writer->Finish(WriteTableManifest(manifest)));
  struct stat state {};
  if (stat(path.c_str(), &state) == 0) written.bytes = static_cast<uint64_t>(state.st_size);
  return written;
}

}  // namespace hotstone::tables
