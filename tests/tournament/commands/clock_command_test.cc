#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"
#include "tournament/commands/clock_cases.h"
#include "tournament/commands/clock_report.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr char kMinuteGame[] =
    "{\"schema\":\"hotstone.clock/1\",\"basic_s\":60,\"additional\":\"penalty-points\"}\n"
    "{\"move\":\"B\",\"s\":75}\n{\"move\":\"W\",\"s\":5}\n{\"lead\":3}\n";

TEST(ClockCommandTest, StepsForPeople) {
  const cli::ProgramResult run =
      cli::RunHotstone({"clock", "--rules", "ing-1991", "--rules", "ing-1996", "-"}, kMinuteGame);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out,
            "rules: ing-1991\n"
            "   2  Black is 15s beyond his basic time  (ING91-2-zusatzzeit)\n"
            "   2  Black is charged two points, 2 in all  (ING91-2-strafpunkte)\n"
            "   2  Black is charged two points, 4 in all  (ING91-2-strafpunkte)\n"
            "   3  White has 55s left of his basic time  (ING91-2-basiszeit)\n"
            "   4  White leads by 1  (ING91-1-zaehlen)\n"
            "result: White wins; Black 4 penalty points, White 0 penalty points\n"
            "\n"
            "rules: ing-1996\n"
            "   2  Black is 15s beyond his basic time  (ING96-R9-additional-time)\n"
            "   2  Black is charged two points, 2 in all  (ING96-R9-penalty-points)\n"
            "   2  Black is charged two points, 4 in all  (ING96-R9-penalty-points)\n"
            "   3  White has 55s left of his basic time  (ING96-R9-basic-time)\n"
            "   4  White leads by 1  (ING96-R6-counting)\n"
            "result: White wins; Black 4 penalty points, White 0 penalty points\n");
}

TEST(ClockCommandTest, TwoMovesInARowAreSaid) {
  const std::string text =
      "{\"schema\":\"hotstone.clock/1\",\"basic_s\":60,\"additional\":\"penalty-points\"}\n"
      "{\"move\":\"B\",\"s\":5}\n{\"move\":\"B\",\"s\":5}\n{\"move\":\"W\",\"s\":5}\n";
  const cli::ProgramResult run = cli::RunHotstone({"clock", "-"}, text);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n   3  Black moves twice in a row\n"));
  EXPECT_THAT(cli::RunHotstone({"clock", "-", "--json"}, text).out,
              HasSubstr("{\"line\":3,\"moves_again\":true,"));
}

TEST(ClockCommandTest, TheGameIsNamed) {
  const std::string text =
      "{\"schema\":\"hotstone.clock/1\",\"game\":\"Final\\nof 1996\",\"basic_s\":60,\"additional\":"
      "\"penalty-points\"}\n{\"resigns\":\"B\"}\n";
  const cli::ProgramResult run =
      cli::RunHotstone({"clock", "-", "--rules", "ing-1996", "--rules", "ing-1991"}, text);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, StartsWith("game: Final\\nof 1996\nrules: ing-1996\n"));
  EXPECT_THAT(run.out, HasSubstr("\n\ngame: Final\\nof 1996\nrules: ing-1991\n"));
  EXPECT_THAT(cli::RunHotstone({"clock", "-", "--rules", "ing-1996", "--json"}, text).out,
              HasSubstr("\"game\":\"Final\\nof 1996\""));
}

TEST(ClockCommandTest, JsonKeepsItsKeysInOrder) {
  const cli::ProgramResult run = cli::RunHotstone(
      {"clock", "-", "--rules", "ing-1996,period_end=reached", "--json"}, kMinuteGame);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      StartsWith(
          "{\"schema\":\"hotstone.result/1\",\"command\":\"clock\",\"rules\":"
          "\"ing-1996,period_end=reached\",\"basic_ms\":60000,\"additional\":"
          "\"penalty-points\",\"result\":\"W\",\"black\":{\"basic_ms\":60000,\"used_ms\":75000,"
          "\"points_charged\":4,\"points\":4},"));
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "{\"line\":2,\"steps\":[{\"step\":\"beyond\",\"player\":\"B\",\"ms\":15000,\"clause\":"
          "\"ING96-R9-additional-time\"},{\"step\":\"penalty\",\"player\":\"B\",\"points\":2,"));
  EXPECT_THAT(run.out,
              HasSubstr("{\"step\":\"counted\",\"lead\":-1,\"clause\":\"ING96-R6-counting\"}"));
}

TEST(ClockCommandTest, AgreementsBeyondTheTextAreNoted) {
  const cli::ProgramResult run =
      cli::RunHotstone({"clock", "-", "--rules", "ing-1996"},
                       "{\"schema\":\"hotstone.clock/"
                       "1\",\"basic_s\":14401,\"additional\":\"second-reading\",\"period_s\":61,"
                       "\"periods\":2}\n{\"move\":\"B\",\"ms\":14431001}\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out,
              HasSubstr("   1  the basic time is more than four hours  (ING96-R9-basic-time)\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr("   1  a period is longer than sixty seconds  (ING96-R9-second-reading)\n"));
  EXPECT_THAT(run.out, HasSubstr("   2  Black is 30.001s beyond his basic time"));
  EXPECT_THAT(run.out, HasSubstr("Black moves in time and keeps his period; used up: 0"));
}

TEST(ClockCommandTest, TimesInWords) {
  EXPECT_EQ(ClockTimeText(0), "0s");
  EXPECT_EQ(ClockTimeText(1), "0.001s");
  EXPECT_EQ(ClockTimeText(1500), "1.5s");
  EXPECT_EQ(ClockTimeText(60'000), "1m");
  EXPECT_EQ(ClockTimeText(3'600'000), "1h");
  EXPECT_EQ(ClockTimeText(3'600'010), "1h 0.01s");
  EXPECT_EQ(ClockTimeText(5'405'000), "1h 30m 5s");
}

TEST(ClockCommandTest, LeastDifference) {
  const cli::ProgramResult run = cli::RunHotstone(
      {"clock", "--least-difference", "--rules", "ing-1991", "--rules", "ing-1996"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "{\"schema\":\"hotstone.clock/1\",\"basic_ms\":2,\"additional\":\"penalty-points\"}\n"
          "{\"move\":\"B\",\"ms\":3}\n{\"move\":\"W\",\"ms\":3}\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr("   3  Black exceeds the basic time by half of it  (ING91-2-strafpunkte)\n"));
  const cli::ProgramResult json =
      cli::RunHotstone({"clock", "--least-difference", "--rules", "ing-1991", "--rules",
                        "ing-1991,half=beyond", "--json"});
  ASSERT_EQ(json.OutputLines().size(), 4u);
  EXPECT_THAT(json.OutputLines()[0],
              HasSubstr("\"courses\":\"penalty-points\",\"found\":true,\"basic_ms\":2,"));
  EXPECT_THAT(json.OutputLines()[1], HasSubstr("\"courses\":\"second-reading\",\"found\":false,"));
}

TEST(ClockCommandTest, Cases) {
  const cli::ProgramResult good = cli::RunHotstone(
      {"clock", "--cases", std::string(HOTSTONE_SOURCE_DIR) + "/corpus/tournament/clock.jsonl"});
  EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
  EXPECT_EQ(good.out, "139 of 139 cases hold\n");
  const std::string wrong =
      "{\"schema\":\"hotstone.clock-case/"
      "1\",\"id\":\"x\",\"rules\":\"ing-1996\",\"agreement\":{\"basic_s\":60,"
      "\"additional\":\"penalty-points\"},\"events\":[{\"move\":\"B\",\"s\":61}],\"expect\":[["
      "\"goes-on\",4,"
      "0]]}\n";
  const cli::ProgramResult bad = cli::RunHotstone({"clock", "--cases", "-"}, wrong);
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_EQ(bad.out,
            "standard input:1: x: event 1: expects goes-on with 4 and 0, found goes-on with 2 and "
            "0\n0 of 1 cases "
            "hold\n");
  const cli::ProgramResult json = cli::RunHotstone({"clock", "--cases", "-", "--json"}, wrong);
  EXPECT_EQ(json.exit_code, 1);
  EXPECT_THAT(json.OutputLines().back(),
              HasSubstr("\"verdict\":\"fails\",\"cases\":1,\"failed\":1"));
}

// Changing any expectation of a case makes the case fail.
TEST(ClockCasesTest, EachExpectationCounts) {
  const auto difference = [](const std::string& expect) {
    const auto cases = ParseClockCases(
        "{\"schema\":\"hotstone.clock-case/"
        "1\",\"id\":\"x\",\"rules\":\"ing-1996\",\"agreement\":{\"basic_s\":60,"
        "\"additional\":\"penalty-points\"},\"events\":[{\"move\":\"B\",\"s\":61},{\"move\":\"W\","
        "\"s\":71},{"
        "\"lead\":1}],"
        "\"expect\":" +
            expect + "}",
        "f");
    EXPECT_TRUE(cases.ok()) << cases.status();
    return cases.ok() ? ClockCaseDifference(cases->front()) : "";
  };
  EXPECT_EQ(difference("[[\"goes-on\",2,0],[\"goes-on\",2,4],[\"B\",2,4]],\"lead\":3"), "");
  EXPECT_NE(difference("[[\"goes-on\",2,0],[\"goes-on\",2,4],[\"B\",2,4]],\"lead\":2.5"), "");
  EXPECT_NE(difference("[[\"goes-on\",2,0],[\"goes-on\",2,4],[\"W\",2,4]],\"lead\":3"), "");
  EXPECT_NE(difference("[[\"goes-on\",2,0],[\"goes-on\",2,2],[\"B\",2,4]],\"lead\":3"), "");
  EXPECT_NE(difference("[[\"goes-on\",0,0],[\"goes-on\",2,4],[\"B\",2,4]],\"lead\":3"), "");
}

TEST(ClockCasesTest, AGameThatIsNotCountedHasNoLead) {
  const auto cases = ParseClockCases(
      "{\"schema\":\"hotstone.clock-case/"
      "1\",\"id\":\"x\",\"rules\":\"ing-1996\",\"agreement\":{\"basic_s\":60,"
      "\"additional\":\"penalty-points\"},\"events\":[{\"resigns\":\"B\"},{\"lead\":0}],"
      "\"expect\":[[\"W\",0,0],[\"W\",0,0]],\"lead\":0}",
      "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  EXPECT_EQ(ClockCaseDifference(cases->front()), "expects a lead, but the game is not counted");
}

TEST(ClockCommandTest, BadInputIsOneLineAndCode2) {
  const auto refusal = [](std::vector<std::string> args, const std::string& input = kMinuteGame) {
    args.insert(args.begin(), "clock");
    return cli::Refusal(args, 2, input);
  };
  EXPECT_THAT(refusal({}), HasSubstr("clock needs exactly one of"));
  EXPECT_THAT(refusal({"-", "--rules", "ing-1990"}), HasSubstr("known ones are ing-1991 and"));
  EXPECT_THAT(refusal({"-", "--rules", "ing-1990"}),
              HasSubstr("\"ing-1990\" is not a text with a clock"));
  EXPECT_THAT(refusal({"-", "--rules", "ing-1991", "--least-difference"}),
              HasSubstr("clock needs exactly one of"));
  EXPECT_THAT(refusal({"--rules", "ing-1991", "--least-difference"}),
              HasSubstr("compares two --rules, not 1"));
  EXPECT_THAT(refusal({"--cases", "-", "--rules", "ing-1991"}),
              HasSubstr("--rules cannot be combined with --cases"));
  EXPECT_THAT(refusal({"--rules", "ing-1991", "no-such-file"}), HasSubstr("no-such-file"));
  EXPECT_THAT(
      refusal({"--rules", "ing-1991", "-"}, std::string(kMinuteGame) + "{\"move\":\"B\"}\n"),
      HasSubstr("standard input:5:1: a time is missing"));
  EXPECT_THAT(
      refusal({"--rules", "ing-1991", "-"},
              "{\"schema\":\"hotstone.clock/1\",\"basic_s\":60,\"additional\":\"penalty-points\"}\n"
              "{\"move\":\"B\",\"s\":1}\n{\"late\":\"B\",\"s\":1}\n"),
      HasSubstr("standard input:3:1: Black has already appeared"));
}

}  // namespace
}  // namespace hotstone::tournament
