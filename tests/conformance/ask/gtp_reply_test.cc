// Replies of GTP engines as text, well formed and not.
#include "conformance/ask/gtp_reply.h"

#include <gtest/gtest.h>

namespace hotstone::conformance {
namespace {

using ReplyKind = GtpReply::Kind;

GtpReply Whole(const std::string& text) {
  EXPECT_EQ(GtpReplyEnd(text), text.size()) << text;
  return ParseGtpReply(text);
}

TEST(GtpReply, SuccessFailureNumberAndText) {
  const GtpReply bare = Whole("=\n\n");
  EXPECT_EQ(bare.kind, ReplyKind::kSuccess);
  EXPECT_FALSE(bare.id.has_value());
  EXPECT_EQ(bare.text, "");
  const GtpReply refused = Whole("?12 illegal move\n\n");
  EXPECT_EQ(refused.kind, ReplyKind::kFailure);
  EXPECT_EQ(refused.id, 12u);
  EXPECT_EQ(refused.text, "illegal move");
  EXPECT_EQ(Whole("=7 \n\n").id, 7u);
  EXPECT_EQ(Whole("=7\n\n").text, "");
}

TEST(GtpReply, ANumberStandsAtOnceBehindTheSign) {
  const GtpReply text = Whole("= 19\n\n");
  EXPECT_FALSE(text.id.has_value());
  EXPECT_EQ(text.text, "19");
  EXPECT_FALSE(Whole("=3.8\n\n").id.has_value());
  EXPECT_EQ(Whole("=3.8\n\n").text, "3.8");
  EXPECT_FALSE(Whole("=99999999999999999999999 x\n\n").id.has_value());
}

TEST(GtpReply, ManyLinesUpToTheEmptyOne) {
  EXPECT_EQ(Whole("= \n   A B\n 1 . .\n\n").text, "   A B\n 1 . .");
  EXPECT_EQ(Whole("= play\nundo\n\n").text, "play\nundo");
  const std::string two = "= one\n\n= two\n\n";
  EXPECT_EQ(GtpReplyEnd(two), 7u);
}

TEST(GtpReply, ControlCharactersAreDroppedAndTabsAreSpaces) {
  EXPECT_EQ(Whole("=1\tA1\tB2\r\n\r\n").text, "A1 B2");
  EXPECT_EQ(Whole("\r\n\x01= a\x07"
                  "b\r\n\r\n")
                .text,
            "ab");
}

TEST(GtpReply, WhatIsNotWhole) {
  for (const char* text : {"", "=", "= a", "= a\n", "= a\nb", "= a\n ", "\n\n\n", "noise\n\n",
                           "a = b\n\n", "= a\n\r"}) {
    EXPECT_EQ(GtpReplyEnd(text), 0u) << text;
    EXPECT_FALSE(ParseGtpReply(text).complete) << text;
  }
  EXPECT_EQ(ParseGtpReply("= a\nb").text, "a\nb");
}

TEST(GtpReply, LinesBeforeItAreNoise) {
  const GtpReply reply = Whole("Loading weights\n\ndone\n=4 ok\n\n");
  EXPECT_EQ(reply.noise, "Loading weights\ndone");
  EXPECT_EQ(reply.id, 4u);
  EXPECT_EQ(reply.text, "ok");
  EXPECT_EQ(Whole("\n \n= a\n\n").noise, "");
  EXPECT_EQ(ParseGtpReply("hello\n").kind, ReplyKind::kNone);
  EXPECT_EQ(ParseGtpReply("hello\n").noise, "hello");
}

TEST(GtpReply, OneBehindAByteOrderMarkEndsAndIsNone) {
  const GtpReply reply = Whole("\xEF\xBB\xBF=1 2\n\n");
  EXPECT_EQ(reply.kind, ReplyKind::kNone);
  EXPECT_TRUE(reply.complete);
  EXPECT_EQ(Whole("\xEF\xBB\xBFhello\n\n=1 2\n\n").text, "2");
}

TEST(GtpReply, OneLineObeysNothing) {
  EXPECT_EQ(OneLine("= a\r\nb\n\n"), "= a / b");
  EXPECT_EQ(OneLine("\x1b[2J \"x\" \\"), "\\033[2J \"x\" \\");
  EXPECT_EQ(OneLine(std::string(300, 'x'), 5), "xxxxx...");
  EXPECT_EQ(OneLine("abc\xc3\xa4"
                    "def",
                    4),
            "abc...");
  EXPECT_EQ(OneLine(""), "");
}

}  // namespace
}  // namespace hotstone::conformance
