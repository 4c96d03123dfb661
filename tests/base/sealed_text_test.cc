#include "base/sealed_text.h"

#include <gtest/gtest.h>

namespace hotstone {
namespace {

TEST(SealedTextTest, WhatIsSealedIsTakenApart) {
  const std::string digest(64, '7');
  const std::string text = SealText("{\"a\":1}", digest);
  EXPECT_EQ(text, "{\"a\":1,\"digest\":\"" + digest + "\"}");
  for (const char* end : {"", "\n"}) {
    const auto sealed = UnsealText(text + end);
    ASSERT_TRUE(sealed.has_value());
    EXPECT_EQ(sealed->object, "{\"a\":1}");
    EXPECT_EQ(sealed->digest, digest);
  }
}

TEST(SealedTextTest, NoBitChangesUnseen) {
  const std::string digest(64, '7');
  const std::string object = "{\"a\":1}";
  const std::string text = SealText(object, digest) + "\n";
  for (size_t i = 0; i < 8 * text.size(); ++i) {
    std::string flipped = text;
    flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << i % 8));
    const auto sealed = UnsealText(flipped);
    EXPECT_FALSE(sealed.has_value() && sealed->object == object && sealed->digest == digest) << i;
  }
}

TEST(SealedTextTest, OtherTextsHaveNoDigest) {
  for (const std::string& text :
       {std::string(), std::string("{}"), std::string("\n"), std::string(200, '}'),
        "{\"digest\":\"" + std::string(64, '7') + "\"}",
        "{\"digest\":\"" + std::string(63, '7') + "\"}",
        "{\"a\":1,\"digest\":\"" + std::string(63, '7') + "\"}",
        SealText("{\"a\":1}", std::string(64, '7')) + "\n\n"}) {
    EXPECT_FALSE(UnsealText(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace hotstone
