#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"
#include "tournament/commands/handicap_report.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(HandicapCommandTest, APair) {
  const cli::ProgramResult run =
      cli::RunHotstone({"handicap", "--rules", "ing-1996", "5d", "9 duan"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out,
            "rules: ing-1996\n"
            "Black: 5 duan, White: 9 duan\n"
            "difference: 16 points, 2 plays; White is stronger\n"
            "game: 1 handicap play, no compensation\n"
            "start: Black plays 2 times before White's first play, White passes between\n"
            "worth to Black: 16 points\n"
            "as rules: ing-1996,compensation=0,handicap=1\n"
            "in a record: KM[0]HA[2]\n"
            "clauses: ING96-R8-duan-ranks, ING96-G313\n"
            "relevant readings: plays, handicap_play\n");
}

TEST(HandicapCommandTest, JsonKeepsItsKeysInOrder) {
  const cli::ProgramResult run =
      cli::RunHotstone({"handicap", "--rules", "ing-1991", "6t", "9t", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      StartsWith(
          "{\"schema\":\"hotstone.result/"
          "1\",\"command\":\"handicap\",\"rules\":\"ing-1991\",\"black\":"
          "\"6 tuan\",\"white\":\"9 tuan\",\"difference\":12,\"handicap_plays\":0,\"passes\":0,"
          "\"compensation\":-4,\"worth\":12,\"game\":\"White lets Black take black, White gives 4 "
          "points\","
          "\"record\":\"KM[-4]\",\"as_rules\":\"ing-1991,compensation=-4\",\"clauses\":["
          "\"ING91-2-graduierungen\",\"ING91-2-kompensationspunkte\"],\"open\":[\"first_move\"],"
          "\"version\":"));
}

TEST(HandicapCommandTest, Words) {
  EXPECT_EQ(HandicapWords({0, 0, 0, 8}), "even game, Black gives 8 points");
  EXPECT_EQ(HandicapWords({2, 0, 0, 6}), "Black gives 6 points");
  EXPECT_EQ(HandicapWords({-2, 0, 0, 10}), "Black gives 10 points");
  EXPECT_EQ(HandicapWords({8, 0, 0, 0}), "White lets Black take black, no compensation");
  EXPECT_EQ(HandicapWords({24, 2, 2, 0}), "2 handicap plays, no compensation");
  EXPECT_EQ(HandicapWords({20, 1, 1, -1}), "1 handicap play, White gives 1 point");
}

TEST(HandicapCommandTest, TheTable) {
  const cli::ProgramResult run = cli::RunHotstone({"handicap", "--rules", "ing-1996", "--table"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n  7 duan  16\n"));
  EXPECT_THAT(run.out, HasSubstr("\n        16               1       1             0     16  9 "
                                 "ping has Black against 1 ping\n"));
  EXPECT_THAT(run.out, HasSubstr("\n       184              22      22             0    184  18 ji "
                                 "has Black against 1 ping\n"));
  // Where either player may have Black, the stronger player has it if the difference is less than a
  // play.
  EXPECT_THAT(run.out,
              HasSubstr("example\n        -6               0       0            14     -6  1 ping "
                        "has Black against 4 ping\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "\n        -2               0       0            10     -2  1 ping has Black against"));
  const cli::ProgramResult weaker =
      cli::RunHotstone({"handicap", "--rules", "ing-1996,colours=weaker", "--table"});
  EXPECT_THAT(weaker.out, HasSubstr("example\n         0               0"));
  const cli::ProgramResult json =
      cli::RunHotstone({"handicap", "--rules", "ing-1991", "--table", "--json"});
  EXPECT_THAT(json.out,
              HasSubstr("{\"rank\":\"9 chi\",\"points\":112}],\"games\":[{\"difference\":0,"));
}

TEST(HandicapCommandTest, Statements) {
  const cli::ProgramResult holds =
      cli::RunHotstone({"handicap", "--rules", "ing-1991", "--statements"});
  EXPECT_EQ(holds.exit_code, 0) << holds.err;
  EXPECT_THAT(holds.out, HasSubstr("\nall 9 hold together\n"));
  const cli::ProgramResult fails = cli::RunHotstone(
      {"handicap", "--rules", "ing-1996,plays=moves", "--statements", "--most", "2"});
  EXPECT_EQ(fails.exit_code, 1) << fails.err;
  EXPECT_THAT(fails.out,
              HasSubstr("of up to 2:\n  ping-5-black, ping-9-one\n  duan-7-black, duan-5-one\n"
                        "  ji-1-black, ji-2-one\n"));
  // The least sets have four statements: the search continues until there is one.
  const cli::ProgramResult larger = cli::RunHotstone(
      {"handicap", "--rules", "ing-1991,handicap_play=move", "--statements", "--json"});
  EXPECT_EQ(larger.exit_code, 1);
  EXPECT_THAT(larger.out,
              HasSubstr("\"contradictions\":[{\"statements\":[\"ping-points\",\"ping-play\","
                        "\"first-move\",\"two-plays-one\"]},"));
  EXPECT_THAT(larger.out, HasSubstr("\"up_to\":4,"));
}

TEST(HandicapCommandTest, Cases) {
  const std::string corpus = std::string(HOTSTONE_SOURCE_DIR) + "/corpus/tournament/handicap.jsonl";
  const cli::ProgramResult good = cli::RunHotstone({"handicap", "--cases", corpus});
  EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
  EXPECT_THAT(good.out, HasSubstr("200 of 200 cases hold\n"));
}

// Changing any expectation of a case makes the case fail.
TEST(HandicapCasesTest, EachExpectationCounts) {
  const auto difference = [](const std::string& expect, const std::string& white = "9 duan") {
    const auto cases = ParseHandicapCases(
        "{\"schema\":\"hotstone.handicap-case/"
        "1\",\"id\":\"x\",\"rules\":\"ing-1996\",\"black\":\"5 duan\","
        "\"white\":\"" +
            white + "\",\"expect\":" + expect + "}",
        "f");
    EXPECT_TRUE(cases.ok()) << cases.status();
    return cases.ok() ? HandicapCaseDifference(cases->front()) : "";
  };
  const auto with = [](int d, int h, int p, int c, int w) {
    return "{\"difference\":" + std::to_string(d) + ",\"handicap_plays\":" + std::to_string(h) +
           ",\"passes\":" + std::to_string(p) + ",\"compensation\":" + std::to_string(c) +
           ",\"worth\":" + std::to_string(w) + "}";
  };
  EXPECT_EQ(difference(with(16, 1, 1, 0, 16)), "");
  EXPECT_EQ(difference(with(16, 1, 1, 0, 17)),
            "expects difference 16, 1 handicap plays, 1 passes, compensation 0, worth 17, found "
            "difference 16, 1 "
            "handicap plays, 1 passes, compensation 0, worth 16");
  EXPECT_NE(difference(with(15, 1, 1, 0, 16)), "");
  EXPECT_NE(difference(with(16, 2, 1, 0, 16)), "");
  EXPECT_NE(difference(with(16, 1, 2, 0, 16)), "");
  EXPECT_NE(difference(with(16, 1, 1, 1, 16)), "");
  EXPECT_THAT(difference("{\"refused\":true}"), StartsWith("expects no game, found difference 16"));
  EXPECT_EQ(difference("{\"refused\":true}", "2 ji"), "");
  EXPECT_THAT(difference(with(16, 1, 1, 0, 16), "2 ji"),
              StartsWith("expects a game, found none: 5 duan is"));
}

TEST(HandicapCommandTest, BadInputIsOneLineAndCode2) {
  const auto refusal = [](std::vector<std::string> args) {
    args.insert(args.begin(), "handicap");
    return cli::Refusal(args);
  };
  EXPECT_THAT(refusal({}), HasSubstr("handicap needs exactly one of two ranks"));
  EXPECT_THAT(refusal({"--rules", "ing-1996", "5d"}), HasSubstr("handicap needs exactly one of"));
  EXPECT_THAT(
      refusal({"--rules", "ing-1990", "5x", "9y"}),
      testing::AllOf(HasSubstr("\"ing-1990\" is not a text with ranks"),
                     HasSubstr("; \"5x\" is not a rank"), HasSubstr("; \"9y\" is not a rank")));
  EXPECT_EQ(cli::RunHotstone({"handicap", "5d", "9d"}).out,
            cli::RunHotstone({"handicap", "--rules", "1996", "5d", "9d"}).out);
  EXPECT_THAT(refusal({"--rules", "ing-1996", "5d", "9d", "--table"}),
              HasSubstr("handicap needs exactly one of"));
  EXPECT_THAT(refusal({"--rules", "ing-1996", "5d", "10d"}),
              HasSubstr("\"10d\" belongs to no scale; ranks are"));
  EXPECT_THAT(refusal({"--rules", "ing-1996", "5\x1b", "9d"}),
              HasSubstr("\"5\\033\" is not a rank"));
  EXPECT_THAT(refusal({"--rules", "\x1b[31m", "5d", "9d"}),
              HasSubstr("\"\\033[31m\" is not a text"));
  EXPECT_THAT(refusal({"--rules", "aga", "5d", "9d"}),
              HasSubstr("\"aga\" is not a text with ranks"));
  EXPECT_THAT(refusal({"--rules", "ing-1996", "9d", "5d"}),
              HasSubstr("9 duan is stronger than 5 duan"));
  EXPECT_THAT(refusal({"--rules", "ing-1996", "--table", "--most", "2"}),
              HasSubstr("--most requires"));
  EXPECT_THAT(refusal({"--rules", "ing-1996", "--cases", "f"}),
              HasSubstr("--rules cannot be combined with --cases"));
  EXPECT_THAT(refusal({"--cases", "no-such-file"}), HasSubstr("no-such-file"));
}

TEST(ScorePenaltiesTest, StonesAndOutcome) {
  const cli::ProgramResult run =
      cli::RunHotstone({"score", "--position", "..X.O./.XX.OO/X.XOO.", "--rules",
                        "ing-1996,compensation=0", "--penalty-white", "4"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "total of compensation and penalties: 4 for Black, in stones: 2\n"
          "  after filling them in: winning spaces B 2 W 0, losing stones B 0 W 2, difference +6\n"
          "outcome by fill-in, compensation 0, penalties Black 0, White 4: Black wins by 6\n"));
  const cli::ProgramResult odd =
      cli::RunHotstone({"score", "--position", "..X.O./.XX.OO/X.XOO.", "--rules", "ing-1996",
                        "--penalty-white", "5", "--json"});
  EXPECT_THAT(odd.out,
              HasSubstr("\"award_stones\":{\"for\":\"W\",\"points\":3,\"stones\":1,\"left_over\":1,"
                        "\"placed\":true,"));
  EXPECT_THAT(
      odd.out,
      HasSubstr("\"outcome\":{\"scoring\":\"fill-in\",\"compensation\":8,\"penalty_black\":0,"
                "\"penalty_white\":5,\"winner\":\"W\",\"by\":1,"));
  const cli::ProgramResult none =
      cli::RunHotstone({"score", "--position", "X.O", "--penalty-black", "9"});
  EXPECT_THAT(none.out, HasSubstr("9 for White, in stones: 4, and 1 left over\n"
                                  "  there are too few stones or spaces to place them\n"));
  cli::Refusal({"score", "--position", "X.O", "--penalty-black", "-1"});
  EXPECT_THAT(cli::RunHotstone({"score", "--position", "X.O"}).out, Not(HasSubstr("penalties")));
}

}  // namespace
}  // namespace hotstone::tournament
