// Keys of positions: one for all symmetric images, distinct for distinct positions; and the law
// agrees on images.
#include "certify/solution/position_key.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>

#include "spec/board/board_play.h"
#include "spec/board/chains.h"

namespace hotstone::certify {
namespace {

spec::Position ImageOf(const PositionKeys& keys, const spec::Position& position, int symmetry) {
  spec::Position image(position.size());
  for (int i = 0; i < position.size().points(); ++i) {
    const spec::Point p = position.size().At(i);
    if (!position.IsEmpty(p)) image.Put(keys.Image(symmetry, p), *position.At(p));
  }
  return image;
}

template <typename Visit>
void ForEachColouring(const PositionKeys& keys, const Visit& visit) {
  const auto slots = static_cast<uint64_t>(keys.board().points()) + 1;
  for (uint64_t code = 0;; ++code) {
    const auto named = keys.NamedBy(code * slots);
    if (!named.has_value()) return;
    visit(named->position, code * slots);
  }
}

TEST(PositionKeyTest, NumbersNamePositionsAndBans) {
  const auto keys = *PositionKeys::Create(*spec::BoardSize::Create(3, 2));
  uint64_t positions = 0;
  ForEachColouring(keys, [&](const spec::Position& position, uint64_t number) {
    ++positions;
    EXPECT_EQ(keys.ImageNumber(position, std::nullopt, 0), number);
    const auto banned = keys.NamedBy(number + 6);
    EXPECT_EQ(banned->position, position);
    EXPECT_EQ(banned->ban, (spec::Point{2, 1}));
    EXPECT_EQ(keys.ImageNumber(position, spec::Point{2, 1}, 0), number + 6);
  });
  EXPECT_EQ(positions, 729u);
}

TEST(PositionKeyTest, OneKeyForAllImages) {
  for (const auto& [cols, rows] : {std::pair(3, 2), std::pair(2, 2), std::pair(4, 1)}) {
    const auto keys = *PositionKeys::Create(*spec::BoardSize::Create(cols, rows));
    std::map<uint64_t, std::set<spec::Position>> by_key;
    ForEachColouring(keys, [&](const spec::Position& position, uint64_t) {
      by_key[keys.KeyOf(position)].insert(position);
    });
    for (const auto& [key, positions] : by_key) {
      std::set<spec::Position> images;
      for (int s = 0; s < keys.symmetries(); ++s)
        images.insert(ImageOf(keys, *positions.begin(), s));
      EXPECT_EQ(images, positions) << key;
      EXPECT_TRUE(images.contains(keys.NamedBy(key)->position));
    }
  }
}

TEST(PositionKeyTest, TheLawIsTheSameOnImages) {
  for (const auto& [cols, rows] : {std::pair(3, 2), std::pair(2, 2)}) {
    const auto keys = *PositionKeys::Create(*spec::BoardSize::Create(cols, rows));
    ForEachColouring(keys, [&](const spec::Position& position, uint64_t) {
      if (!spec::IsLegal(position)) return;
      for (int s = 0; s < keys.symmetries(); ++s) {
        const spec::Position image = ImageOf(keys, position, s);
        for (const spec::Point p : position.EmptyPoints()) {
          const auto play = spec::PlayAt(position, spec::Color::kBlack, p);
          const auto there = spec::PlayAt(image, spec::Color::kBlack, keys.Image(s, p));
          EXPECT_EQ(there.after, ImageOf(keys, play.after, s));
        }
      }
    });
  }
}

TEST(PositionKeyTest, RefusesBoardsThatDoNotFit) {
  EXPECT_TRUE(PositionKeys::Create(*spec::BoardSize::Create(6, 6)).ok());
  EXPECT_FALSE(PositionKeys::Create(*spec::BoardSize::Create(19, 2)).ok());
}

}  // namespace
}  // namespace hotstone::certify
