#include <gmock/gmock.h>

#include <utility>

#include "tests/cli/records/explain_run.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(ScoreTest, PositionWithASharedSpace) {
  const RunResult run =
      RunHere({"score", "--position", ".XXO./XX.OO/.XXOO", "--rules", "simplified-ing"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.out,
            "board: 5x3\n"
            "rules: simplified-ing (from --rules)\n"
            "\n"
            "   A B C D E\n"
            " 3 x X X O o 3\n"
            " 2 X X - O O 2\n"
            " 1 x X X O O 1\n"
            "   A B C D E\n"
            "Black 8: stones 6, spaces 2\n"
            "White 6: stones 5, spaces 1\n"
            "shared spaces: 1 (C2)\n"
            "area difference, Black minus White: +2\n"
            "fill-in, each side with a set of 7:\n"
            "  shared spaces  surplus  winning spaces B W  losing stones B W  difference\n"
            "  half-is-own    lent                    0 0                0 1          +2\n"
            "  half-is-own    exact                   0 0                0 1          +2\n"
            "  worthless      lent                    0 0                0 1          +2\n"
            "  worthless      exact                   0 0                0 1          +2\n"
            "outcome by area, compensation 8: White wins by 6\n");
}

// 2x2 with two white stones and a set of one: the readings of the surplus differ.
TEST(ScoreTest, ReadingsDifferWhereAStoneIsTooMany) {
  const RunResult run = RunHere({"score", "--position", ".O/O."});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(
      run.out,
      HasSubstr("half-is-own    lent                    0 2                1 0          -4\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr("half-is-own    exact                   0 1                1 0          -3\n"));
  EXPECT_THAT(run.out, HasSubstr("White has 2 stones on the board, more than its set.\n"));
}

TEST(ScoreTest, EmptyBoardBelongsToNobody) {
  const RunResult run = RunHere({"score", "--position", ".../...", "--rules", "faulstich-2015"});
  EXPECT_THAT(run.out, HasSubstr("nobody's spaces: 6\narea difference, Black minus White: 0\n"));
  EXPECT_THAT(run.out, HasSubstr("outcome by area, compensation 5.5: White wins by 5.5\n"));
}

TEST(ScoreTest, RulesWithoutARenderedKoLayerStillCount) {
  const RunResult run = RunHere({"score", "--position", "X.O/X.O", "--rules", "ing-1996"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("outcome by fill-in, compensation 8: White wins by 8\n"));
}

TEST(ScoreTest, Json) {
  const RunResult run =
      RunHere({"score", "--position", "X.O/X.O", "--rules", "faulstich-2015", "--json"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(
      run.out,
      StartsWith(
          "{\"schema\":\"hotstone.result/1\",\"command\":\"score\",\"board\":\"3x2\",\"rules\":"
          "\"faulstich-2015\",\"rules_from\":\"from "
          "--rules\",\"state\":\"position\",\"rows\":[\"X.O\","
          "\"X.O\"],\"area\":{\"black_stones\":2,\"black_spaces\":0,\"white_stones\":2,"
          "\"white_spaces\":0,\"shared_spaces\":2,\"unowned_spaces\":0,\"difference\":0},\"map\":["
          "\"X.O\",\"X.O\"],\"shared_points\":[\"B1\",\"B2\"],\"fill_in\":[{\"shared\":\"half-is-"
          "own\","
          "\"surplus\":\"lent\",\"black\":{\"set\":2,\"on_board\":2,\"winning_spaces\":1,"
          "\"losing_stones\":0},"));
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "\"outcome\":{\"scoring\":\"area\",\"compensation\":5.5,\"winner\":\"W\",\"by\":5.5,"
          "\"text\":\"White wins by 5.5\"},\"version\":\""));
  EXPECT_THAT(RunHere({"score", "--position", "X.O/X.O", "--json"}).out,
              HasSubstr("\"compensation\":0,\"winner\":null,\"by\":0,\"text\":\"draw\""));
}

TEST(ScoreTest, MapIsTopRowFirst) {
  EXPECT_THAT(RunHere({"score", "--position", ".O/OO/../XX", "--json"}).out,
              HasSubstr("\"map\":[\"OO\",\"OO\",\"..\",\"XX\"]"));
}

TEST(ScoreTest, FileIsCountedAtItsEnd) {
  const RecordFile open("(;SZ[3]RU[tromp-taylor]KM[1.5];B[bb];W[];B[ba])");
  const RunResult run = RunHere({"score", open.path});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("the game is not over: the current position is counted\n"));
  EXPECT_THAT(run.out, HasSubstr("Black 9: stones 2, spaces 7\n"));
  EXPECT_THAT(run.out, HasSubstr("outcome by area, compensation 1.5: Black wins by 7.5\n"));
  const RecordFile ended("(;SZ[3]RU[tromp-taylor];B[bb];W[];B[])");
  EXPECT_THAT(RunHere({"score", ended.path, "--json"}).out, HasSubstr("\"state\":\"ended\""));
}

TEST(ScoreTest, BadInputIsOneLineAndTwo) {
  const RecordFile illegal("(;SZ[3];B[bb];W[bb])");
  const RecordFile broken("(;SZ[3];B[bb]");
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"score", "--position", "XX/XX"},
       "hotstone: --position: not a legal position: the chain of Black at A1 B1 A2 B2 has no "
       "liberty\n"},
      {{"score", "--position", "X./X"},
       "hotstone: --position: row 2 has 1 point, row 1 has 2 (rows top first, for example "
       "X.O/.X./...)\n"},
      {{"score", "--position", "z."},
       "hotstone: --position: row 1, column 1: 'z' is not X, O or '.' (rows top first, for example "
       "X.O/.X./...)\n"},
      {{"score", "--position", "X.", "--rules", "no"},
       "hotstone: rule set \"no\" is unknown; known names: "},
      {{"score"}, "hotstone: score needs either an SGF file or --position"},
      {{"score", illegal.path, "--position", "X."}, "hotstone: score needs either"},
      {{"score", illegal.path},
       "hotstone: " + illegal.path +
           ": move 2, White B2, is illegal under basic-only: occupied (ING96-G304); "
           "hotstone explain shows more\n"},
      {{"score", broken.path},
       "hotstone: " + broken.path + ":1:1: this '(' is never closed by ')'\n"},
      {{"score", "/nonexistent"},
       "hotstone: /nonexistent: cannot be read: No such file or directory\n"},
  };
  for (const auto& [arguments, message] : cases) {
    const RunResult run = RunHere(arguments);
    ExpectRefusal(run);
    EXPECT_THAT(run.err, StartsWith(message));
  }
}

}  // namespace
}  // namespace hotstone::cli
