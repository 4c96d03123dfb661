// hotstone match: real engines as children, including gnugo, and engines that misbehave.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/base/shell_word.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

std::string Ours(const std::string& more = "") {
  return ShellWord(HOTSTONE_PROGRAM) + " gtp" + more;
}

// An engine that says yes to everything and answers genmove from the line.
std::string Bad(const std::string& name, const std::string& genmove) {
  const std::string path = WriteTestFile("match_" + name + ".sh",
                                         "while read id command rest; do\n"
                                         "  case $command in\n"
                                         "    genmove) " +
                                             genmove +
                                             ";;\n"
                                             "    name) printf '=%s Bad\\n\\n' $id;;\n"
                                             "    known_command) printf '=%s false\\n\\n' $id;;\n"
                                             "    *) printf '=%s \\n\\n' $id;;\n"
                                             "  esac\n"
                                             "done\n");
  return "sh " + ShellWord(path);
}

ProgramResult Match(const std::string& black, const std::string& white,
                    std::vector<std::string> more) {
  return RunHotstone(WithMore({"match", "--black", black, "--white", white}, more));
}

TEST(MatchTest, OurEngineAgainstItself) {
  const std::string sgf = testing::TempDir() + "match_ours.sgf";
  const ProgramResult result =
      Match(Ours(" --seed 1"), Ours(" --seed 2"),
            {"--rules", "ing-1996", "--board", "5x4", "--games", "2", "--swap", "--sgf", sgf});
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  EXPECT_THAT(
      result.out,
      ContainsRegex("game 2: Hotstone [0-9.]+ \\(B\\), Hotstone [0-9.]+ \\(W\\): [BW]\\+[0-9.]+ "
                    "after [0-9]+ moves, rules \\(ING96-R3-move\\): "));
  EXPECT_THAT(result.out, HasSubstr("unknown 0, wins by forfeit 0"));
  const std::string text = FileText(sgf);
  EXPECT_THAT(text, HasSubstr("RU[ing-1996]KM[8]PL[B]PB[Hotstone 0.1.0]"));
  EXPECT_NE(text.find("(;FF[4]"), text.rfind("(;FF[4]"));
  // The record written is a legal game.
  EXPECT_EQ(RunHotstone({"explain", sgf}).exit_code, 0);
  std::filesystem::remove(sgf);
}

// gnugo under its superko flag against our engine under the same rule: it ends by two passes,
// whoever has Black.
TEST(MatchTest, GnugoOnSmallBoards) {
  const std::string gnugo =
      "gnugo --mode gtp --level 0 --seed 1 --chinese-rules --positional-superko";
  const ProgramResult result = Match(gnugo, Ours(),
                                     {"--rules", "tromp-taylor,self_removal=none", "--board", "5x5",
                                      "--games", "2", "--swap", "--json"});
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  ASSERT_EQ(result.OutputLines().size(), 2u);
  EXPECT_THAT(result.OutputLines()[0], HasSubstr("\"black\":\"GNU Go 3.8\",\"white\":\"Hotstone "));
  EXPECT_THAT(result.OutputLines()[1], HasSubstr("\"white\":\"GNU Go 3.8\""));
  for (const std::string& line : result.OutputLines())
    EXPECT_THAT(line, HasSubstr("\"ending\":\"rules\""));
}

TEST(MatchTest, GnugoDoesNotKnowStrips) {
  const ProgramResult result = Match("gnugo --mode gtp", Ours(), {"--board", "5x4"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.out,
              HasSubstr("W+F after 0 moves, refused: Black at `rectangular_boardsize 5 4`: "));
}

TEST(MatchTest, AnIllegalMoveForfeits) {
  const std::string always = Bad("illegal", "printf '=%s B2\\n\\n' $id");
  const ProgramResult result = Match(always, Ours(), {"--board", "3x3", "--json"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(
      result.out,
      HasSubstr(
          "\"result\":\"W+F\",\"winner\":\"W\",\"ending\":\"illegal-move\",\"at_fault\":\"B\""));
  EXPECT_THAT(result.out, HasSubstr("\"clause\":\"ING96-G304\",\"moves\":2"));
}

TEST(MatchTest, EnginesThatCrashHangOrBabble) {
  const std::string crash = Bad("crash", "exit 3");
  EXPECT_THAT(Match(Ours(), crash, {"--board", "3x3", "--games", "2"}).out,
              HasSubstr("first engine (Hotstone 0.1.0) 2, second (Bad) 0, draws 0, unknown 0, "
                        "wins by forfeit 2"));
  // The short time is for replies that never come: these two engines answer `name`, which has more
  // time, and nothing after it.
  const std::string hang =
      "sh " +
      ShellWord(WriteTestFile("match_hang.sh", "read line; printf '=1 Bad\\n\\n'; sleep 3600"));
  const ProgramResult hung = Match(hang, Ours(), {"--board", "3x3", "--timeout", "0.2"});
  EXPECT_EQ(hung.exit_code, 1);
  EXPECT_THAT(hung.out, HasSubstr("W+T after 0 moves, timed-out: "));
  const std::string babble =
      "sh " + ShellWord(WriteTestFile("match_babble.sh",
                                      "read line; printf '=1 Bad\\n\\nhello\\n'; sleep 3600"));
  EXPECT_THAT(Match(babble, Ours(), {"--board", "3x3", "--timeout", "0.2"}).out,
              HasSubstr("W+F after 0 moves, "));
  const std::string resign = Bad("resign", "printf '=%s resign\\n\\n' $id");
  EXPECT_EQ(Match(resign, Ours(), {"--board", "3x3"}).exit_code, 0);
}

TEST(MatchTest, TheMoveLimitIsUnknown) {
  const std::string folder = testing::TempDir() + "match_folder/";
  const ProgramResult result =
      Match(Ours(), Ours(), {"--board", "9x9", "--moves", "5", "--sgf", folder});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.out, HasSubstr("? after 5 moves, move-limit: not over after 5 moves"));
  EXPECT_THAT(FileText(folder + "game-1.sgf"), HasSubstr("RE[?]"));
  std::filesystem::remove_all(folder);
}

TEST(MatchTest, WrongOptions) {
  for (auto [args, words] : {std::pair{std::vector<std::string>{"--rules", "chinese"},
                                       "rule set \"chinese\" is unknown"},
                             {{"--board", "0x3"}, "0x3"},
                             {{"--games", "0"}, "--games"},
                             {{"--moves", "0"}, "--moves"},
                             {{"--timeout", "0"}, "--timeout"},
                             {{"--sgf", "/no/such/folder/x.sgf"}, "/no/such/folder/x.sgf"},
                             {{"--frobnicate"}, "--frobnicate"}}) {
    args.insert(args.begin(), {"match", "--black", Ours(), "--white", Ours()});
    EXPECT_THAT(Refusal(args), HasSubstr(words));
  }
  EXPECT_THAT(Match("nosuchengine --gtp", Ours(), {}).err, HasSubstr("--black: "));
  EXPECT_THAT(Match(Ours(), "", {}).err, HasSubstr("--white"));
  EXPECT_THAT(Refusal({"match", "--black", "gnugo"}), HasSubstr("--white"));
}

}  // namespace
}  // namespace hotstone::cli
