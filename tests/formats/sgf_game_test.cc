#include "formats/sgf_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::formats {
namespace {

using spec::Color;
using spec::Point;
using ::testing::HasSubstr;

absl::StatusOr<SgfGame> Read(const std::string& text) {
  const auto trees = ParseSgf(text, "t.sgf");
  if (!trees.ok()) return trees.status();
  return ReadSgfGame((*trees)[0], "t.sgf");
}

std::string ErrorOf(const std::string& text) {
  const auto game = Read(text);
  EXPECT_FALSE(game.ok()) << text;
  return game.ok() ? "" : std::string(game.status().message());
}

TEST(SgfGameTest, SizesAndPoints) {
  EXPECT_EQ(Read("(;GM[1])")->setup.size().ToString(), "19x19");
  EXPECT_EQ(Read("(;SZ[1])")->setup.size().ToString(), "1x1");
  const auto game = Read("(;FF[4]SZ[4:3]AB[aa]AW[dc];W[ac];B[];W[tt])");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->setup.ToRows(), (std::vector<std::string>{"X...", "....", "...O"}));
  ASSERT_EQ(game->plies.size(), 3u);
  EXPECT_EQ(*game->plies[0].move, (spec::Move{Color::kWhite, Point{0, 0}}));
  EXPECT_EQ(*game->plies[1].move, spec::Pass(Color::kBlack));
  EXPECT_EQ(*game->plies[2].move, spec::Pass(Color::kWhite));
  EXPECT_EQ(*Read("(;SZ[19];B[ss])")->plies[0].move, (spec::Move{Color::kBlack, Point{18, 0}}));
  EXPECT_EQ(SgfPointName({0, 18}, game->setup.size()).substr(0, 1), "a");
}

TEST(SgfGameTest, RectanglesAndSuccessiveSetup) {
  const auto game = Read("(;SZ[3:2]AB[aa:cb];AW[ba]AE[ca:cb]PL[W]C[one];C[two])");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->setup.ToRows(), (std::vector<std::string>{"XO.", "XX."}));
  EXPECT_EQ(game->FirstToMove(), Color::kWhite);
  EXPECT_EQ(game->comment, "one\ntwo");
}

TEST(SgfGameTest, WhoPlaysFirst) {
  EXPECT_EQ(Read("(;SZ[3])")->FirstToMove(), Color::kBlack);
  EXPECT_EQ(Read("(;SZ[3];W[aa];B[bb])")->FirstToMove(), Color::kWhite);
  EXPECT_EQ(Read("(;SZ[3]PL[B];W[aa])")->FirstToMove(), Color::kBlack);
  EXPECT_EQ(Read("(;SZ[3]HA[2]AB[aa][bb])")->FirstToMove(), Color::kWhite);
  EXPECT_EQ(Read("(;SZ[3]HA[2])")->FirstToMove(), Color::kBlack);
}

TEST(SgfGameTest, MainLineIsTheFirstChildAndTheRestIsCounted) {
  const auto game = Read("(;SZ[3](;B[aa](;W[bb])(;W[cc]))(;B[ba])(;B[ca]))");
  ASSERT_TRUE(game.ok());
  ASSERT_EQ(game->plies.size(), 2u);
  EXPECT_EQ(spec::MoveName(*game->plies[1].move), "B2");
  EXPECT_EQ(game->variations_left_out, 3);
}

TEST(SgfGameTest, CommentsAndAgreement) {
  const auto game = Read("(;SZ[3]C[start];B[bb]C[a\\]];C[more];W[];B[];AE[bb])");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->comment, "start");
  EXPECT_EQ(game->plies[0].comment, "a]\nmore");
  ASSERT_EQ(game->plies.size(), 4u);
  EXPECT_FALSE(game->plies[3].move.has_value());
  EXPECT_EQ(game->plies[3].agreed_dead, (std::vector<Point>{{1, 1}}));
}

TEST(SgfGameTest, Errors) {
  EXPECT_EQ(ErrorOf("(;SZ[3];B[ad])"), "t.sgf:1:10: B[ad] is off the 3x3 board, which has aa to cc");
  EXPECT_EQ(ErrorOf("(;SZ[3];B[uu])"), "t.sgf:1:10: B[uu] is off the 3x3 board, which has aa to cc");
  EXPECT_EQ(ErrorOf("(;SZ[3];B[A1])"),
            "t.sgf:1:10: B[A1] is not a point: expected two letters, aa to cc on this board");
  EXPECT_THAT(ErrorOf("(;SZ[3]AB[tt])"), HasSubstr("AB[tt] is off the 3x3 board"));
  EXPECT_THAT(ErrorOf("(;SZ[3]AB[])"), HasSubstr("AB[] is not a point"));
  EXPECT_THAT(ErrorOf("(;SZ[3]AB[bb:aa])"),
              HasSubstr("1:10: AB[bb:aa]: a rectangle goes from its upper left"));
  EXPECT_THAT(ErrorOf("(;SZ[3]AB[aa:])"), HasSubstr("is not a point"));
  EXPECT_THAT(ErrorOf("(;SZ[3]AB[aa]AW[aa])"),
              HasSubstr("t.sgf:1:14: A3 (aa) is set twice in this node, by AB and AW"));
  EXPECT_THAT(ErrorOf("(;SZ[3]AB[aa:bb][ab])"), HasSubstr("A2 (ab) is set twice"));
  EXPECT_THAT(ErrorOf("(;SZ[3];B[aa]W[bb])"), HasSubstr("B and W in one node"));
  EXPECT_THAT(ErrorOf("(;SZ[3];B[aa]AB[bb])"), HasSubstr("AB in a node with a move"));
  EXPECT_THAT(ErrorOf("(;SZ[3];B[aa];AB[bb])"), HasSubstr("AB after the first move"));
  EXPECT_THAT(ErrorOf("(;SZ[3];B[aa];PL[B])"), HasSubstr("PL after the first move"));
  EXPECT_THAT(ErrorOf("(;SZ[3];B[aa][bb])"), HasSubstr("1:14: property B takes one value"));
  EXPECT_THAT(ErrorOf("(;SZ[3]PL[black])"), HasSubstr("PL[black]: expected PL[B] or PL[W]"));
  EXPECT_THAT(ErrorOf("(;GM[2])"), HasSubstr("1:5: GM[2]: expected 1, the game of Go"));
  EXPECT_THAT(ErrorOf("(;FF[5])"), HasSubstr("FF[5]: expected 4"));
  for (const char* size : {"0", "20", "", "x", "3:", "3:20", ":3", "-1", "3:3:3", "1e1", "99999999999"}) {
    EXPECT_THAT(ErrorOf(std::string("(;SZ[") + size + "])"), HasSubstr("t.sgf:1:5: SZ[")) << size;
  }
  EXPECT_THAT(ErrorOf("(;GM[1];SZ[9])"), HasSubstr("1:9: SZ belongs to the root node"));
}

TEST(SgfRecordTest, ReadsBackTheSame) {
  const auto rules = spec::ParseRuleSet("faulstich-2015,end_passes=4");
  const auto setup = spec::Position::FromRows({"X.O.", "...."});
  const std::vector<spec::Move> moves = {
      {Color::kWhite, Point{3, 0}}, spec::Pass(Color::kBlack), {Color::kWhite, Point{0, 0}}};
  const SgfTree tree = SgfRecord(*rules, *setup, Color::kWhite, moves);
  EXPECT_EQ(WriteSgf(tree),
            "(;FF[4]GM[1]CA[UTF-8]SZ[4:2]RU[faulstich-2015,end_passes=4]KM[5.5]AB[aa]AW[ca]PL[W]\n"
            ";W[db];B[];W[ab])\n");
  const auto game = Read(WriteSgf(tree));
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(game->setup, *setup);
  EXPECT_EQ(game->FirstToMove(), Color::kWhite);
  EXPECT_EQ(game->rules->raw, "faulstich-2015,end_passes=4");
  ASSERT_EQ(game->plies.size(), 3u);
  for (size_t i = 0; i < moves.size(); ++i) EXPECT_EQ(*game->plies[i].move, moves[i]);
}

}  // namespace
}  // namespace hotstone::formats
