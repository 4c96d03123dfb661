// One key for the images of a position, and for no other position.
#include "search/deepening/image_keys.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "enumerate/index/legal_index.h"

namespace hotstone::search {
namespace {

using enumerate::BitAt;
using enumerate::kNoPoint;
using enumerate::Stones;

TEST(ImageKeysTest, TheKeyNamesThePositionUpToSymmetry) {
  for (const auto& [cols, rows] : {std::pair(2, 2), std::pair(3, 2), std::pair(3, 3)}) {
    const auto grid = *enumerate::Grid::Create(cols, rows);
    const enumerate::Symmetries symmetries(grid);
    const ImageKeys keys(grid);
    const auto index = *enumerate::LegalIndex::Create(grid);
    // The least image, by plain comparison, for each key.
    std::map<uint64_t, std::tuple<uint64_t, uint64_t, int, Turn>> seen;
    for (uint64_t rank = 0; rank < index.size(); ++rank) {
      const Stones stones = index.Unrank(rank);
      for (int ban = kNoPoint; ban < grid.points(); ++ban) {
        if (ban != kNoPoint && ((stones.own | stones.opp) & BitAt(ban)) != 0) continue;
        for (const Turn turn : {Turn::kOwner, Turn::kOpponent}) {
          auto least = std::tuple(~uint64_t{0}, ~uint64_t{0}, 64, turn);
          for (int i = 0; i < symmetries.count(); ++i) {
            const Stones image = symmetries.Map(i, stones);
            const int at = ban == kNoPoint ? ban : symmetries.MapPoint(i, ban);
            least = std::min(least, std::tuple(image.own, image.opp, at, turn));
          }
          const uint64_t key = keys.KeyOf(keys.Of(stones), ban == kNoPoint ? 0 : BitAt(ban), turn);
          ASSERT_LT(key, uint64_t{1} << keys.bits());
          const auto [known, is_new] = seen.emplace(key, least);
          ASSERT_EQ(known->second, least);
        }
      }
    }
  }
}

TEST(ImageKeysTest, PlaysChangeImagesAndKeys) {
  const auto grid = *enumerate::Grid::Create(4, 3);
  const ImageKeys keys(grid);
  const Stones before{BitAt(0) | BitAt(5), BitAt(1) | BitAt(4)};
  Images images = keys.Of(before);
  const Stones played{before.own | BitAt(7), before.opp};
  EXPECT_EQ(keys.KeyAfter(images, 7, Turn::kOpponent),
            keys.KeyOf(keys.Of(played), 0, Turn::kOpponent));
  const Stones answered{before.own, before.opp | BitAt(7)};
  EXPECT_EQ(keys.KeyAfter(images, 7, Turn::kOwner), keys.KeyOf(keys.Of(answered), 0, Turn::kOwner));
  const Stones taken{before.own | BitAt(8), before.opp & ~BitAt(4)};
  keys.Step(before, taken, images);
  EXPECT_EQ(images, keys.Of(taken));
}

TEST(ImageKeysTest, PointsGoToAnImageAndBack) {
  const auto grid = *enumerate::Grid::Create(3, 3);
  const ImageKeys keys(grid);
  const Images images = keys.Of({BitAt(1), BitAt(3)});
  const int image = keys.ImageOf(images, BitAt(8), keys.KeyOf(images, BitAt(8), Turn::kOwner));
  const Stones there{BitAt(keys.ToImage(image, 1)), BitAt(keys.ToImage(image, 3))};
  EXPECT_EQ(keys.KeyOf(keys.Of(there), BitAt(keys.ToImage(image, 8)), Turn::kOwner),
            keys.KeyOf(images, BitAt(8), Turn::kOwner));
  for (int point = 0; point < 9; ++point) {
    EXPECT_EQ(keys.FromImage(image, keys.ToImage(image, point)), point);
  }
}

}  // namespace
}  // namespace hotstone::search
