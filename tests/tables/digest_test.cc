// The last line of a text file, which is the digest of all lines before it.
#include "tables/digest.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/tables/damage.h"

namespace hotstone::tables {
namespace {

TEST(DigestLineTest, OnlyALineOfItsOwnBehindWhatItIsOfCounts) {
  const std::string lines = "one\nsha256 two\n";
  const std::string whole = lines + DigestLine(lines);
  EXPECT_EQ(BeforeDigestLine(whole), lines);
  EXPECT_EQ(BeforeDigestLine(DigestLine("")), "");
  const std::string behind_words = "one\ntwo ";
  for (const std::string& text :
       {std::string(), lines, whole + "\n", whole + DigestLine(lines),
        whole.substr(0, whole.size() - 1), behind_words + DigestLine(behind_words)}) {
    EXPECT_FALSE(BeforeDigestLine(text).has_value()) << text;
  }
  ForEachFlippedByte(whole, [](const std::string& flipped, size_t i) {
    EXPECT_FALSE(BeforeDigestLine(flipped).has_value()) << i;
  });
}

}  // namespace
}  // namespace hotstone::tables
