#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"
#include "tournament/commands/standings_cases.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr char kThreeInH9[] = "1 Ada 1d XX Ab 2+ 3+\n2 Bo 2k XX Ab 1- 0+\n3 Cy 3k XX Ab 0+ 1-\n";

TEST(StandingsCommandTest, TablesForPeople) {
  const cli::ProgramResult run = cli::RunHotstone(
      {"standings", "--system", "1991", "--system", "1996,tie_break=bjh", "-"}, kThreeInH9);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out,
            "system: 1991\n"
            "place  player  primary  A1  A2  B1  B2\n"
            "   1   Ada           2   0   0   4   0\n"
            "   2=  Bo            0   0   2   0   0\n"
            "   2=  Cy            0   0   2   0   0\n"
            "players: 3, rounds: 2, games: 2; 2 players are tied\n\n"
            "system: 1996,tie_break=bjh\n"
            "place  player  primary  B  JH\n"
            "   1   Ada           2  0   0\n"
            "   2=  Bo            0  1   2\n"
            "   2=  Cy            0  1   2\n"
            "players: 3, rounds: 2, games: 2; 2 players are tied\n");
}

TEST(StandingsCommandTest, TheTextsHaveOneName) {
  const std::string plain = cli::RunHotstone({"standings", "-"}, kThreeInH9).out;
  EXPECT_THAT(plain, HasSubstr("Ada"));
  for (const char* option : {"--rules", "--system"}) {
    for (const char* text : {"1996", "ing-1996", "ing"}) {
      EXPECT_EQ(cli::RunHotstone({"standings", option, text, "-"}, kThreeInH9).out, plain) << text;
    }
  }
}

TEST(StandingsCommandTest, BytesThatAreNoTextAreSaid) {
  const cli::ProgramResult run =
      cli::RunHotstone({"standings", "-"}, "1 Ad\xFF 1d 2+\n2 Bo 2k 1-\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "hotstone: note: standard input: is not UTF-8; read as Latin-1\n");
  EXPECT_THAT(run.out, HasSubstr("Ad\u00FF"));
}

TEST(StandingsCommandTest, JsonKeepsItsKeysInOrder) {
  const cli::ProgramResult run = cli::RunHotstone(
      {"standings", "-", "--system", "1996,parts=of,byes=point", "--json"}, kThreeInH9);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"standings\",\"system\":"
                 "\"1996,parts=of,byes=point\",\"players\":3,\"rounds\":2,\"games\":2,\"tied\":2,"
                 "\"standings\":[{\"place\":1,\"shared\":false,\"player\":\"Ada\",\"scores\":"
                 "{\"primary\":2,\"SJH\":2}},"));
}

TEST(StandingsCommandTest, ResultsWrittenAnewGiveTheSame) {
  const cli::ProgramResult lines = cli::RunHotstone({"standings", "--lines", "-"}, kThreeInH9);
  EXPECT_EQ(lines.exit_code, 0) << lines.err;
  EXPECT_THAT(
      lines.out,
      HasSubstr(
          "{\"round\":2,\"black\":\"Ada\",\"white\":\"Cy\",\"result\":\"B\",\"colours\":false}\n"));
  EXPECT_EQ(cli::RunHotstone({"standings", "--system", "1991", "-"}, lines.out).out,
            cli::RunHotstone({"standings", "--system", "1991", "-"}, kThreeInH9).out);
}

TEST(StandingsCommandTest, LeastTies) {
  const cli::ProgramResult run =
      cli::RunHotstone({"standings", "--least-ties", "--system", "1991", "--most", "4"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("round-robin  1991  3  "));
  EXPECT_THAT(run.out, HasSubstr("knockout-no-byes  1991  none with up to 4\n"));
  EXPECT_THAT(run.out, HasSubstr("swiss  1991  4  a>b c>d; a>c b>d\n"));
  const cli::ProgramResult json = cli::RunHotstone(
      {"standings", "--least-ties", "--system", "1996,parts=of", "--most", "4", "--json"});
  EXPECT_THAT(json.out, HasSubstr("\"format\":\"knockout-no-byes\",\"searched\":4,\"least_"
                                  "players\":4,\"games\":[{\"round\":1,"));
}

TEST(StandingsCommandTest, Cases) {
  const std::string corpus =
      std::string(HOTSTONE_SOURCE_DIR) + "/corpus/tournament/standings.jsonl";
  const cli::ProgramResult good = cli::RunHotstone({"standings", "--cases", corpus});
  EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
  EXPECT_THAT(good.out, HasSubstr(" cases hold\n"));
  const cli::ProgramResult whole = cli::RunHotstone(
      {"corpus", "--verify", std::string(HOTSTONE_SOURCE_DIR) + "/corpus/tournament"});
  EXPECT_EQ(whole.exit_code, 0) << whole.out << whole.err;
  const std::string wrong =
      "{\"schema\":\"hotstone.standings-case/"
      "1\",\"id\":\"x\",\"players\":[\"a\",\"b\"],\"games\":[[1,\"a\",\"b\",\"B\"]],"
      "\"system\":\"1991\",\"expect\":[[\"a\",1,[1,0,0,1,1]],[\"b\",2,[0,0,1,0,0]]]}\n";
  const cli::ProgramResult bad = cli::RunHotstone({"standings", "--cases", "-"}, wrong);
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_EQ(bad.out,
            "standard input:1: x: expects a on place 1 with 1 0 0 1 1, found a on place 1 with 1 0 "
            "0 1 0\n0 "
            "of 1 cases hold\n");
  const cli::ProgramResult json = cli::RunHotstone({"standings", "--cases", "-", "--json"}, wrong);
  EXPECT_EQ(json.exit_code, 1);
  EXPECT_THAT(json.OutputLines().back(),
              HasSubstr("\"verdict\":\"fails\",\"cases\":1,\"failed\":1"));
}

TEST(StandingsCommandTest, NamesOfCasesAreEscaped) {
  const cli::ProgramResult run =
      cli::RunHotstone({"standings", "--cases", "-"},
                       "{\"schema\":\"hotstone.standings-case/"
                       "1\",\"id\":\"x\\u001b\",\"players\":[\"a\\n\",\"b\"],\"games\":"
                       "[[1,\"a\\n\",\"b\",\"B\"]],\"system\":\"1991\",\"expect\":[[\"a\\n\",1,[1,"
                       "0,0,1,1]],[\"b\",2,[0,0,1,0,"
                       "0]]]}\n");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, StartsWith("standard input:1: x\\033: expects a\\n on place 1"));
  EXPECT_EQ(run.OutputLines().size(), 2u);
}

// Changing any expectation of a case makes the case fail.
TEST(StandingsCasesTest, EachExpectationCounts) {
  const auto difference = [](const std::string& expect) {
    const auto cases = ParseStandingsCases(
        "{\"schema\":\"hotstone.standings-case/"
        "1\",\"id\":\"x\",\"players\":[\"a\",\"b\"],\"games\":"
        "[[1,\"a\",\"b\",\"B\"]],\"system\":\"1996\",\"expect\":" +
            expect + "}",
        "f");
    EXPECT_TRUE(cases.ok()) << cases.status();
    return cases.ok() ? StandingsCaseDifference(cases->front()) : "";
  };
  EXPECT_EQ(difference("[[\"a\",1,[1,1,0]],[\"b\",2,[0,0,1]]]"), "");
  EXPECT_NE(difference("[[\"a\",1,[1,1,0]],[\"b\",1,[0,0,1]]]"), "");
  EXPECT_NE(difference("[[\"a\",1,[1,1,0]],[\"b\",2,[0,0,0]]]"), "");
  EXPECT_NE(difference("[[\"a\",1,[1,1,0]],[\"a\",2,[0,0,1]]]"), "");
  EXPECT_NE(difference("[[\"a\",1,[1,1,0]]]"), "");
}

TEST(StandingsCommandTest, BadInputIsOneLineAndCode2) {
  const auto refusal = [](std::vector<std::string> args, const std::string& input = kThreeInH9) {
    args.insert(args.begin(), "standings");
    return cli::Refusal(args, 2, input);
  };
  EXPECT_THAT(refusal({}), HasSubstr("standings needs exactly one of"));
  EXPECT_THAT(refusal({"-", "--least-ties"}), HasSubstr("standings needs exactly one of"));
  EXPECT_THAT(refusal({"--system", "1990", "-"}),
              HasSubstr("\"1990\" is not a text with standings"));
  EXPECT_THAT(refusal({"--system", "1991", "-"}, "1 Ada 2+\n"),
              HasSubstr("standard input:1:3: a row without a strength"));
  EXPECT_THAT(refusal({"--system", "1991", "-"}, ""), HasSubstr("no player found"));
  EXPECT_THAT(refusal({"--system", "1996,draws=black", "-"}, "1 Ada 1d 2=\n2 Bo 2k 1=\n"),
              HasSubstr("standard input: Ada and Bo drew in round 1"));
  EXPECT_THAT(refusal({"--system", "1991", "no-such-file"}), HasSubstr("no-such-file"));
  EXPECT_THAT(refusal({"--lines", "-", "--json"}), HasSubstr("--lines only rewrites"));
  EXPECT_THAT(refusal({"--cases", "-", "--system", "1991"}),
              HasSubstr("--rules cannot be combined with --cases"));
  EXPECT_THAT(refusal({"--system", "1991", "-", "--most", "3"}),
              HasSubstr("--most requires --least-ties"));
}

}  // namespace
}  // namespace hotstone::tournament
