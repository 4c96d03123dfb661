// One block: for each colouring the plays of both players, then the passes that end the game, then
// the same position with bans.
//
// A cell and its complement are one position with either player to move, and each pass changes from
// one to the other. So both are updated together: the plays of each side are looked up once, and
// the passes are unrolled from the last one back to the first. Where the game ends every stone is
// kept. Bans bind the first move only.
#include "enumerate/fates/fate_solver.h"

#include <cassert>

#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {

FateStore::FateStore(const OccupancyIndex& index, const BanRecords& records,
                     const FiniteRules& rules, FateCell* cells, FateStages* stages)
    : index_(index), records_(records), rules_(rules), cells_(cells), stages_(stages) {
  assert((cells == nullptr) != (stages == nullptr));
}

bool FateStore::Store(uint64_t cell, uint32_t occupancy, const FateCell& answers) {
  if (stages_ != nullptr) return stages_->Give(cell, occupancy, answers, seen_ + 1);
  if (cells_[cell] == answers) return false;
  StoreFates(cells_ + cell, answers);
  return true;
}

void FateStore::MarkIllegal(uint64_t cell, uint32_t occupancy) {
  if (stages_ != nullptr) return stages_->MarkIllegal(cell, occupancy);
  cells_[cell] = kIllegalFates;
}

// `occupancy`: the stones in the frame of the cell.
FateCell FateStore::InFrame(uint64_t cell, uint32_t occupancy, int symmetry) const {
  const FateCell value =
      stages_ == nullptr ? LoadFates(cells_ + cell) : stages_->At(cell, occupancy, seen_);
  const int back = index_.symmetries().Inverse(symmetry);
  return {index_.Map(back, value.removed), index_.Map(back, value.kept)};
}

FateCell FateStore::At(uint32_t own, uint32_t opp, uint32_t bans) const {
  const uint32_t occupancy = own | opp;
  assert(occupancy < index_.grid().full());
  const OccupancyIndex::Place place = index_.PlaceOf(occupancy);
  const uint32_t there = index_.Map(place.symmetry, occupancy);
  if (bans == 0) {
    return InFrame(place.base + PackBits(index_.Map(place.symmetry, own), there), there,
                   place.symmetry);
  }
  if (Count(bans) == 1) {
    const auto ko = index_.FindKoCell(own, occupancy, FirstPoint(bans));
    if (ko.has_value()) return InFrame(index_.cells() + *ko, there, place.symmetry);
  }
  return InFrameOfRecord(own, occupancy, bans);
}

// A record stands for all images of a position with its bans, so any symmetry of the board may lead
// to it, not only the one that makes the occupancy canonical.
FateCell FateStore::InFrameOfRecord(uint32_t own, uint32_t occupancy, uint32_t bans) const {
  const auto number = records_.NumberOf(index_, own, occupancy, bans);
  assert(number.has_value());
  const uint32_t block = index_.BlockOf(occupancy);
  const BanRecords::Record& record = records_.Of(block)[*number - records_.FirstOf(block)];
  const uint32_t there = index_.block(block).occupancy;
  int symmetry = 0;
  while (index_.Map(symmetry, occupancy) != there || index_.Map(symmetry, bans) != record.bans ||
         PackBits(index_.Map(symmetry, own), there) != record.cell) {
    ++symmetry;
    assert(symmetry < index_.symmetries().count());
  }
  return InFrame(index_.cells() + index_.ko_cells() + *number, there, symmetry);
}

FateChoice FateStore::Plays(uint32_t own, uint32_t opp, uint32_t bans) const {
  const Grid& grid = index_.grid();
  Analysis analysis;
  Analyse(grid, {own, opp}, analysis);
  FateChoice choice;
  for (BitBoard legal = LegalPlays(grid, analysis, rules_) & ~BitBoard{bans}; legal != 0;
       legal &= legal - 1) {
    const int at = FirstPoint(legal);
    const Resolved play = Resolve(grid, analysis, BitAt(at));
    const auto next_own = static_cast<uint32_t>(play.after.opp);
    const auto next_opp = static_cast<uint32_t>(play.after.own);
    FateCell to = At(next_own, next_opp, static_cast<uint32_t>(BansAfter(grid, play, at, rules_)));
    const auto gone = static_cast<uint32_t>(play.captured | play.removed);
    to.removed |= gone;
    to.kept &= ~gone;
    choice.Add(to);
  }
  return choice;
}

FateCell FateStore::Answers(uint32_t own, uint32_t opp, int passes, const FateChoice& mine,
                            const FateChoice& my_plays, const FateChoice& their_plays) const {
  return AnswersWithPasses(own, opp, passes, rules_.end_passes, mine, my_plays, their_plays);
}

void FateSolver::Start(uint32_t number) {
  const OccupancyIndex& index = store_.index();
  const OccupancyIndex::Block& block = index.block(number);
  const Grid& grid = index.grid();
  const BitBoard near =
      grid.Adjacent(grid.full() & ~BitBoard{block.occupancy}) & BitBoard{block.occupancy};
  for (uint64_t c = 0; c < index.BlockCells(number); ++c) {
    const BitBoard own = UnpackBits(static_cast<uint32_t>(c), block.occupancy);
    const BitBoard opp = block.occupancy & ~own;
    const bool legal = grid.Flood(own & near, own) == own && grid.Flood(opp & near, opp) == opp;
    if (!legal) store_.MarkIllegal(block.base + c, block.occupancy);
  }
}

void FateSolver::Write(uint64_t cell, const FateCell& value, uint32_t stones, Update& update) {
  update.open += (value.removed | value.kept) == stones ? 0 : 1;
  update.changed += store_.Store(cell, stones, value) ? 1 : 0;
}

FateSolver::Update FateSolver::Visit(uint32_t number) {
  const OccupancyIndex& index = store_.index();
  const OccupancyIndex::Block& block = index.block(number);
  const uint32_t stones = block.occupancy;
  const auto size = static_cast<uint32_t>(index.BlockCells(number));
  const auto settled = [&](uint64_t cell) {
    const FateCell value = store_.Known(cell, stones);
    return (value.removed | value.kept) == stones || value == kIllegalFates;
  };
  Update update;
  for (uint32_t c = 0; c < (size + 1) / 2; ++c) {
    const uint64_t cell = block.base + c;
    const uint64_t other = block.base + size - 1 - c;
    if (settled(cell) && settled(other)) continue;
    const uint32_t own = UnpackBits(c, stones);
    const uint32_t opp = stones & ~own;
    const FateChoice mine = store_.Plays(own, opp, 0);
    const FateChoice theirs = store_.Plays(opp, own, 0);
    Write(cell, store_.Answers(own, opp, 0, mine, mine, theirs), stones, update);
    if (other != cell)
      Write(other, store_.Answers(opp, own, 0, theirs, theirs, mine), stones, update);
  }
  const auto banned = [&](uint64_t cell, uint32_t own, uint32_t bans) {
    if (store_.Known(block.base + PackBits(own, stones), stones) == kIllegalFates || settled(cell))
      return;
    const uint32_t opp = stones & ~own;
    Write(cell,
          store_.Answers(own, opp, 0, store_.Plays(own, opp, bans), store_.Plays(own, opp, 0),
                         store_.Plays(opp, own, 0)),
          stones, update);
  };
  for (const OccupancyIndex::KoPattern& ko : index.KoPatterns(number)) {
    for (uint32_t f = 0; f < uint32_t{1} << Count(ko.free); ++f)
      banned(index.cells() + ko.base + f, UnpackBits(f, ko.free) | ko.own, uint32_t{1} << ko.ban);
  }
  uint64_t cell = index.cells() + index.ko_cells() + store_.records().FirstOf(number);
  for (const BanRecords::Record& record : store_.records().Of(number))
    banned(cell++, UnpackBits(record.cell, stones), record.bans);
  return update;
}

}  // namespace hotstone::enumerate
