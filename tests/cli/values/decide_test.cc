#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <string>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kTwo = "basic-only,self_removal=none,end_passes=2";

TEST(DecideCommandTest, EveryRuleHasItsValue) {
  const auto value = [](const std::vector<std::string>& more) {
    const ProgramResult run = RunHotstone(WithMore({"decide", "--rules", kTwo, "--json"}, more));
    EXPECT_EQ(run.exit_code, 0) << run.err;
    return run.out;
  };
  EXPECT_THAT(value({"--board", "4x3", "--endless", "draw"}),
              HasSubstr("\"lo\":4,\"hi\":12,\"value\":4,"));
  EXPECT_THAT(value({"--board", "4x3", "--endless", "balance"}),
              HasSubstr("\"lo\":4,\"hi\":12,\"value\":4,"));
  EXPECT_THAT(value({"--board", "2x2", "--endless", "disturber"}), HasSubstr("\"value\":0,"));
  EXPECT_THAT(value({"--board", "2x2", "--endless", "no-result"}),
              HasSubstr("\"value\":null,\"best_play_is_endless\":true"));
  EXPECT_THAT(value({"--board", "2x2", "--endless", "draw", "--worth", "1.5"}),
              HasSubstr("\"value\":1.5,"));
  EXPECT_THAT(value({"--board", "2x2", "--endless", "no-result", "--worth", "7"}),
              HasSubstr("\"value\":4,"));
}

// docs/results/no-results.txt is the command's list, board by board; strips of up to four points
// have none.
TEST(DecideCommandTest, ThePageListsThePositionsWithoutAResult) {
  std::ifstream page(std::string(HOTSTONE_SOURCE_DIR) + "/docs/results/no-results.txt");
  std::map<std::string, std::string> listed = {
      {"1x1", ""}, {"2x1", ""}, {"3x1", ""}, {"4x1", ""}, {"5x2", ""}};
  std::string* board = nullptr;
  for (std::string line; std::getline(page, line);) {
    if (line.size() == 5 && line.compare(0, 2, "# ") == 0) {
      board = &listed[line.substr(2)];
    } else if (!line.empty() && line[0] != '#') {
      ASSERT_NE(board, nullptr) << line;
      const size_t gap = line.rfind("  ");
      *board += line.substr(0, gap) + "  no result" + line.substr(gap) + "\n";
    }
  }
  EXPECT_EQ(listed.size(), 15u);
  for (const auto& [name, lines] : listed) {
    const ProgramResult run = RunHotstone(
        {"decide", "--board", name, "--rules", kTwo, "--endless", "no-result", "--list"});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(run.out == lines) << name
                                  << ": docs/results/no-results.txt is not what the command lists";
  }
}

// On 3x1 with any self-removal a draw is worth 0, and the balance gives one side everything.
TEST(DecideCommandTest, TheBalanceCanDecideWhatADrawDoesNot) {
  const std::string rules = "basic-only,self_removal=any,end_passes=2";
  const ProgramResult black =
      RunHotstone({"decide", "--board", "3x1", "--endless", "balance", "--rules", rules});
  EXPECT_THAT(black.out, HasSubstr("interval for Black: [-3, 3]\nvalue for Black: 3\n"));
  const ProgramResult white = RunHotstone(
      {"decide", "--board", "3x1", "--endless", "balance", "--rules", rules, "--to-move", "W"});
  EXPECT_THAT(white.out, HasSubstr("value for Black: -3\n"));
  const ProgramResult count = RunHotstone(
      {"decide", "--board", "3x1", "--endless", "balance", "--rules", rules, "--count"});
  EXPECT_THAT(count.OutputLines(), Contains("undetermined: 15 positions, 10 up to symmetry"));
  EXPECT_THAT(count.OutputLines(),
              Contains("not worth what they are with a draw: 15 positions, 10 up to symmetry"));
}

TEST(DecideCommandTest, PositionsWithoutAResultAreCountedAndListed) {
  const ProgramResult count = RunHotstone(
      {"decide", "--board", "2x2", "--endless", "no-result", "--rules", kTwo, "--count"});
  EXPECT_EQ(count.exit_code, 0) << count.err;
  ASSERT_EQ(count.OutputLines().size(), 3U);
  EXPECT_EQ(count.OutputLines()[0],
            "best play is endless, worth 0: 41 positions, 9 up to symmetry");
  EXPECT_THAT(count.OutputLines()[1],
              StartsWith("best play is endless, worth 0.5 (no result is better for Black"));
  EXPECT_THAT(count.OutputLines()[2],
              StartsWith("best play is endless, worth -0.5 (no result is better for White"));
  const ProgramResult list = RunHotstone(
      {"decide", "--board", "2x2", "--endless", "no-result", "--rules", kTwo, "--list"});
  EXPECT_EQ(list.OutputLines().size(), 9U);
  EXPECT_THAT(list.OutputLines(), Contains("../..  [-4, 4]  no result  x1"));
}

TEST(DecideCommandTest, TheDisturberLosesAndHasItsCycles) {
  const ProgramResult run = RunHotstone({"decide", "--board", "3x1", "--endless", "disturber",
                                         "--rules", "basic-only,self_removal=any,end_passes=2"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("value for Black: 3\n"));
  EXPECT_THAT(run.out, HasSubstr(" name Black, "));
  const ProgramResult list =
      RunHotstone({"decide", "--board", "2x1", "--endless", "disturber", "--list"});
  EXPECT_THAT(list.OutputLines(), Contains("..  [-2, 2]  0  x1"));
}

TEST(DecideCommandTest, TooFewLinesGiveBounds) {
  const ProgramResult run = RunHotstone({"decide", "--board", "2x2", "--endless", "disturber",
                                         "--rules", kTwo, "--lines", "5", "--json"});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.out, HasSubstr("\"value_at_least\":"));
  EXPECT_THAT(run.out, HasSubstr("\"value_at_most\":"));
}

TEST(DecideCommandTest, BadInputIsRefused) {
  EXPECT_THAT(Refusal({"decide", "--board", "2x2", "--endless", "draw", "--worth", "0.3"}),
              HasSubstr("--worth must be a multiple of one half"));
  Refusal({"decide", "--board", "2x2", "--endless", "draw", "--rules", "tromp-taylor"}, 3);
  const std::vector<std::pair<std::vector<std::string>, std::string>> useless = {
      {{"--board", "2x2", "--endless", "balance", "--worth", "1"}, "--worth requires"},
      {{"--board", "2x2", "--endless", "draw", "--lines", "5"}, "--lines requires"},
      {{"--board", "2x2", "--endless", "balance", "--worth", "0"}, "--worth requires"},
      {{"--board", "2x2", "--endless", "draw", "--lines", "1000000"}, "--lines requires"},
      {{"--board", "2x2", "--endless", "draw", "--count", "--list"},
       "--count cannot be combined with --list"},
      {{"--position", "X./..", "--endless", "draw", "--count"}, "not a --position"}};
  for (const auto& [options, reason] : useless) {
    EXPECT_THAT(Refusal(WithMore({"decide"}, options)), HasSubstr(reason));
  }
  Refusal({"decide", "--board", "2x2"});
  Refusal({"decide", "--endless", "draw"});
}

}  // namespace
}  // namespace hotstone::cli
