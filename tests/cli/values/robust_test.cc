#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "certify/solution/solution_check.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;

TEST(RobustCommandTest, BoundsOfBoardsAndPositions) {
  const ProgramResult board = RunHotstone({"robust", "--board", "3x3", "--json"});
  EXPECT_EQ(board.exit_code, 0) << board.err;
  EXPECT_THAT(
      board.out,
      HasSubstr("\"board\":\"3x3\",\"hot\":\"single\",\"rows\":[\"...\",\"...\",\"...\"],\"to_"
                "move\":\"B\","
                "\"lower\":2,\"upper\":9,\"positions\":12675,\"same_under_every_rule\":8326,"
                "\"bounds_differ\":4349,"));
  EXPECT_EQ(board.OutputLines().size(), 1u);
  const ProgramResult every = RunHotstone({"robust", "--board", "3x3", "--hot", "every", "--json"});
  EXPECT_THAT(
      every.out,
      HasSubstr("\"lower\":0,\"upper\":9,\"positions\":12675,\"same_under_every_rule\":7910,"));
  // Exchanging the colours exchanges the bounds.
  const ProgramResult white = RunHotstone({"robust", "--position", "XX./.OO", "--to-move", "W"});
  EXPECT_THAT(white.out,
              HasSubstr("robust bounds for Black: [-6, 6]: the rule of repetition may decide\n"));
  const ProgramResult settled = RunHotstone({"robust", "--board", "5x2", "--to-move", "W"});
  EXPECT_THAT(settled.out,
              HasSubstr("robust bounds for Black: [-10, -10], the value under every rule"));
}

TEST(RobustCommandTest, TheListHasEachClassOnce) {
  const ProgramResult run = RunHotstone({"robust", "--board", "2x1", "--list"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.OutputLines().front(), "..  [-2, 2]  x1");
  EXPECT_THAT(run.out, HasSubstr("0 of 5 positions with Black to move have the same value"));
}

TEST(RobustCommandTest, CertificatesAreWrittenAndAccepted) {
  const std::string path = TestPath("robust_command.cert");
  for (const char* hot : {"single", "every"}) {
    const ProgramResult run = RunHotstone({"robust", "--board", "5x2", "--hot", hot, "--images",
                                           "--certificate", path, "--side", "B"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const auto read = certify::ReadSolution(path);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->header.at_least, std::string(hot) == "single" ? 10 : 1);
    EXPECT_TRUE(certify::CheckSolution(*read).ok());
    unlink(path.c_str());
  }
}

TEST(RobustCommandTest, PairsOfRules) {
  const std::string rules = "simplified-ing;simplified-ing,cycle=ssk;simplified-ing,cycle=fixed";
  const ProgramResult run = RunHotstone({"robust", "--pairs", "--rules", rules});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("a  simplified-ing\nb  simplified-ing,cycle=ssk\nc  simplified-ing,cycle=fixed\n"));
  EXPECT_THAT(run.out,
              HasSubstr("  1  2x1    ..         0   0   2\n  2  2x1    X.        -2   0   2\n"));
  EXPECT_THAT(run.out, HasSubstr("    b   c\na   2   1\nb       1\n"));
  const ProgramResult json = RunHotstone({"robust", "--pairs", "--board", "2x1", "--rules",
                                          "basic-only,end_passes=2", "--rules", rules, "--json"});
  ASSERT_EQ(json.OutputLines().size(), 10u) << json.err;
  EXPECT_THAT(
      json.OutputLines()[1],
      HasSubstr(
          "\"rules_a\":\"basic-only,end_passes=2\",\"endless_a\":\"W\",\"rules_b\":\"simplified-"
          "ing\","
          "\"endless_b\":null,\"board\":\"2x1\",\"rows\":[\"X.\"],\"to_move\":\"B\",\"value_a\":0,"
          "\"value_b\":-2,\"version\""));
  EXPECT_THAT(json.OutputLines()[0], HasSubstr("\"board\":null,\"rows\":null"));
}

TEST(RobustCommandTest, BadInputHasOneLine) {
  const auto said = [](const std::vector<std::string>& arguments, int code) {
    const ProgramResult run = RunHotstone(arguments);
    EXPECT_EQ(run.exit_code, code) << run.err;
    return run.err;
  };
  EXPECT_THAT(said({"robust"}, 2), HasSubstr("robust"));
  EXPECT_THAT(said({"robust", "--board", "3x3", "--side", "B"}, 2), HasSubstr("given together"));
  EXPECT_THAT(said({"robust", "--board", "3x3", "--images"}, 2),
              HasSubstr("--images requires --certificate"));
  EXPECT_THAT(said({"robust", "--board", "3x3", "--rules", "psk"}, 2),
              HasSubstr("--rules requires --pairs"));
  EXPECT_THAT(said({"robust", "--pairs", "--rules", "tromp-taylor"}, 2),
              HasSubstr("it must name 2 to 26"));
  EXPECT_THAT(said({"robust", "--pairs", "--board", "5x5"}, 2),
              HasSubstr("5x5 has 25 points; the limit is 21, and more than 4 may take hours: "
                        "hotstone robust --pairs --board 2x2\n"));
  EXPECT_THAT(said({"robust", "--pairs", "--list"}, 2),
              HasSubstr("--list cannot be combined with --pairs"));
  EXPECT_THAT(said({"robust", "--pairs", "--hot", "single"}, 2),
              HasSubstr("--hot cannot be combined with --pairs"));
  EXPECT_THAT(said({"robust", "--pairs", "--threads", "1"}, 2),
              HasSubstr("--threads cannot be combined with --pairs"));
  EXPECT_THAT(said({"robust", "--pairs", "--board", "2x2", "--rules",
                    "tromp-taylor;basic-only,cycle=square"},
                   3),
              HasSubstr("values with history are computed under"));
  EXPECT_THAT(said({"robust", "--board", "4x4", "--memory", "1MiB"}, 3),
              HasSubstr("--memory allows"));
}

// The bounds are shown, and no file is created if there is nothing to certify.
TEST(RobustCommandTest, TheLeastBoundNeedsNoCertificate) {
  const std::string path = TestPath("robust_none.cert");
  const ProgramResult run =
      RunHotstone({"robust", "--board", "2x2", "--certificate", path, "--side", "B"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("robust bounds for Black: [-4, 4]"));
  EXPECT_THAT(run.err, HasSubstr(path + ": not written: Black robustly forces only the minimum"));
  EXPECT_NE(access(path.c_str(), F_OK), 0);
}

}  // namespace
}  // namespace hotstone::cli
