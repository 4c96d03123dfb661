#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tournament/commands/pair_go_cases.h"
#include "tournament/commands/rounds_cases.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;

constexpr char kClaimedGame[] =
    "{\"schema\":\"hotstone.pair-go/"
    "1\",\"players\":{\"WF\":\"Eva\"}}\n{\"move\":\"BF\"}\n{\"move\":\"WM\"}\n"
    "{\"claim\":\"B\"}\n{\"black\":184,\"white\":181}\n";

TEST(PairGoCommandTest, EventsForPeople) {
  const cli::ProgramResult run =
      cli::RunHotstone({"pair-go", "-", "--rules", "wmsg-2008,tally=stones"}, kClaimedGame);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(
      run.out,
      "rules: wmsg-2008,tally=stones\n   2  BF plays                            in rotation  "
      "(PAIR-ORDER)\n   3  WM plays                            out of rotation, the turn was WF "
      "(Eva)'s  (PAIR-ROTATION)\n   4  Black claims the last move          a token for White: 2 "
      "points; the move counts as WF (Eva)'s  (PAIR-ROTATION-CLAIM, PAIR-ROTATION-PRECEDING, "
      "PAIR-ROTATION-PENALTY, PAIR-ROTATION-STANDS)\n   5  the board is counted: 184 and 181   the "
      "penalties are subtracted  (PAIR-TALLY)\ntokens: Black 0 (0 points), White 1 (2 "
      "points)\nresult: Black wins, 184 and 179 after the penalties\n");
}

TEST(PairGoCommandTest, JsonKeepsItsKeysInOrder) {
  const cli::ProgramResult run = cli::RunHotstone(
      {"pair-go", "-", "--json", "--rules", "wmsg-2008", "--rules", "wmsg-2008,first=free"},
      "{\"schema\":\"hotstone.pair-go/1\"}\n{\"move\":\"BM\"}\n{\"claim\":\"W\"}\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_EQ(run.OutputLines().size(), 2u);
  EXPECT_THAT(
      run.OutputLines()[0],
      HasSubstr("{\"schema\":\"hotstone.result/1\",\"command\":\"pair-go\",\"rules\":\"wmsg-2008\","
                "\"steps\":[{\"line\":2,\"event\":{\"move\":\"BM\"},\"turn\":\"BF\",\"ruling\":"
                "\"out-of-rotation\",\"clauses\":[\"PAIR-ROTATION\"]},"));
  EXPECT_THAT(run.OutputLines()[0],
              HasSubstr("\"tokens\":{\"black\":1,\"white\":0},\"penalty_points\":{"
                        "\"black\":3,\"white\":0},\"next\":\"WF\",\"version\":"));
  EXPECT_THAT(run.OutputLines()[1], HasSubstr("\"tokens\":{\"black\":0,\"white\":0}"));
}

TEST(PairGoCommandTest, Courses) {
  const cli::ProgramResult run =
      cli::RunHotstone({"pair-go", "--courses", "3", "--rules", "wmsg-2008,rotation=pairs"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr("after a claim, the next player follows the right one: violated "
                                 "in 2 courses, such as: wrong wrong claim\n"));
  const cli::ProgramResult good = cli::RunHotstone({"pair-go", "--courses", "3", "--json"});
  EXPECT_EQ(good.exit_code, 0) << good.err;
  EXPECT_THAT(good.out, HasSubstr("\"verdict\":\"holds\",\"letters\":3,\"courses\":85,"));
}

TEST(PairGoCommandTest, TheCorpus) {
  const std::string folder = std::string(HOTSTONE_SOURCE_DIR) + "/corpus/tournament/";
  for (const std::string name : {"pair-go", "rounds"}) {
    const std::string file = folder + (name == "rounds" ? "rounds.jsonl" : "pair_go.jsonl");
    const cli::ProgramResult run = cli::RunHotstone({name, "--cases", file});
    EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
    EXPECT_THAT(run.out, HasSubstr(" cases hold\n"));
  }
}

// Runs the corpus again in this process; and each expectation matters.
TEST(PairGoCasesTest, EachExpectationCounts) {
  const auto cases =
      ParsePairGoCases(SourceText("corpus/tournament/pair_go.jsonl"), "pair_go.jsonl");
  ASSERT_TRUE(cases.ok()) << cases.status();
  EXPECT_GT(cases->size(), 100u);
  for (const PairGoCase& c : *cases) {
    EXPECT_EQ(PairGoCaseDifference(c), "") << c.id;
    PairGoCase wrong = c;
    ++wrong.tokens[1];
    EXPECT_THAT(PairGoCaseDifference(wrong), HasSubstr("expects tokens ")) << c.id;
    if (c.events.empty()) continue;
    wrong = c;
    wrong.rulings.back() = "other";
    EXPECT_THAT(PairGoCaseDifference(wrong), HasSubstr(": expects other, found ")) << c.id;
    wrong = c;
    if (c.next.has_value()) {
      wrong.next = PartnerOf(*c.next);
    } else if (c.result->how == PairGoEnd::kCount) {
      ++wrong.result->white_x2;
    } else {
      wrong.result->winner.reset();
    }
    EXPECT_THAT(PairGoCaseDifference(wrong), HasSubstr(", found ")) << c.id;
  }
}

TEST(RoundsCasesTest, EachExpectationCounts) {
  const auto difference = [](const std::string& course, const std::string& expect) {
    const auto cases = ParseRoundsCases(
        "{\"schema\":\"hotstone.rounds-case/"
        "1\",\"id\":\"a\",\"players\":4,\"winners\":1,\"in\":2,\"out\":2,"
        "\"course\":" +
            course + ",\"expect\":" + expect + "}",
        "f");
    EXPECT_TRUE(cases.ok()) << cases.status();
    return cases.ok() ? RoundsCaseDifference(cases->front()) : "";
  };
  const std::string round = "[[[4,3],[1,2]]]";
  EXPECT_EQ(difference(round,
                       "{\"lines\":[1,-1,-1,1],\"pairs\":[[2,3],[1,4]],\"end\":\"goes-on\",\"all\":"
                       "{\"ends_always\":true,\"most_rounds\":2,\"gets_stuck\":false}}"),
            "");
  EXPECT_EQ(difference(round, "{\"lines\":[1,-1,1,-1]}"),
            "expects the lines 1 -1 1 -1, found 1 -1 -1 1");
  EXPECT_EQ(difference(round, "{\"pairs\":[[1,3],[2,4]]}"),
            "expects the pairs 1-3 2-4, found 1-4 2-3");
  EXPECT_EQ(difference(round, "{\"end\":\"done\"}"), "expects done, found goes-on");
  EXPECT_EQ(difference("[[[1,3],[2,4]]]", "{\"end\":\"done\"}"),
            "round 1 has the games 1-3 2-4, the pairs are 1-2 3-4");
  EXPECT_THAT(difference("[[[1,2]]]", "{\"end\":\"done\"}"),
              HasSubstr("round 1 has the games 1-2, the pairs"));
  EXPECT_THAT(
      difference("[]", "{\"all\":{\"ends_always\":true,\"most_rounds\":3,\"gets_stuck\":false}}"),
      HasSubstr("every course to end after at most 3 rounds, none to get stuck, found every course "
                "to end "
                "after at most 2 rounds"));
}

TEST(PairGoCommandTest, BadInputIsOneLineAndCode2) {
  const auto refusal = [](const std::vector<std::string>& args,
                          const std::string& input = kClaimedGame) {
    return cli::Refusal(args, 2, input);
  };
  EXPECT_THAT(refusal({"pair-go"}), HasSubstr("pair-go needs exactly one of"));
  EXPECT_THAT(refusal({"pair-go", "-", "--courses", "2"}),
              HasSubstr("pair-go needs exactly one of"));
  EXPECT_THAT(refusal({"pair-go", "-", "--passes"}), HasSubstr("--passes requires --courses"));
  EXPECT_THAT(refusal({"pair-go", "--cases", "-", "--rules", "wmsg-2008"}),
              HasSubstr("--rules cannot be combined with"));
  EXPECT_THAT(refusal({"pair-go", "--courses", "9"}), HasSubstr("--courses"));
  EXPECT_THAT(refusal({"pair-go", "-", "--rules", "wmsg-2008,x=y"}),
              HasSubstr("x: not a key of wmsg-2008"));
  EXPECT_THAT(refusal({"pair-go", "no-such-file"}), HasSubstr("no-such-file"));
  EXPECT_THAT(refusal({"pair-go", "-"}, std::string(kClaimedGame) + "{\"move\":\"BF\"}\n"),
              HasSubstr("standard input:6:1: the game is over"));
  EXPECT_THAT(refusal({"pair-go", "-"}, "{\"schema\":\"hotstone.pair-go/1\"}\n{\"move\":\"WF\"}\n"),
              HasSubstr("standard input:2:1: WF makes a move, but Black is to move"));
  EXPECT_THAT(refusal({"rounds", "--cases", "-", "--players", "3"}), HasSubstr("--players"));
  EXPECT_THAT(refusal({"rounds", "--cases", "-", "--borrow", "below"}), HasSubstr("--borrow"));
  EXPECT_THAT(refusal({"rounds", "--cases", "-"}, "{}\n"),
              HasSubstr("standard input:1:1: the key \"schema\""));
}

}  // namespace
}  // namespace hotstone::tournament
