// One situation's successors by plays, as keys: the step that a search of the situation graph
// applies to each entry of its frontier, in any storage.
//
// A position is a cell of the occupancy index with the black stones as `own`, and a player.
// Positions come block by block, so whatever depends only on the places of the stones is found once
// per block (Enter): for each empty point the block of the occupancy with that point, and the
// symmetry that leads there. Most plays neither capture nor remove themselves, and take one
// permutation of bits and one pext; the others are resolved on bit-boards and looked up.
//
// A successor's cell belongs to one of its images, with ban points in the same frame. If the cell's
// occupancy has symmetries, other cells (and bans) represent the successor too, and the search must
// add them (Images).
#ifndef HOTSTONE_ENUMERATE_GRAPH_SITUATION_EXPANSION_H_
#define HOTSTONE_ENUMERATE_GRAPH_SITUATION_EXPANSION_H_

#include <array>
#include <cassert>
#include <cstdint>

#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

// The situation after a play: the other player is to move.
struct PlayTarget {
  uint64_t cell;
  BitBoard bans;  // in the cell's frame
  bool finished;  // the play ended the game (capture_ends); bans is 0
};

class SituationExpansion {
 public:
  // Both must outlive this object.
  SituationExpansion(const OccupancyIndex& index, const FiniteRules& rules)
      : index_(index), rules_(rules) {}

  // Selects a block. O(points).
  void Enter(uint32_t block) {
    block_ = block;
    occupancy_ = index_.block(block).occupancy;
    empty_ = static_cast<uint32_t>(index_.grid().full()) & ~occupancy_;
    for (uint32_t rest = empty_; rest != 0; rest &= rest - 1) {
      const uint32_t occupancy = occupancy_ | (rest & (~rest + 1));
      const OccupancyIndex::Place place = index_.PlaceOf(occupancy);
      after_[static_cast<size_t>(FirstPoint(rest))] = {
          place.base, index_.Map(place.symmetry, occupancy), place.symmetry};
    }
  }
  uint32_t block() const { return block_; }

  // Calls visit(PlayTarget) for each play of `player` (0 Black, 1 White) that the rules and `bans`
  // permit, in the block's position whose black stones are the bits of `colours`. Requires a legal
  // position.
  template <typename Visit>
  void ForEachPlay(uint32_t colours, int player, BitBoard bans, const Visit& visit) const {
    const Grid& grid = index_.grid();
    Analysis analysis;
    const uint32_t black = Look(colours, player, analysis);
    assert(analysis.empty != 0);  // AnalyseChains asserts that chains have liberties
    BitBoard legal = LegalPlays(grid, analysis, rules_) & ~bans;
    if (!rules_.hot.BeyondSingle()) {
      const BitBoard quiet =
          legal & grid.Adjacent(analysis.empty | analysis.own.strong) & ~analysis.opp.atari_points;
      legal &= ~quiet;
      for (auto rest = static_cast<uint32_t>(quiet); rest != 0; rest &= rest - 1) {
        const After& after = after_[static_cast<size_t>(FirstPoint(rest))];
        const uint32_t black_after = player == 0 ? black | (rest & (~rest + 1)) : black;
        const uint32_t packed = PackBits(index_.Map(after.symmetry, black_after), after.occupancy);
        visit(PlayTarget{after.base + packed, 0, false});
      }
    }
    for (; legal != 0; legal &= legal - 1) {
      const int at = FirstPoint(legal);
      const Resolved play = Resolve(grid, analysis, BitAt(at));
      const auto stones = static_cast<uint32_t>(play.after.own | play.after.opp);
      const auto own = static_cast<uint32_t>(play.after.own);
      const uint64_t cell = index_.CellOf(player == 0 ? own : stones & ~own, stones);
      if (EndsGame(play, rules_)) {
        visit(PlayTarget{cell, 0, true});
        continue;
      }
      BitBoard after = BansAfter(grid, play, at, rules_);
      if (after != 0)
        after = index_.Map(index_.PlaceOf(stones).symmetry, static_cast<uint32_t>(after));
      visit(PlayTarget{cell, after, false});
    }
  }

  // The number of plays that the rules permit there, ignoring bans.
  int CountPlays(uint32_t colours, int player) const {
    if (!rules_.forbid_single) return Count(empty_);
    Analysis analysis;
    Look(colours, player, analysis);
    return Count(LegalPlays(index_.grid(), analysis, rules_));
  }

 private:
  struct After {
    uint64_t base;
    uint32_t occupancy;  // canonical
    int symmetry;
  };

  // The position from the player's side; the black stones.
  uint32_t Look(uint32_t colours, int player, Analysis& analysis) const {
    const uint32_t black = UnpackBits(colours, occupancy_);
    const uint32_t white = occupancy_ & ~black;
    Analyse(index_.grid(), player == 0 ? Stones{black, white} : Stones{white, black}, analysis);
    return black;
  }

  const OccupancyIndex& index_;
  const FiniteRules& rules_;
  uint32_t block_ = 0;
  uint32_t occupancy_ = 0;
  uint32_t empty_ = 0;
  std::array<After, OccupancyIndex::kMaxIndexedPoints> after_;
};

// Calls visit(cell, bans) for every image of (cell, bans) under the symmetries of the block's
// occupancy, including itself, possibly repeating some. Requires a cell of the block.
template <typename Visit>
void ForEachImage(const OccupancyIndex& index, uint32_t block, uint64_t cell, BitBoard bans,
                  const Visit& visit) {
  assert(cell >= index.block(block).base);
  assert(cell - index.block(block).base < index.BlockCells(block));
  const OccupancyIndex::Block& home = index.block(block);
  const uint32_t black = UnpackBits(static_cast<uint32_t>(cell - home.base), home.occupancy);
  for (int s = 0; s < index.symmetries().count(); ++s) {
    if (index.Map(s, home.occupancy) != home.occupancy) continue;
    visit(home.base + PackBits(index.Map(s, black), home.occupancy),
          BitBoard{index.Map(s, static_cast<uint32_t>(bans))});
  }
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_SITUATION_EXPANSION_H_
