// An exact index of positions by occupancy: which points have stones first, their colours second.
//
// The occupancy of a position is its set of points with stones. Up to symmetry a board has few
// occupancies (4x5: 262,000). So each canonical one, the least of its images as a number, gets its
// own block of cells, one for each way to colour its stones:
//
//     cell = base[occupancy] + bits of `own`, packed to the canonical occupancy (pext)
//
//     block of the occupancy {A1, C1, B2}:    | 000 | 001 | 010 | 011 | 100 | 101 | 110 | 111 |
//                                               all opp   ^A1 own                   all own
//
// `own` is the mover, so exchanging the colours and the player needs no storage, and the position
// with the other player to move is the complement in the same block. Only positions equal up to
// symmetry share a cell. A cell may be an illegal position: 47% are on 4x5. That is the price; in
// return
//
//   - a play that captures nothing leads from every cell of a block to the one block of the
//     occupancy with one point more, by one permutation of bits: no automaton, no hash, and memory
//     is read in order;
//   - the empty regions, and so their possible owners, are found once for a block;
//   - a play captures, or removes itself, exactly if the cell it leads to is marked illegal;
//   - a play adds a stone and captures remove some: in the order of falling numbers of stones, all
//     results of plays without captures come first.
//
// An occupancy with symmetries has cells that are images of one another; they hold equal values,
// and sums weight all cells of a block equally, by the number of different images of the occupancy
// (orbit).
//
// Ko cells. After a play that took a ko the opponent may not play at one point b. Such a situation
// is a position together with b; b determines the stone that took, the one at p next to b. All
// neighbours of b are opp and all other neighbours of p own, so only the other stones of the
// occupancy, `free`, vary: each (occupancy, b, p) gets 2^|free| cells after those of positions.
//
// Blocks are numbered by number of stones, then as numbers; `layer` is the number of stones.
#ifndef HOTSTONE_ENUMERATE_INDEX_OCCUPANCY_INDEX_H_
#define HOTSTONE_ENUMERATE_INDEX_OCCUPANCY_INDEX_H_

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/index/pack_bits.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

class OccupancyIndex {
 public:
  // Beyond this, two bytes a cell exceed a machine's memory (22 points: 7.8 G cells).
  static constexpr int kMaxIndexedPoints = 21;
  // ... for tables with one bit a cell (enumerate/planes). 25 points: 106 G cells, an index of
  // about 1 GB.
  static constexpr int kMostPoints = 25;

  struct KoPattern {
    uint32_t free;  // stones of the occupancy whose colour the pattern leaves open
    uint32_t own;   // stones that are own: the neighbours of p except b
    uint64_t base;  // first ko cell
    uint8_t ban;    // b
    uint8_t taker;  // p
  };
  struct Block {
    uint32_t occupancy;  // canonical
    uint32_t first_ko;   // into ko_patterns()
    uint64_t base;       // first cell
    uint8_t layer;
    uint8_t orbit;  // different images of the occupancy
  };

  // InvalidArgument for boards of more than `most_points` points, which is at most kMostPoints. 4x5
  // takes about a tenth of a second and 20 MB.
  static absl::StatusOr<OccupancyIndex> Create(const Grid& grid,
                                               int most_points = kMaxIndexedPoints);

  const Grid& grid() const { return grid_; }
  uint64_t cells() const { return cells_; }
  uint64_t ko_cells() const { return ko_cells_; }
  uint32_t block_count() const { return static_cast<uint32_t>(blocks_.size()); }
  const Block& block(uint32_t number) const { return blocks_[number]; }

  // The blocks of a layer, 0 <= layer < points: first and one past the last.
  std::pair<uint32_t, uint32_t> Layer(int layer) const {
    return {layers_[static_cast<size_t>(layer)], layers_[static_cast<size_t>(layer) + 1]};
  }

  // Cells, and ko cells, of the blocks before this one; number may be block_count().
  uint64_t CellsBefore(uint32_t number) const {
    return number < blocks_.size() ? blocks_[number].base : cells_;
  }
  uint64_t KoCellsBefore(uint32_t number) const {
    const size_t pattern = number < blocks_.size() ? blocks_[number].first_ko : patterns_.size();
    return pattern < patterns_.size() ? patterns_[pattern].base : ko_cells_;
  }

  uint64_t BlockCells(uint32_t number) const { return uint64_t{1} << blocks_[number].layer; }
  std::span<const KoPattern> KoPatterns(uint32_t number) const {
    const uint32_t end = number + 1 < blocks_.size() ? blocks_[number + 1].first_ko
                                                     : static_cast<uint32_t>(patterns_.size());
    return {patterns_.data() + blocks_[number].first_ko, end - blocks_[number].first_ko};
  }

  // The location of an occupancy's cells: the first one, and the symmetry that makes the occupancy
  // canonical. The full board has no cells, so its base means nothing.
  struct Place {
    uint64_t base;
    int symmetry;
  };
  Place PlaceOf(uint32_t occupancy) const {
    const uint64_t entry = places_[occupancy];
    return {entry >> kSymmetryBits, static_cast<int>(entry & ((1 << kSymmetryBits) - 1))};
  }
  uint32_t BlockOf(uint32_t occupancy) const { return block_of_[occupancy]; }
  // Begin to fetch what block, or PlaceOf and BlockOf, will read.
  void ExpectBlock(uint32_t number) const { __builtin_prefetch(&blocks_[number]); }
  void Expect(uint32_t occupancy) const {
    __builtin_prefetch(&places_[occupancy]);
    __builtin_prefetch(&block_of_[occupancy]);
  }

  uint32_t Map(int symmetry, uint32_t points) const {
    const uint32_t* map = maps_.data() + (static_cast<size_t>(symmetry) << (half_bits_ + 1));
    const uint32_t half_size = uint32_t{1} << half_bits_;
    return map[points & (half_size - 1)] | map[half_size + (points >> half_bits_)];
  }
  int MapPoint(int symmetry, int point) const { return symmetries_.MapPoint(symmetry, point); }
  const Symmetries& symmetries() const { return symmetries_; }

  // The cell of a position. Requires an empty point. O(1).
  uint64_t CellOf(uint32_t own, uint32_t occupancy) const {
    assert(occupancy < grid_.full());
    const Place place = PlaceOf(occupancy);
    return place.base + PackBits(Map(place.symmetry, own), Map(place.symmetry, occupancy));
  }

  // The ko cell of the position that a play at `taker` left by taking the lone stone at `ban`;
  // `own` is to move. Requires that shape.
  uint64_t KoCellOf(uint32_t own, uint32_t occupancy, int ban, int taker) const;

  // The ko cell of a position with a ban at one point, if it has the shape left by a play that
  // takes a single ko; the shape shows which stone took.
  std::optional<uint64_t> FindKoCell(uint32_t own, uint32_t occupancy, int ban) const;

  // The block that a cell lies in. Requires cell < cells(). O(log blocks).
  uint32_t BlockOfCell(uint64_t cell) const;

  // Bytes that the index takes.
  uint64_t Bytes() const;

 private:
  static constexpr int kSymmetryBits = 3;

  explicit OccupancyIndex(const Grid& grid) : grid_(grid), symmetries_(grid) {}
  void AddKoPatterns(uint32_t occupancy);

  Grid grid_;
  Symmetries symmetries_;
  int half_bits_ = 11;              // points in the lower half: small tables for small boards
  std::vector<uint32_t> maps_;      // by symmetry: lower and upper half of the points
  std::vector<uint64_t> places_;    // by occupancy: base, symmetry
  std::vector<uint32_t> block_of_;  // by occupancy
  std::vector<Block> blocks_;
  std::vector<KoPattern> patterns_;
  std::vector<uint32_t> layers_;
  uint64_t cells_ = 0;
  uint64_t ko_cells_ = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_OCCUPANCY_INDEX_H_
