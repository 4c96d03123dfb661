#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/cli/run_program.h"

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

TEST(CircleCommandTest, BadInputIsOneLine) {
  struct Case {
    std::vector<std::string> args;
    int exit_code;
    const char* error;
  };
  for (const Case& c : std::vector<Case>{
           {{}, 2, "--board"},
           {{"--board", "4x4"}, 3, "circle: 4x4 has 16 points; the limit is 12"},
           {{"--board", "3x2", "--settled", "shut"}, 2, "shut"},
           {{"--board", "3x2", "--most", "0"}, 2, "--most"},
           {{"--board", "3x2", "--rules", "hot-only"}, 3, "single stones are the only hot ones"},
           {{"--board", "3x2", "--rules", "tromp-taylor"}, 3, "rules that depend on history"}}) {
    std::vector<std::string> words = {"circle"};
    words.insert(words.end(), c.args.begin(), c.args.end());
    const ProgramResult run = RunHotstone(words);
    EXPECT_EQ(run.exit_code, c.exit_code) << c.error;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr(c.error));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

}  // namespace
}  // namespace hotstone::cli
