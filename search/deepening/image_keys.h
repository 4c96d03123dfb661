// Positions of small boards under all symmetries at once, and one exact key for all images of a
// position.
//
// Each image is a word with one bit per point and player, so a play costs one OR per image, and a
// key the least of eight words. Banned points, which are empty, count as stones of both players.
#ifndef HOTSTONE_SEARCH_DEEPENING_IMAGE_KEYS_H_
#define HOTSTONE_SEARCH_DEEPENING_IMAGE_KEYS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "enumerate/index/symmetry.h"
#include "enumerate/rules/board.h"

namespace hotstone::search {

// Whose turn it is: of the player who has the goal, or of the opponent.
enum class Turn { kOwner, kOpponent };

using Images = std::array<uint64_t, 8>;

class ImageKeys {
 public:
  static constexpr int kMostPoints = 31;

  // Requires at most kMostPoints points.
  explicit ImageKeys(const enumerate::Grid& grid);

  // Keys are below 2 to this power.
  int bits() const { return 2 * points_ + 1; }

  Images Of(enumerate::Stones stones) const {
    Images images{};
    Step({}, stones, images);
    return images;
  }

  // Makes the images of `from` those of `to`. O(stones that differ).
  void Step(enumerate::Stones from, enumerate::Stones to, Images& images) const {
    Add(to.own & ~from.own, own_, images);
    Add(to.opp & ~from.opp, opp_, images);
    Remove(from.own & ~to.own, own_, images);
    Remove(from.opp & ~to.opp, opp_, images);
  }

  // The least image, with the player to move in the lowest bit.
  uint64_t KeyOf(const Images& images, enumerate::BitBoard bans, Turn turn) const {
    return KeyWith(images, bans == 0 ? Images{} : Banned(bans), turn);
  }

  // The key after a play at the empty point `at` that takes nothing and bans nothing. `turn`: after
  // the play.
  uint64_t KeyAfter(const Images& images, int at, Turn turn) const {
    return KeyWith(images, (turn == Turn::kOwner ? opp_ : own_)[static_cast<size_t>(at)], turn);
  }

  // The position that a key names, and the banned points.
  std::pair<enumerate::Stones, enumerate::BitBoard> PositionOf(uint64_t key) const;

  // A symmetry whose image has the key, which must be that of KeyOf.
  int ImageOf(const Images& images, enumerate::BitBoard bans, uint64_t key) const;

  // A point in an image, and back.
  int ToImage(int image, int point) const {
    return to_[static_cast<size_t>(image)][static_cast<size_t>(point)];
  }
  int FromImage(int image, int point) const {
    return from_[static_cast<size_t>(image)][static_cast<size_t>(point)];
  }

 private:
  using ByPoint = std::array<Images, 32>;

  static uint64_t KeyWith(const Images& images, const Images& more, Turn turn) {
    uint64_t least = ~uint64_t{0};
    for (size_t i = 0; i < 8; ++i) least = std::min(least, images[i] | more[i]);
    return least << 1 | (turn == Turn::kOwner ? 0 : 1);
  }
  Images Banned(enumerate::BitBoard bans) const;
  static void Add(enumerate::BitBoard stones, const ByPoint& bits, Images& images) {
    for (; stones != 0; stones &= stones - 1) {
      const Images& bit = bits[static_cast<size_t>(enumerate::FirstPoint(stones))];
      for (size_t i = 0; i < 8; ++i) images[i] |= bit[i];
    }
  }
  static void Remove(enumerate::BitBoard stones, const ByPoint& bits, Images& images) {
    for (; stones != 0; stones &= stones - 1) {
      const Images& bit = bits[static_cast<size_t>(enumerate::FirstPoint(stones))];
      for (size_t i = 0; i < 8; ++i) images[i] &= ~bit[i];
    }
  }

  int points_;
  ByPoint own_{};  // of a stone at a point, in each image
  ByPoint opp_{};
  std::array<std::array<int8_t, 32>, 8> to_{};
  std::array<std::array<int8_t, 32>, 8> from_{};
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_IMAGE_KEYS_H_
