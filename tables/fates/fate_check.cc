// For example, on 2x1 the cell of X. with White to move says that the stone is removed at stage 1.
// If it were changed to stage 2, the error would end with the words: stored as removed at stage 2,
// but its moves give removed at stage 1.
#include "tables/fates/fate_check.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tables/fates/fate_law.h"

namespace hotstone::tables {
namespace {

using enumerate::FateCell;
using enumerate::FateCounts;

// Checks cells for one thread.
class Checker {
 public:
  Checker(const FateFile& table, const CellSituations& cells, uint64_t memory)
      : table_(table), cells_(cells), law_(table, memory) {}

  absl::Status Check(uint64_t cell) {
    const spec::Situation situation = cells_.At(cell);
    const enumerate::Stones stones = enumerate::FromSpec(situation.position);
    const auto occupancy = static_cast<uint32_t>(stones.own | stones.opp);
    ASSIGN_OR_RETURN(const auto entry, law_.EntryOf(cell, occupancy));
    const auto wrong = [&](int point, const std::string& what) {
      return absl::FailedPreconditionError(
          absl::StrCat(table_.file().path(), ": cell ", cell, ", ", situation.position.ToText(),
                       " with Black to move",
                       situation.bans.empty()
                           ? ""
                           : absl::StrCat(" but not at ", spec::PointName(*situation.bans.begin())),
                       ": the stone at ", spec::PointName(table_.size().At(point)),
                       " is stored as ", WorthText(entry[static_cast<size_t>(point)]), what));
    };
    if (!spec::IsLegal(situation.position)) {
      for (int point = 0; point < table_.size().points(); ++point) {
        if (entry[static_cast<size_t>(point)] != 0)
          return wrong(point, ", but the position is not legal");
      }
      ++done.illegal;
      return absl::OkStatus();
    }
    ASSIGN_OR_RETURN(const auto law, law_.ByMoves(situation));
    for (uint32_t left = occupancy; left != 0; left &= left - 1) {
      const int point = enumerate::FirstPoint(left);
      const int worth = law[static_cast<size_t>(point)];
      const int stored = entry[static_cast<size_t>(point)];
      if (worth != stored)
        return wrong(point, absl::StrCat(", but its moves give ", WorthText(worth)));
      if (stored != 0) greatest_stage = std::max(greatest_stage, kGone - std::abs(stored));
    }
    ++done.entries;
    done.ko_entries += situation.bans.empty() ? 0 : 1;
    return situation.bans.empty() ? Count(cell, stones, entry) : absl::OkStatus();
  }

  TableCheck done;
  FateCounts counts;
  int greatest_stage = 0;
  uint64_t moves() const { return law_.moves_seen(); }

 private:
  static FateCell SetsOf(uint32_t occupancy, const StoneWorths& worths) {
    FateCell sets;
    for (uint32_t left = occupancy; left != 0; left &= left - 1) {
      const int worth = worths[static_cast<size_t>(enumerate::FirstPoint(left))];
      if (worth != 0) (worth > 0 ? sets.removed : sets.kept) |= left & (~left + 1);
    }
    return sets;
  }

  // Counts the stones of a position, with the entry of the same position and the other player.
  absl::Status Count(uint64_t cell, const enumerate::Stones& stones, const StoneWorths& entry) {
    const auto own = static_cast<uint32_t>(stones.own);
    const auto opp = static_cast<uint32_t>(stones.opp);
    const enumerate::OccupancyIndex& index = table_.index();
    const uint32_t block = index.BlockOfCell(cell);
    const uint64_t other = index.CellsBefore(block) + index.CellsBefore(block + 1) - 1 - cell;
    ASSIGN_OR_RETURN(const auto theirs, law_.EntryOf(other, own | opp));
    counts.Add({own, opp, SetsOf(own | opp, entry), SetsOf(own | opp, theirs)},
               index.block(block).orbit);
    return absl::OkStatus();
  }

  const FateFile& table_;
  const CellSituations& cells_;
  FateLaw law_;
};

}  // namespace

absl::StatusOr<TableCheck> CheckFates(const FateFile& table, const TableCheckOptions& options,
                                      Progress* progress) {
  const CellSituations cells(table.index(), table.size());
  std::vector<Checker> checkers;
  for (int i = 0; i < std::max(options.threads, 1); ++i)
    checkers.emplace_back(table, cells, options.memory);
  RETURN_IF_ERROR(
      CheckCells(cells, table.manifest().total_cells(), options, progress,
                 [&](size_t thread, uint64_t cell) { return checkers[thread].Check(cell); }));
  TableCheck check;
  FateCounts counts;
  int greatest_stage = 0;
  for (const Checker& checker : checkers) {
    check.Add(checker.done);
    check.moves += checker.moves();
    counts.Add(checker.counts);
    greatest_stage = std::max(greatest_stage, checker.greatest_stage);
  }
  check.name = options.all ? "proof" : "sample";
  if (options.all &&
      (counts != table.manifest().counts || greatest_stage != table.manifest().stages)) {
    return absl::FailedPreconditionError(
        absl::StrCat(table.file().path(), ": its entries do not have the counts of its manifest"));
  }
  return check;
}

}  // namespace hotstone::tables
