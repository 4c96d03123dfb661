// What a table of depths keeps, forgets and hands on to a table of another size.
#include "search/deepening/depth_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>

namespace hotstone::search {
namespace {

constexpr int kBits = 25;

TEST(DepthTableTest, KeepsTheBestOfEach) {
  auto table = *DepthTable::Create(kBits, 1 << 20);
  const auto place = table.PlaceOf(12345);
  EXPECT_EQ(table.Find(place).reached, DepthTable::kNever);
  EXPECT_EQ(table.Find(place).failed, 0);
  table.Keep(place, 4, false, 3);
  table.Keep(place, 2, false, 5);
  EXPECT_EQ(table.Find(place).failed, 4);
  EXPECT_EQ(table.Find(place).move, 3);
  table.Keep(place, 9, true, 7);
  table.Keep(place, 11, true, 8);
  table.Keep(place, 6, false, 1);
  EXPECT_EQ(table.Find(place).reached, 9);
  EXPECT_EQ(table.Find(place).failed, 6);
  EXPECT_EQ(table.Find(place).move, 7);
}

// Every key has a place of its own: the mixing is a bijection.
TEST(DepthTableTest, TellsAllKeysApart) {
  for (const uint64_t bytes : {1 << 20, 13 << 12, 640}) {
    SCOPED_TRACE(bytes);
    auto table = *DepthTable::Create(14, bytes);
    for (uint64_t key = 0; key < 1 << 14; ++key) {
      ASSERT_EQ(table.Find(table.PlaceOf(key)).failed, 0) << key;
      table.Keep(table.PlaceOf(key), 1 + static_cast<int>(key % 29), false, 0);
    }
    uint64_t kept = 0;
    for (uint64_t key = 0; key < 1 << 14; ++key) {
      const int failed = table.Find(table.PlaceOf(key)).failed;
      if (failed == 0) continue;
      ++kept;
      ASSERT_EQ(failed, 1 + static_cast<int>(key % 29)) << key;
    }
    EXPECT_GT(kept, std::min<uint64_t>(bytes / 8, 8192) * 3 / 4);
    EXPECT_LE(kept, bytes / 8);
  }
}

// The largest keys fit the smallest table.
TEST(DepthTableTest, TellsLargeKeysApart) {
  auto table = *DepthTable::Create(57, 1);
  table.Keep(table.PlaceOf(5), 7, true, 0);
  EXPECT_EQ(table.Find(table.PlaceOf(5)).reached, 7);
  const auto place = table.PlaceOf(5);
  for (int bit = 0; bit < 48; ++bit) {
    EXPECT_EQ(table.Find({place.bucket, place.rest ^ uint64_t{1} << bit}).reached,
              DepthTable::kNever);
    table.Keep({place.bucket, place.rest ^ uint64_t{1} << bit}, 8, true, 0);
    EXPECT_EQ(table.Find({place.bucket, place.rest ^ uint64_t{1} << bit}).reached, 8);
    EXPECT_LT(place.rest, uint64_t{1} << 48);
  }
}

TEST(DepthTableTest, ForgetsTheLeastDepth) {
  auto table = *DepthTable::Create(kBits, 1);
  for (int depth = 1; depth < 30; ++depth) {
    for (uint64_t i = 0; i < 1000; ++i) {
      table.Keep(table.PlaceOf(static_cast<uint64_t>(depth) * 1000 + i), depth, i % 2 == 0, 0);
    }
  }
  int known = 0;
  table.ForEach([&](uint64_t, uint16_t) { ++known; });
  EXPECT_GE(known, 8);
  const auto place = table.PlaceOf(3);
  table.Keep(place, 1, true, 0);
  int deep = 0;
  for (uint64_t i = 0; i < 1000; ++i) {
    const auto found = table.Find(table.PlaceOf(29000 + i));
    deep += found.reached == 29 || found.failed == 29 ? 1 : 0;
  }
  EXPECT_GE(deep, 7);
}

TEST(DepthTableTest, HandsOnWhatItKnows) {
  auto small = *DepthTable::Create(kBits, 11 << 9);  // 11 times 8 buckets
  for (uint64_t key = 0; key < 300; ++key) {
    small.Keep(small.PlaceOf(key * 77), 1 + static_cast<int>(key % 20), key % 3 == 0, 4);
    if (key % 3 == 0 && key % 20 > 1) small.Keep(small.PlaceOf(key * 77), 1, false, 5);
  }
  auto large = *DepthTable::Create(kBits, 1 << 20);
  small.ForEach([&](uint64_t mixed, uint16_t known) { EXPECT_TRUE(large.Put(mixed, known)); });
  int known = 0;
  for (uint64_t key = 0; key < 300; ++key) {
    const auto here = small.Find(small.PlaceOf(key * 77));
    const auto there = large.Find(large.PlaceOf(key * 77));
    EXPECT_EQ(std::tuple(here.reached, here.failed, here.move),
              std::tuple(there.reached, there.failed, there.move));
    known += here.reached != DepthTable::kNever || here.failed != 0 ? 1 : 0;
  }
  EXPECT_GT(known, 200);
}

TEST(DepthTableTest, RefusesWhatIsNotPossible) {
  auto table = *DepthTable::Create(kBits, 1 << 12);
  const auto known = [](int reached, int failed, int flag) {
    return static_cast<uint16_t>(failed << 6 | reached << 1 | flag);
  };
  EXPECT_TRUE(table.Put(1, known(5, 4, 1)));
  EXPECT_TRUE(table.Put(2, known(DepthTable::kNever, 4, 1)));
  EXPECT_FALSE(table.Put(3, known(5, 4, 0)));                     // no entry
  EXPECT_FALSE(table.Put(3, known(4, 4, 1)));                     // both at once
  EXPECT_FALSE(table.Put(3, known(0, 0, 1)));                     // without a play
  EXPECT_FALSE(table.Put(3, known(DepthTable::kNever, 0, 1)));    // nothing
  EXPECT_FALSE(table.Put(3, known(DepthTable::kNever, 31, 1)));   // beyond all depths
  EXPECT_FALSE(table.Put(uint64_t{1} << kBits, known(5, 4, 1)));  // no such key
}

}  // namespace
}  // namespace hotstone::search
