#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string WithoutTime(const std::string& out) { return out.substr(0, out.find("\"seconds\"")); }

TEST(PlayoutsCommandTest, SameGamesWhateverTheThreads) {
  const ProgramResult one = RunHotstone({"playouts", "--board", "4x3", "--games", "600000",
                                         "--seed", "9", "--threads", "1", "--json"});
  const ProgramResult two = RunHotstone({"playouts", "--board", "4x3", "--games", "600000",
                                         "--seed", "9", "--threads", "2", "--json"});
  EXPECT_EQ(one.exit_code, 0) << one.err;
  EXPECT_THAT(
      one.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"playouts\",\"board\":\"4x3\","
                 "\"ko\":\"basic\",\"seed\":\"9\",\"games\":600000,\"unfinished\":"));
  EXPECT_THAT(one.out, HasSubstr("\"complete\":true,\"seconds\":"));
  EXPECT_EQ(WithoutTime(one.out), WithoutTime(two.out));
  EXPECT_EQ(one.SaidBesides(), "");
}

TEST(PlayoutsCommandTest, TextAndASingleGame) {
  const ProgramResult run =
      RunHotstone({"playouts", "--board", "2x1", "--games", "1000", "--superko"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  // Black plays, White captures; then each has plays only into his own eye or back to an earlier
  // position.
  EXPECT_THAT(run.out,
              StartsWith("board: 2x1\nko: psk\nseed: 1\ngames: 1000\nplays: 2000 (2.00 a game)\n"
                         "Black wins: 0 (0.00%)\nWhite wins: 1000 (100.00%)\ndraws: 0 (0.00%)\n"
                         "mean area: Black 0.000, White 2.000\n"));
  const ProgramResult show = RunHotstone({"playouts", "--board", "2x1", "--show", "5"});
  EXPECT_THAT(show.out, ::testing::AnyOf("B A1 W B1 B pass W pass\n", "B B1 W A1 B pass W pass\n"));
  EXPECT_THAT(RunHotstone({"playouts", "--board", "2x1", "--show", "5", "--json"}).out,
              HasSubstr("\"pass\",\"pass\"],\"unfinished\":false"));
}

TEST(PlayoutsCommandTest, BadInputIsOneLineAndCode2) {
  const std::vector<std::vector<std::string>> bad = {
      {"playouts", "--games", "5"},
      {"playouts", "--board", "5x5"},
      {"playouts", "--board", "5x5", "--games", "0"},
      {"playouts", "--board", "5x5", "--games", "-1"},
      {"playouts", "--board", "5x5", "--games", "many"},
      {"playouts", "--board", "5x5", "--games", "9999999999999999"},
      {"playouts", "--board", "6x5", "--games", "5"},
      {"playouts", "--board", "5", "--games", "5"},
      {"playouts", "--board", "5x5", "--games", "5", "--threads", "0"},
      {"playouts", "--board", "5x5", "--games", "5", "--show", "1"},
      {"playouts", "--board", "5x5", "--games", "5", "--seed", "x"},
      {"perft", "--board", "5x5", "--depth", "2", "--threads", "0"},
  };
  for (const auto& arguments : bad) Refusal(arguments);
}

}  // namespace
}  // namespace hotstone::cli
