#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr char kRules[] = "basic-only,self_removal=none,end_passes=2";

TEST(PerftCommandTest, KnownNumber) {
  const ProgramResult run =
      RunHotstone({"perft", "--board", "5x5", "--rules", kRules, "--depth", "6"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("board: 5x5\nrules: basic-only,self_removal=none,end_passes=2\n"
                                  "depth 1: 26\ndepth 2: 651\ndepth 3: 15650\n"
                                  "depth 4: 361041\ndepth 5: 7984104\ndepth 6: 168755200\n("));
  EXPECT_EQ(run.SaidBesides(), "");
}

TEST(PerftCommandTest, Json) {
  const ProgramResult run =
      RunHotstone({"perft", "--board", "5x5", "--rules", kRules, "--depth", "3", "--json"});
  ASSERT_EQ(run.OutputLines().size(), 1u);
  EXPECT_THAT(
      run.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"perft\",\"board\":\"5x5\","
                 "\"rules\":\"basic-only,self_removal=none,end_passes=2\",\"depth\":3,"
                 "\"value\":\"15650\",\"seconds\":"));
  EXPECT_THAT(run.out, HasSubstr("\"version\":\"0.1.0\"}"));
}

TEST(PerftCommandTest, DivideFromAPosition) {
  // No ply came before, so no ban: Black may take the ko stone at B1 by playing C1.
  const ProgramResult run = RunHotstone({"perft", "--position", ".XO./XO.O", "--to-move", "B",
                                         "--rules", kRules, "--depth", "1", "--divide"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.OutputLines()[0], "board: 4x2");
  EXPECT_THAT(run.out, HasSubstr("\nC1    1\n"));
  EXPECT_THAT(run.out, HasSubstr("\npass  1\n"));
  const ProgramResult json = RunHotstone(
      {"perft", "--board", "2x1", "--rules", kRules, "--depth", "2", "--divide", "--json"});
  EXPECT_THAT(json.out,
              HasSubstr("\"value\":\"7\",\"divide\":{\"A1\":\"2\",\"B1\":\"2\",\"pass\":\"3\"}"));
}

TEST(PerftCommandTest, DepthZeroIsOne) {
  EXPECT_THAT(RunHotstone({"perft", "--board", "1x1", "--depth", "0"}).out,
              HasSubstr("depth 0: 1\n"));
}

TEST(PerftCommandTest, BadInputIsOneLineAndCode2) {
  const std::vector<std::vector<std::string>> bad = {
      {"perft", "--depth", "2"},
      {"perft", "--board", "3x3"},
      {"perft", "--board", "3x3", "--depth", "-1"},
      {"perft", "--board", "3x3", "--depth", "1001"},
      {"perft", "--board", "3x3", "--depth", "two"},
      {"perft", "--board", "9x9", "--depth", "2"},
      {"perft", "--board", "3", "--depth", "2"},
      {"perft", "--board", "3x3", "--depth", "2", "--rules", "best"},
      {"perft", "--board", "3x3", "--depth", "2", "--to-move", "black"},
      {"perft", "--position", "X?", "--depth", "2"},
      {"perft", "--position", "XO", "--depth", "2"},
      {"perft", "--board", "3x3", "--position", "X.", "--depth", "2"},
  };
  for (const auto& arguments : bad) Refusal(arguments);
}

TEST(PerftCommandTest, RulesThatAreNotRenderedAreUnknown) {
  EXPECT_THAT(
      Refusal({"perft", "--board", "3x3", "--depth", "2", "--rules", "ing-1996,resume=dispute"}, 3),
      HasSubstr("resume=dispute, which is not implemented"));
}

}  // namespace
}  // namespace hotstone::cli
