#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "formats/sgf/sgf_game.h"
#include "spec/rules/game.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(CyclesCommandTest, TheKoOfTwoPoints) {
  const ProgramResult run = RunHotstone({"cycles", "--board", "2x1", "--max-length", "2"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, StartsWith("board: 2x1\nrules: basic-only,hot=none\n"
                                  "cycles of up to 2 plies: 1 class, 2 cycles\n\n"));
  EXPECT_THAT(run.out,
              HasSubstr("\n1: simple-ko, 2 plies: 2 board plays, 0 passes; represents 2 cycles\n"));
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "  moves:    B:B1 W:A1\n  removals: B1 W1\n  entered with B:B1, first forbidden:\n"));
  EXPECT_THAT(run.out, HasSubstr("\n    round 1, ply 2, W:A1: superko under psk, ssk\n"));
  EXPECT_THAT(run.out, HasSubstr("\n    round 2, ply 1, B:B1: superko under nssk, fixed\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("entered with W:A1")));
  EXPECT_THAT(RunHotstone({"cycles", "--board", "2x1", "--max-length", "2", "--entries"}).out,
              HasSubstr("  entered with W:A1, first forbidden:\n"));
  EXPECT_THAT(RunHotstone({"cycles", "--board", "2x1", "--max-length", "2", "--link", "a"}).out,
              HasSubstr("  removals: B1 W1\n  a/judge.html#rules=basic-only,hot=none&rows=O.&moves="
                        "B:B1,W:A1\n  entered"));
}

TEST(CyclesCommandTest, ThreeByThreeUpToEightPlies) {
  const ProgramResult run = RunHotstone({"cycles", "--board", "3x3", "--max-length", "8"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("cycles of up to 8 plies: 538 classes, 8572 cycles\n"));
  EXPECT_THAT(run.out, ContainsRegex("\n +8  pinwheel +B1 W1 B1 W1 B1 W1 B1 W1 +1 +4\n"));
  EXPECT_THAT(run.out, HasSubstr("\n528 of 538 classes are not shown; "));
}

// The stone sent, with the one it makes two, hangs; so do the stones around the ring.
TEST(CyclesCommandTest, HangingOnesDecideLifeAndDeath) {
  const ProgramResult run = RunHotstone({"cycles", "--board", "3x3", "--max-length", "8", "--rules",
                                         "basic-only", "--hanging", "--limit", "0"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr("cycles around which a stone hangs, of up to 8 plies: 5 classes, 68 cycles"));
  EXPECT_THAT(run.out, ContainsRegex("sending-two-returning-one +B0 W2 B1 Wp +2 +32"));
  EXPECT_THAT(run.out, ContainsRegex("pinwheel +B1 W1 B1 W1 B1 W1 B1 W1 +1 +4"));
  EXPECT_THAT(Refusal({"cycles", "--smallest", "--hanging"}),
              HasSubstr("--smallest chooses the boards itself"));
}

// Every command whose rules ask for fates says so before it begins.
TEST(CyclesCommandTest, RulesOutOfReachAreRefused) {
  const std::string by_removal = "basic-only,hot_scope=fighting,class_by=removal";
  for (const std::vector<std::string>& args :
       {std::vector<std::string>{"cycles", "--board", "5x4", "--rules", by_removal},
        {"value", "--board", "5x4", "--rules", by_removal},
        {"perft", "--board", "5x4", "--depth", "1", "--rules", by_removal},
        {"verify", "--board", "5x4", "--rules", by_removal},
        {"life", "--board", "5x4", "--rules", by_removal, "--memory", "64MiB"},
        {"diff", "--board", "5x4", "--rules", "basic-only;" + by_removal},
        {"plane", "--board", "5x4", "--at-least", "1", "--rules", by_removal},
        {"gtp", "--rules", by_removal}}) {
    EXPECT_THAT(Refusal(args, 3), HasSubstr("the limit is 18")) << args[0];
  }
}

TEST(CyclesCommandTest, JsonIsASummaryAndALineForEachClass) {
  const ProgramResult run =
      RunHotstone({"cycles", "--board", "2x1", "--rules", "basic-only", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = run.OutputLines();
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_THAT(
      lines[0],
      StartsWith(
          R"({"schema":"hotstone.result/1","command":"cycles","board":"2x1","rules":"basic-only",)"
          R"("max_length":6,"complete":true,"classes":5,"cycles":14,"kinds":[{"length":4,)"
          R"("type":"self-removal","signature":"B0 Wp Bs2 Wp","classes":1,"cycles":4})"));
  EXPECT_THAT(lines[3],
              HasSubstr(R"("type":"take-pass-pass","signature":"B1 Wp Bp W1 Bp Wp","length":6,)"
                        R"("plays":2,"passes":4,"pass_pairs":2,"members":2,"only_passes":null,)"));
  EXPECT_THAT(lines[3], HasSubstr(R"("readings":{"none":null,"basic":null,)"));
  EXPECT_THAT(lines[3], HasSubstr(R"("psk":{"round":1,"ply":4,"move":"W:A1","why":"superko"})"));
  EXPECT_THAT(lines[1], HasSubstr(R"("only_passes":"B")"));
  EXPECT_EQ(
      RunHotstone({"cycles", "--board", "2x1", "--json", "--limit", "2"}).OutputLines().size(), 3u);
}

TEST(CyclesCommandTest, ModelCheckingGivesTheSameText) {
  for (const auto& [board, rules] : std::vector<std::pair<std::string, std::string>>{
           {"3x2", "basic-only,hot=none"}, {"3x2", "basic-only"}, {"4x1", "hot-only"}}) {
    const ProgramResult walked = RunHotstone({"cycles", "--board", board, "--rules", rules});
    const ProgramResult models =
        RunHotstone({"cycles", "--board", board, "--rules", rules, "--by", "model-checking"});
    EXPECT_EQ(models.exit_code, 0) << models.err;
    EXPECT_EQ(models.out, walked.out);
  }
}

TEST(CyclesCommandTest, OneTypeOnly) {
  const ProgramResult run = RunHotstone(
      {"cycles", "--board", "5x2", "--max-length", "8", "--type", "round-robin-ko", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.OutputLines().size(), 7u);
  EXPECT_THAT(run.out,
              HasSubstr("\"only_type\":\"round-robin-ko\",\"complete\":true,\"classes\":6,"));
}

// Read back, each record is a game in which the law accepts every move, and its second round
// repeats the first.
TEST(CyclesCommandTest, RecordsReplay) {
  const std::string folder = ::testing::TempDir() + "cycles_records";
  const ProgramResult run =
      RunHotstone({"cycles", "--board", "3x1", "--max-length", "6", "--out", folder});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const std::string path = folder + "/3x1_basic-only-hot-none_cycles.sgf";
  EXPECT_THAT(run.out, HasSubstr("\nwritten: " + path + "\n"));
  const auto trees = formats::ReadSgfFile(path);
  ASSERT_TRUE(trees.ok()) << trees.status();
  EXPECT_EQ(trees->size(), 13u);
  for (const formats::SgfTree& tree : *trees) {
    const auto record = formats::ReadSgfGame(tree, path);
    ASSERT_TRUE(record.ok()) << record.status();
    auto game = spec::Game::Create(*spec::ParseRuleSet("basic-only,hot=none"), record->setup,
                                   record->FirstToMove());
    ASSERT_TRUE(game.ok());
    for (size_t i = 0; i < record->plies.size(); ++i) {
      EXPECT_TRUE(game->Play(*record->plies[i].move).legal());
      if (i + 1 == record->plies.size() / 2) {
        EXPECT_EQ(game->position(), record->setup);
      }
    }
    EXPECT_EQ(game->position(), record->setup);
    EXPECT_THAT(record->comment, HasSubstr("played twice"));
  }
  std::filesystem::remove_all(folder);
}

TEST(CyclesCommandTest, SmallestBoards) {
  const ProgramResult run = RunHotstone({"cycles", "--smallest", "--max-points", "10"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n  simple-ko                  basic-only,hot=none   2x1"));
  EXPECT_THAT(run.out, HasSubstr("\n  simple-ko, other stones    basic-only,hot=none   4x1"));
  EXPECT_THAT(run.out, HasSubstr("\n  take-pass-pass             basic-only            2x1"));
  EXPECT_THAT(
      run.out,
      HasSubstr("\n  triple-ko                  basic-only,hot=none   none up to 10 points"));
  const ProgramResult json =
      RunHotstone({"cycles", "--smallest", "--type", "eternal-life", "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  EXPECT_THAT(json.out,
              HasSubstr(R"("searched_points":12,"boards":[{"board":"4x1","rows":["X.OO"],)"
                        R"("to_move":"B","moves":["B:B1","W:C1","B:A1","W:D1"],)"));
  EXPECT_THAT(json.out, HasSubstr(R"("boards_two_rows":[{"board":"6x2",)"));
  EXPECT_EQ(json.OutputLines().size(), 1u);
}

TEST(CyclesCommandTest, BadInputIsOneLineAndCode2) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> bad = {
      {{"cycles"}, "needs --board or --smallest"},
      {{"cycles", "--board", "3"}, "COLSxROWS"},
      {{"cycles", "--board", "5x5"}, "boards of 1 to 20"},
      {{"cycles", "--board", "3x3", "--max-length", "1"}, "not in range 2 to 22"},
      {{"cycles", "--board", "3x3", "--max-length", "0"}, "not in range 2 to 22"},
      {{"cycles", "--board", "3x3", "--max-length", "24"}, "not in range 2 to 22"},
      {{"cycles", "--board", "3x3", "--max-length", "six"}, "max-length"},
      {{"cycles", "--board", "3x3", "--type", "ko"}, "known types: simple-ko, take-pass-pass, "},
      {{"cycles", "--board", "3x3", "--rules", "tromp-taylor"}, "cycle=none"},
      {{"cycles", "--board", "3x3", "--rules", "best"}, "known names: basic-only"},
      {{"cycles", "--board", "3x3", "--limit", "-1"}, "--limit: Value -1 not in range"},
      {{"cycles", "--board", "3x3", "--max-points", "3"}, "requires --smallest"},
      {{"cycles", "--board", "3x3", "--out", "/dev/null/x"}, "--out /dev/null/x"},
      {{"cycles", "--smallest", "--board", "3x3"}, "omit --board"},
      {{"cycles", "--board", "2x1", "--by", "model-checking", "--type", "simple-ko"},
       "omit --type"},
      {{"cycles", "--smallest", "--max-points", "0"}, "not in range 1 to 20"},
      {{"cycles", "--smallest", "--max-points", "21"}, "not in range 1 to 20"},
      {{"cycles", "--smallest", "--type", "x"}, "known types"},
      {{"cycles", "--smallest", "--rules", "aga-like"}, "cycle=none"},
  };
  for (const auto& [args, words] : bad) EXPECT_THAT(Refusal(args), HasSubstr(words));
}

TEST(CyclesCommandTest, AnInterruptionIsCode3AndKeepsWhatIsThere) {
  const ProgramResult smallest =
      RunHotstoneInterruptedAt("simple-ko ", {"cycles", "--smallest", "--max-points", "20"});
  EXPECT_EQ(smallest.exit_code, 3) << smallest.err;
  EXPECT_THAT(smallest.err, HasSubstr("interrupted at "));
  EXPECT_THAT(smallest.out, HasSubstr("\n    2x1    O.  B:B1 W:A1\n"));
  const ProgramResult list =
      RunHotstoneInterruptedAt("\"cycle\":9,", {"cycles", "--board", "4x3", "--json"});
  EXPECT_EQ(list.exit_code, 3) << list.err;
  EXPECT_THAT(list.err, HasSubstr("interrupted"));
  EXPECT_LT(list.OutputLines().size(), 15282u);
  EXPECT_THAT(list.OutputLines().back(), ::testing::EndsWith("\"}"));
}

}  // namespace
}  // namespace hotstone::cli
