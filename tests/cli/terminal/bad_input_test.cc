// Wrong input from outside: code 2, and one line on stderr that names the fault.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>

#include "tests/base/shell_word.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(BadInputTest, CommandLine) {
  EXPECT_THAT(Refusal({}),
              HasSubstr("hotstone needs a command, for example verify, prove, rules (try"));
  EXPECT_THAT(Refusal({"table"}),
              HasSubstr("hotstone table needs one of its commands: build, probe, "));
  EXPECT_THAT(Refusal({"frobnicate"}), HasSubstr("\"frobnicate\" is not a command"));
  EXPECT_THAT(Refusal({"--frobnicate"}), HasSubstr("--frobnicate"));
  EXPECT_THAT(Refusal({""}), HasSubstr("\"\" is not a command"));
  EXPECT_THAT(Refusal({"frobnicate", "--help"}), HasSubstr("\"frobnicate\" is not a command"));
  EXPECT_THAT(Refusal({"help", "frobnicate"}), HasSubstr("\"frobnicate\" is not a command"));
}

// "help" with a command prints its --help; -V is --version.
TEST(BadInputTest, OtherWordsForHelpAndVersion) {
  EXPECT_EQ(RunHotstone({"help", "rules"}).out, RunHotstone({"rules", "--help"}).out);
  EXPECT_EQ(RunHotstone({"help"}).out, RunHotstone({"--help"}).out);
  EXPECT_EQ(RunHotstone({"-V"}).out, RunHotstone({"--version"}).out);
}

TEST(BadInputTest, HelpTakesNoValue) {
  for (const char* word : {"--help=1", "--version=no"}) {
    EXPECT_THAT(Refusal({word}), HasSubstr("this flag takes no value (try hotstone --help)"));
  }
  EXPECT_THAT(Refusal({"verify", "--help="}), HasSubstr("--help: this flag takes no value"));
}

// Repeated or contradictory options.
TEST(BadInputTest, OptionsThatDoNotGoTogether) {
  EXPECT_THAT(
      Refusal({"perft", "--board", "2x2", "--depth", "1", "--depth", "2"}),
      HasSubstr("--depth: may be given only once, not 2 times (try hotstone perft --help)"));
  EXPECT_THAT(Refusal({"verify", "--board", "1x1", "--record", "--json"}),
              HasSubstr(" cannot be combined with --"));
}

// A word that looks like a position gets a hint at --position.
TEST(BadInputTest, PositionsWithoutTheirOption) {
  const std::string form =
      "? List the rows from the top: X is Black, O is White, . is empty, / ends a row (try";
  EXPECT_THAT(Refusal({"kos", "X"}), HasSubstr("did you mean --position X" + form));
  EXPECT_THAT(Refusal({"value", "xo/.O"}), HasSubstr("did you mean --position XO/.O" + form));
  EXPECT_THAT(Refusal({"robust", "x"}), HasSubstr("did you mean --position X" + form));
  EXPECT_THAT(Refusal({"kos", "Xa"}),
              HasSubstr("\"Xa\" is an unexpected argument for hotstone kos (try"));
  EXPECT_THAT(Refusal({"score", "XO/OX"}),
              AllOf(HasSubstr("XO/OX: cannot be read: "),
                    HasSubstr("did you mean --position XO/OX? List the rows")));
}

// An empty value must not be taken for a missing one.
TEST(BadInputTest, EmptyValues) {
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"robust", "--board", "2x1", "--checkpoint", ""},
           {"verify", "--board", "1x1", "--out", ""},
           {"prove", "--export", ""},
           {"conform", "--cases", "x", "--engine", ""},
           {"conform", "--cases", "x", "--engine", "x", "--html", ""},
           {"perft", "--depth", "1", "--board", ""},
           {"table", "probe", ""}}) {
    EXPECT_THAT(Refusal(words), HasSubstr(": the value is empty (try hotstone ")) << words[0];
  }
}

// The line says which word is wrong, and names the help of that command.
TEST(BadInputTest, WordsThatNobodyTakes) {
  EXPECT_THAT(Refusal({"frobnicate"}),
              HasSubstr("is not a command or an option of hotstone (try hotstone --help)"));
  EXPECT_THAT(
      Refusal({"table", "frobnicate"}),
      HasSubstr(
          "\"frobnicate\" is not a command or an option of hotstone table (try hotstone table "
          "--help)"));
  EXPECT_THAT(Refusal({"corpus", "--board", "3x3"}),
              HasSubstr("\"--board\" is not an option of hotstone corpus"));
  EXPECT_THAT(Refusal({"explain", "a.sgf", "b.sgf"}),
              HasSubstr("\"b.sgf\" is an unexpected argument for hotstone explain (try hotstone "
                        "explain --help)"));
  EXPECT_THAT(Refusal({"table", "probe"}),
              HasSubstr("FILE is required (try hotstone table probe --help)"));
  EXPECT_THAT(
      Refusal({"value", "3x3"}),
      HasSubstr(
          "\"3x3\" is an unexpected argument for hotstone value; did you mean --board 3x3? (try"));
  EXPECT_THAT(Refusal({"rules", "aga-like"}), HasSubstr("; did you mean --rules aga-like? (try"));
  EXPECT_THAT(Refusal({"explain", "a.sgf", "3x3"}), HasSubstr("for hotstone explain (try"));
  EXPECT_THAT(Refusal({"perft", "--board", "3x3"}),
              HasSubstr("--depth is required (try hotstone perft --help)"));
}

// A value out of range is refused, not read as some other number.
TEST(BadInputTest, Numbers) {
  const std::string whole = "is not a whole number from 0 to 18446744073709551615";
  EXPECT_THAT(Refusal({"verify", "--board", "1x1", "--seed", "-1"}),
              HasSubstr("--seed: \"-1\" " + whole));
  EXPECT_THAT(Refusal({"gtp", "--seed", "99999999999999999999"}), HasSubstr(whole));
  EXPECT_THAT(Refusal({"playouts", "--board", "2x2", "--games", "-5"}), HasSubstr(whole));
  EXPECT_THAT(Refusal({"playouts", "--board", "2x2", "--games", "1e3"}), HasSubstr(whole));
  EXPECT_THAT(
      Refusal({"diff", "--board", "2x2", "--rules", "aga-like;hot-only", "--max-games", "+3"}),
      HasSubstr(whole));
  EXPECT_THAT(Refusal({"conflicts", "--nodes", "-1"}),
              HasSubstr("--nodes: \"-1\" is not a whole number from 0 to 1000000000 (try"));
  EXPECT_THAT(Refusal({"conflicts", "--most", "0"}),
              HasSubstr("--most: Value 0 not in range 1 to 1000000"));
  EXPECT_THAT(Refusal({"score", "--position", "X.", "--penalty-white", "1.5"}),
              HasSubstr("--penalty-white: \"1.5\" is not a whole number from 0 to 361"));
  EXPECT_THAT(Refusal({"score", "--position", "X.", "--penalty-white", "362"}),
              HasSubstr("not in range"));
  EXPECT_THAT(Refusal({"score", "--position", "X.", "--penalty-black", "2.0"}),
              HasSubstr("whole number"));
  EXPECT_THAT(Refusal({"conform", "--engine", "x", "--cases", "x", "--most", "-1"}),
              HasSubstr("not in range 0"));
  EXPECT_THAT(Refusal({"conform", "--engine", "x", "--cases", "x", "--limit", "-1"}),
              HasSubstr("not in range 0"));
}

// A value of another kind, or none: the option, the given value, and the valid ones.
TEST(BadInputTest, ValuesOfAnotherKind) {
  EXPECT_THAT(Refusal({"perft", "--board", "3x3", "--depth", "six"}),
              HasSubstr("--depth: \"six\" is not a whole number from 0 to 1000 (try"));
  EXPECT_THAT(Refusal({"verify", "--board", "1x1", "--threads", ""}),
              HasSubstr("is not a whole number from 1"));
  EXPECT_THAT(Refusal({"verify", "--board", "1x1", "--threads", "99999999999"}),
              HasSubstr("is not a whole number from 1 to "));
  EXPECT_THAT(Refusal({"conform", "--engine", "x", "--cases", "x", "--timeout", "soon"}),
              HasSubstr("--timeout: \"soon\" is not a number"));
  EXPECT_THAT(
      Refusal({"plane", "--board", "2x2", "--at-least", "many"}),
      HasSubstr("--at-least: \"many\" is not a whole number from -2147483648 to 2147483647 (try"));
  EXPECT_THAT(Refusal({"value", "--position", "X.", "--to-move", "grey"}),
              HasSubstr("--to-move: \"grey\" is not one of B, W (try"));
  EXPECT_THAT(Refusal({"value", "--board="}), HasSubstr("--board: the value is missing (try"));
  EXPECT_THAT(Refusal({"gtp", "--rules"}), HasSubstr("--rules: the value is missing (try"));
  EXPECT_THAT(Refusal({"rules", "--json=maybe"}), HasSubstr("--json: this flag takes no value"));
}

TEST(BadInputTest, Memory) {
  for (const char* command : {"verify", "count", "value"}) {
    const std::vector<std::string> args = {command, "--board", "2x2", "--memory"};
    const auto with = [&](const std::string& value) {
      std::vector<std::string> all = args;
      all.push_back(value);
      return Refusal(all);
    };
    EXPECT_THAT(with(""), HasSubstr("--memory: the value is empty"));
    EXPECT_THAT(with("12Q"), HasSubstr("memory \"12Q\" is not an amount of memory such as 512MiB"));
    EXPECT_THAT(with("0"), HasSubstr("memory \"0\" is not an amount of memory"));
    EXPECT_THAT(with("99999999999G"), HasSubstr("is not an amount of memory"));
  }
}

TEST(BadInputTest, Situations) {
  for (const char* command : {"value", "kos"}) {
    EXPECT_THAT(Refusal({command}), HasSubstr(std::string(command) + " needs either --board"));
    EXPECT_THAT(Refusal({command, "--board", "2x1", "--position", ".."}), HasSubstr(", not both"));
    EXPECT_THAT(Refusal({command, "--position", "X/XX"}),
                HasSubstr("--position: row 2 has 2 points, row 1 has 1 (rows top first"));
    EXPECT_THAT(
        Refusal({command, "--position", "XX/XX"}),
        HasSubstr("not a legal position: the chain of Black at A1 B1 A2 B2 has no liberty"));
  }
  const auto ban = [](const std::vector<std::string>& more) {
    return Refusal(WithMore({"value", "--position", "X.."}, more));
  };
  EXPECT_THAT(ban({"--ban", ""}), HasSubstr("--ban: the value is empty"));
  EXPECT_THAT(ban({"--ban", "Z9"}), HasSubstr("--ban Z9: point \"Z9\" is not a column letter"));
  EXPECT_THAT(ban({"--ban", "B1,"}), HasSubstr("--ban B1,: point \"\""));
  EXPECT_THAT(ban({"--ban", "A1"}), HasSubstr("--ban A1: there is a stone at A1"));
  EXPECT_THAT(ban({"--ban", "B1", "--passes", "1"}), HasSubstr("a pass lifts every ban"));
  EXPECT_THAT(ban({"--ban", "B1", "--rules", "basic-only,hot=none"}),
              HasSubstr("no stone is hot under basic-only,hot=none"));
  EXPECT_THAT(ban({"--ban", "B1,C1"}), HasSubstr("more than one ban needs hot=hot"));
  EXPECT_THAT(Refusal({"kos", "--position", "X.", "--cycle", ""}),
              HasSubstr("--cycle: the value is empty"));
  EXPECT_THAT(Refusal({"kos", "--position", "X.", "--cycle", "B:Z9"}),
              HasSubstr("--cycle: \"B:Z9\": point \"Z9\""));
}

// A question about a whole board does not ignore options that describe one situation.
TEST(BadInputTest, OptionsWithoutEffect) {
  for (const auto& [name, value] :
       {std::pair("--to-move", "W"), std::pair("--passes", "1"), std::pair("--ban", "A1")}) {
    const std::string no_use = std::string(name) + " cannot be combined with ";
    EXPECT_THAT(Refusal({"value", "--board", "2x1", "--undetermined", name, value}),
                HasSubstr(no_use + "--undetermined"));
    for (const std::string question : {"--count", "--list"}) {
      EXPECT_THAT(Refusal({"decide", "--board", "2x1", "--endless", "draw", question, name, value}),
                  HasSubstr(no_use + question));
    }
  }
  EXPECT_THAT(Refusal({"robust", "--board", "2x1", "--entries", "5"}),
              HasSubstr("--entries requires --certificate"));
  EXPECT_THAT(Refusal({"robust", "--pairs", "--entries", "5"}),
              HasSubstr("--entries cannot be combined with --pairs"));
}

TEST(BadInputTest, TablesForOtherRules) {
  const std::string out = testing::TempDir() + "bad_input_no.table";
  for (const char* rules : {"hot-only", "aga-like,cycle=fixed"}) {
    EXPECT_THAT(Refusal({"table", "build", "--board", "2x2", "--rules", rules, "--out", out}, 3),
                HasSubstr(rules));
  }
}

TEST(BadInputTest, Rules) {
  EXPECT_THAT(Refusal({"rules", "--rules", "chinese"}),
              HasSubstr("rule set \"chinese\" is unknown; known names: basic-only"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,tie=maybe"}),
              HasSubstr("rule tie=maybe is unknown; known values: black, draw"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,komi=5"}),
              HasSubstr("rule key \"komi\" is unknown; known keys: ko, hot"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,psk"}),
              HasSubstr("\"psk\" is not key=value"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,,"}),
              HasSubstr("nothing follows a comma; expected PRESET["));
  EXPECT_THAT(
      Refusal({"rules", "--rules", "all,ko=none"}),
      HasSubstr("\"all\" stands for several rule sets and takes no keys; expected PRESET["));
  EXPECT_THAT(Refusal({"value", "--board", "2x2", "--rules", "readings"}),
              HasSubstr("stands for several"));
  EXPECT_THAT(Refusal({"rules", "--rules", "aga-like, ko=none"}),
              HasSubstr("\" ko=none\" contains a blank"));
  EXPECT_THAT(Refusal({"rules", "--rules", "aga-like; hot-only"}),
              HasSubstr("\" hot-only\" contains a blank"));
  EXPECT_THAT(
      Refusal({"rules", "--rules", "aga-like,hot-only"}),
      HasSubstr("\"hot-only\" is a second preset; separate several rule sets by semicolons"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,ko=no"}),
              HasSubstr("known values: none, basic, hot, square, second-cycle"));
  EXPECT_THAT(Refusal({"rules", "--rules", "aga-like;"}), HasSubstr("rule set \"\" is unknown"));
  EXPECT_THAT(Refusal({"rules", "--rules", ""}), HasSubstr("rule set \"\" is unknown"));
  EXPECT_THAT(Refusal({"rules", "--rules"}), HasSubstr("--rules"));
  EXPECT_THAT(Refusal({"rules", "--frobnicate"}), HasSubstr("--frobnicate"));
  EXPECT_THAT(Refusal({"rules", "aga-like"}), HasSubstr("aga-like"));
}

// Line ends and terminal control sequences in a word stay within the line.
TEST(BadInputTest, WordsThatWouldBreakTheLine) {
  EXPECT_THAT(Refusal({"value", "--board", "2x2", "--memory", "1\n2"}),
              HasSubstr("memory \"1 2\" is not"));
  EXPECT_THAT(Refusal({"a\nb"}), HasSubstr("\"a b\" is not a command"));
  EXPECT_THAT(Refusal({"explain", "no\nsuch\x1B[2J.sgf"}),
              HasSubstr("no such [2J.sgf: cannot be read"));
}

// The file is refused, and counted as rejected on stdout.
std::string RefusedFile(const std::string& file, const std::string& input = "") {
  const ProgramResult result = RunHotstone({"check", file}, input);
  EXPECT_EQ(result.exit_code, 2) << file;
  EXPECT_EQ(result.out, "0 expectations hold; 0 cases in 0 files, 1 file rejected\n");
  EXPECT_EQ(result.ErrorLines().size(), 1u) << result.err;
  EXPECT_EQ(result.err.rfind("hotstone: ", 0), 0u) << result.err;
  return result.err;
}

TEST(BadInputTest, Check) {
  EXPECT_THAT(Refusal({"check"}), HasSubstr("FILE"));
  EXPECT_THAT(Refusal({"check", "--frobnicate", "x"}), HasSubstr("frobnicate"));
  EXPECT_THAT(RefusedFile("/no/such/file"),
              HasSubstr("/no/such/file: cannot be read: No such file or directory"));
  EXPECT_THAT(RefusedFile("/"), HasSubstr("/: is a folder"));
  EXPECT_THAT(RefusedFile(""), HasSubstr("cannot be read"));
  EXPECT_THAT(RefusedFile("/dev/null"), HasSubstr("no case found"));
  EXPECT_THAT(RefusedFile("-"), HasSubstr("standard input: no case found"));
  EXPECT_THAT(RefusedFile("-", "not json"), AllOf(HasSubstr("standard input:1:2: syntax error"),
                                                  HasSubstr("a line is one JSON object")));
  EXPECT_THAT(
      RefusedFile("-", "{\"schema\":\"hotstone.case/1\",\"id\":\"x\",\"size\":[1,1],\"komi\":5}"),
      HasSubstr("standard input:1:51: unknown key \"komi\"; known keys: schema, id"));
  // Bytes that are not text must not reach the terminal, nor break the line.
  const std::string line = RefusedFile("-", "{\"sche\xff\x1b\nma\":1}");
  EXPECT_THAT(line, HasSubstr("ill-formed UTF-8"));
  EXPECT_EQ(line.find('\x1b'), std::string::npos);
  EXPECT_EQ(line.find('\xff'), std::string::npos);
}

// Linux lets anybody open this file, even root, and then refuses to read from its beginning.
TEST(BadInputTest, AFileThatCannotBeRead) {
  EXPECT_THAT(RefusedFile("/proc/self/mem"), HasSubstr("Input/output error"));
  EXPECT_THAT(Refusal({"explain", "/proc/self/mem"}), HasSubstr("Input/output error"));
}

TEST(BadInputTest, AFullDiskIsNoSuccess) {
  for (const char* command : {"rules", "count --board 3x3", "verify --board 1x1"}) {
    const std::string line =
        ShellWord(HOTSTONE_PROGRAM) + " " + command + " > /dev/full 2> /dev/null";
    const int status = std::system(line.c_str());
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 2) << line;
  }
}

TEST(BadInputTest, HelpAndVersionAreNoErrors) {
  for (const char* word : {"--help", "--version"}) {
    const ProgramResult result = RunHotstone({word});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out,
                HasSubstr(word == std::string("--help") ? "Exit codes" : "hotstone 0."));
    EXPECT_EQ(result.err, "");
  }
}

}  // namespace
}  // namespace hotstone::cli
