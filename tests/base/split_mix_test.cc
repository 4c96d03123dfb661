#include "base/split_mix.h"

#include <gtest/gtest.h>

#include <array>

namespace hotstone {
namespace {

// Computed by another program from the published algorithm: the first numbers of the stream of
// state 0.
TEST(SplitMixTest, TheStreamIsThePublishedOne) {
  SplitMix random(0);
  EXPECT_EQ(random.Next(), 0xe220a8397b1dcdafu);
  EXPECT_EQ(random.Next(), 0x6e789e6aa1b965f4u);
  EXPECT_EQ(random.Next(), 0x06c45d188009454fu);
  EXPECT_EQ(SplitMixOf(0), 0xe220a8397b1dcdafu);
}

TEST(SplitMixTest, EveryNumberBelowTheBoundComesUpAboutAsOften) {
  SplitMix random(7);
  std::array<int, 5> rejecting{};
  std::array<int, 5> multiplying{};
  for (int i = 0; i < 5000; ++i) {
    ++rejecting.at(random.Below(5));
    ++multiplying.at(random.NearlyBelow(5));
  }
  for (const int count : rejecting) EXPECT_NEAR(count, 1000, 150);
  for (const int count : multiplying) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(random.Below(1), 0u);
}

}  // namespace
}  // namespace hotstone
