#include "enumerate/index/key_set.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace hotstone::enumerate {
namespace {

TEST(KeySetTest, HoldsExactlyWhatWasInserted) {
  std::mt19937_64 random(7);
  KeySet set;
  std::set<uint64_t> expected;
  for (int i = 0; i < 20'000; ++i) {
    const uint64_t key = random() % 30'000;  // many occur twice
    EXPECT_EQ(set.Insert(key), expected.insert(key).second);
    ASSERT_EQ(set.size(), expected.size());
  }
  for (uint64_t key = 0; key < 30'000; ++key)
    ASSERT_EQ(set.Contains(key), expected.count(key) == 1) << key;
}

TEST(KeySetTest, ZeroAndTheLargestKeyAreOrdinary) {
  KeySet set;
  const uint64_t largest = ~uint64_t{0} - 1;
  EXPECT_FALSE(set.Contains(0));
  EXPECT_FALSE(set.Contains(largest));
  EXPECT_TRUE(set.Insert(0));
  EXPECT_TRUE(set.Insert(largest));
  EXPECT_FALSE(set.Insert(0));
  EXPECT_FALSE(set.Insert(largest));
  EXPECT_EQ(set.size(), 2u);
  EXPECT_FALSE(set.Contains(1));
}

// Keys that all start their probe in one slot: multiples of 2^60 times an odd number differ only
// above the bits that choose the slot.
TEST(KeySetTest, CollidingKeysAreKeptApart) {
  KeySet set;
  std::vector<uint64_t> keys;
  for (uint64_t i = 0; i < 16; ++i) keys.push_back(i << 60);
  for (const uint64_t key : keys) EXPECT_TRUE(set.Insert(key));
  for (const uint64_t key : keys) EXPECT_FALSE(set.Insert(key));
  for (uint64_t i = 1; i < 16; ++i) EXPECT_FALSE(set.Contains((i << 60) + 1));
  EXPECT_EQ(set.size(), keys.size());
}

TEST(KeySetTest, GrowsAndKeepsRoom) {
  KeySet set;
  const uint64_t before = set.Bytes();
  for (uint64_t key = 0; key < 100'000; ++key) set.Insert(key * key);
  EXPECT_EQ(set.size(), 100'000u);
  EXPECT_GT(set.Bytes(), before);
  EXPECT_GE(set.Bytes(), 2 * set.size() * sizeof(uint64_t));
  for (uint64_t key = 0; key < 100'000; ++key) ASSERT_TRUE(set.Contains(key * key));
}

}  // namespace
}  // namespace hotstone::enumerate
