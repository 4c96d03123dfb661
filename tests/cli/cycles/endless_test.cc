#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "certify/kinds/kind_table.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string TempPath(const std::string& name) {
  return testing::TempDir() + "/hotstone-" + std::to_string(::getpid()) + "-" + name;
}

TEST(EndlessCommandTest, TheFirstPliesHaveALink) {
  const ProgramResult run =
      RunHotstone({"endless", "--board", "2x2", "--plies", "2", "--link", "a"});
  EXPECT_THAT(run.out, HasSubstr("\nits first plies: a/judge.html#rules=basic-only,cycle=square&"
                                 "rows=../..&moves=B:A1,W:B1\n"));
}

TEST(EndlessCommandTest, WritesAGameThatExplainAccepts) {
  const std::string out = TempPath("endless.sgf");
  const std::string certificate = TempPath("endless.cert");
  const ProgramResult run =
      RunHotstone({"endless", "--board", "2x2", "--rules", "square", "--plies", "5000", "--out",
                   out, "--certificate", certificate});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, StartsWith("2x2  basic-only,cycle=square\n\nbehind the stem; White to move\n"
                                  "   A B\n 2 . . 2\n 1 X . 1\n   A B\nstem (1 ply): B:A1\n"
                                  "cycle a (6 plies): W:"));
  EXPECT_THAT(run.out,
              HasSubstr("5000 plies, each accepted under the full rule set;\n         no square in "
                        "their sequence of 5001 (position, player to move)\n"));
  EXPECT_THAT(run.out, HasSubstr("written: " + out + "\nwritten: " + certificate + "\n"));
  EXPECT_THAT(run.out, testing::Not(HasSubstr("the first 60 plies")));

  const ProgramResult explained = RunHotstone({"explain", out, "--json"});
  EXPECT_EQ(explained.exit_code, 0) << explained.err;
  EXPECT_THAT(explained.out, HasSubstr("basic-only,cycle=square"));
  EXPECT_FALSE(std::ifstream(out + ".partial").is_open());

  EXPECT_EQ(certify::CheckFile(certificate, {}).status(), absl::OkStatus());
}

TEST(EndlessCommandTest, ShowsTheFirstMovesWithoutAFile) {
  const ProgramResult run = RunHotstone({"endless", "--board", "2x1", "--plies", "12"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out,
              HasSubstr("the first 12 plies: B:A1 W:B1 B:pass W:A1 B:B1 W:A1 B:pass W:B1 B:pass "
                        "W:A1 B:pass W:B1\n"));
}

TEST(EndlessCommandTest, Json) {
  const ProgramResult run =
      RunHotstone({"endless", "--board", "2x1", "--rules", "square", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_EQ(run.OutputLines().size(), 1u);
  EXPECT_THAT(
      run.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"endless\",\"board\":\"2x1\","
                 "\"rules\":\"basic-only,cycle=square\",\"verdict\":\"endless\","
                 "\"to_move\":\"B\",\"rows\":[\"..\"],\"passes\":0,\"stem\":[],"
                 "\"cycle_a\":[\"A1\",\"B1\",\"pass\",\"A1\"],"));
  EXPECT_THAT(run.out, HasSubstr("\"plies\":10000,\"certified\":true,\"square_free\":true,"));
}

TEST(EndlessCommandTest, WhereEveryPlayEnds) {
  const ProgramResult run =
      RunHotstone({"endless", "--board", "2x1", "--rules", "square,self_removal=none"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("No endless game: every game ends. All 65 games (324 plies) were enumerated.\n"
                "a longest game, 18 plies: B:"));
  const ProgramResult json = RunHotstone({"endless", "--board", "1x1", "--json"});
  EXPECT_EQ(json.exit_code, 1) << json.err;
  EXPECT_THAT(json.out,
              HasSubstr("\"verdict\":\"ends\",\"longest_play\":4,\"plies_gone_through\":4,"));
}

TEST(EndlessCommandTest, BadInputIsOneLineAndCode2) {
  EXPECT_THAT(Refusal({"endless"}), HasSubstr("--board"));
  EXPECT_THAT(Refusal({"endless", "--board", "2"}), HasSubstr("board"));
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--plies", "0"}), HasSubstr("--plies"));
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--plies", "2000001"}), HasSubstr("--plies"));
  for (const std::string rules : {"psk", "none", "tromp-taylor", "basic-only"}) {
    EXPECT_THAT(
        Refusal({"endless", "--board", "2x2", "--rules", rules}),
        HasSubstr("--rules " + rules + ": endless games are built only under cycle=square"));
  }
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--rules", "chinese"}),
              HasSubstr("known names: basic-only"));
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--rules", "square,hot=cold"}),
              HasSubstr("known values"));
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--rules", "square,handicap=2"}, 3),
              HasSubstr("handicap"));
}

TEST(EndlessCommandTest, FilesThatCannotBeWritten) {
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--out", "/no/such/folder/x.sgf"}),
              HasSubstr("/no/such/folder/x.sgf: cannot be written: No such file or directory"));
  const ProgramResult full = RunHotstone({"endless", "--board", "2x2", "--out", "/dev/full"});
  EXPECT_EQ(full.exit_code, 2);
  EXPECT_EQ(full.err, "hotstone: /dev/full: cannot be written: No space left on device\n");
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--certificate", "/dev/full"}),
              HasSubstr("/dev/full: cannot be written: No space left on device"));
  EXPECT_THAT(Refusal({"endless", "--board", "2x2", "--out", "/"}), HasSubstr("cannot be written"));
}

TEST(EndlessCommandTest, AnInterruptionKeepsTheGameSoFar) {
  const std::string out = TempPath("endless-interrupted.sgf");
  const ProgramResult run = RunHotstoneInterruptedAt(
      "cycle c", {"endless", "--board", "2x2", "--plies", "2000000", "--out", out});
  EXPECT_EQ(run.exit_code, 3) << run.err;
  EXPECT_THAT(run.err, HasSubstr(" of 2000000 plies; the game up to there is complete"));
  EXPECT_THAT(run.out, HasSubstr("written: " + out));
  EXPECT_EQ(RunHotstone({"explain", out, "--json"}).exit_code, 0);
}

// An existing game stays until the new one is complete.
TEST(EndlessCommandTest, OldFilesAreReplacedWhole) {
  const std::string path = WriteTestFile("endless-old.sgf", "old");
  EXPECT_EQ(RunHotstone({"endless", "--board", "1x1", "--out", path}).exit_code, 1);
  EXPECT_EQ(FileText(path), "old");
  EXPECT_FALSE(std::ifstream(path + ".partial").is_open());
  EXPECT_EQ(RunHotstone({"endless", "--board", "2x2", "--plies", "14", "--out", path}).exit_code,
            0);
  EXPECT_THAT(FileText(path), StartsWith("(;FF[4]"));
}

}  // namespace
}  // namespace hotstone::cli
