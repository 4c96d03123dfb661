#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

ProgramResult Diff(const std::string& a, const std::string& b, const std::string& board,
                   std::vector<std::string> more = {}) {
  return RunHotstone(WithMore({"diff", "--rules", a, "--rules", b, "--board", board}, more));
}

TEST(DiffCommandTest, SimpleKoOnTwoPoints) {
  const ProgramResult run = Diff("basic-only,hot=none", "basic-only", "2x1");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, StartsWith("board: 2x1\nA: basic-only,hot=none\nB: basic-only\n\n"
                                  "situations with the ply before them: 22, of which 4 differ\n"));
  EXPECT_THAT(run.out, HasSubstr("plays legal under A only: 4 (B says hot-stone: 4)\n"
                                 "plays legal under B only: 0\n"));
  EXPECT_THAT(run.out, HasSubstr("shortest game after which plays differ: 2 plies\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr("Black A1: legal under A; under B hot-stone: the play would remove a single "
                "hot stone at once (ING96-G508)\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("two passes")));
  EXPECT_THAT(run.out, Not(HasSubstr("judge.html")));
  EXPECT_THAT(Diff("basic-only", "tromp-taylor", "2x1", {"--link", "a/"}).out,
              HasSubstr("(TT-MOVE)\n      a/judge.html#rules=tromp-taylor&rows=..&moves="
                        "B:A1,W:pass,B:B1\n"));
}

TEST(DiffCommandTest, TheRecordIsJudgedByExplain) {
  const TestFolder folder("diff");
  const std::string path = folder.path + "/diff.sgf";
  const ProgramResult run =
      Diff("ing-1996-recycling", "tromp-taylor", "3x3", {"--max-plies", "6", "--out", path});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("shortest game after which plays differ: 6 plies\n"));
  EXPECT_THAT(run.out, HasSubstr("play after two passes is not compared\n"));
  EXPECT_THAT(run.out, HasSubstr("written to " + path));
  for (const char* rules : {"ing-1996-recycling", "tromp-taylor"}) {
    const ProgramResult explain = RunHotstone({"explain", path, "--rules", rules});
    EXPECT_EQ(explain.exit_code, 0) << rules << explain.out;
  }
  EXPECT_THAT(FileText(path), HasSubstr("RU[ing-1996-recycling]"));
  EXPECT_FALSE(std::filesystem::exists(path + ".partial"));
}

TEST(DiffCommandTest, JsonIsOneObjectWithStableKeys) {
  const ProgramResult run = RunHotstone(
      {"diff", "--rules", "basic-only,hot=none;basic-only", "--board", "2x1", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_EQ(run.OutputLines().size(), 1u);
  EXPECT_THAT(
      run.out,
      StartsWith(
          "{\"schema\":\"hotstone.result/1\",\"command\":\"diff\",\"board\":\"2x1\","
          "\"rules_a\":\"basic-only,hot=none\",\"rules_b\":\"basic-only\",\"situations\":{"
          "\"cases\":\"22\","
          "\"differing_cases\":\"4\",\"situations\":\"10\",\"differing_situations\":\"4\","
          "\"legal_under_a_only\":{\"hot-stone\":\"4\"},\"legal_under_b_only\":{},\"example\":{"));
  EXPECT_THAT(
      run.out,
      HasSubstr("\"shortest\":{\"answer\":\"found\",\"plies\":2,\"moves\":[\"B:A1\",\"W:B1\"],"
                "\"rows\":[\".O\"],\"differ\":[{\"player\":\"B\",\"point\":\"A1\","
                "\"legal_under\":\"A\",\"why\":\"hot-stone\",\"clause\":\"ING96-G508\""));
}

TEST(DiffCommandTest, OnePly) {
  // The removal of a single stone is a step that nobody may repeat; but it is not a play that White
  // has made.
  const ProgramResult run = Diff("basic-only,cycle=fixed,self_removal=any",
                                 "basic-only,cycle=second-cycle,self_removal=any", "1x1");
  EXPECT_THAT(run.out, HasSubstr("plays differ: 1 ply\n"));
  EXPECT_THAT(run.out, HasSubstr("White A1: legal under B; under A superko: "));
}

TEST(DiffCommandTest, RuleSetsThatDoNotDiffer) {
  const ProgramResult never = Diff("tromp-taylor", "faulstich-2015", "3x3");
  EXPECT_EQ(never.exit_code, 0);
  EXPECT_THAT(never.out,
              HasSubstr("shortest game: none; no game on this board reaches a difference\n"));
  const TestFolder folder("diff");
  const std::string path = folder.path + "/none.sgf";
  const ProgramResult within = Diff("basic-only,cycle=second-cycle", "basic-only,cycle=fixed",
                                    "2x2", {"--max-plies", "8", "--out", path});
  EXPECT_EQ(within.exit_code, 0);
  EXPECT_THAT(within.out, HasSubstr("no difference within 8 plies"));
  EXPECT_THAT(within.out, HasSubstr("nothing written"));
  EXPECT_FALSE(std::filesystem::exists(path));
}

// One or both under the disturber's rule: the shortest game exists and replays.
TEST(DiffCommandTest, DisturbersAreCompared) {
  const ProgramResult unnamed = Diff("ing-1996", "ing-1996,unnamed=nobody", "2x1");
  EXPECT_EQ(unnamed.exit_code, 0) << unnamed.err;
  EXPECT_THAT(unnamed.out, HasSubstr("shortest game after which plays differ: 4 plies\n"));
  EXPECT_THAT(unnamed.out, HasSubstr("recycling"));
  EXPECT_EQ(Diff("basic-only", "ing-1996", "2x2").exit_code, 0);
}

TEST(DiffCommandTest, LimitsGiveCode3) {
  const ProgramResult few =
      Diff("basic-only,cycle=second-cycle", "basic-only,cycle=fixed", "2x2", {"--max-games", "10"});
  EXPECT_EQ(few.exit_code, 3);
  EXPECT_THAT(few.out, HasSubstr("shortest game: unknown: no difference within "));
  EXPECT_THAT(
      Refusal({"diff", "--rules", "basic-only;ing-1996,cycle=disturber+square", "--board", "2x2"},
              3),
      HasSubstr("unknown: not implemented in the enumerator (cycle=disturber+square)"));
  EXPECT_EQ(Diff("basic-only,handicap=2", "basic-only", "2x2").exit_code, 3);
}

TEST(DiffCommandTest, BadInputIsOneLineAndCode2) {
  const std::vector<std::vector<std::string>> bad = {
      {"diff", "--board", "3x3"},
      {"diff", "--rules", "basic-only", "--board", "3x3"},
      {"diff", "--rules", "all", "--board", "3x3"},
      {"diff", "--rules", "basic-only;hot-only", "--rules", "tromp-taylor", "--board", "3x3"},
      {"diff", "--rules", "basic-only;best", "--board", "3x3"},
      {"diff", "--rules", "basic-only;hot-only"},
      {"diff", "--rules", "basic-only;hot-only", "--board", "3"},
      {"diff", "--rules", "basic-only;hot-only", "--board", "9x9"},
      {"diff", "--rules", "basic-only;hot-only", "--board", "2x2", "--max-plies", "-1"},
      {"diff", "--rules", "basic-only;hot-only", "--board", "2x2", "--max-plies", "many"},
      {"diff", "--rules", "basic-only;hot-only", "--board", "2x2", "--max-games", "0"},
      {"diff", "--rules", "basic-only;basic-only,hot=none", "--board", "2x1", "--out",
       "/no/such/folder/x.sgf"},
  };
  for (const auto& arguments : bad) Refusal(arguments);
}

TEST(DiffCommandTest, AFullDiskIsAnError) {
  ASSERT_TRUE(std::filesystem::exists("/dev/full"));
  const TestFolder folder("diff");
  const std::string path = folder.path + "/full.sgf";
  std::filesystem::create_symlink("/dev/full", path + ".partial");
  const ProgramResult run = Diff("basic-only", "basic-only,hot=none", "2x1", {"--out", path});
  EXPECT_NE(run.exit_code, 0);
  EXPECT_EQ(run.ErrorLines().size(), 1u);
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace hotstone::cli
