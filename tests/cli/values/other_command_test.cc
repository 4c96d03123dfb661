// Refusals for memory end with a command line that works: it is run.
#include "answers/asked/other_command.h"

#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

TEST(OtherCommandTest, EveryRefusalForMemoryEndsWithACommandLineThatWorks) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "other_command";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  const std::string out = folder / "out";
  const std::string seki = "XX.XOO/.XXOO./XXO.OO";
  struct Case {
    Words refused;
    std::string other;  // what it names
    int exit_code = 3;
  };
  for (const Case& c : std::vector<Case>{
           {{"value", "--position", seki, "--rules", "ing-1996"}, "life --position " + seki},
           {{"value", "--position", seki, "--memory", "1MiB"}, "life --position " + seki},
           {{"value", "--position", seki, "--rules", "ing-1996-recycling", "--memory", "1GiB"},
            "life --position " + seki + " --rules ing-1996-recycling"},
           {{"value", "--board", "2x2", "--rules", "ing-1991,recycling=disturbing"},
            "value --board 2x2 --rules ing-1991"},
           {{"value", "--board", "2x2", "--rules", "ing-1996,unnamed=nobody,resume=dispute"},
            "value --board 2x2 --rules ing-1996"},
           {{"value", "--board", "4x4", "--rules", "tromp-taylor", "--memory", "1KiB"},
            "value --board 4x3 --rules tromp-taylor"},
           {{"value", "--board", "3x3", "--memory", "140KiB"},
            "value --board 3x2 --rules basic-only --memory 140KiB"},
           {{"value", "--board", "3x3", "--memory", "1KiB", "--undetermined"}, "--undetermined"},
           {{"value", "--board", "2x1", "--memory", "1"}, "value --board 1x1 --rules basic-only"},
           {{"decide", "--board", "4x4", "--endless", "draw", "--memory", "1MiB"},
            "decide --board 4x3 --rules basic-only --endless draw --memory 1MiB"},
           {{"decide", "--board", "6x6", "--endless", "balance", "--memory", "1MiB"},
            "decide --board 4x3 --rules basic-only --endless balance --memory 1MiB"},
           {{"decide", "--board", "4x3", "--endless", "disturber", "--memory", "20MiB"},
            "decide --board 3x3 --rules basic-only --endless disturber --memory 20MiB"},
           {{"count", "--board", "3x3", "--quantity", "games"},
            "count --board 2x2 --quantity games --rules tromp-taylor"},
           {{"count", "--board", "2x2", "--quantity", "games", "--memory", "1KiB"},
            "count --board 2x1 --quantity games"},
           {{"count", "--board", "3x2", "--quantity", "games", "--rules",
             "basic-only,hot=none,cycle=nssk"},
            "count --board 2x1 --quantity games --rules basic-only,hot=none,cycle=nssk"},
           {{"robust", "--board", "4x4", "--memory", "1MiB"}, "robust --board 4x3"},
           {{"robust", "--position", "XX./.X./...", "--memory", "1KiB"}, "life --position"},
           {{"plane", "--board", "3x3", "--at-least", "9", "--memory", "100KiB"},
            "plane --board 3x2 --rules basic-only --at-least 6"},
           {{"plane", "--board", "4x4", "--all-thresholds", out, "--memory", "1MiB"},
            "plane --board 4x3"},
           {{"table", "build", "--board", "4x4", "--out", out, "--memory", "1MiB"},
            "table build --board 4x3 --rules basic-only --out"},
           {{"table", "build", "--board", "4x4", "--out", out, "--memory", "1MiB", "--fates"},
            "--fates --memory 1MiB"},
           {{"table", "build", "--board", "3x2", "--out", out, "--rules", "tromp-taylor",
             "--memory", "1KiB"},
            "table build --board 2x2 --rules tromp-taylor"},
           {{"life", "--board", "4x4", "--memory", "1MiB"}, "life --board 3x3"},
           {{"life", "--position", "XX./.X.", "--memory", "1KiB"}, "--search"},
           {{"life", "--board", "9x9"}, "life --board 4x4", 2},
           {{"solve", "--board", "3x3", "--at-least", "9", "--out", "FILE", "--memory", "1KiB"},
            "--by search"},
           {{"solve", "--board", "3x3", "--at-least", "9", "--out", "FILE", "--by", "planes",
             "--memory", "1KiB"},
            "--by search"}}) {
    const std::string line = absl::StrJoin(c.refused, " ");
    std::filesystem::remove_all(out);
    const std::string refused = Refusal(c.refused, c.exit_code);
    const size_t at = refused.rfind(": hotstone ");
    ASSERT_NE(at, std::string::npos) << line << "\n" << refused;
    const std::string other = refused.substr(at + 2, refused.find('\n', at) - at - 2);
    EXPECT_THAT(other, HasSubstr(c.other)) << line;
    Words words = absl::StrSplit(absl::StrReplaceAll(other, {{"FILE", out}}), ' ');
    words.erase(words.begin());
    const ProgramResult answered = RunHotstone(words);
    EXPECT_TRUE(answered.exit_code == 0 || (words[0] == "plane" && answered.exit_code == 1))
        << other << "\n"
        << answered.err;
  }
}

TEST(OtherCommandTest, ABoardThatIsNeverEnumeratedHasASmallerOneToo) {
  for (const Words& words :
       {Words{"value", "--board", "9x9", "--memory", "1MiB"},
        Words{"value", "--board", "6x6", "--rules", "tromp-taylor", "--memory", "300MiB"},
        Words{"decide", "--board", "9x9", "--endless", "draw", "--memory", "1MiB"},
        Words{"robust", "--board", "9x9", "--memory", "1MiB"},
        Words{"count", "--board", "9x9", "--quantity", "games"}}) {
    EXPECT_THAT(Refusal(words), HasSubstr("; a smaller board: hotstone " + words[0] + " --board " +
                                          (words[0] == "count" ? "2x2" : "4x3")));
  }
}

TEST(OtherCommandTest, ANearRuleSetIsNamedOnABoardThatFits) {
  EXPECT_THAT(Refusal({"value", "--board", "5x5", "--rules", "ing-1991,recycling=disturbing",
                       "--memory", "1GiB"},
                      3),
              HasSubstr("; a smaller board: hotstone value --board 4x3 --rules "
                        "ing-1991 --memory 1GiB"));
}

TEST(OtherCommandTest, AmountsThatLookAlikeAreGivenInBytes) {
  EXPECT_THAT(Refusal({"value", "--board", "3x3", "--memory", "148542"}, 3),
              HasSubstr(" bytes; --memory allows 148542 bytes"));
}

}  // namespace
}  // namespace hotstone::cli
