#include <gmock/gmock.h>

#include <algorithm>
#include <random>

#include "answers/records/replay.h"
#include "formats/sgf/sgf_game.h"
#include "tests/cli/records/explain_run.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Black ko on 4x3; White takes at B2 (bb), Black may not take back at C2 (cb).
constexpr char kKo[] = "(;SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W];W[bb];B[cb];W[da];B[cb])";

TEST(ExplainTest, StopsAtAnIllegalMove) {
  const RunResult run = ExplainText(kKo);
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out,
              HasSubstr("1. White B2: legal, removes C2 (ING96-R4)\n"
                        "    ko: Black may not play C2 now (hot-stone single, ING96-G508)\n"
                        "    kos B1 B2 B3: fighting (twin) (ING96-G507)\n"
                        "2. Black C2: ILLEGAL, hot-stone (ING96-G508): "));
  EXPECT_THAT(run.out,
              HasSubstr("illegal: 1 ply; the replay stops there, 2 later plies are not judged"));
  EXPECT_THAT(run.out, HasSubstr("rules: basic-only (the record names no rules)"));
  EXPECT_THAT(run.out, Not(HasSubstr("3. White")));
}

TEST(ExplainTest, KeepGoingLeavesTheMoveOutAndGivesTheTurnOver) {
  const RunResult run = ExplainText(kKo, {"--keep-going"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out,
              HasSubstr("3. White D3: legal\n4. Black C2: legal, removes B2 (ING96-R4)\n"));
  EXPECT_THAT(run.out, HasSubstr("illegal: 1 ply\n"));
}

TEST(ExplainTest, LinksLeadToWhatIsRefusedAndToTheGame) {
  const std::string begins = "a/judge.html#rules=basic-only&rows=.XO./X.XO/.XO.&to_move=W&moves=";
  const RunResult run = ExplainText(kKo, {"--keep-going", "--link", "a"});
  EXPECT_THAT(run.out, HasSubstr("    not applied\n    " + begins + "W:B2,B:C2\n3. White"));
  EXPECT_THAT(run.out, HasSubstr("\nthe game: " + begins + "W:B2,W:D3,B:C2\n"));
  // Moves that are not shown count; a setup in play is another start.
  const RunResult set =
      ExplainText("(;SZ[3];B[aa];W[bb];AW[cc]PL[B];B[ba])", {"--from", "3", "--link", "a"});
  EXPECT_THAT(set.out, HasSubstr("the game, since its last setup: a/judge.html#rules=basic-only&"
                                 "rows=X../.O./..O&moves=B:B3\n"));
  EXPECT_THAT(ExplainText("(;SZ[3];B[aa];B[bb];W[cc])", {"--link", "a"}).out,
              AllOf(HasSubstr("    not applied\n\n"), HasSubstr("&moves=B:A3\n")));
  EXPECT_THAT(ExplainText("(;SZ[3];B[aa];W[bb];B[ba])", {"--from", "3", "--link", "a"}).out,
              HasSubstr("&moves=B:A3,W:B2,B:B3\n"));
}

TEST(ExplainTest, TurnsAreKept) {
  const RunResult run = ExplainText("(;SZ[3];B[aa];B[bb];W[cc])", {"--keep-going"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, HasSubstr("2. Black B2: ILLEGAL, out-of-turn (ING96-R3): "));
  EXPECT_THAT(run.out, HasSubstr("3. White C1: legal\n"));
  EXPECT_THAT(ExplainText("(;SZ[3]PL[W];B[aa])").out,
              HasSubstr("1. Black A3: ILLEGAL, out-of-turn"));
}

TEST(ExplainTest, RulesComeFromTheOptionThenTheRecord) {
  EXPECT_THAT(
      ExplainText("(;SZ[3]RU[Tromp Taylor]KM[7.50])").out,
      HasSubstr("rules: tromp-taylor,compensation=7.5 (named by RU; compensation from KM)"));
  EXPECT_THAT(ExplainText("(;SZ[3]RU[Japanese\x1b[31m\\]]KM[0])").err,
              HasSubstr("sgf:1:10: RU[Japanese [31m]]: unknown rule set"));
  EXPECT_THAT(
      ExplainText("(;SZ[3]RU[aga-like]KM[x]HA[y])", {"--rules", "tromp-taylor,compensation=5.5"})
          .out,
      HasSubstr("rules: tromp-taylor,compensation=5.5 (from --rules)"));
  EXPECT_THAT(ExplainText("(;SZ[3]RU[tromp-taylor,ko=ring])").err,
              HasSubstr("sgf:1:10: RU: rule ko=ring is unknown"));
  EXPECT_THAT(ExplainText("(;SZ[3]KM[3.7])").err,
              HasSubstr("sgf:1:10: KM[3.7]: expected whole or half points"));
  EXPECT_THAT(ExplainText("(;SZ[3]HA[many])").err, HasSubstr("HA: expected"));
  EXPECT_EQ(ExplainText("(;SZ[3])", {"--rules", "nonsense"}).code, 2);
}

// Under the disturber reading the report ends with the numbers of classified and unclassified
// cycles.
TEST(ExplainTest, UnclassifiedCyclesAreCounted) {
  const std::string round = ";B[aa];W[];B[];W[ba];B[];W[]";
  const std::string record = "(;SZ[2:1]AW[ba]PL[B]" + round + round + ")";
  const RunResult run = ExplainText(record, {"--rules", "ing-1996,unnamed=nobody"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("completed cycles, each entry counted once: 4; fighting 0, "
                                 "disturbing 0, unclassified 4\n"));
  EXPECT_THAT(ExplainText(record, {"--rules", "ing-1996,unnamed=nobody", "--json"}).out,
              HasSubstr(R"("completed_cycles":4,"unclassified_cycles":4,)"));
  EXPECT_THAT(ExplainText(record, {"--rules", "hot-only"}).out, Not(HasSubstr("completed cycles")));
}

TEST(ExplainTest, Handicaps) {
  const RunResult stones = ExplainText("(;SZ[5]HA[2]AB[bb][dd];W[cc])");
  EXPECT_EQ(stones.code, 0);
  EXPECT_THAT(stones.out, HasSubstr("board: 5x5, White plays first"));
  EXPECT_THAT(stones.out, HasSubstr("HA[2]: the stones are set up, White owes no pass"));
  const RunResult passes = ExplainText("(;SZ[5]HA[3];B[bb];W[];B[dd];B[cc];W[aa])");
  EXPECT_EQ(passes.code, 0);
  EXPECT_THAT(passes.out, HasSubstr("rules: basic-only,handicap=2 ("));
  EXPECT_THAT(passes.out,
              HasSubstr("2. White pass: legal, a mandatory handicap pass (ING96-G313)\n"
                        "3. Black D2: legal\n"
                        "-- White pass: legal, a mandatory handicap pass (ING96-G313), added"));
  EXPECT_THAT(ExplainText("(;SZ[5]HA[2];B[bb];W[cc])").out,
              HasSubstr("2. White C3: ILLEGAL, handicap (ING96-G313)"));
  EXPECT_THAT(ExplainText("(;SZ[5]HA[0];B[bb];W[cc])").out, HasSubstr("illegal: none"));
}

// Two passes end the game where it was paused before, and the output does not claim four.
TEST(ExplainTest, ASecondPauseIsNoRowOfFourPasses) {
  const std::string round = ";B[aa];W[];B[];W[ba];B[];W[]";
  const RunResult run = ExplainText("(;SZ[2:1]AW[ba]PL[B]" + round + ";B[aa];W[];B[])",
                                    {"--rules", "basic-only,resume=dispute"});
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("9. Black pass: legal\n    a second pause at the same position: the game is over "
                "(ING96-R4-verification, resume)\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("four passes")));
  EXPECT_THAT(
      ExplainText("(;SZ[2:1];B[];W[];B[];W[])", {"--rules", "basic-only,resume=dispute"}).out,
      HasSubstr("four passes in a row: the game is over (ING96-G307)\n"));
}

TEST(ExplainTest, PausesAgreementsAndTheEnd) {
  const RunResult run = ExplainText("(;SZ[3]AB[bb]AW[aa];B[];W[];AE[aa];B[];W[];B[cc])");
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, HasSubstr("two passes in a row: the game is paused (ING96-G305)\n-- dead by "
                                 "agreement A3: removed (ING96-R3)\n"));
  EXPECT_THAT(run.out, HasSubstr("four passes in a row: the game is over (ING96-G307)\n"
                                 "5. Black C1: ILLEGAL, game-over (ING96-G307)"));
  EXPECT_THAT(run.out, HasSubstr("state: the game is over\n"));
  const RunResult refused = ExplainText("(;SZ[3]RU[tromp-taylor]AB[bb]AW[aa];B[];W[];AE[aa])");
  EXPECT_THAT(
      refused.out,
      HasSubstr("-- dead by agreement A3: ILLEGAL, no-agreement (ING96-R3): dead stones can "));
  EXPECT_EQ(ExplainText("(;SZ[2];B[];W[];B[aa])", {"--rules", "tromp-taylor"}).code, 1);
}

TEST(ExplainTest, VariationsGamesAndCommentsAreReported) {
  const RunResult run = ExplainText("(;SZ[3]C[a\x07 b];B[aa](;W[bb])(;W[cc]))(;SZ[5])");
  EXPECT_THAT(
      run.out,
      AllOf(HasSubstr(
                "variations not shown: 1 (line 1 of 2 is explained; --all explains all of them, "),
            HasSubstr("games in the file: 2, this is number 1 (--game N chooses)\n"),
            HasSubstr("    | a  b\n")));
}

TEST(ExplainTest, BadInputIsOneLine) {
  for (const RunResult& run :
       {ExplainText("no game"), ExplainText("(;SZ[3];B[zz])"),
        ExplainText("(;SZ[2]AB[aa][ba][ab][bb])"), RunHere({"explain", "/nonexistent"}),
        RunHere({"explain", "/"}), RunHere({"explain"})}) {
    ExpectRefusal(run);
  }
  EXPECT_THAT(ExplainText("(;SZ[2]AB[aa][ba][ab][bb])").err,
              HasSubstr(".sgf:1:8: the setup is not a legal position: the black chain at A1 B1 A2 "
                        "B2 has no liberty"));
}

TEST(ExplainTest, JsonIsOneObjectInStableOrder) {
  const RunResult run = ExplainText(kKo, {"--json", "--diagrams"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out,
              StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"explain\",\"file\":"));
  EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 1);
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "\"plies\":[{\"move\":1,\"color\":\"W\",\"at\":\"B2\",\"legal\":true,\"handicap_pass\":"
          "false,"
          "\"supplied\":false,\"captured\":[\"C2\"],\"self_removed\":[],\"bans\":[{\"color\":\"B\","
          "\"at\":"
          "\"C2\",\"why\":\"hot-stone\",\"kind\":\"single\",\"clause\":\"ING96-G508\"}],\"ko_"
          "positions\":"
          "[{\"class\":\"fighting\",\"kind\":\"twin\",\"reason\":null,\"clause\":\"ING96-G507\","));
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "\"cycle\":null,\"passes\":0,\"pauses\":false,\"resumes\":"
          "false,\"ends\":false,\"rows\":[\".XO.\",\"XO.O\",\".XO.\"]},{\"move\":2,\"color\":\"B\","
          "\"at\":"
          "\"C2\",\"legal\":false,\"why\":\"hot-stone\",\"clause\":\"ING96-G508\",\"sentence\":"
          "\"the play "
          "would "
          "remove a single hot stone at once\"}],\"illegal\":1,\"not_judged\":2,\"state\":\"open\","
          "\"removed_black\":1,\"removed_white\":0,"));
}

// A full-board game of 1,000 plies with many removals, under superko.
TEST(ExplainTest, ThousandPliesOnTheFullBoard) {
  const auto rules = *spec::ParseRuleSet("tromp-taylor");
  const spec::Position start(*spec::BoardSize::Create(19, 19));
  auto game = *spec::Game::Create(rules, start, spec::Color::kBlack);
  std::mt19937 random(7);
  std::vector<spec::Move> moves;
  while (moves.size() < 1000) {
    const std::vector<spec::Point> empty = game.position().EmptyPoints();
    const spec::Move move{game.to_move(), empty[random() % empty.size()]};
    if (game.Play(move).legal()) moves.push_back(move);
  }
  const std::string record =
      formats::WriteSgf(formats::SgfRecord(rules, start, spec::Color::kBlack, moves));
  const RunResult run = ExplainText(record, {"--diagrams"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("\n1000. "));
  EXPECT_GT(game.RemovedStones(spec::Color::kBlack), 50);
}

TEST(KoBanFinderTest, FindsExactlyTheKoPoints) {
  int found = 0;
  for (const char* name : {"basic-only", "tromp-taylor", "simplified-ing", "aga-like",
                           "basic-only,cycle=nssk", "basic-only,cycle=fixed,self_removal=any"}) {
    const auto rules = *spec::ParseRuleSet(name);
    for (const auto& [cols, rows] :
         {std::pair{1, 1}, {2, 1}, {4, 1}, {2, 2}, {3, 2}, {3, 3}, {5, 2}}) {
      std::mt19937 random(static_cast<unsigned>(cols * 100 + rows));
      for (int round = 0; round < 20; ++round) {
        const spec::Position start(*spec::BoardSize::Create(cols, rows));
        auto game = *spec::Game::Create(rules, start, spec::Color::kBlack);
        answers::KoBanFinder finder;
        finder.Saw(start);
        for (int ply = 0; ply < 60 && !game.ended(); ++ply) {
          std::vector<spec::Point> points;
          for (const answers::KoBan& ban : finder.Bans(game)) points.push_back(ban.at);
          ASSERT_EQ(points, game.KoPoints(game.to_move())) << name << ' ' << cols << 'x' << rows;
          found += static_cast<int>(points.size());
          const std::vector<spec::Point> legal = game.LegalPoints(game.to_move());
          const size_t choice = random() % (legal.size() + 1);
          game.Play(choice == legal.size() ? spec::Pass(game.to_move())
                                           : spec::Move{game.to_move(), legal[choice]});
          finder.Saw(game.position());
        }
      }
    }
  }
  EXPECT_GT(found, 1000);
}

}  // namespace
}  // namespace hotstone::cli
