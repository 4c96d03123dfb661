// hotstone solve: a board solved from its intervals and from a stored table, a goal that cannot be
// forced, bad input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "certify/solution/solution_check.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

class SolveTest : public testing::Test {
 protected:
  std::string Path(const std::string& name) const { return folder_.path + "/" + name; }

  const TestFolder folder_{"solve"};
};

TEST_F(SolveTest, WritesWhatTheCheckerAccepts) {
  const auto solved =
      RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--out", Path("a")});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_THAT(solved.out, HasSubstr("Black forces an area difference of at least 9 on 3x3"));
  auto reader = certify::SolutionReader::OpenFile(Path("a"));
  ASSERT_TRUE(reader.ok()) << reader.status();
  EXPECT_TRUE(certify::CheckSolution(*reader).ok());
}

// The play in the image that was asked about, whichever the file lists.
TEST_F(SolveTest, TheStartAndTheFirstPlayHaveALink) {
  const auto link = [&](const std::vector<std::string>& start) {
    const std::string text = RunHotstone(WithMore({"solve", "--at-least", "1", "--out", Path("l"),
                                                   "--link", "https://a"},
                                                  start))
                                 .out;
    const size_t at = text.find("https://a/judge.html#");
    return at == std::string::npos ? text : text.substr(at, text.find('\n', at) - at);
  };
  const std::string head = "https://a/judge.html#rules=basic-only&rows=";
  EXPECT_EQ(link({"--position", "O../..."}), head + "O../...&moves=B:B2");
  EXPECT_EQ(link({"--position", ".../O.."}), head + ".../O..&moves=B:B1");
  EXPECT_EQ(link({"--position", "O..X/...."}), head + "O..X/....&moves=B:B2");
  EXPECT_EQ(link({"--position", "..../X..O"}), head + "..../X..O&moves=B:C1");
  EXPECT_EQ(link({"--board", "3x1", "--side", "W", "--to-move", "W"}),
            head + "...&to_move=W&moves=W:B1");
  EXPECT_EQ(link({"--position", ".X.", "--to-move", "W"}), head + ".X.&to_move=W");
}

// Elsewhere a search is named, which looks for the whole board in vain where it cannot be forced.
TEST_F(SolveTest, ARefusalOfDeepeningNamesNoSearch) {
  const auto refusal = [&](const std::string& goal, const std::string& by) {
    return RunHotstone({"solve", "--board", "4x3", "--at-least", goal, "--by", by, "--memory", "1",
                        "--out", Path("m")})
        .err;
  };
  EXPECT_THAT(refusal("12", "deepening"), EndsWith("need about 8 KiB; --memory allows 1 KiB\n"));
  EXPECT_THAT(refusal("4", "intervals"), EndsWith(" --at-least 4 --by search --out FILE\n"));
}

TEST_F(SolveTest, DeepeningMayBeginWithAGivenPlay) {
  const auto with = [&](const std::vector<std::string>& more) {
    return WithMore(
        {"solve", "--board", "3x3", "--at-least", "9", "--out", Path("n"), "--by", "deepening"},
        more);
  };
  const auto solved = RunHotstone(with({"--first", "B2"}));
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_EQ(certify::ReadSolution(Path("n"))->entries.front().move, 4);
  std::filesystem::remove(Path("n"));
  for (const auto& [more, said] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--first", "D4"}, "solve: --first D4: point \"D4\" is not on the 3x3 board"},
           {{"--first", "A1", "--moves", "B:A1 W:A2"}, "--first A1: there is a stone"},
           {{"--first", "B2", "--side", "W"}, "the other side is to move"},
           {{"--first", "B2", "--moves", "B:A1"}, "the other side is to move"}}) {
    EXPECT_THAT(Refusal(with(more)), HasSubstr(said));
  }
  EXPECT_THAT(
      Refusal({"solve", "--board", "3x3", "--at-least", "9", "--out", Path("n"), "--first", "B2"}),
      HasSubstr("solve: --first requires --by deepening"));
  EXPECT_FALSE(std::filesystem::exists(Path("n")));
}

TEST_F(SolveTest, FilesAreTriedBeforeTheSearch) {
  std::filesystem::create_directory(Path("folder"));
  for (const auto& [more, said] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--out", Path("folder")}, ": is a folder"},
           {{"--out", Path("none/s")}, "No such file or directory"},
           {{"--out", Path("s"), "--checkpoint", Path("none/k")}, "No such file or directory"}}) {
    // This search would not end.
    EXPECT_THAT(Refusal(WithMore({"solve", "--board", "5x5", "--at-least", "25", "--by", "search",
                                  "--plies", "200"},
                                 more)),
                HasSubstr(said));
  }
  EXPECT_FALSE(std::filesystem::exists(Path("s.partial")));
}

TEST_F(SolveTest, AStoredTableGuidesAsWell) {
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "3x3", "--out", Path("t")}).exit_code, 0);
  const auto solved =
      RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--rules", "any-with-basic-ko",
                   "--table", Path("t"), "--out", Path("b"), "--json"});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_THAT(solved.out, HasSubstr("\"verdict\":\"holds\""));
  Refusal({"solve", "--board", "4x3", "--at-least", "4", "--table", Path("t"), "--out", Path("c")});
}

TEST_F(SolveTest, SaysWhatItCannotDo) {
  EXPECT_EQ(
      RunHotstone({"solve", "--board", "4x3", "--at-least", "5", "--out", Path("d")}).exit_code, 1);
  Refusal({"solve", "--board", "3x3", "--at-least", "9", "--rules", "any", "--out", Path("d")}, 3);
  Refusal({"solve", "--board", "3x3", "--at-least", "10", "--out", Path("d")});
  EXPECT_FALSE(std::filesystem::exists(Path("d")));
}

TEST_F(SolveTest, PlanesGuideFoundOnTheSpotOrStored) {
  EXPECT_EQ(RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--by", "planes", "--out",
                         Path("e")})
                .exit_code,
            0);
  ASSERT_EQ(RunHotstone({"plane", "--board", "3x3", "--at-least", "9", "--checkpoint", Path("p")})
                .exit_code,
            0);
  const auto solved = RunHotstone({"solve", "--board", "3x3", "--at-least", "8", "--plane",
                                   Path("p"), "--out", Path("f"), "--json"});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_THAT(Refusal({"solve", "--board", "4x3", "--at-least", "4", "--plane", Path("p"), "--out",
                       Path("g")}),
              HasSubstr("planes of 3x3 for at least 9; expected those of 4x3"));
  Refusal({"solve", "--board", "3x3", "--at-least", "9", "--plane", Path("p"), "--table", Path("p"),
           "--out", Path("g")});
  EXPECT_FALSE(std::filesystem::exists(Path("g")));
}

// 4x3 is worth 4 to Black, also without removal of groups; each guide here fails to force it and
// cannot say so.
TEST_F(SolveTest, WhatAStoredGuideLeavesOpenIsNotDenied) {
  const auto plane = [&](const std::string& at_least, const std::string& rules,
                         const std::string& layers) {
    std::filesystem::remove(Path("q"));
    return RunHotstone({"plane", "--board", "4x3", "--at-least", at_least, "--rules", rules,
                        "--checkpoint", Path("q"), "--layers", layers})
        .exit_code;
  };
  const auto solve = [&](const std::string& at_least, const std::string& guide,
                         const std::string& name) {
    return RunHotstone(
        {"solve", "--board", "4x3", "--at-least", at_least, guide, Path(name), "--out", Path("k")});
  };
  ASSERT_EQ(plane("5", "basic-only", "0"), 1);
  const auto higher = solve("4", "--plane", "q");
  EXPECT_EQ(higher.exit_code, 3) << higher.out;
  EXPECT_THAT(higher.err, HasSubstr("unknown: the guide does not show that it is forced, but "));
  EXPECT_THAT(higher.err, HasSubstr("/q answers at least 5"));
  const auto denied = solve("5", "--plane", "q");  // these say it
  EXPECT_EQ(denied.exit_code, 1) << denied.err;
  ASSERT_EQ(plane("4", "basic-only", "1"), 3);
  const auto stopped = solve("4", "--plane", "q");
  EXPECT_EQ(stopped.exit_code, 3) << stopped.out;
  EXPECT_THAT(stopped.err, HasSubstr("/q was stopped before its end"));
  ASSERT_EQ(plane("5", "basic-only,self_removal=none,end_passes=2", "0"), 1);
  EXPECT_EQ(solve("5", "--plane", "q").exit_code, 1);
  ASSERT_EQ(plane("5", "basic-only,hot=none", "0"), 1);
  const auto other = solve("5", "--plane", "q");
  EXPECT_EQ(other.exit_code, 3) << other.out;
  EXPECT_THAT(other.err, HasSubstr("/q was made under basic-only,hot=none, to which"));
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "3x3", "--rules", "basic-only,hot=none",
                         "--out", Path("u")})
                .exit_code,
            0);
  const auto table = RunHotstone({"solve", "--board", "3x3", "--side", "W", "--at-least", "1",
                                  "--table", Path("u"), "--out", Path("k")});
  EXPECT_EQ(table.exit_code, 3) << table.out;
  EXPECT_THAT(table.err, HasSubstr("/u was made under basic-only,hot=none, to which"));
  EXPECT_FALSE(std::filesystem::exists(Path("k")));
}

TEST_F(SolveTest, DeepeningFindsASolutionAndContinuesOne) {
  const std::vector<std::string> solve = {
      "solve",    "--board", "5x3",   "--at-least", "15",           "--by",   "deepening",
      "--memory", "8M",      "--out", Path("d"),    "--checkpoint", Path("c")};
  auto stopped = solve;
  stopped.insert(stopped.end(), {"--most", "10"});
  const auto few = RunHotstone(stopped);
  EXPECT_EQ(few.exit_code, 3);
  EXPECT_THAT(few.err, HasSubstr("--resume"));
  EXPECT_FALSE(std::filesystem::exists(Path("d")));
  for (const auto& [option, value] : {std::pair("--plays", "9"), std::pair("--first", "C2")}) {
    auto other = solve;
    other.insert(other.end(), {"--resume", option, value});
    EXPECT_THAT(Refusal(other), HasSubstr("a search with guide deepening plays 1, not deepening"));
  }
  auto again = solve;
  again.insert(again.end(), {"--resume", "--threads", "2"});
  const auto solved = RunHotstone(again);
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  auto reader = certify::SolutionReader::OpenFile(Path("d"));
  ASSERT_TRUE(reader.ok()) << reader.status();
  EXPECT_TRUE(certify::CheckSolution(*reader).ok());
}

TEST_F(SolveTest, WhatDeepeningDidNotFindIsKept) {
  const std::vector<std::string> solve = {"solve",      "--board",      "2x2",       "--at-least",
                                          "4",          "--by",         "deepening", "--out",
                                          Path("none"), "--checkpoint", Path("c22")};
  const auto none = RunHotstone(solve);
  EXPECT_EQ(none.exit_code, 3);
  EXPECT_THAT(none.err, HasSubstr("not found within"));
  auto again = solve;
  again.push_back("--resume");
  EXPECT_THAT(RunHotstone(again).err, HasSubstr("not found within"));
}

TEST_F(SolveTest, DeepeningSaysWhatItNeeds) {
  for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{
           {"--at-least", "8"}, {"--at-least", "9", "--every-end"}}) {
    EXPECT_THAT(Refusal(WithMore(
                    {"solve", "--board", "3x3", "--by", "deepening", "--out", Path("n")}, more)),
                HasSubstr("--by deepening needs a goal of every point of the board (--at-least 9), "
                          "without --every-end"));
  }
}

TEST_F(SolveTest, DeepeningSolvesUnderRulesOfRepetition) {
  for (const std::string rules :
       {"any", "any-with-basic-ko", "any-single-hot-with-basic-ko", "basic-ko"}) {
    const auto solved = RunHotstone({"solve", "--board", "5x2", "--at-least", "10", "--by",
                                     "deepening", "--rules", rules, "--out", Path("d")});
    EXPECT_EQ(solved.exit_code, 0) << solved.err;
    auto reader = certify::SolutionReader::OpenFile(Path("d"));
    ASSERT_TRUE(reader.ok()) << reader.status();
    EXPECT_EQ(certify::GoodUnderName(reader->header().rules), rules);
    EXPECT_TRUE(certify::CheckSolution(*reader).ok());
  }
  EXPECT_THAT(Refusal({"solve", "--board", "6x5", "--at-least", "30", "--by", "deepening", "--out",
                       Path("n")}),
              HasSubstr("boards of up to 28 points; for 6x5 use --by search --held"));
  EXPECT_THAT(
      Refusal({"solve", "--board", "3x3", "--at-least", "9", "--threads", "2", "--out", Path("n")}),
      HasSubstr("--threads requires --by deepening"));
  const auto never = RunHotstone({"solve", "--board", "3x2", "--at-least", "6", "--by", "deepening",
                                  "--memory", "8M", "--out", Path("n")});
  EXPECT_EQ(never.exit_code, 3);
  EXPECT_THAT(never.err, HasSubstr("not found within 30 plays of the side"));
  EXPECT_FALSE(std::filesystem::exists(Path("n")));
}

TEST_F(SolveTest, ASearchNeedsNoTableAndSaysHowFarItCame) {
  const auto answers = RunHotstone({"solve", "--board", "3x3", "--moves", "B:B2", "--at-least", "9",
                                    "--by", "search", "--memory", "8M", "--out", Path("w")});
  EXPECT_EQ(answers.exit_code, 0) << answers.err;
  EXPECT_THAT(answers.out, HasSubstr("from .../.X./..., White to move"));
  const auto after = RunHotstone({"solve", "--board", "3x3", "--moves", "B:B2 W:B1", "--at-least",
                                  "9", "--by", "search", "--memory", "8M", "--out", Path("h")});
  EXPECT_EQ(after.exit_code, 0) << after.err;
  EXPECT_THAT(after.out, HasSubstr("from .../.X./.O., Black to move"));
  const auto shallow = RunHotstone({"solve", "--board", "4x4", "--at-least", "1", "--by", "search",
                                    "--plies", "5", "--memory", "8M", "--out", Path("i")});
  EXPECT_EQ(shallow.exit_code, 3);
  EXPECT_THAT(shallow.err, HasSubstr("not found within 5 plies"));
  Refusal({"solve", "--board", "3x3", "--moves", "W:B2", "--at-least", "9", "--out", Path("i")});
  EXPECT_FALSE(std::filesystem::exists(Path("i")));
}

TEST_F(SolveTest, OptionsWithoutEffectAndOnePathForTwoFilesAreRefused) {
  const auto refusal = [&](const std::vector<std::string>& more) {
    const std::string line =
        Refusal(WithMore({"solve", "--board", "3x3", "--at-least", "9", "--out", Path("o")}, more));
    EXPECT_FALSE(std::filesystem::exists(Path("o")));
    return line;
  };
  EXPECT_THAT(refusal({"--by", "intervals", "--plane", Path("p")}),
              HasSubstr("--by cannot be combined with"));
  EXPECT_THAT(refusal({"--by", "search", "--table", Path("t")}),
              HasSubstr("--by cannot be combined with"));
  EXPECT_THAT(refusal({"--plies", "30"}), HasSubstr("--plies requires --by search"));
  EXPECT_THAT(refusal({"--plies", "9", "--by", "planes"}),
              HasSubstr("--plies requires --by search"));
  EXPECT_THAT(refusal({"--checkpoint-every", "600"}),
              HasSubstr("--checkpoint-every needs --checkpoint"));
  EXPECT_THAT(refusal({"--checkpoint", Path("s"), "--checkpoint-every", "-nan"}),
              HasSubstr("\"-nan\" is not a number"));
  EXPECT_THAT(refusal({"--checkpoint", folder_.path + "/./o"}),
              HasSubstr("--out and --checkpoint both name the file"));
  EXPECT_THAT(refusal({"--plane", Path("o")}), HasSubstr("--out and --plane both name the file"));
  EXPECT_THAT(refusal({"--table", Path("o")}), HasSubstr("--out and --table both name the file"));
  EXPECT_THAT(refusal({"--plane", Path("s"), "--checkpoint", Path("s"), "--resume"}),
              HasSubstr("--checkpoint and --plane both name the file"));
}

// The remaining checkpoint is from the middle of the search; --most interrupts a search as a signal
// does.
TEST_F(SolveTest, ASearchIsTakenUpAndEndsInTheSameFile) {
  const std::vector<std::string> asked = {"solve", "--board", "4x3",   "--at-least",
                                          "4",     "--by",    "planes"};
  const auto run = [&](const std::vector<std::string>& more) {
    return RunHotstone(WithMore(asked, more));
  };
  ASSERT_EQ(run({"--out", Path("whole")}).exit_code, 0);
  const auto broken = run({"--out", Path("parts"), "--checkpoint", Path("s"), "--most", "700"});
  EXPECT_EQ(broken.exit_code, 3);
  EXPECT_THAT(broken.err, HasSubstr("continue with the same options and --resume"));
  EXPECT_FALSE(std::filesystem::exists(Path("parts")));
  const auto again = run({"--out", Path("parts"), "--checkpoint", Path("s")});
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_THAT(again.err, HasSubstr("holds the checkpoint of an earlier search"));
  EXPECT_EQ(run({"--out", Path("parts"), "--resume"}).exit_code, 2);
  const auto resumed = run(
      {"--out", Path("parts"), "--checkpoint", Path("s"), "--resume", "--checkpoint-every", "0"});
  ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_EQ(FileText(Path("parts")), FileText(Path("whole")));
  ASSERT_EQ(run({"--out", Path("again"), "--checkpoint", Path("s"), "--resume"}).exit_code, 0);
  EXPECT_EQ(FileText(Path("again")), FileText(Path("whole")));
  EXPECT_THAT(Refusal({"solve", "--board", "4x3", "--at-least", "3", "--by", "planes", "--out",
                       Path("j"), "--checkpoint", Path("s"), "--resume"}),
              HasSubstr(": a checkpoint of another solution: at-least 4, not at-least 3"));
  std::filesystem::resize_file(Path("s"), std::filesystem::file_size(Path("s")) - 1);
  EXPECT_EQ(run({"--out", Path("j"), "--checkpoint", Path("s"), "--resume"}).exit_code, 2);
}

}  // namespace
}  // namespace hotstone::cli
