#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <string>
#include <vector>

#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(CircleCommandTest, CountsTheClassificationsOfEachReading) {
  const ProgramResult run = RunHotstone({"circle", "--board", "3x2"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("3x2, basic-only, hot stones alone: 3 takes"),
                             HasSubstr("  open        before  8"),
                             HasSubstr("  unsettled   after   1                         3"),
                             HasSubstr("  decides     before  3")));
}

// A take that fights exactly if it does not.
TEST(CircleCommandTest, ShowsALiar) {
  const ProgramResult run =
      RunHotstone({"circle", "--board", "3x3", "--settled", "unsettled", "--asked", "after"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("none, because of these takes:\n  take 1: Black has just"),
                             HasSubstr("  if 1 fights, then 1 disturbs\n"),
                             HasSubstr("  if 1 disturbs, then 1 fights\n")));
}

TEST(CircleCommandTest, ShowsAKoThatCanBeCalledEitherWay) {
  const ProgramResult run = RunHotstone(
      {"circle", "--board", "3x2", "--settled", "open", "--asked", "after", "--most", "1"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("  open        after   over 1 "),
                    HasSubstr("  two classifications differ about the take of"),
                    HasSubstr("    where it fights:\n"), HasSubstr("    where it disturbs:\n")));
}

TEST(CircleCommandTest, TheSecondRuleNamesDisturbers) {
  const ProgramResult run = RunHotstone({"circle", "--board", "3x2", "--second-rule", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("\"not_settled\":\"unsettled\",\"asked\":\"after\","
                                       "\"second_rule\":true,\"consistent\":1,"),
                             HasSubstr("\"always_fight\":3,\"never_fight\":0,\"either_way\":0")));
}

TEST(CircleCommandTest, ASecondSolverAgrees) {
  const ProgramResult run = RunHotstone({"circle", "--board", "3x2", "--second"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(" confirms 9 of the 9 searches"));
}

class CircleCheckpointCommandTest : public testing::Test {
 protected:
  ~CircleCheckpointCommandTest() override { unlink(path_.c_str()); }
  std::vector<std::string> Asked(const std::vector<std::string>& more) const {
    return WithMore({"circle", "--board", "3x3", "--settled", "open", "--asked", "after", "--json",
                     "--checkpoint", path_, "--most", "3"},
                    more);
  }
  const std::string path_ = TestPath("circle_kept");
};

// Killed or interrupted at any time, it goes on to the same answer.
TEST_F(CircleCheckpointCommandTest, GoesOnAfterItWasStopped) {
  const std::string wanted = RunHotstone({"circle", "--board", "3x3", "--settled", "open",
                                          "--asked", "after", "--json", "--most", "3"})
                                 .out;
  for (const int changes : {60, 600}) {
    unlink(path_.c_str());
    {
      StoppedProgram program(Asked({"--checkpoint-every", "0"}));
      for (int i = 0; i < changes; ++i) ASSERT_TRUE(program.RunToFileChange());
    }  // killed
    const size_t kept = FileText(path_, 1 << 20).size();
    {
      StoppedProgram program(Asked({"--checkpoint-every", "0", "--resume"}));
      for (int i = 0; i < 40; ++i) ASSERT_TRUE(program.RunToFileChange());
      program.Signal(SIGINT);
      EXPECT_EQ(program.Wait(), 3);
      EXPECT_EQ(program.Output(), "");
      EXPECT_THAT(program.Errors(),
                  AllOf(HasSubstr("hotstone: circle: stopped at open after, which is unknown so "
                                  "far ("),
                        HasSubstr(" of 48 takes called, clauses: "),
                        HasSubstr("; continue with the same options and --resume\n")));
    }
    EXPECT_GE(FileText(path_, 1 << 20).size(), kept);
    const ProgramResult resumed = RunHotstone(Asked({"--resume"}));
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_EQ(resumed.out, wanted);
  }
  EXPECT_EQ(RunHotstone(Asked({"--resume"})).out, wanted);
}

TEST_F(CircleCheckpointCommandTest, BadCheckpointsAreOneLineAndStay) {
  EXPECT_THAT(Refusal(Asked({"--resume"})), HasSubstr(path_ + ": no checkpoint found"));
  ASSERT_EQ(RunHotstone(Asked({})).exit_code, 0);
  EXPECT_THAT(Refusal(Asked({})), HasSubstr("holds the checkpoint of an earlier search"));
  const std::string kept = FileText(path_, 1 << 20);
  EXPECT_THAT(Refusal(Asked({"--resume", "--second-rule"})),
              HasSubstr("a checkpoint of \"second_rule no\", not of \"second_rule yes\""));
  const std::string half = kept.substr(0, kept.size() / 2);
  std::ofstream(path_) << half;
  EXPECT_THAT(Refusal(Asked({"--resume"})), HasSubstr("damaged or changed"));
  EXPECT_EQ(FileText(path_, 1 << 20), half);
}

TEST(CircleCommandTest, BadInputIsOneLine) {
  struct Case {
    std::vector<std::string> args;
    int exit_code;
    const char* error;
  };
  for (const Case& c : std::vector<Case>{
           {{}, 2, "--board"},
           {{"--board", "4x4"}, 2, "circle: 4x4 has 16 points; the limit is 12"},
           {{"--board", "3x2", "--settled", "shut"}, 2, "shut"},
           {{"--board", "3x2", "--most", "0"}, 2, "--most"},
           {{"--board", "3x2", "--resume"}, 2, "--resume needs --checkpoint FILE"},
           {{"--board", "2x1", "--checkpoint", "/nowhere/at/all"}, 2, "/nowhere/at/all"},
           {{"--board", "3x2", "--rules", "hot-only"}, 3, "single stones are the only hot ones"},
           {{"--board", "3x2", "--rules", "tromp-taylor"}, 3, "rules that depend on history"}}) {
    std::vector<std::string> words = {"circle"};
    words.insert(words.end(), c.args.begin(), c.args.end());
    EXPECT_THAT(Refusal(words, c.exit_code), HasSubstr(c.error));
  }
}

}  // namespace
}  // namespace hotstone::cli
