#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(CountCommandTest, LegalPositions) {
  const ProgramResult run = RunHotstone({"count", "--board", "9x9"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  ASSERT_EQ(run.OutputLines().size(), 3u);
  EXPECT_EQ(run.OutputLines()[0], "board: 9x9");
  EXPECT_EQ(run.OutputLines()[1], "legal positions: 103919148791293834318983090438798793469");
}

TEST(CountCommandTest, JsonKeepsItsKeysInOrder) {
  const ProgramResult run = RunHotstone({"count", "--board", "5x4", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_EQ(run.OutputLines().size(), 1u);
  EXPECT_THAT(
      run.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"count\",\"board\":\"5x4\","
                 "\"quantity\":\"legal_positions\",\"value\":\"1840058693\",\"states\":"));
  EXPECT_THAT(run.out, HasSubstr(",\"seconds\":"));
  EXPECT_THAT(run.out, HasSubstr(",\"version\":\"0.1.0\"}"));
}

TEST(CountCommandTest, StripsLongerThanABoard) {
  const ProgramResult run = RunHotstone({"count", "--board", "1x100"});
  EXPECT_THAT(run.out,
              HasSubstr("legal positions: 119761535398052209525945314237526412722044137\n"));
  EXPECT_EQ(RunHotstone({"count", "--board", "100x1"}).OutputLines()[1], run.OutputLines()[1]);
}

TEST(CountCommandTest, Games) {
  const ProgramResult psk = RunHotstone({"count", "--board", "3x1", "--quantity", "games"});
  EXPECT_EQ(psk.exit_code, 0) << psk.err;
  EXPECT_THAT(psk.out, StartsWith("board: 3x1\nrules: tromp-taylor\ngames: 907\n"));
  const ProgramResult ssk = RunHotstone(
      {"count", "--board", "3x1", "--quantity", "games", "--rules", "aga-like", "--json"});
  EXPECT_THAT(ssk.out, HasSubstr("\"board\":\"3x1\",\"rules\":\"aga-like\",\"quantity\":\"games\","
                                 "\"value\":\"959\""));
}

TEST(CountCommandTest, BadInputIsOneLineAndCode2) {
  for (const std::string board :
       {"9", "0x3", "3x", "x3", "3x-1", "10001x1", "9x9x9", "axb", "99999999999x1"}) {
    Refusal({"count", "--board", board});
  }
  Refusal({"count"});
  Refusal({"count", "--board", "2x2", "--quantity", "stones"});
  Refusal({"count", "--board", "2x2", "--memory", "much"});
  Refusal({"count", "--board", "2x2", "--quantity", "games", "--rules", "best"});
}

TEST(CountCommandTest, LimitsAreCode3AndSayWhatIsNeeded) {
  for (const std::string board : {"16x16", "19x19"}) {
    EXPECT_THAT(Refusal({"count", "--board", board}, 3),
                AllOf(HasSubstr("needs about "), HasSubstr(" GiB")));
  }
  Refusal({"count", "--board", "10x10", "--memory", "1MiB"}, 3);
  EXPECT_THAT(Refusal({"count", "--board", "9x9", "--memory", "3MiB"}, 3),
              HasSubstr("; the memory limit is 3 MiB; a smaller board: hotstone count "
                        "--board "));
  EXPECT_THAT(
      Refusal({"count", "--board", "2x1", "--quantity", "games", "--rules", "basic-only"}, 3),
      HasSubstr("without superko"));
  Refusal({"count", "--board", "5x5", "--quantity", "games"}, 3);
  EXPECT_THAT(
      Refusal({"count", "--board", "2x2", "--quantity", "games", "--memory", "1KiB"}, 3),
      HasSubstr("reached the memory limit of 1 KiB; a smaller board: hotstone count --board 2x1 "
                "--quantity games --rules tromp-taylor\n"));
}

}  // namespace
}  // namespace hotstone::cli
