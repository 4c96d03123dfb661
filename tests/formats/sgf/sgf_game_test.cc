#include "formats/sgf/sgf_game.h"

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

std::string GameErrorOf(const std::string& text) {
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
  EXPECT_EQ(GameErrorOf("(;SZ[3];B[ad])"),
            "t.sgf:1:10: B[ad] is off the 3x3 board, which has aa to cc");
  EXPECT_EQ(GameErrorOf("(;SZ[3];B[uu])"),
            "t.sgf:1:10: B[uu] is off the 3x3 board, which has aa to cc");
  EXPECT_EQ(GameErrorOf("(;SZ[3];B[A1])"),
            "t.sgf:1:10: B[A1] is not a point: expected two letters, aa to cc on this board");
  EXPECT_THAT(GameErrorOf("(;SZ[3]AB[tt])"), HasSubstr("AB[tt] is off the 3x3 board"));
  EXPECT_THAT(GameErrorOf("(;SZ[3]AB[])"), HasSubstr("AB[] is not a point"));
  EXPECT_THAT(GameErrorOf("(;SZ[3]AB[bb:aa])"),
              HasSubstr("1:10: AB[bb:aa]: a rectangle is given by its upper left"));
  EXPECT_THAT(GameErrorOf("(;SZ[3]AB[aa:])"), HasSubstr("is not a point"));
  EXPECT_THAT(GameErrorOf("(;SZ[3]AB[aa]AW[aa])"),
              HasSubstr("t.sgf:1:14: A3 (aa) is set twice in this node, by AB and AW"));
  EXPECT_THAT(GameErrorOf("(;SZ[3]AB[aa:bb]AE[ab])"), HasSubstr("A2 (ab) is set twice"));
  EXPECT_THAT(GameErrorOf("(;SZ[3];B[aa]W[bb])"), HasSubstr("B and W in one node"));
  EXPECT_THAT(GameErrorOf("(;SZ[3];B[aa];W[ab]AB[bb])"), HasSubstr("AB after the first move"));
  EXPECT_THAT(GameErrorOf("(;SZ[3];B[aa];AB[bb])"), HasSubstr("AB after the first move"));
  EXPECT_THAT(GameErrorOf("(;SZ[3];B[aa];PL[B])"), HasSubstr("PL after the first move"));
  EXPECT_THAT(GameErrorOf("(;SZ[3];B[aa][bb])"), HasSubstr("1:14: property B takes one value"));
  EXPECT_THAT(GameErrorOf("(;SZ[3]PL[red])"), HasSubstr("PL[red]: expected PL[B] or PL[W]"));
  EXPECT_THAT(GameErrorOf("(;GM[2])"), HasSubstr("1:5: GM[2]: expected 1, the game of Go"));
  EXPECT_THAT(GameErrorOf("(;FF[5])"), HasSubstr("FF[5]: expected 4"));
  for (const char* size :
       {"0", "20", "", "x", "3:", "3:20", ":3", "-1", "3:3:3", "1e1", "99999999999"}) {
    EXPECT_THAT(GameErrorOf(std::string("(;SZ[") + size + "])"), HasSubstr("t.sgf:1:5: SZ["))
        << size;
  }
  EXPECT_THAT(GameErrorOf("(;GM[1];SZ[9])"), HasSubstr("1:9: SZ belongs to the root node"));
  EXPECT_THAT(GameErrorOf("(;GM[1]SZ[9]SZ[9][13])"),
              HasSubstr("1:18: property SZ takes one value but already has [9]"));
  EXPECT_THAT(GameErrorOf("(;SZ[3];B[\xff\x1b])"), HasSubstr("B[\\xFF\\x1B] is not a point"));
}

// Deviations from the standard that programs write, and how they are read.
TEST(SgfGameTest, LeniencyWhereThereIsOneMeaning) {
  const auto rows = [](const std::string& text) { return Read(text)->setup.ToRows(); };
  EXPECT_EQ(rows("(;SZ[2]AB[aa]AB[bb]AB[aa])"), (std::vector<std::string>{"X.", ".X"}));
  EXPECT_EQ(rows("(;SZ[ 2x2 ]AB[ aa ][BB])"), (std::vector<std::string>{"X.", ".X"}));
  EXPECT_EQ(Read("(;GM[]FF[3]SZ[3]SZ[3];SZ[3:3]GM[1]FF[4];B[CC])")->plies[0].move->at,
            (Point{2, 0}));
  EXPECT_TRUE(Read("(;SZ[3];B[TT])")->plies[0].move->IsPass());
  EXPECT_TRUE(Read("(;SZ[3];B[ ])")->plies[0].move->IsPass());
  EXPECT_EQ(*Read("(;SZ[3]PL[White])")->to_move, Color::kWhite);
  const auto both = Read("(;SZ[3]AB[aa]B[bb]PL[W])");
  ASSERT_TRUE(both.ok()) << both.status();
  EXPECT_EQ(both->setup.ToRows()[0], "X..");
  EXPECT_EQ(both->FirstToMove(), Color::kBlack);
  ASSERT_EQ(both->warnings.size(), 2u);
  EXPECT_THAT(both->warnings[0],
              HasSubstr("t.sgf:1:8: AB in a node with a move: treated as setup before"));
  EXPECT_THAT(both->warnings[1], HasSubstr("t.sgf:1:19: PL in a node with a move is ignored"));
}

TEST(SgfGameTest, GameInformationMayStandAnywhereOnce) {
  const auto game = Read("(;SZ[3];KM[7]RU[AGA]PB[b]BR[1d]PW[w]RE[B+1];B[aa]KM[8])");
  ASSERT_TRUE(game.ok());
  EXPECT_EQ(game->compensation->raw, "7");
  EXPECT_EQ(game->rules->raw, "AGA");
  EXPECT_EQ(game->black, "b (1d)");
  EXPECT_EQ(game->white, "w");
  EXPECT_EQ(game->result, "B+1");
  ASSERT_EQ(game->warnings.size(), 1u);
  EXPECT_THAT(game->warnings[0],
              HasSubstr("KM[8] is ignored: the game already has KM[7], set in line 1"));
}

TEST(SgfGameTest, TextsAreDecodedAndWarningsHaveAPlace) {
  EXPECT_EQ(Read("(;CA[GB2312]C[\xB5\xDA])")->comment, "\xE7\xAC\xAC");
  EXPECT_EQ(Read("(;CA[Shift_JIS]C[\x95\x5C\\]])")->comment, "\xE8\xA1\xA8]");
  const auto utf8 = Read("(;C[\xC3\xA4])");
  EXPECT_EQ(utf8->comment, "\xC3\xA4");
  EXPECT_TRUE(utf8->warnings.empty());
  const auto latin = Read("(;C[\xE4])");
  EXPECT_EQ(latin->comment, "\xC3\xA4");
  ASSERT_EQ(latin->warnings.size(), 1u);
  EXPECT_THAT(latin->warnings[0],
              HasSubstr("t.sgf:1:4: no charset is declared (CA) and this is not UTF-8"));
  const auto bad = Read("(;CA[UTF-8]C[ab\r\nc\xFF\xFE]);");
  EXPECT_FALSE(bad.ok());
  const auto spoilt = Read("(;CA[UTF-8]C[ab\r\nc\xFF\xFE])");
  EXPECT_EQ(spoilt->comment, "ab\nc\xEF\xBF\xBD\xEF\xBF\xBD");
  ASSERT_EQ(spoilt->warnings.size(), 1u);
  EXPECT_THAT(spoilt->warnings[0],
              HasSubstr("t.sgf:2:2: from here on 2 bytes are not valid in UTF-8"));
  EXPECT_THAT(Read("(;CA[Klingon]C[\xE4])")->warnings[0],
              HasSubstr("t.sgf:1:5: CA: \"Klingon\" is not a known char"));
  EXPECT_THAT(Read("(;CA[UTF-16]C[\xE4])")->warnings[0], HasSubstr("convert the whole file"));
}

TEST(SgfGameTest, SetupInPlayOnlyForWhomTakesIt) {
  const auto trees = ParseSgf("(;SZ[3];B[aa];AW[bb]PL[W]C[x];AE[aa];PL[B])", "t.sgf");
  EXPECT_FALSE(ReadSgfGame(trees->front(), "t.sgf").ok());
  const auto game = ReadSgfGame(trees->front(), "t.sgf", {{}, "", true});
  ASSERT_TRUE(game.ok()) << game.status();
  ASSERT_EQ(game->plies.size(), 4u);
  EXPECT_EQ(game->plies[1].setup, (SgfPoints{{Point{1, 1}, Color::kWhite}}));
  EXPECT_EQ(game->plies[1].set_to_move, Color::kWhite);
  EXPECT_EQ(game->plies[1].comment, "x");
  EXPECT_TRUE(game->plies[2].IsSetup());
  EXPECT_EQ(game->plies[2].agreed_dead, (std::vector<Point>{{0, 2}}));
  EXPECT_TRUE(game->plies[3].IsSetup());
}

TEST(SgfLinesTest, EveryWayFromTheRootToALeaf) {
  const auto trees = ParseSgf("(;SZ[3](;B[aa];W[bb](;B[ca])(;B[cb]))(;B[ba])(;B[cc];W[aa]))", "t");
  const auto lines = SgfLines(trees->front());
  ASSERT_TRUE(lines.ok());
  std::vector<std::string> names;
  for (const SgfLine& line : *lines) names.push_back(SgfLineName(line));
  EXPECT_EQ(names, (std::vector<std::string>{"1.1", "1.2", "2", "3"}));
  EXPECT_EQ(*SgfLineNodes(trees->front(), {1, 2}), (std::vector<int>{0, 1, 2, 4}));
  EXPECT_EQ(*SgfLineNodes(trees->front(), {1}), (std::vector<int>{0, 1, 2, 3}));
  EXPECT_THAT(std::string(SgfLineNodes(trees->front(), {4}).status().message()),
              HasSubstr("there is no line 4: branching 1 on its path has 3 variations"));
  EXPECT_THAT(std::string(SgfLineNodes(trees->front(), {2, 1}).status().message()),
              HasSubstr("there is no line 2.1: its path has only 1 branching"));
  const auto game = ReadSgfGame(trees->front(), "t", {{3}, "", false});
  EXPECT_EQ(spec::MoveName(*game->plies[0].move), "C1");
  EXPECT_EQ(SgfLines(ParseSgf("(;SZ[3];B[aa])", "t")->front())->front(), SgfLine());
  EXPECT_EQ(SgfLineName({}), "main");
  EXPECT_EQ(*ParseSgfLine("1.12"), (SgfLine{1, 12}));
  EXPECT_EQ(*ParseSgfLine("main"), SgfLine());
  for (const char* name : {"", "0", "1.", ".1", "1..2", "x", "-1", "1,2", "99999999999"}) {
    EXPECT_FALSE(ParseSgfLine(name).ok()) << name;
  }
}

// A comb: each node of a long line has a leaf beside it.
TEST(SgfLinesTest, LinesWithoutEndAreRefused) {
  SgfTree tree;
  tree.nodes.resize(6001);
  for (int i = 0; i < 3000; ++i)
    tree.nodes[static_cast<size_t>(2 * i)].children = {2 * i + 2, 2 * i + 1};
  EXPECT_EQ(SgfLines(tree).status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_TRUE(SgfLineNodes(tree, {1, 1, 2}).ok());
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
