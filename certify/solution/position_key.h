// Positions up to symmetry as numbers, a ban included: the names under which a solution lists them.
//
//   key  = the least of code * (points + 1) + ban among the images of the position under the symmetries of the
//          board, where code is its number in base 3 and the symmetries are those of
//          certify/positions/position_images.h, and ban is 0 if there is none, and otherwise one more than the
//          index of the point at which the player to move may not play
//
// Keys fit 64 bits on boards of up to 36 points.
#ifndef HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_
#define HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "certify/positions/position_images.h"
#include "spec/board/board.h"
#include "spec/board/position.h"

namespace hotstone::certify {

class PositionKeys {
 public:
  static constexpr int kMostPoints = 36;

  // InvalidArgument for boards of more than kMostPoints points.
  static absl::StatusOr<PositionKeys> Create(const spec::BoardSize& board);

  const spec::BoardSize& board() const { return images_.board(); }
  int symmetries() const { return images_.symmetries(); }

  // Where a symmetry takes a point; number 0 takes each to itself.
  spec::Point Image(int symmetry, spec::Point p) const { return images_.Image(symmetry, p); }

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
  explicit PositionKeys(const spec::BoardSize& board) : images_(board, true) {}

  // How many keys a position has: one for no ban, and one for a ban at each point.
  uint64_t Slots() const { return static_cast<uint64_t>(board().points()) + 1; }

  PositionImages images_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_
