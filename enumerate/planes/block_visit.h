// One block of both planes brought up to date: all colourings of one set of stones, for either side to move.
//
// For each empty point the plays there of both sides are evaluated for all colourings at once:
//
//   plain plays   lead to one block with that point added: one move of a subcube (cube_move.h). Where the
//                 position there is illegal the play counts for nothing
//   removals      captures and self-removals (removals.h): for each one that is possible on this set of stones,
//                 the colourings in which it happens get what the block shows that it leads to
//
// Then
//
//   second = (all plays of the other side lead to set bits) and (its pass does), for legal positions
//   first  = (a play leads to a set bit) or (the pass does)
//
// Passing: after it the other may pass too, and the area decides, or play on. With two passes to an end, and
// with more, that comes to
//
//   second = all plays set and (first or the area is enough)
//   first  = some play set or (second and the area is enough)
//
// Positions with a ban leave the plays at one point out, which `twice`, what holds by two plays at least, gives.
//
// What is left out, since it cannot change anything: plays of the first side at a point where nothing that they
// lead to is new; plays of the other side if nothing at all is, or once every colouring that could still get a
// bit has a play that leads to a clear one. Where few colourings are left they are looked at one by one, and
// so they are where a play can remove too many different chains.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_

#include <array>
#include <cstdint>
#include <vector>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/cube_move.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/removals.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

// By block: the last sweep in which a bit of either plane was set.
class ChangeLog {
 public:
  // All blocks as changed in that sweep.
  void Reset(uint32_t blocks, int sweep) {
    for (auto& plane : sweeps_) plane.assign(blocks, static_cast<uint16_t>(sweep));
  }
  void Note(uint32_t block, Mover to_move, int sweep) {
    __atomic_store_n(&sweeps_[static_cast<size_t>(to_move)][block], static_cast<uint16_t>(sweep),
                     __ATOMIC_RELAXED);
  }
  int Last(uint32_t block, Mover to_move) const {
    return __atomic_load_n(&sweeps_[static_cast<size_t>(to_move)][block], __ATOMIC_RELAXED);
  }

 private:
  std::array<std::vector<uint16_t>, 2> sweeps_;
};

class alignas(128) BlockVisitor {  // one a thread, and no two in one cache line
 public:
  // Planes and log must outlive the visitor.
  BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes, ChangeLog* changes);

  // Returns how many bits were set, with those of kos. In sweep 1 the values of illegal positions are put in
  // as well. `sweep` is noted in the log and the stages.
  uint64_t Visit(uint32_t number, int sweep);

  // Calls look(legal, first, second) with the words of a block, for those who count.
  template <typename Look>
  void ForEachWord(uint32_t number, const Look& look) {
    Open(number);
    FindLegalWords();
    for (uint64_t w = 0; w < words_; ++w) {
      look(legal_[w], planes_.Blocks(Mover::kFirst)[base_ + w], planes_.Blocks(Mover::kSecond)[base_ + w]);
    }
  }

 private:
  using Words = std::vector<uint64_t>;
  struct Plays {
    Words result;             // by colouring: what the plays at one point lead to
    Words some;               // first: one leads to a set bit. second: one leads to a clear one
    Words twice;              // two do
    Words open;               // colourings that could still get a bit
    uint64_t open_count = 0;  // ... how many
    std::vector<Words> kept;  // the results at points that may be banned, as in kept_points_
  };
  struct Point {
    int at;
    bool listed;                // removals are all there are; otherwise there are too many
    std::array<bool, 2> fresh;  // by who plays: something that the plays lead to is new
    std::vector<Removal> removals;
  };
  static constexpr size_t kMostRemovals = 512;

  void Open(uint32_t number);
  void FindLegalWords();
  bool IsNew(uint32_t number, Mover to_move, int sweep) const;
  bool FindPoints(uint32_t number, int sweep);
  void FindOpen(uint32_t number);
  void CountOpen(Mover player);
  void FindPlays(const Point& point, std::array<bool, 2> wanted);
  void MoveFrom(uint32_t occupancy, uint32_t player_there, uint32_t opponent_there, uint32_t player,
                uint32_t opponent, std::array<bool, 2> wanted);
  void MoveFromKo(const Removal& ko, int point, std::array<bool, 2> wanted);
  void PlayOneByOne(int point, Mover player);
  bool ResultOf(int point, uint32_t first, Mover player) const;
  bool ReadPosition(uint32_t first, uint32_t occupancy, Mover to_move) const;
  void Gather(int point, Mover player);
  uint64_t WritePositions(int sweep);
  uint64_t WriteKos(uint32_t number, int sweep);
  uint64_t Store(Mover to_move, bool ko, uint64_t word, uint64_t bits, int sweep);
  uint32_t Pack(uint32_t points) const { return PackBits(points, occupancy_); }

  const PlaneLayout& layout_;
  const OccupancyIndex& index_;
  const Grid grid_;
  const FiniteRules rules_;
  const int at_least_;
  PlaneSet& planes_;
  ChangeLog& changes_;
  RemovalFinder finder_;
  CubeMove move_;
  std::array<std::array<uint8_t, 32>, 8> images_{};  // of points, by symmetry

  // The block at work.
  uint32_t number_ = 0;
  uint32_t occupancy_ = 0;
  uint32_t empty_ = 0;
  int stones_ = 0;
  uint64_t words_ = 0;
  uint64_t base_ = 0;
  bool all_plays_ = false;  // of the other side: it is not known that they change nothing
  Words legal_;
  Words won_;
  Words in_ko_;  // colourings that a ban goes with
  std::vector<Point> points_;
  std::array<Plays, 2> plays_;        // by who plays
  std::vector<uint8_t> kept_points_;  // where a ban can be
  Words banned_;
  Words ko_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
