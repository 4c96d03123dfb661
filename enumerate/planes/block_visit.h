// One block of both planes brought up to date: all colourings of one set of stones, for either side to move.
//
// For each empty point the plays there of both sides are evaluated for all colourings at once (point_plays.h).
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
// bit has a play that leads to a clear one.
//
// A visit may be for one side to move alone. It then reads the other side's plane and writes its own, which is
// all of its own plane that has to be there.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/cube_move.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/point_plays.h"
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

struct PlaneCounts {
  uint64_t legal = 0;   // legal positions, images counted
  uint64_t first = 0;   // forced with the first side to move
  uint64_t second = 0;  // ... with the other
};

class alignas(128) BlockVisitor {  // one a thread, and no two in one cache line
 public:
  // All must outlive the visitor. What plays lead to is read from `source`; of `planes` the blocks that are
  // visited must be there, for both sides to move. A visitor has two megabytes: it is not for a stack, which ends
  // without a word where it cannot grow.
  static std::unique_ptr<BlockVisitor> Create(const FiniteRules& rules, int at_least, PlaneSet* planes,
                                              const PlaneSource& source, ChangeLog* changes);

  // Returns how many bits were set, with those of kos. In sweep 1 the values of illegal positions are put in
  // as well. `sweep` is noted in the log and the stages. `movers`: for which sides to move; with one alone,
  // sweeps are half-sweeps in turn, and what is new is what the last one set.
  uint64_t Visit(uint32_t number, int sweep, const std::array<bool, 2>& movers = {true, true});

  // Adds the positions of a block, as many as it has images.
  void AddCounts(uint32_t number, PlaneCounts* counts);

  // The words of colourings that are legal positions; they are there until the next call.
  std::span<const uint64_t> LegalWords(uint32_t number);

 private:
  BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes, const PlaneSource& source,
               ChangeLog* changes);

  using Words = std::vector<uint64_t>;
  struct Plays {
    Words result;             // by colouring: what the plays at one point lead to
    Words some;               // first: one leads to a set bit. second: one leads to a clear one
    Words twice;              // two do
    Words open;               // colourings that could still get a bit
    uint64_t open_count = 0;  // ... how many
    std::vector<Words> kept;  // the results at points that may be banned, as in kept_points_
  };
  void Open(uint32_t number);
  void FindLegalWords();
  bool IsNew(uint32_t number, Mover to_move, int sweep) const;
  bool FindPoints(uint32_t number, int sweep);
  void FindOpen(uint32_t number);
  void CountOpen(Mover player);
  void Gather(int point, Mover player);
  uint64_t WritePositions(int sweep);
  uint64_t WriteKos(uint32_t number, int sweep);
  uint64_t Store(Mover to_move, uint64_t* word, uint8_t* stages, uint64_t bits, int sweep);
  bool HasBoth() const { return movers_[0] && movers_[1]; }
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
  PointPlays found_;

  // The block at work.
  uint32_t number_ = 0;
  uint32_t occupancy_ = 0;
  uint32_t empty_ = 0;
  int stones_ = 0;
  uint64_t words_ = 0;
  uint64_t* first_ = nullptr;  // its words, the first side to move
  uint64_t* second_ = nullptr;
  std::array<bool, 2> movers_{};
  bool all_plays_ = false;  // of the other side: it is not known that they change nothing
  Words legal_;
  Words won_;
  Words in_ko_;  // colourings that a ban goes with
  std::vector<PointPlays::Point> points_;
  std::array<Plays, 2> plays_;        // by who plays
  std::vector<uint8_t> kept_points_;  // where a ban can be
  Words banned_;
  Words ko_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
