#include "base/bytes_text.h"

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

}  // namespace
}  // namespace hotstone
