#include "spec/words/nearest_word.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace hotstone {
namespace {

// By hand: each kind of typo once, and two at one place.
TEST(NearestWordTest, CountsSlips) {
  EXPECT_EQ(Slips("board", "board"), 0u);
  EXPECT_EQ(Slips("bord", "board"), 1u);
  EXPECT_EQ(Slips("boaard", "board"), 1u);
  EXPECT_EQ(Slips("boart", "board"), 1u);
  EXPECT_EQ(Slips("baord", "board"), 1u);
  EXPECT_EQ(Slips("", "abc"), 3u);
  EXPECT_EQ(Slips("abc", ""), 3u);
  EXPECT_EQ(Slips("kitten", "sitting"), 3u);
}

TEST(NearestWordTest, WhatIsFarIsNotMeant) {
  const std::vector<std::string> good = {"--board", "--rules", "ko"};
  EXPECT_EQ(NearestWord("--bord", good), "--board");
  EXPECT_EQ(NearestWord("--BOARD", good), "--board");
  EXPECT_EQ(NearestWord("--barod", good), "--board");
  EXPECT_EQ(NearestWord("--brd", good), "--board");
  EXPECT_EQ(NearestWord("--br", good), std::nullopt);
  EXPECT_EQ(NearestWord("kp", good), std::nullopt);  // half of the word is wrong
  EXPECT_EQ(NearestWord("", good), std::nullopt);
  EXPECT_EQ(NearestWord(std::string(100000, 'x'), good), std::nullopt);
}

TEST(NearestWordTest, AsksForTheWord) {
  EXPECT_EQ(DidYouMean("ing-1997", {"ing-1991", "ing-1996"}), "; did you mean ing-1991?");
  EXPECT_EQ(DidYouMean("japanese", {"ing-1991", "ing-1996"}), "");
}

}  // namespace
}  // namespace hotstone
