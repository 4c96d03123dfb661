// The moves and groups of captions, which `solve --moves` and others take from people, too.
#include "spec/captions/statement_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace hotstone::spec {
namespace {

using ::testing::HasSubstr;

std::string Refusal(const std::string& moves) {
  return std::string(ParseCaptionMoves(moves, *BoardSize::Create(3, 3)).status().message());
}

TEST(StatementWordsTest, MovesNameThePlayerAndThePoint) {
  const auto moves = ParseCaptionMoves("B:C3  W:pass B:A1", *BoardSize::Create(3, 3));
  ASSERT_TRUE(moves.ok()) << moves.status();
  ASSERT_EQ(moves->size(), 3u);
  EXPECT_EQ(PlayerAndMove(moves->at(0)), "B:C3");
  EXPECT_EQ(PlayerAndMove(moves->at(1)), "W:pass");
  EXPECT_EQ(PlayerAndMove(moves->at(2)), "B:A1");
}

TEST(StatementWordsTest, AnythingElseIsNoMove) {
  for (const std::string word : {"B.C3", "BC3", "BCC3", "X:C3", "b:C3", "C3", "B:", "B", "pass"}) {
    EXPECT_THAT(Refusal(word), HasSubstr("is not a move like B:C3 or W:pass")) << word;
  }
  EXPECT_THAT(Refusal("B:C3 B:A1"), HasSubstr("is out of turn"));
  EXPECT_NE(Refusal("B:D3"), "");
}

}  // namespace
}  // namespace hotstone::spec
