// The game whose kos are hot or not as a classification says, as a graph that is built once.
//
// ING96-R5: the stone that has just taken a fighting ko is hot and may not be removed at once. A
// classification says which kos fight. So a take leads to one of two situations, with the ban if
// the ko fights and without it if it does not; all other plays are the same for every
// classification.
//
// A *take* is a play that removes one stone and could be answered by removing the stone that took.
// Takes that are equal up to symmetry and exchange of colours are one. It is named by the situation
// after it:
//
//     .X.        Black has just played A1 and removed the white stone on B1. White is to move
//     OXX        (own = White): stone = A1, ban = B1.
//     X.X
//
// A node is a cell of the occupancy index (index/occupancy_index.h): a position with nothing
// banned, and after those the ko cells, each a position with one point banned. No pass precedes.
#ifndef HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_GAME_H_
#define HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_GAME_H_

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class CircleGame {
 public:
  // 4x3 has 161,000 nodes and 2,934 takes; 4x4 would have 50 million plays.
  static constexpr int kMostPoints = 12;
  static constexpr uint32_t kNoTake = ~uint32_t{0};

  struct Play {
    uint32_t to;           // the node after it, with nothing banned
    uint32_t hot;          // after a take: the same position with the ban; otherwise `to`
    uint32_t take;         // number of the take, or kNoTake
    uint32_t gone;         // points of the stones it removes, in the frame of the node before it
    uint32_t mover_after;  // the stones of the player who made it, in the frame of the node after
    uint8_t back;   // the symmetry from the frame of the node after it to that of the node before
    uint8_t point;  // where it is made
  };

  // A legal position and its two nodes, which share a frame.
  struct Position {
    uint32_t own_moves;
    uint32_t opp_moves;
    uint32_t own;
    uint32_t opp;
  };

  // A node with a ban: own is to move and may not play at `point`.
  struct Banned {
    uint32_t node;
    uint32_t point;
    Position position;
  };

  // A take, by the position after it: own is to move, and a play at `ban` would remove `stone`.
  struct Take {
    uint32_t own;
    uint32_t opp;
    int ban;
    int stone;
  };

  // InvalidArgument beyond kMostPoints; Unimplemented if other stones than single ones are hot,
  // or if anything but passes ends the game; Cancelled if `progress` says stop. Which single stones
  // are hot, the classification says, not `rules`. O(plays).
  static absl::StatusOr<CircleGame> Create(const Grid& grid, const FiniteRules& rules,
                                           Progress* progress);

  const Grid& grid() const { return index_->grid(); }
  int end_passes() const { return rules_.end_passes; }
  size_t nodes() const { return index_->cells() + index_->ko_cells(); }
  const std::vector<Take>& takes() const { return takes_; }

  // Every legal position up to symmetry and exchange of colours, those with more stones first.
  const std::vector<Position>& positions() const { return positions_; }
  const std::vector<Banned>& banned() const { return banned_; }
  // The plays of a node without a ban.
  std::span<const Play> Plays(uint32_t node) const {
    return {plays_.data() + first_play_[node], plays_.data() + first_play_[node + 1]};
  }

  // A set of points, moved from one frame to another.
  uint32_t Map(int symmetry, uint32_t points) const { return index_->Map(symmetry, points); }
  int MapPoint(int symmetry, int point) const { return index_->MapPoint(symmetry, point); }
  // The symmetry to the frame of the nodes with these stones.
  int SymmetryOf(uint32_t occupancy) const { return index_->PlaceOf(occupancy).symmetry; }

  // The nodes of a legal position, `own` to move: with nothing banned, and with the play at `ban`
  // banned that would remove `stone`. `symmetry` leads to their frame.
  struct Place {
    uint32_t node;
    uint32_t banned;
    int symmetry;
  };
  Place PlaceOf(uint32_t own, uint32_t opp, int ban, int stone) const;
  // The first of them alone.
  uint32_t NodeOf(uint32_t own, uint32_t occupancy) const {
    return static_cast<uint32_t>(index_->CellOf(own, occupancy));
  }

 private:
  CircleGame(OccupancyIndex index, const FiniteRules& rules);
  uint32_t BannedNodeOf(uint32_t own, uint32_t occupancy, int ban, int stone) const {
    return static_cast<uint32_t>(index_->cells() + index_->KoCellOf(own, occupancy, ban, stone));
  }
  void AddPositions();
  void AddPlays(uint32_t own, uint32_t opp);
  void AddBanned();
  uint32_t NumberOfTake(uint32_t own, uint32_t opp, int ban, int stone);

  FiniteRules rules_;
  std::unique_ptr<const OccupancyIndex> index_;
  std::vector<Position> positions_;
  std::vector<Banned> banned_;
  std::vector<uint32_t> first_play_;  // by node without a ban, and one more
  std::vector<Play> plays_;
  std::vector<Take> takes_;
  std::vector<uint32_t> take_of_;  // by ko cell
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CIRCLE_CIRCLE_GAME_H_
