// Wrong input from outside: code 2, one line on stderr that says what is wrong, nothing on stdout.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

// Runs the program and checks the shape of a refusal; returns the line.
std::string Refusal(const std::vector<std::string>& args, const std::string& input = "") {
  const ProgramResult result = RunHotstone(args, input);
  EXPECT_EQ(result.exit_code, 2) << result.out << result.err;
  EXPECT_EQ(result.ErrorLines().size(), 1u) << result.err;
  EXPECT_EQ(result.err.rfind("hotstone: ", 0), 0u) << result.err;
  return result.err;
}

TEST(BadInputTest, CommandLine) {
  EXPECT_THAT(Refusal({}), HasSubstr("subcommand is required"));
  EXPECT_THAT(Refusal({"frobnicate"}), HasSubstr("\"frobnicate\" is not a command"));
  EXPECT_THAT(Refusal({"--frobnicate"}), HasSubstr("--frobnicate"));
  EXPECT_THAT(Refusal({""}), HasSubstr("\"\" is not a command"));
}

TEST(BadInputTest, Rules) {
  EXPECT_THAT(Refusal({"rules", "--rules", "chinese"}),
              HasSubstr("rule set \"chinese\" is not known; good names: basic-only"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,tie=maybe"}),
              HasSubstr("rule tie=maybe is not known; good values: black, draw"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,komi=5"}),
              HasSubstr("rule key \"komi\" is not known; good keys: ko, hot"));
  EXPECT_THAT(Refusal({"rules", "--rules", "basic-only,psk"}), HasSubstr("\"psk\" is not key=value"));
  EXPECT_THAT(Refusal({"rules", "--rules", "aga-like;"}), HasSubstr("rule set \"\" is not known"));
  EXPECT_THAT(Refusal({"rules", "--rules", ""}), HasSubstr("rule set \"\" is not known"));
  EXPECT_THAT(Refusal({"rules", "--rules"}), HasSubstr("--rules"));
  EXPECT_THAT(Refusal({"rules", "--frobnicate"}), HasSubstr("--frobnicate"));
  EXPECT_THAT(Refusal({"rules", "aga-like"}), HasSubstr("aga-like"));
}

TEST(BadInputTest, Check) {
  EXPECT_THAT(Refusal({"check"}), HasSubstr("FILE"));
  EXPECT_THAT(Refusal({"check", "--frobnicate", "x"}), HasSubstr("frobnicate"));
  EXPECT_THAT(Refusal({"check", "/no/such/file"}),
              HasSubstr("/no/such/file: cannot be read: No such file or directory"));
  EXPECT_THAT(Refusal({"check", "/"}), HasSubstr("/: is a folder"));
  EXPECT_THAT(Refusal({"check", ""}), HasSubstr("cannot be read"));
  EXPECT_THAT(Refusal({"check", "/dev/null"}), HasSubstr("there is no case in it"));
  EXPECT_THAT(Refusal({"check", "-"}), HasSubstr("standard input: there is no case in it"));
  EXPECT_THAT(Refusal({"check", "-"}, "not json"), HasSubstr("standard input:1:2: syntax error"));
  EXPECT_THAT(
      Refusal({"check", "-"}, "{\"schema\":\"hotstone.case/1\",\"id\":\"x\",\"size\":[1,1],\"komi\":5}"),
      HasSubstr("standard input:1:51: unknown key \"komi\"; good keys: schema, id"));
  // Bytes that are not text must not reach the terminal, nor break the line.
  const std::string line = Refusal({"check", "-"}, "{\"sche\xff\x1b\nma\":1}");
  EXPECT_THAT(line, HasSubstr("ill-formed UTF-8"));
  EXPECT_EQ(line.find('\x1b'), std::string::npos);
  EXPECT_EQ(line.find('\xff'), std::string::npos);
}

// Linux opens this file for anybody, root too, and then refuses to read its beginning.
TEST(BadInputTest, AFileThatCannotBeRead) {
  for (const char* command : {"check", "explain"}) {
    EXPECT_THAT(Refusal({command, "/proc/self/mem"}), HasSubstr("Input/output error"));
  }
}

TEST(BadInputTest, AFullDiskIsNoSuccess) {
  for (const char* command : {"rules", "count --board 3x3", "verify --board 1x1"}) {
    const std::string line = std::string(HOTSTONE_PROGRAM) + " " + command + " > /dev/full 2> /dev/null";
    const int status = std::system(line.c_str());
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 2) << line;
  }
}

TEST(BadInputTest, HelpAndVersionAreNoErrors) {
  for (const char* word : {"--help", "--version"}) {
    const ProgramResult result = RunHotstone({word});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, HasSubstr(word == std::string("--help") ? "Exit codes" : "hotstone 0."));
    EXPECT_EQ(result.err, "");
  }
}

}  // namespace
}  // namespace hotstone::cli
