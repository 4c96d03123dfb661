// One block of both planes brought up to date: all colourings of one set of stones, for either side to move.
//
// For each empty point the plays there of both sides are evaluated for all colourings at once:
//
//   plain plays   lead to one block with that point added: one move of a subcube (cube_move.h). Where the
//                 position there is illegal the play counts for nothing
//   removals      captures and self-removals (removals.h): for each one that is possible on this set of stones,
//                 the colourings in which it happens get what the block shows that it leads to. Where there
//                 are too many of them, the legal colourings are looked at one by one instead
//
// Then
//
//   second = (all plays of the other side lead to set bits) and (its pass does), for legal positions
//   first  = (a play leads to a set bit) or (the pass does)
//
// Passing: after it the other may pass too, and the area decides, or play on. With two passes to an end, and
// with more, that comes to
//
//   second = all plays set and (first or the area is enough)     first = some play set or (second and the area is)
//
// Positions with a ban leave the plays at one point out, which `twice`, what holds by two plays at least, gives.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_

#include <array>
#include <cstdint>
#include <vector>

#include "enumerate/planes/cube_move.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/removals.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class alignas(128) BlockVisitor {  // one a thread, and no two in one cache line
 public:
  BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes);

  struct Update {
    uint64_t set = 0;    // bits that were set, with those of kos
    bool first = false;  // ... some of them with the first side to move
    bool second = false;
  };
  // In sweep 1 the values of illegal positions are put in as well. `sweep` is noted in the stages.
  Update Visit(uint32_t number, int sweep);

  // Whether any block that this one's plays lead to satisfies `wanted(block number)`.
  template <typename Wanted>
  bool AnySuccessor(uint32_t number, const Wanted& wanted);

  // Calls look(legal, first, second, valid) with the words of a block, for those who count; `valid` are the bits
  // of a word that are colourings.
  template <typename Look>
  void ForEachWord(uint32_t number, const Look& look);

 private:
  using Words = std::vector<uint64_t>;
  struct Plays {
    Words result;             // by colouring: what the plays at one point lead to
    Words some;               // first: one leads to a set bit. second: one leads to a clear one
    Words twice;              // two do
    std::vector<Words> kept;  // the results at points that may be banned
  };

  void Open(uint32_t number);
  void FindPlays(int point);
  void MoveFrom(uint32_t occupancy, uint32_t player_there, uint32_t opponent_there, uint32_t player,
                uint32_t opponent);
  void MoveFromKo(const Removal& ko, int point);
  void PlayOneByOne(int point);
  void PlayOne(int point, uint32_t first, Mover player);
  bool ReadPosition(uint32_t first, uint32_t occupancy, Mover to_move) const;
  void Gather(int point);
  void WritePositions(int sweep, Update& update);
  void WriteKos(uint32_t number, int sweep, Update& update);
  uint64_t Store(Mover side, bool ko, uint64_t word, uint64_t bits, int sweep);
  uint32_t Pack(uint32_t points) const { return PackBits(points, occupancy_); }

  const PlaneLayout& layout_;
  const OccupancyIndex& index_;
  const Grid grid_;
  const FiniteRules rules_;
  const int at_least_;
  PlaneSet& planes_;
  RemovalFinder finder_;
  CubeMove move_;
  std::vector<Removal> removals_;

  // The block at work.
  uint32_t occupancy_ = 0;
  uint32_t empty_ = 0;
  int stones_ = 0;
  uint64_t words_ = 0;
  uint64_t base_ = 0;
  uint64_t legal_count_ = 0;
  Words legal_;
  Words won_;
  std::array<Plays, 2> plays_;        // by who plays
  std::vector<uint8_t> kept_points_;  // where a ban can be
  Words banned_;
  Words ko_;
};

template <typename Wanted>
bool BlockVisitor::AnySuccessor(uint32_t number, const Wanted& wanted) {
  const uint32_t occupancy = index_.block(number).occupancy;
  const uint32_t empty = static_cast<uint32_t>(grid_.full()) & ~occupancy;
  if ((empty & (empty - 1)) == 0) return true;  // almost no blocks, and their plays all remove something
  for (uint32_t rest = empty; rest != 0; rest &= rest - 1) {
    if (wanted(index_.BlockOf(occupancy | (rest & (~rest + 1))))) return true;
  }
  constexpr size_t kMostLooked = 1024;
  for (uint32_t rest = empty; rest != 0; rest &= rest - 1) {
    const uint32_t played = rest & (~rest + 1);
    if (!finder_.Find(occupancy, FirstPoint(rest), kMostLooked, &removals_)) return true;
    for (const Removal& removal : removals_) {
      if (wanted(index_.BlockOf((occupancy | played) & ~removal.removed))) return true;
    }
  }
  return false;
}

template <typename Look>
void BlockVisitor::ForEachWord(uint32_t number, const Look& look) {
  Open(number);
  const uint64_t valid = stones_ < kWordBits ? (uint64_t{1} << (1 << stones_)) - 1 : ~uint64_t{0};
  for (uint64_t w = 0; w < words_; ++w) {
    look(legal_[w], planes_.Blocks(Mover::kFirst)[base_ + w], planes_.Blocks(Mover::kSecond)[base_ + w],
         valid);
  }
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
