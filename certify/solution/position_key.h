// Positions as numbers, up to symmetry or individually, and with a ban: the keys under which a
// solution lists them.
//
//   key  = the least of code * slots + ban among the images of the position, where code is its
//          number in base 3 (certify/positions/position_images.h); ban is 0 if there is none, and
//          otherwise one more than the index of the point where the player to move may not play
//
// A board of up to 36 points has slots = points + 1, so each ban has a key. A larger one has slots
// = 1 and no bans, and keys fit 64 bits up to 40 points.
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
  static constexpr int kMostPoints = 36;             // with bans
  static constexpr int kMostPointsWithoutBans = 40;  // 3^40 < 2^64

  // With `all_images`, positions are identified up to the symmetries of the board; otherwise each
  // position is its only image. InvalidArgument for boards of more points than those above.
  static absl::StatusOr<PositionKeys> Create(const spec::BoardSize& board, bool all_images = true,
                                             bool with_bans = true);

  // The number of keys of a position: one without a ban, and one for a ban at each point.
  static uint64_t SlotsOn(const spec::BoardSize& board) {
    return board.points() > kMostPoints ? 1 : static_cast<uint64_t>(board.points()) + 1;
  }

  const spec::BoardSize& board() const { return images_.board(); }
  int symmetries() const { return images_.symmetries(); }

  // The image of a point under a symmetry; symmetry 0 is the identity.
  spec::Point Image(int symmetry, spec::Point p) const { return images_.Image(symmetry, p); }

  // The number of one image; KeyOf takes the least of these. O(points).
  uint64_t ImageNumber(const spec::Position& position, std::optional<spec::Point> ban,
                       int symmetry) const;

  // O(points).
  uint64_t KeyOf(const spec::Position& position,
                 std::optional<spec::Point> ban = std::nullopt) const;

  // The position and ban with this number, if any. The position may be illegal, and the number need
  // not be the least among its images.
  struct Named {
    spec::Position position;
    std::optional<spec::Point> ban;
  };
  std::optional<Named> NamedBy(uint64_t number) const;

 private:
  PositionKeys(const spec::BoardSize& board, bool all_images)
      : images_(board, all_images), slots_(SlotsOn(board)) {}

  PositionImages images_;
  uint64_t slots_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_POSITION_KEY_H_
