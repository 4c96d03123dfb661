#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;

TEST(RoundsCommandTest, TwoPlayersNeedNotComeToAnEnd) {
  const cli::ProgramResult run =
      cli::RunHotstone({"rounds", "--system", "in-out", "--players", "2", "--winners", "1"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_EQ(run.out,
            "players: 2, winners: 1, in at 4, out at -4, borrow: below\n"
            "states: 5, 1 with enough players in, 0 stuck\n"
            "not every course ends; these rounds\n"
            "  1. 1>2\n"
            "  2. 1>2\n"
            "lead to these, after which each line has as many players as before\n"
            "  3. 1>2\n"
            "  4. 2>1\n");
}

TEST(RoundsCommandTest, TheChart) {
  const cli::ProgramResult run = cli::RunHotstone({"rounds", "--players", "16", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("\"players\":16,\"winners\":3,\"in\":4,\"out\":4,\"borrow\":\"below\",\"verdict\":"
                "\"holds\",\"states\":27,\"done\":10,\"stuck\":0,\"ends_always\":true,"
                "\"most_rounds\":10,"));
}

TEST(RoundsCommandTest, StuckIsShown) {
  const cli::ProgramResult run =
      cli::RunHotstone({"rounds", "--players", "2", "--winners", "1", "--borrow", "none"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("every course ends, after at most 1 rounds\nstuck: nobody can be paired, and not "
                "enough players are in, after 1 rounds\n  1. 1>2\n"));
}

// With this many lines there are more states than are searched.
TEST(RoundsCommandTest, TooMuchIsCode3) {
  EXPECT_THAT(cli::Refusal(
                  {"rounds", "--players", "25", "--winners", "12", "--in", "12", "--out", "12"}, 3),
              HasSubstr("; choose fewer players or lines"));
}

TEST(RoundsCommandTest, BadInputIsOneLineAndCode2) {
  for (std::vector<std::string> args :
       std::vector<std::vector<std::string>>{{},
                                             {"--players", "0"},
                                             {"--players", "2", "--winners", "3"},
                                             {"--players", "8", "--in", "0"},
                                             {"--players", "8", "--borrow", "left"},
                                             {"--players", "8", "--system", "swiss"}}) {
    args.insert(args.begin(), "rounds");
    cli::Refusal(args);
  }
  for (const char* players : {"0", "26", "1000"}) {
    EXPECT_THAT(cli::Refusal({"rounds", "--players", players}), HasSubstr("; expected 1 to 25"));
  }
}

// A case beyond the limits is unknown, not failed.
TEST(RoundsCommandTest, ACaseThatIsNotDecidedIsUnknown) {
  const cli::ProgramResult run = cli::RunHotstone(
      {"rounds", "--cases", "-"},
      "{\"schema\":\"hotstone.rounds-case/1\",\"id\":\"x\",\"players\":26,\"winners\":1,\"expect\":"
      "{\"all\":{\"ends_always\":true,\"most_rounds\":4,\"gets_stuck\":false}}}\n");
  EXPECT_EQ(run.exit_code, 3) << run.err;
  EXPECT_THAT(run.out, HasSubstr("x: not decided: "));
  EXPECT_THAT(run.out, HasSubstr("0 of 1 cases hold, 1 not decided"));
}

}  // namespace
}  // namespace hotstone::tournament
