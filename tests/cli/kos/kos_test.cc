// hotstone kos: the ko positions of a position and of a board, and who disturbs in a cycle.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kTwoKos[] = "XX.XO/.XXOO/XXO.O";

TEST(KosCommandTest, TheKosOfAPositionWithTheirClass) {
  const ProgramResult run = RunHotstone({"kos", "--position", kTwoKos});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(
      run.out,
      HasSubstr("kos C1 D3: disturbing (disturbed-death), White is dead and the disturber"));
  const ProgramResult json = RunHotstone({"kos", "--position", kTwoKos, "--json"});
  EXPECT_THAT(
      json.out,
      AllOf(HasSubstr(
                "\"board\":\"5x3\",\"rows\":[\"XX.XO\",\".XXOO\",\"XXO.O\"],\"ko_positions\":[{"),
            HasSubstr("\"class\":\"disturbing\""), HasSubstr("\"cycle\":null")));
}

TEST(KosCommandTest, APositionWithoutAKo) {
  const ProgramResult run = RunHotstone({"kos", "--position", "X../..."});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("no ko\n"));
}

TEST(KosCommandTest, TheDisturberOfACycle) {
  const ProgramResult run = RunHotstone({"kos", "--position", "XX.XOO/.XXOO./XXO.OO", "--cycle",
                                         "B:D1 W:C3 B:pass W:C1 B:D3 W:pass"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "cycle of 6 plies, started by Black: disturbing (disturbed-life), disturber Black"));
}

TEST(KosCommandTest, ThePositionAndTheCycleHaveALink) {
  EXPECT_THAT(RunHotstone({"kos", "--position", kTwoKos, "--link", "a"}).out,
              EndsWith("\na/judge.html#rules=basic-only&rows=XX.XO/.XXOO/XXO.O\n"));
  const std::vector<std::string> cycle = {"kos",
                                          "--position",
                                          "XX.XOO/.XXOO./XXO.OO",
                                          "--cycle",
                                          "B:D1 W:C3 B:pass W:C1 B:D3 W:pass",
                                          "--rules",
                                          "ing-1996",
                                          "--link",
                                          "a"};
  EXPECT_THAT(RunHotstone(cycle).out,
              EndsWith("\na/judge.html#rules=ing-1996&rows=XX.XOO/.XXOO./XXO.OO&moves="
                       "B:D1,W:C3,B:pass,W:C1,B:D3,W:pass\n"));
  const std::vector<std::string> by_white = {"kos",
                                             "--position",
                                             "OO.OXX/.OOXX./OOX.XX",
                                             "--cycle",
                                             "W:D1 B:C3 W:pass B:C1 W:D3 B:pass",
                                             "--link",
                                             "a",
                                             "--json"};
  EXPECT_THAT(RunHotstone(by_white).out,
              HasSubstr("\"link\":\"a/judge.html#rules=basic-only&rows=OO.OXX/.OOXX./OOX.XX&"
                        "to_move=W&moves=W:D1,"));
}

TEST(KosCommandTest, EachFirstPositionOfABoardHasALink) {
  EXPECT_THAT(RunHotstone({"kos", "--board", "3x2", "--races", "--link", "a"}).out,
              HasSubstr("first .X./XO. W:A2\n"
                        "    a/judge.html#rules=basic-only&rows=.X./XO.&to_move=W\n"));
}

TEST(KosCommandTest, AllPositionsOfABoard) {
  const ProgramResult run = RunHotstone({"kos", "--board", "3x3"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("board: 3x3\nlegal positions: 12675\nwith a ko: "));
  EXPECT_THAT(RunHotstone({"kos", "--board", "3x3", "--json"}).out,
              HasSubstr("\"legal\":12675,\"with_ko\":"));
  EXPECT_THAT(RunHotstone({"kos", "--board", "3x3", "--races"}).out, HasSubstr("\nko races ("));
}

TEST(KosCommandTest, ClassesByRemovalBesideThoseByBreaths) {
  EXPECT_THAT(RunHotstone({"kos", "--position", "X../OX./.OX"}).out,
              HasSubstr("unclassified (doubtful-eye)"));
  const ProgramResult run =
      RunHotstone({"kos", "--position", "X../OX./.OX", "--class-by", "removal"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("fighting (single)"));
  const ProgramResult counts = RunHotstone({"kos", "--board", "3x2", "--class-by", "removal"});
  EXPECT_THAT(counts.out, HasSubstr("\nclass by breath, class by removal:\n"));
  EXPECT_THAT(counts.out, Not(HasSubstr("unclassified (")));
  EXPECT_THAT(RunHotstone({"kos", "--board", "3x2", "--class-by", "removal", "--json"}).out,
              HasSubstr("\"by_breath_and_removal\":[{\"by_breath\":"));
}

TEST(KosCommandTest, WhatCannotBeAsked) {
  EXPECT_THAT(
      Refusal({"kos", "--board", "5x5"}),
      HasSubstr(
          "kos counts positions on boards of up to 12 points, 5x5 has 25; --position takes any "
          "board; a smaller one: hotstone kos --board 4x3\n"));
  EXPECT_THAT(Refusal({"kos", "--board", "4x4", "--class-by", "removal", "--races"}),
              HasSubstr("hotstone kos --board 4x3 --class-by removal --races\n"));
  EXPECT_THAT(Refusal({"kos", "--board", "3x3", "--class-by", "word"}),
              HasSubstr("known values: breath, removal, removal-decides"));
  EXPECT_THAT(Refusal({"kos", "--board", "3x3", "--class-by", "removal", "--rules", "ing-1996"}),
              HasSubstr("write --rules ing-1996,class_by=removal"));
  EXPECT_THAT(Refusal({"kos", "--position", "...../...../...../.....", "--class-by", "removal"}, 3),
              HasSubstr("5x4 has 20 points, the limit is 18"));
  EXPECT_THAT(Refusal({"kos", "--board", "3x3", "--cycle", "B:A1"}),
              HasSubstr("--cycle needs --position"));
  EXPECT_THAT(Refusal({"kos", "--position", kTwoKos, "--races"}),
              HasSubstr("--races counts positions, and needs --board"));
  EXPECT_THAT(Refusal({"kos", "--position", kTwoKos, "--cycle", "A1"}),
              HasSubstr("\"A1\" is not a move such as B:C3 or W:pass"));
  EXPECT_THAT(Refusal({"kos", "--position", kTwoKos, "--cycle", "B:C1"}),
              HasSubstr("an even number of moves, not 1"));
}

}  // namespace
}  // namespace hotstone::cli
