// The plays are made once, block by block in the order of the index, so that the plays of node n
// are those from first_play_[n] to first_play_[n + 1]. Cells of illegal positions have none.
//
// An occupancy with symmetries has several cells that are images of each other. They stay separate
// nodes, with equal fates; the takes that lead to them get one number, found by the least image.
#include "enumerate/circle/circle_game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/index/pack_bits.h"

namespace hotstone::enumerate {
CircleGame::CircleGame(OccupancyIndex index, const FiniteRules& rules)
    : rules_(rules), index_(std::make_unique<const OccupancyIndex>(std::move(index))) {}

absl::StatusOr<CircleGame> CircleGame::Create(const Grid& grid, const FiniteRules& rules,
                                              Progress* progress) {
  if (grid.points() > kMostPoints) {
    return absl::InvalidArgumentError(absl::StrCat("circle: the board has ", grid.points(),
                                                   " points; the limit is ", kMostPoints));
  }
  if (rules.hot.BeyondSingle() || rules.capture_ends || rules.robust) {
    return absl::UnimplementedError(
        "circle needs rules under which single stones are the only hot ones and only passes end "
        "the game");
  }
  ASSIGN_OR_RETURN(auto index, OccupancyIndex::Create(grid));
  CircleGame game(std::move(index), rules);
  game.AddPositions();
  game.take_of_.assign(game.index_->ko_cells(), kNoTake);
  for (uint32_t b = 0; b < game.index_->block_count(); ++b) {
    if (!KeepGoing(progress, "circle, plays", b, game.index_->block_count()))
      return absl::CancelledError("interrupted while making the plays");
    const uint32_t stones = game.index_->block(b).occupancy;
    for (uint64_t c = 0; c < game.index_->BlockCells(b); ++c) {
      const uint32_t own = UnpackBits(static_cast<uint32_t>(c), stones);
      game.first_play_.push_back(static_cast<uint32_t>(game.plays_.size()));
      if (IsLegal(grid, {own, stones & ~own})) game.AddPlays(own, stones & ~own);
    }
  }
  game.first_play_.push_back(static_cast<uint32_t>(game.plays_.size()));
  game.AddBanned();
  return game;
}

void CircleGame::AddPositions() {
  for (uint32_t b = index_->block_count(); b-- > 0;) {
    const OccupancyIndex::Block& block = index_->block(b);
    const auto size = static_cast<uint32_t>(index_->BlockCells(b));
    for (uint32_t c = 0; c < (size + 1) / 2; ++c) {
      const uint32_t own = UnpackBits(c, block.occupancy);
      const uint32_t opp = block.occupancy & ~own;
      if (!IsLegal(grid(), {own, opp})) continue;
      const auto base = static_cast<uint32_t>(block.base);
      positions_.push_back({base + c, base + size - 1 - c, own, opp});
    }
  }
}

void CircleGame::AddPlays(uint32_t own, uint32_t opp) {
  Analysis analysis;
  Analyse(grid(), {own, opp}, analysis);
  for (BitBoard legal = LegalPlays(grid(), analysis, rules_); legal != 0; legal &= legal - 1) {
    const int at = FirstPoint(legal);
    const Resolved play = Resolve(grid(), analysis, BitAt(at));
    const auto next_own = static_cast<uint32_t>(play.after.opp);
    const auto next_opp = static_cast<uint32_t>(play.after.own);
    const uint32_t occupancy = next_own | next_opp;
    const int symmetry = index_->PlaceOf(occupancy).symmetry;
    Play made{NodeOf(next_own, occupancy),
              0,
              kNoTake,
              static_cast<uint32_t>(play.captured | play.removed),
              index_->Map(symmetry, next_opp),
              static_cast<uint8_t>(index_->symmetries().Inverse(symmetry)),
              static_cast<uint8_t>(at)};
    made.hot = made.to;
    if (const int ban = SingleKoPoint(grid(), play, at); ban != kNoPoint) {
      made.hot = BannedNodeOf(next_own, occupancy, ban, at);
      made.take = NumberOfTake(next_own, next_opp, ban, at);
    }
    plays_.push_back(made);
  }
}

void CircleGame::AddBanned() {
  for (uint32_t b = 0; b < index_->block_count(); ++b) {
    const OccupancyIndex::Block& block = index_->block(b);
    for (const OccupancyIndex::KoPattern& ko : index_->KoPatterns(b)) {
      for (uint32_t f = 0; f < uint32_t{1} << Count(ko.free); ++f) {
        const uint32_t own = UnpackBits(f, ko.free) | ko.own;
        const uint32_t opp = block.occupancy & ~own;
        if (!IsLegal(grid(), {own, opp})) continue;
        banned_.push_back({static_cast<uint32_t>(index_->cells() + ko.base + f),
                           ko.ban,
                           {NodeOf(own, block.occupancy), NodeOf(opp, block.occupancy), own, opp}});
      }
    }
  }
}

uint32_t CircleGame::NumberOfTake(uint32_t own, uint32_t opp, int ban, int stone) {
  const int to = index_->PlaceOf(own | opp).symmetry;
  const uint32_t there = index_->Map(to, own | opp);
  // The least image of the ko cell.
  uint64_t least = index_->ko_cells();
  int best = to;
  for (int s = 0; s < index_->symmetries().count(); ++s) {
    if (index_->Map(s, own | opp) != there) continue;
    const uint64_t cell = index_->KoCellOf(index_->Map(s, own), there, index_->MapPoint(s, ban),
                                           index_->MapPoint(s, stone));
    if (cell >= least) continue;
    least = cell;
    best = s;
  }
  if (take_of_[least] == kNoTake) {
    take_of_[least] = static_cast<uint32_t>(takes_.size());
    takes_.push_back({index_->Map(best, own), index_->Map(best, opp), index_->MapPoint(best, ban),
                      index_->MapPoint(best, stone)});
  }
  return take_of_[least];
}

CircleGame::Place CircleGame::PlaceOf(uint32_t own, uint32_t opp, int ban, int stone) const {
  const uint32_t occupancy = own | opp;
  return {NodeOf(own, occupancy), BannedNodeOf(own, occupancy, ban, stone),
          index_->PlaceOf(occupancy).symmetry};
}

}  // namespace hotstone::enumerate
