// Positions up to symmetry as numbers: the names under which a solution lists them.
//
//   code = sum over the points of digit * 3^index      empty 0, black 1, white 2; A1 is index 0
//   key  = the least of code * (points + 1) + ban among the images of the position under the symmetries of the
//          board, where ban is 0 if there is none, and otherwise one more than the index of the point at which
//          the player to move may not play
//
// A board has four symmetries, a square one eight: the points may be mirrored left to right, bottom to top,
// and, where the sides are equal, along the diagonal, in any combination. (On strips some act alike.) The
// law knows neither left nor top, so what can be forced from a position can be forced from each image, by
// the images of the moves; a test plays every move of small boards and of their images and compares.
//
// Keys fit 64 bits on boards of up to 36 points.
#ifndef HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_
#define HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/board/position.h"

namespace hotstone::certify {

class PositionKeys {
 public:
  static constexpr int kMostPoints = 36;

  // InvalidArgument for boards of more than kMostPoints points.
  static absl::StatusOr<PositionKeys> Create(const spec::BoardSize& board);

  const spec::BoardSize& board() const { return board_; }
  int symmetries() const { return static_cast<int>(maps_.size()); }

  // Where a symmetry takes a point; number 0 takes each to itself.
  spec::Point Image(int symmetry, spec::Point p) const {
    return board_.At(maps_[static_cast<size_t>(symmetry)][static_cast<size_t>(board_.Index(p))]);
  }

  // What KeyOf takes the least of: the number of one image. O(points).
  uint64_t ImageNumber(const spec::Position& position, std::optional<spec::Point> ban, int symmetry) const;

  // O(points).
  uint64_t KeyOf(const spec::Position& position, std::optional<spec::Point> ban = std::nullopt) const;

  // The position and ban with this number, if there are any; legal or not, the least of their images or not.
  struct Named {
    spec::Position position;
    std::optional<spec::Point> ban;
  };
  std::optional<Named> NamedBy(uint64_t number) const;

 private:
  explicit PositionKeys(const spec::BoardSize& board);

  spec::BoardSize board_;
  std::vector<std::vector<int>> maps_;  // by symmetry: the index of the image of each point
  std::vector<uint64_t> powers_;        // of 3, one more than there are points
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_
