// Results of the plays at one empty point of a block, for all colourings of its stones at once.
//
//   plain plays   lead to one block, which adds that point: one move of a subcube (cube_move.h).
//                 Where the position there is illegal the play counts for nothing
//   removals      captures and self-removals (removals.h): for each one possible on this set of
//                 stones, the colourings in which it happens get the plane bits of its result
//
// When few colourings are left to ask about, or a play can remove too many different chains, the
// colourings are evaluated one by one.
//
// Only the plane of the side to move after the play is read: for plays of the first side the plane
// of the other side to move, and vice versa. So half a sweep needs one whole plane (half_sweeps.h).
#ifndef HOTSTONE_ENUMERATE_PLANES_POINT_PLAYS_H_
#define HOTSTONE_ENUMERATE_PLANES_POINT_PLAYS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/cube_move.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/removals.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

// The current block.
struct OpenBlock {
  uint32_t occupancy = 0;
  uint32_t empty = 0;
  int stones = 0;
  uint64_t words = 0;
};

class PointPlays {
 public:
  struct Point {
    int at;
    bool listed;                    // removals are all there are; otherwise there are too many
    bool fresh;                     // the first side's play without captures leads to something new
    std::vector<Removal> removals;  // ... and so does this one
    bool AnyFresh() const;
  };
  // What one player asks.
  struct Question {
    bool wanted = false;
    const uint64_t* open = nullptr;  // colourings that could still get a bit; others need no result
    uint64_t open_count = 0;
    uint64_t* result = nullptr;  // by open colouring: the bit that the play leads to
  };
  using Questions = std::array<Question, 2>;  // by who plays

  // Layout and source must outlive this.
  PointPlays(const FiniteRules& rules, const PlaneLayout& layout, const PlaneSource& source);

  // Sets the block that later calls refer to.
  void Open(const OpenBlock& block) { block_ = block; }

  // Finds `point`, and what plays at `at` can remove.
  void FindPoint(int at, Point* point);

  // Begins to fetch what the play at `at` without captures leads to, in two steps, the second at
  // least a few hundred cycles later.
  void ExpectPlace(int at) const { index_.Expect(block_.occupancy | uint32_t{1} << at); }
  void ExpectWords(int at, const Questions& questions) const {
    ExpectWordsOf(block_.occupancy | uint32_t{1} << at, questions);
  }

  // Answers the wanted questions. A play that is forbidden or leads to an illegal position gets the
  // value that counts for nothing. So may one of the first side that leads to nothing new.
  void Find(const Point& point, Questions questions);

 private:
  static constexpr size_t kMostRemovals = 512;
  static constexpr size_t kMostWide = 1 << 20;

  void MoveFrom(uint32_t occupancy, uint32_t player_there, uint32_t opponent_there, uint32_t player,
                uint32_t opponent, const Questions& questions);
  void MoveFromKo(const Removal& ko, int point, const Questions& questions);
  void ExpectWordsOf(uint32_t occupancy, const Questions& questions) const;
  bool HasOpen(const uint64_t* open, uint32_t mask, uint32_t fixed) const;
  void FindRemoval(const Point& point, const Removal& removal, bool fresh, Questions questions);
  void PlayOneByOne(int point, Mover player, const Question& question) const;
  bool ResultOf(int point, uint32_t first, Mover player) const;
  bool ReadPosition(uint32_t first, uint32_t occupancy, Mover to_move) const;
  uint32_t Pack(uint32_t points) const { return PackBits(points, block_.occupancy); }

  const PlaneLayout& layout_;
  const OccupancyIndex& index_;
  const Grid grid_;
  const FiniteRules rules_;
  const PlaneSource& source_;
  RemovalFinder finder_;
  CubeMove move_;
  const bool wide_ = HasWideMoves();                 // moves are cheap
  std::array<std::array<uint8_t, 32>, 8> images_{};  // of points, by symmetry
  OpenBlock block_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_POINT_PLAYS_H_
