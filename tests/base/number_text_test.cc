#include "base/number_text.h"

#include <gtest/gtest.h>

namespace hotstone {
namespace {

TEST(BytesTextTest, RoundsUp) {
  EXPECT_EQ(BytesText(1), "1 KiB");
  EXPECT_EQ(BytesText(20 << 10), "20 KiB");
  EXPECT_EQ(BytesText((20 << 10) + 1), "21 KiB");
  EXPECT_EQ(BytesText(1 << 20), "1 MiB");
  EXPECT_EQ(BytesText((1 << 20) + 2000), "2 MiB");
  EXPECT_EQ(BytesText(uint64_t{3} << 29), "1.5 GiB");
  EXPECT_EQ(BytesText(uint64_t{1023} << 30), "1023 GiB");
  EXPECT_EQ(BytesText(uint64_t{3} << 39), "1.5 TiB");
  EXPECT_EQ(BytesText(uint64_t{1} << 62), "4 EiB");
  EXPECT_EQ(BytesText(~uint64_t{0}), "16 EiB");
}

TEST(CountedTest, OneIsSingular) {
  EXPECT_EQ(Counted(1, "move"), "1 move");
  EXPECT_EQ(Counted(uint64_t{0}, "move"), "0 moves");
  EXPECT_EQ(Counted(1, "ply", "plies"), "1 ply");
  EXPECT_EQ(Counted(2, "ply", "plies"), "2 plies");
}

}  // namespace
}  // namespace hotstone
