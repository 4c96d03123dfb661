#include <gtest/gtest.h>

#include "base/one_line.h"

namespace hotstone {
namespace {

// Characters of one, two, three and four bytes, cut at every place.
TEST(TextStartTest, NeverCutsACharacter) {
  const std::string_view text = "a\u00E4\u56F4\U0001F600z";
  const std::string_view starts[] = {"",
                                     "a",
                                     "a",
                                     "a\u00E4",
                                     "a\u00E4",
                                     "a\u00E4",
                                     "a\u00E4\u56F4",
                                     "a\u00E4\u56F4",
                                     "a\u00E4\u56F4",
                                     "a\u00E4\u56F4",
                                     "a\u00E4\u56F4\U0001F600",
                                     text,
                                     text};
  for (size_t most = 0; most < std::size(starts); ++most)
    EXPECT_EQ(TextStart(text, most), starts[most]) << most;
}

TEST(TextStartTest, OfBytesThatAreNoTextAlmostAllIsLeft) {
  const std::string bytes(20, '\x80');
  EXPECT_EQ(TextStart(bytes, 10).size(), 7u);
  EXPECT_EQ(TextStart(bytes, 2).size(), 0u);
}

}  // namespace
}  // namespace hotstone
