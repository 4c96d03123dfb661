#include "formats/gtp_command.h"

#include <gtest/gtest.h>

namespace hotstone::formats {
namespace {

using Words = std::vector<std::string>;

TEST(GtpCommandTest, NameArgumentsAndId) {
  EXPECT_EQ(ReadGtpCommand("name"), (GtpCommand{std::nullopt, "name", {}}));
  EXPECT_EQ(ReadGtpCommand("12 play b c3"), (GtpCommand{12, "play", {"b", "c3"}}));
  EXPECT_EQ(ReadGtpCommand("0 name"), (GtpCommand{0, "name", {}}));
  EXPECT_EQ(ReadGtpCommand("2147483647 name"), (GtpCommand{2147483647, "name", {}}));
}

TEST(GtpCommandTest, WhatIsNoIdIsAName) {
  EXPECT_EQ(ReadGtpCommand("2147483648 name"), (GtpCommand{std::nullopt, "2147483648", {"name"}}));
  EXPECT_EQ(ReadGtpCommand("-1 name"), (GtpCommand{std::nullopt, "-1", {"name"}}));
  EXPECT_EQ(ReadGtpCommand("1x name"), (GtpCommand{std::nullopt, "1x", {"name"}}));
  EXPECT_EQ(ReadGtpCommand("7"), (GtpCommand{std::nullopt, "7", {}}));
  EXPECT_EQ(ReadGtpCommand("1 2 3"), (GtpCommand{1, "2", {"3"}}));
}

TEST(GtpCommandTest, ControlCharactersTabsAndComments) {
  EXPECT_EQ(ReadGtpCommand("\t 3\tplay \tb  c3 \r"), (GtpCommand{3, "play", {"b", "c3"}}));
  EXPECT_EQ(ReadGtpCommand(std::string_view("na\0me\x7f\x1b", 7)),
            (GtpCommand{std::nullopt, "name", {}}));
  EXPECT_EQ(ReadGtpCommand("name # of the engine"), (GtpCommand{std::nullopt, "name", {}}));
  EXPECT_EQ(ReadGtpCommand("play b c3# at once"), (GtpCommand{std::nullopt, "play", {"b", "c3"}}));
  for (const char* empty : {"", " ", "\r", "\t \t", "# comment", "  # 1 name", "\x01\x02"}) {
    EXPECT_EQ(ReadGtpCommand(empty), std::nullopt) << empty;
  }
}

TEST(GtpCommandTest, Replies) {
  EXPECT_EQ(GtpSuccess(std::nullopt, ""), "= \n\n");
  EXPECT_EQ(GtpSuccess(4, "c3"), "=4 c3\n\n");
  EXPECT_EQ(GtpFailure(0, "syntax error"), "?0 syntax error\n\n");
  // An empty line would end the reply.
  EXPECT_EQ(GtpSuccess(1, "\na\n\n\nb\n\n"), "=1 \na\nb\n\n");
  EXPECT_EQ(GtpSuccess(1, "a\r\n\r\nb\x1b[1m\t."), "=1 a\nb[1m\t.\n\n");
}

TEST(GtpCommandTest, Colors) {
  for (const char* word : {"b", "B", "black", "BLACK", "Black"}) {
    EXPECT_EQ(ReadGtpColor(word), spec::Color::kBlack);
  }
  for (const char* word : {"w", "W", "white", "WhiTe"})
    EXPECT_EQ(ReadGtpColor(word), spec::Color::kWhite);
  for (const char* word : {"", "bl", "blackk", "x", "empty"})
    EXPECT_EQ(ReadGtpColor(word), std::nullopt);
}

TEST(GtpCommandTest, Vertices) {
  const auto at = [](int col, int row) { return GtpVertex{spec::Point{col, row}}; };
  EXPECT_EQ(ReadGtpVertex("a1"), at(0, 0));
  EXPECT_EQ(ReadGtpVertex("H8"), at(7, 7));
  EXPECT_EQ(ReadGtpVertex("j9"), at(8, 8));
  EXPECT_EQ(ReadGtpVertex("T19"), at(18, 18));
  EXPECT_EQ(ReadGtpVertex("z25"), at(24, 24));
  for (const char* word : {"pass", "PASS", "Pass"}) EXPECT_EQ(ReadGtpVertex(word), GtpVertex{});
  for (const char* word : {"", "a", "i5", "I5", "a0", "a26", "aa1", "1a", "a1x", "a-1", "a+1",
                           "a 1", "resign", "a99999999999", "passs"}) {
    EXPECT_EQ(ReadGtpVertex(word), std::nullopt) << word;
  }
}

TEST(GtpCommandTest, Numbers) {
  EXPECT_EQ(ReadGtpNumber("0"), 0);
  EXPECT_EQ(ReadGtpNumber("999999999"), 999999999);
  for (const char* word : {"", "-1", "+1", "1.0", "1e2", " 1", "1 ", "0x1", "1000000000"}) {
    EXPECT_EQ(ReadGtpNumber(word), std::nullopt) << word;
  }
}

// The texts of all complete lines.
Words Take(GtpLines& lines) {
  Words texts;
  while (const auto line = lines.Next()) texts.push_back(line->text + (line->cut ? "!" : ""));
  return texts;
}

TEST(GtpLinesTest, LinesComeWholeHoweverTheBytesCome) {
  GtpLines lines;
  lines.Feed("na");
  EXPECT_EQ(Take(lines), Words{});
  lines.Feed("me\nversion\n\nqu");
  EXPECT_EQ(Take(lines), (Words{"name", "version", ""}));
  lines.Feed("it");
  EXPECT_EQ(Take(lines), Words{});
  lines.Finish();
  EXPECT_EQ(Take(lines), Words{"quit"});
  lines.Finish();
  EXPECT_EQ(Take(lines), Words{});
}

TEST(GtpLinesTest, ALineWithoutEndIsNotKept) {
  GtpLines lines;
  for (int i = 0; i < 100; ++i) lines.Feed(std::string(kMaxGtpLine / 8, 'x'));
  lines.Feed("\nname\n");
  const auto line = lines.Next();
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(line->text, std::string(kMaxGtpLine, 'x'));
  EXPECT_TRUE(line->cut);
  EXPECT_EQ(Take(lines), Words{"name"});
  lines.Feed(std::string(kMaxGtpLine, 'y') + "\n");
  EXPECT_FALSE(lines.Next()->cut);
}

}  // namespace
}  // namespace hotstone::formats
