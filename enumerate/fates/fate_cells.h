// The two sets of a cell, and how moves combine them.
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_CELLS_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_CELLS_H_

#include <cstdint>

namespace hotstone::enumerate {

// Points of stones, as bits. In an illegal cell both sets have every bit, which no legal one has:
// no stone is removed and kept.
struct FateCell {
  uint32_t removed = 0;
  uint32_t kept = 0;
  friend bool operator==(const FateCell&, const FateCell&) = default;
};

inline constexpr FateCell kIllegalFates = {~uint32_t{0}, ~uint32_t{0}};

// What the moves of one player lead to, so far: for each stone whether some move, and whether all
// moves, lead to its removal, and to its being kept.
struct FateChoice {
  uint32_t some_removed = 0;
  uint32_t all_removed = ~uint32_t{0};
  uint32_t some_kept = 0;
  uint32_t all_kept = ~uint32_t{0};

  void Add(const FateCell& to) {
    some_removed |= to.removed;
    all_removed &= to.removed;
    some_kept |= to.kept;
    all_kept &= to.kept;
  }

  // The answers if `own` chooses. There is at least one move.
  FateCell Chosen(uint32_t own, uint32_t opp) const {
    return {(some_removed & opp) | (all_removed & own), (some_kept & own) | (all_kept & opp)};
  }
};

// The answers with `own` to move after `passes` passes in a row, if `end_passes` end the game.
// `mine` are the plays that own may make now, `my_plays` and `their_plays` those of either side
// later.
FateCell AnswersWithPasses(uint32_t own, uint32_t opp, int passes, int end_passes,
                           const FateChoice& mine, const FateChoice& my_plays,
                           const FateChoice& their_plays);

// Both answers for all stones of a position: with the attacker of each stone to move, and with its
// owner to move.
struct FateSets {
  uint32_t stones = 0;
  FateCell attacker_first;
  FateCell owner_first;

  // From the cells of the position with `own` to move and with `opp` to move.
  FateSets(uint32_t own, uint32_t opp, const FateCell& own_moves, const FateCell& opp_moves)
      : stones(own | opp),
        attacker_first{(opp_moves.removed & own) | (own_moves.removed & opp),
                       (opp_moves.kept & own) | (own_moves.kept & opp)},
        owner_first{(own_moves.removed & own) | (opp_moves.removed & opp),
                    (own_moves.kept & own) | (opp_moves.kept & opp)} {}

  // The stones whose fate the first move decides.
  uint32_t ByTurn() const { return attacker_first.removed & owner_first.kept; }
  // The stones that are removed, or kept, no matter who moves first.
  uint32_t Settled() const {
    return (attacker_first.removed & owner_first.removed) |
           (attacker_first.kept & owner_first.kept);
  }
  // Those for which an answer hangs.
  uint32_t Hanging() const {
    return stones & ~((attacker_first.removed | attacker_first.kept) &
                      (owner_first.removed | owner_first.kept));
  }
};

// A cell is read while another thread writes it. Sets only grow, so a mixture of an old and a new
// set is still a sound bound.
inline FateCell LoadFates(const FateCell* cell) {
  return {__atomic_load_n(&cell->removed, __ATOMIC_RELAXED),
          __atomic_load_n(&cell->kept, __ATOMIC_RELAXED)};
}
inline void StoreFates(FateCell* cell, const FateCell& value) {
  __atomic_store_n(&cell->removed, value.removed, __ATOMIC_RELAXED);
  __atomic_store_n(&cell->kept, value.kept, __ATOMIC_RELAXED);
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_CELLS_H_
