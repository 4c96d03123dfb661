#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>
#include <utility>
#include <vector>

#include "certify/kinds/kind_table.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(LifeCommandTest, ShowsTheFateOfEachChain) {
  const ProgramResult run = RunHotstone({"life", "--position", ".XOO/X.OX/.XX."});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("  White C2  dead      Black first: removed; White first: "
                                       "removed\n"),
                             HasSubstr("  Black D2  by-turn   White first: removed by D1; Black "
                                       "first: kept by D1 B2\n")));
}

TEST(LifeCommandTest, CountsABoardAndItsKos) {
  const ProgramResult run = RunHotstone({"life", "--board", "3x3", "--kos"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("12675 legal positions, 6674 with a stone"),
                             HasSubstr("         26096  by-turn   attacker first: removed; owner "
                                       "first: kept\n"),
                             HasSubstr("  disturbing (disturbed-life)               16")));
}

TEST(LifeCommandTest, SaysWhatARuleOverBreathsCouldDo) {
  const ProgramResult run =
      RunHotstone({"life", "--board", "3x3", "--kos", "--rule-from", "3x2", "--rule-steps", "1"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr("ING96-G515: a disturbing ko alters nothing: no stone is by turn; not in "),
            HasSubstr("so the best rule over breaths is right about 800 (89.3 %)"),
            HasSubstr("these two have the same breaths"),
            HasSubstr("of 3x2 knows the breaths of 256 of these, and is right about 240"),
            HasSubstr("the best list of tests, 1 step made on 3x2, is right about"),
            HasSubstr("  otherwise  ")));
}

// Beyond the tables: two eyes, a ladder, and what is neither.
TEST(LifeCommandTest, SearchesLargerBoards) {
  const ProgramResult run =
      RunHotstone({"life", "--position",
                   ".X.XO.O.X/XXXXO.OX./OOOOO..OO/........./........./........./........./"
                   "....X..../........."});
  EXPECT_EQ(run.exit_code, 3) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("  Black A8  stays     White first: stays; Black first: "
                                       "stays (unconditionally alive (Benson))\n"),
                             HasSubstr("  Black H8  unknown   White first: removed; "),
                             HasSubstr("  Black E2  unknown ")));
}

TEST(LifeCommandTest, WritesStrategiesThatTheCheckerAccepts) {
  const std::string folder = TestPath("life");
  const ProgramResult run =
      RunHotstone({"life", "--position", ".XOO/X.OX/.XX.", "--certificates", folder, "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\"method\":\"table\""));
  EXPECT_THAT(run.out, HasSubstr("\"D2-attacker-first.strategy\""));
  for (const char* name : {"D2-attacker-first", "D2-owner-first", "C2-owner-first"}) {
    const auto checked = certify::CheckFile(folder + "/" + name + ".strategy", {});
    EXPECT_TRUE(checked.ok()) << checked.status();
  }
}

TEST(LifeCommandTest, ShowsLines) {
  const ProgramResult run = RunHotstone({"life", "--position", ".XOO/X.OX/.XX.", "--lines"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("first: kept by D1 B2\n      White first: W D1 removes it\n"
                                       "      Black first: B D1, W B2, B B2, W pass, B pass, W "
                                       "pass, B pass; the game ends with it on the board\n"),
                             HasSubstr("as long as\nit lets him; an attacker who loses follows one "
                                       "line out of many\n")));
}

TEST(LifeCommandTest, ReadsAStoredTable) {
  const std::string path = TestPath("life.fates");
  ASSERT_EQ(RunHotstone({"table", "build", "--fates", "--board", "4x3", "--out", path}).exit_code,
            0);
  const ProgramResult read = RunHotstone({"life", "--position", ".XOO/X.OX/.XX.", "--table", path});
  EXPECT_EQ(read.exit_code, 0) << read.err;
  EXPECT_EQ(read.out, RunHotstone({"life", "--position", ".XOO/X.OX/.XX."}).out);
  EXPECT_THAT(RunHotstone({"life", "--board", "4x3", "--table", path}).err,
              HasSubstr("--table goes with --position"));
  EXPECT_THAT(
      RunHotstone({"life", "--position", "X...", "--table", path, "--certificates", path}).err,
      HasSubstr("cannot be combined"));
  unlink(path.c_str());
}

TEST(LifeCommandTest, LinesThatWereNotFoundLeaveTheExitCode) {
  const ProgramResult run =
      RunHotstone({"life", "--position", "O.X/.../XOO", "--lines", "--nodes", "1", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("{\"first\":\"owner\",\"moves\":[],\"end\":\"unknown\","
                                       "\"resistance\":null,\"why\":\"the search reached its "
                                       "limit\"}"),
                             HasSubstr("\"certificates\":[]")));
}

TEST(LifeCommandTest, WritesCertificatesOfFates) {
  const std::string folder = TestPath("fates");
  const ProgramResult run =
      RunHotstone({"life", "--position", ".O./OXO/OX.", "--certificates", folder});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("certificates: A1.fates, B1.fates, C2.fates, B3.fates, A1-"));
  for (const auto& [name, claim] :
       {std::pair{"B1",
                  "B1 of .O./OXO/OX. is removed within 1 ply if White moves first and hangs if "
                  "Black moves first under basic-only"},
        std::pair{"A1",
                  "A1 of .O./OXO/OX. is removed within 1 ply if Black moves first and is kept "
                  "within 11 plies if White moves first under basic-only"}}) {
    const auto checked = certify::CheckFile(folder + "/" + name + ".fates", {});
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_EQ(checked->claim, claim);
  }
}

TEST(LifeCommandTest, JsonIsOneObject) {
  const ProgramResult run = RunHotstone({"life", "--position", "X.O", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("\"command\":\"life\",\"board\":\"3x1\""),
                             HasSubstr("{\"owner\":\"B\",\"stones\":[\"A1\"],\"fate\":\"dead\","
                                       "\"attacker_first\":\"removed\"")));
}

TEST(LifeCommandTest, BadInputAndBoardsBeyondReachAreOneLine) {
  struct Case {
    std::vector<std::string> args;
    int exit_code;
    const char* error;
  };
  for (const Case& c : std::vector<Case>{
           {{"--position", ".XO/X.X/OXO"}, 2, "has no liberty"},
           {{"--position", "X.O", "--kos"}, 2, "--kos counts the ko positions of a whole --board"},
           {{"--position", "....X/...../...../.....", "--presets"},
            3,
            "takes at most 18 points without --table, and rules without history"},
           {{"--board", "3x3", "--presets"}, 2, "--presets goes with --position"},
           {{"--board", "3x3", "--lines"}, 2, "--lines goes with --position"},
           {{"--board", "3x3", "--certificates", "x"}, 2, "--certificates goes with --position"},
           {{"--position", "X.O", "--nodes", "0"}, 2, "--nodes"},
           {{"--position", "X.O", "--certificates", "/dev/null/x"},
            2,
            "--certificates /dev/null/x"},
           {{"--board", "3x3", "--rule-from", "3x2"}, 2, "--rule-from goes with --kos"},
           {{"--board", "3x3", "--rule-steps", "2"}, 2, "--rule-steps goes with --kos"},
           {{"--board", "3x3", "--kos", "--rule-steps", "4"}, 2, "--rule-steps"},
           {{"--board", "3x3", "--kos", "--rule-from", "9x9"}, 2, "9x9 has 81 points"},
           {{}, 2, "--board"},
           {{"--board", "9x9"}, 2, "9x9 has 81 points; the limit is 21"},
           {{"--board", "4x5", "--memory", "100MiB"}, 3, "--memory allows 100 MiB"},
           {{"--board", "3x3", "--rules", "tromp-taylor"}, 3, "rules that depend on history"},
           {{"--board", "3x3", "--search"}, 2, "--search goes with --position"},
           {{"--board", "3x3", "--rules", "basic-only,capture_ends=true"}, 3, "only passes end"}}) {
    std::vector<std::string> words = {"life"};
    words.insert(words.end(), c.args.begin(), c.args.end());
    const ProgramResult run = RunHotstone(words);
    EXPECT_EQ(run.exit_code, c.exit_code) << c.error;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr(c.error));
  }
}

}  // namespace
}  // namespace hotstone::cli
