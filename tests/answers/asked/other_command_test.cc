#include "answers/asked/other_command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "answers/asked/situation_words.h"

namespace hotstone::answers {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

// A question that needs a hundred bytes a point.
Sized Question(const char* board, const char* memory) {
  return {
      "asked: the parts", *spec::ParseBoardSize(board), memory,
      [](const enumerate::Grid& grid) { return uint64_t(grid.points()) * 100; },
      [](const spec::BoardSize& other) { return "hotstone asked --board " + other.ToString(); }};
}

TEST(OtherCommandTest, WhatFitsIsNotRefused) {
  EXPECT_TRUE(CheckFits(Question("4x3", "1200")).ok());
  EXPECT_FALSE(CheckFits(Question("4x3", "1199")).ok());
  EXPECT_EQ(CheckFits(Question("4x3", "many")).code(), absl::StatusCode::kInvalidArgument);
}

TEST(OtherCommandTest, TheLargestBoardThatFitsIsNamed) {
  EXPECT_EQ(SmallerInstead(Question("4x3", "1199")),
            "; a smaller board: hotstone asked --board 3x3 --memory 1199");
  EXPECT_EQ(SmallerInstead(Question("4x3", "600")),
            "; a smaller board: hotstone asked --board 3x2 --memory 600");
  // Nothing fits: without the limit.
  EXPECT_EQ(SmallerInstead(Question("4x3", "99")), "; a smaller board: hotstone asked --board 3x3");
  EXPECT_EQ(SmallerInstead(Question("1x1", "99")), "");
}

TEST(OtherCommandTest, TheRefusalHasBothFiguresAndTheOtherCommand) {
  const auto refused = [](const char* memory, const char* instead) {
    return std::string(CheckFits(Question("8x8", memory), instead).message());
  };
  EXPECT_EQ(refused("1KiB", "; try something else"),
            "asked: the parts of 8x8 need about 7 KiB; --memory allows 1 KiB; try something else");
  EXPECT_THAT(refused("6300", ""), HasSubstr("need about 6400 bytes; --memory allows 6300 bytes;"));
}

TEST(OtherCommandTest, StonesAreSearched) {
  const auto position = ParsePosition("xo./...");
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_THAT(LifeInstead(*position, *spec::ParseRuleSet("ing-1996")),
              EndsWith("--position XO./... --rules ing-1996 --search --nodes 200000"));
  for (const char* rules : {"ing-1996,handicap=2", "ing-1996,capture_ends=true"})
    EXPECT_EQ(LifeInstead(*position, *spec::ParseRuleSet(rules)), "") << rules;
  EXPECT_EQ(LifeInstead(*ParsePosition("../.."), *spec::ParseRuleSet("ing-1996")), "");
}

}  // namespace
}  // namespace hotstone::answers
