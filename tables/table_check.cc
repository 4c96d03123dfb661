// Judges entries of a stored table by the plain law: all of them, which is a proof, or a random
// sample.
//
// Checker compares one entry with the law: whether the position is legal, whether its values follow
// from its moves, and, if the table has the measure, whether some move makes progress towards each
// value that must be forced. What the manifest says of the entries must agree, too: the interval of
// the empty board, and if all entries were checked, the counts and the dictionary.
//
// For example, on 2x1 the cell of the empty board is stored as [-2, 2]. The moves of the mover are
// a pass and two plays, and the table's values for the following situations must again give -2 as
// the least and 2 as the most. If the entry had been changed to [-2, 1], the error would end with
// the words: its moves give [-2, 2].
#include "tables/table_check.h"

#include <algorithm>
#include <functional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tables/table_law.h"

namespace hotstone::tables {
namespace {

std::string Describe(const Table& table, uint64_t cell, const spec::Situation& situation,
                     const TableLaw::Entry& entry) {
  std::string text =
      absl::StrCat("cell ", cell, ", ", situation.position.ToText(), " with Black to move");
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
    values[legal ? enumerate::MakeCell(entry.low, entry.high) : enumerate::kIllegalCell] = true;
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
  std::vector<bool> values = std::vector<bool>(size_t{1} << 16);  // whether a cell has this one
  uint64_t moves() const { return law_.moves_seen(); }

 private:
  const Table& table_;
  const CellSituations& cells_;
  TableLaw law_;
};

// The first cell is the empty board.
absl::Status CheckEmpty(const Table& table) {
  const TableManifest& manifest = table.manifest();
  ASSIGN_OR_RETURN(const auto empty, TableLaw(table).EntryOf(0, 0));
  if (empty.low == manifest.empty.first && empty.high == manifest.empty.second)
    return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(
      table.file().path(), ": its manifest gives the empty board [", manifest.empty.first, ", ",
      manifest.empty.second, "], its entry [", empty.low, ", ", empty.high, "]"));
}

// A cell has no pair outside the dictionary, so the numbers of pairs tell.
absl::Status CheckDictionary(const Table& table, const std::vector<bool>& values) {
  const auto found = static_cast<size_t>(std::count(values.begin(), values.end(), true));
  if (found == table.manifest().dictionary.size()) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(table.file().path(), ": its dictionary has ",
                                                    table.manifest().dictionary.size(),
                                                    " values, its entries ", found));
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
  RETURN_IF_ERROR(CheckEmpty(table));
  const CellSituations cells(table.index(), table.size());
  std::vector<Checker> checkers;
  for (int i = 0; i < std::max(options.threads, 1); ++i)
    checkers.emplace_back(table, cells, options.memory);
  RETURN_IF_ERROR(
      CheckCells(cells, table.manifest().total_cells(), options, progress,
                 [&](size_t thread, uint64_t cell) { return checkers[thread].Check(cell); }));
  TableCheck check;
  uint64_t legal = 0;
  uint64_t undetermined = 0;
  std::vector<bool> values(size_t{1} << 16);
  for (const Checker& checker : checkers) {
    check.Add(checker.done);
    check.moves += checker.moves();
    legal += checker.legal_positions;
    undetermined += checker.undetermined;
    std::transform(values.begin(), values.end(), checker.values.begin(), values.begin(),
                   std::logical_or<>());
  }
  check.name = !table.manifest().measure ? "consistency" : options.all ? "proof" : "sample";
  if (options.all) {
    RETURN_IF_ERROR(CheckCounts(table, legal, undetermined));
    RETURN_IF_ERROR(CheckDictionary(table, values));
  }
  return check;
}

}  // namespace hotstone::tables
