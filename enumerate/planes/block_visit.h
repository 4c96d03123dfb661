// Updates one block of both planes: all colourings of one set of stones, for either side to move.
//
// For each empty point, the plays there by both sides are evaluated for all colourings at once
// (point_plays.h). Then, for legal positions,
//
//   second = (all plays of the other side lead to set bits) and (its pass does)
//   first  = (a play leads to a set bit) or (the pass does)
//
// After a pass the other side may pass too, so that the area decides, or play on. With an end after
// two or more passes this gives
//
//   second = all plays set and (first or the area is enough)
//   first  = some play set or (second and the area is enough)
//
// Positions with a ban leave out the plays at one point; `twice`, which records what at least two
// plays give, supplies the result.
//
// The visit skips what cannot change anything: the block, if nothing that its plays lead to is new
// (change_log.h); plays of the first side that lead to nothing new; and all plays of a side once
// every colouring that could still get a bit has one that decides.
//
// A visit may handle only one side to move. It then reads the other side's plane and writes its
// own; of its own plane only the visited block must be in memory.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/block_news.h"
#include "enumerate/planes/change_log.h"
#include "enumerate/planes/cube_move.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/point_plays.h"
#include "enumerate/planes/removals.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

struct PlaneCounts {
  uint64_t legal = 0;   // legal positions, counting images
  uint64_t first = 0;   // forced with the first side to move
  uint64_t second = 0;  // ... with the other
};

class alignas(128) BlockVisitor {  // one per thread, and no two in one cache line
 public:
  // All must outlive the visitor. Results of plays are read from `source`; the visited blocks of
  // `planes` must be in memory, for both sides to move. A visitor takes two megabytes: keep it off
  // the stack, which crashes silently where it cannot grow.
  static std::unique_ptr<BlockVisitor> Create(const FiniteRules& rules, int at_least,
                                              PlaneSet* planes, const PlaneSource& source,
                                              ChangeLog* changes);

  // Returns the number of bits set, including those of kos. Sweep 1 also writes the values of
  // illegal positions. `sweep` is recorded in the log and the stages. `movers` selects the sides to
  // move; with only one, sweeps are alternating half-sweeps, and new bits are those that the last
  // one set.
  uint64_t Visit(uint32_t number, int sweep, const std::array<bool, 2>& movers = {true, true});

  // Adds the positions of a block, once per image.
  void AddCounts(uint32_t number, PlaneCounts* counts);

  // The words of colourings that are legal positions, valid until the next call.
  std::span<const uint64_t> LegalWords(uint32_t number);

 private:
  BlockVisitor(const FiniteRules& rules, int at_least, PlaneSet* planes, const PlaneSource& source,
               ChangeLog* changes);

  using Words = std::vector<uint64_t>;
  struct Plays {
    Words result;             // by colouring: what the plays at one point lead to
    Words some;               // first: one leads to a set bit. second: one leads to a clear one
    Words twice;              // two do
    Words asked;              // colourings that could get a bit
    Words open;               // ... and still can
    uint64_t open_count = 0;  // ... how many
    std::vector<Words> kept;  // the results at points that may be banned, as in kept_points_
  };
  void Open(uint32_t number);
  void FindLegalWords();
  void FindOpen(uint32_t number);
  void CountOpen(Plays* plays) const;
  void FindPlays(uint32_t points);
  void Gather(int point, Mover player);
  void GatherNothing(int point, Mover player);
  uint64_t WritePositions(int sweep);
  uint64_t WriteKos(uint32_t number, int sweep);
  // Words of a plane that a visit writes, and when their bits were set, unless null.
  struct Written {
    uint64_t* words;
    uint8_t* stages;
    ChangeLog::News news;
  };
  Written BlockWritten(Mover to_move);
  static uint64_t Store(Written* to, uint64_t w, uint64_t bits, int sweep);
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
  BlockNews news_;

  // The current block.
  uint32_t number_ = 0;
  uint32_t occupancy_ = 0;
  uint32_t empty_ = 0;
  int stones_ = 0;
  uint64_t words_ = 0;
  uint64_t* first_ = nullptr;  // its words, the first side to move
  uint64_t* second_ = nullptr;
  std::array<bool, 2> movers_{};
  bool all_plays_ = false;    // evaluate all plays of the other side: they may change something
  bool first_plays_ = false;  // evaluate new plays of the first side
  std::array<ChangeLog::News, 2> set_{};  // bits of this block that were set, by side to move
  Words legal_;
  Words won_;
  Words in_ko_;                       // colourings that have a ban
  std::array<Plays, 2> plays_;        // by who plays
  std::vector<uint8_t> kept_points_;  // where a ban can be
  Words banned_;
  Words ko_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_VISIT_H_
