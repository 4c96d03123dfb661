// Judges entries of a stored table by the plain law: all of them, which is a proof, or a random
// sample.
//
// CellSituations turns the number of a cell back into a situation of spec/, with its ban if it is a
// ko cell. Checker compares one entry with the law: whether the position is legal, whether its
// values follow from its moves, and, if the table has the measure, whether some move makes progress
// towards each value that must be forced. CheckTable hands out the cells to threads in chunks. It
// reports the first bad entry in the order of cells, however many threads there are: all cells
// before a bad entry are checked to the end. If all entries were checked, the counts of the
// manifest must agree, too.
//
// For example, on 2x1 the cell of the empty board is stored as [-2, 2]. The moves of the mover are
// a pass and two plays, and the table's values for the following situations must again give -2 as
// the least and 2 as the most. If the entry had been changed to [-2, 1], the error would end with
// the words: its moves give [-2, 2].
#include "tables/table_check.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/fan_out.h"
#include "base/split_mix.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tables/table_law.h"

namespace hotstone::tables {
namespace {

using enumerate::OccupancyIndex;

// Converts cells to situations.
class CellSituations {
 public:
  explicit CellSituations(const Table& table) : table_(table) {
    const OccupancyIndex& index = table.index();
    uint64_t before = 0;
    for (uint32_t number = 0; number < index.block_count(); ++number) {
      ko_before_.push_back(before);
      for (const auto& ko : index.KoPatterns(number)) before = ko.base + CellsOf(ko);
    }
  }

  // Black is to move.
  spec::Situation At(uint64_t cell) const {
    const OccupancyIndex& index = table_.index();
    spec::Situation situation{spec::Position(table_.size()), spec::Color::kBlack, 0, {}, 0};
    uint32_t own = 0;
    uint32_t number = 0;
    if (cell < index.cells()) {
      number = index.BlockOfCell(cell);
      own = enumerate::UnpackBits(static_cast<uint32_t>(cell - index.block(number).base),
                                  index.block(number).occupancy);
    } else {
      const uint64_t ko_cell = cell - index.cells();
      const auto above = std::upper_bound(ko_before_.begin(), ko_before_.end(), ko_cell);
      number = static_cast<uint32_t>(above - ko_before_.begin()) - 1;
      for (const auto& ko : index.KoPatterns(number)) {
        if (ko_cell < ko.base || ko_cell >= ko.base + CellsOf(ko)) continue;
        own = enumerate::UnpackBits(static_cast<uint32_t>(ko_cell - ko.base), ko.free) | ko.own;
        situation.bans.insert(table_.size().At(ko.ban));
      }
    }
    const uint32_t occupancy = index.block(number).occupancy;
    situation.position = enumerate::ToSpec(enumerate::Stones{own, occupancy & ~own}, table_.size());
    return situation;
  }

  // The number of images of a position cell.
  uint64_t OrbitOf(uint64_t cell) const {
    return table_.index().block(table_.index().BlockOfCell(cell)).orbit;
  }

 private:
  static uint64_t CellsOf(const OccupancyIndex::KoPattern& ko) {
    return uint64_t{1} << enumerate::Count(ko.free);
  }
  const Table& table_;
  std::vector<uint64_t> ko_before_;  // by block
};

std::string Describe(const Table& table, uint64_t cell, const spec::Situation& situation,
                     const TableLaw::Entry& entry) {
  std::string text = absl::StrCat(
      "cell ", cell, ", ", absl::StrJoin(situation.position.ToRows(), "/"), " with Black to move");
  if (!situation.bans.empty())
    absl::StrAppend(&text, " but not at ", spec::PointName(*situation.bans.begin()));
  if (entry.legal) absl::StrAppend(&text, ", stored as [", entry.low, ", ", entry.high, "]");
  if (entry.legal && table.manifest().measure) {
    absl::StrAppend(&text, " forced in sweeps ", entry.low_at.stage, " and ", entry.high_at.stage);
  }
  return text;
}

// Checks cells for one thread.
class Checker {
 public:
  Checker(const Table& table, const CellSituations& cells, uint64_t memory)
      : table_(table), cells_(cells), law_(table, memory) {}

  absl::Status Check(uint64_t cell) {
    const spec::Situation situation = cells_.At(cell);
    const int stones = situation.position.StoneCount(spec::Color::kBlack) +
                       situation.position.StoneCount(spec::Color::kWhite);
    ASSIGN_OR_RETURN(const auto entry, law_.EntryOf(cell, stones));
    const auto wrong = [&](const std::string& what) {
      return absl::FailedPreconditionError(absl::StrCat(
          table_.file().path(), ": ", Describe(table_, cell, situation, entry), ": ", what));
    };
    const bool ban = !situation.bans.empty();
    const bool legal = spec::IsLegal(situation.position);
    if (legal != entry.legal) {
      return wrong(legal ? "a legal position marked as illegal"
                         : "not a legal position, but it has values");
    }
    if (!legal) {
      ++done.illegal;
      return absl::OkStatus();
    }
    const auto law = law_.ByMoves(situation, entry.low_at, entry.high_at);
    if (!law.ok() && law.status().code() == absl::StatusCode::kFailedPrecondition) {
      return wrong(std::string(law.status().message()));
    }
    if (!law.ok()) return law.status();
    if (law->low != entry.low || law->high != entry.high) {
      return wrong(absl::StrCat("its moves give [", law->low, ", ", law->high, "]"));
    }
    if (table_.manifest().measure) {
      const int points = table_.size().points();
      if (entry.low > -points && !law->low_progress) {
        return wrong(absl::StrCat("no move makes progress towards ", entry.low));
      }
      if (entry.high < points && !law->high_progress) {
        return wrong(
            absl::StrCat("a move that keeps ", entry.high, " makes no progress for the opponent"));
      }
    }
    ++done.entries;
    done.ko_entries += ban;
    if (!ban) {
      const uint64_t orbit = cells_.OrbitOf(cell);
      legal_positions += orbit;
      undetermined += entry.low < entry.high ? orbit : 0;
    }
    return absl::OkStatus();
  }

  TableCheck done;
  uint64_t legal_positions = 0;
  uint64_t undetermined = 0;
  uint64_t moves() const { return law_.moves_seen(); }

 private:
  const Table& table_;
  const CellSituations& cells_;
  TableLaw law_;
};

// Random cells marked as legal, ascending; a cell may be drawn twice.
absl::StatusOr<std::vector<uint64_t>> Draw(const Table& table, const TableCheckOptions& options) {
  SplitMix generator(options.seed);
  TableCursor cursor(table, options.memory);
  std::vector<uint64_t> cells;
  // Every board has a legal position. No board with a table has more than half of its cells
  // illegal.
  const uint64_t most = 1000 * (options.sample + 1);
  for (uint64_t tries = 0; cells.size() < options.sample && tries < most; ++tries) {
    const uint64_t cell = generator.NearlyBelow(table.manifest().total_cells());
    ASSIGN_OR_RETURN(const auto value, cursor.Value(cell));
    if (value != enumerate::kIllegalCell) cells.push_back(cell);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

absl::Status CheckCounts(const Table& table, uint64_t legal, uint64_t undetermined) {
  const TableManifest& manifest = table.manifest();
  if (legal == manifest.legal && undetermined == manifest.undetermined) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(
      table.file().path(), ": its manifest has ", manifest.legal, " legal positions and ",
      manifest.undetermined, " undetermined ones, its entries ", legal, " and ", undetermined));
}

}  // namespace

absl::StatusOr<TableCheck> CheckTable(const Table& table, const TableCheckOptions& options,
                                      Progress* progress) {
  std::vector<uint64_t> drawn;
  if (!options.all) {
    ASSIGN_OR_RETURN(auto cells, Draw(table, options));
    drawn = std::move(cells);
  }
  const uint64_t total = options.all ? table.manifest().total_cells() : drawn.size();
  const CellSituations cells(table);
  constexpr uint64_t kChunk = 256;
  Portions portions(0, total, kChunk);
  std::atomic<bool> stop = false;
  std::atomic<uint64_t> least_bad = std::numeric_limits<uint64_t>::max();  // in cell order
  std::mutex mutex;
  absl::Status first;
  bool cancelled = false;
  const auto threads = static_cast<size_t>(std::max(options.threads, 1));
  std::vector<Checker> checkers;
  for (size_t i = 0; i < threads; ++i) checkers.emplace_back(table, cells, options.memory);
  FanOut(threads, [&](size_t thread) {
    Checker& checker = checkers[thread];
    while (!stop) {
      const Portion portion = portions.Take();
      // All cells before the first bad entry are checked to the end, so the reported entry does not
      // depend on the threads.
      if (portion.empty() || portion.first > least_bad) return;
      for (uint64_t i = portion.first; i < portion.last; ++i) {
        const absl::Status status = checker.Check(options.all ? i : drawn[i]);
        if (thread == 0 && i % 16 == 0 && !KeepGoing(progress, "verify", portion.first, total)) {
          cancelled = true;
          stop = true;
        }
        if (stop) return;
        if (status.ok()) continue;
        const std::lock_guard<std::mutex> lock(mutex);
        if (i < least_bad) {
          least_bad = i;
          first = status;
        }
        break;
      }
    }
  });
  if (!first.ok()) return first;
  if (cancelled) return absl::CancelledError("interrupted while verifying");

  TableCheck check;
  uint64_t legal = 0;
  uint64_t undetermined = 0;
  for (const Checker& checker : checkers) {
    check.entries += checker.done.entries;
    check.ko_entries += checker.done.ko_entries;
    check.illegal += checker.done.illegal;
    check.moves += checker.moves();
    legal += checker.legal_positions;
    undetermined += checker.undetermined;
  }
  check.name = !table.manifest().measure ? "consistency" : options.all ? "proof" : "sample";
  if (options.all) {
    RETURN_IF_ERROR(CheckCounts(table, legal, undetermined));
  }
  return check;
}

}  // namespace hotstone::tables
