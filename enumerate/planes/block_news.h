// The colourings of a block that can get a bit because of what is new since its last visit.
//
// A bit is set if enough plays lead to set bits, so it can only become set after one of these bits
// has. The change log tells of each block between which colourings its new bits lie (News). Seen
// from the block visited, through the play that leads there, these are subcubes: the stones that
// have one colour in all news, and those whose colours say where the play does this. Their union is
// what a visit looks at. Late sweeps change few bits, and look at few colourings.
#ifndef HOTSTONE_ENUMERATE_PLANES_BLOCK_NEWS_H_
#define HOTSTONE_ENUMERATE_PLANES_BLOCK_NEWS_H_

#include <array>
#include <cstdint>
#include <vector>

#include "enumerate/planes/change_log.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/point_plays.h"

namespace hotstone::enumerate {

class BlockNews {
 public:
  // All must outlive this. `plays` supplies the removals.
  BlockNews(const PlaneLayout& layout, const ChangeLog& changes, PointPlays* plays);

  // What a visit asks: for which sides to move, and whether in a whole sweep (both planes).
  struct Visit {
    OpenBlock block;
    uint32_t number;
    int sweep;
    bool whole_sweep;
    std::array<bool, 2> asked;
  };

  // Finds the news of a block that plays->Open was called for. False if there are none.
  bool Find(const Visit& visit);

  // By side to move: the colourings, one bit each, if Find returned true.
  const uint64_t* words(Mover side) const { return words_[Number(side)].data(); }

  // The plays at a point of the block, with what of them is new for the first side.
  const PointPlays::Point& PointAt(int at);

 private:
  // A play: stones of the block whose colours decide that it does this, and the result.
  struct Play {
    uint32_t player;
    uint32_t opponent;
    uint32_t occupancy;
    uint32_t played;  // 0: a pass
  };
  int Since(uint32_t occupancy) const;
  bool IsNewForFirst(uint32_t occupancy) const;
  void FindAt(int at);
  void Add(const Play& play, const std::array<bool, 2>& asked);
  void AddFor(Mover side, const Play& play);
  uint32_t Pack(uint32_t points) const { return PackBits(points, visit_.block.occupancy); }

  const PlaneLayout& layout_;
  const OccupancyIndex& index_;
  const ChangeLog& changes_;
  PointPlays& plays_;
  std::array<int, 8> inverse_{};  // of symmetries
  Visit visit_{};
  std::array<bool, 2> all_{};  // all colourings, by side to move
  std::array<std::vector<uint64_t>, 2> words_;
  std::vector<PointPlays::Point> points_;
  uint32_t found_ = 0;  // points that have been looked at
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_BLOCK_NEWS_H_
