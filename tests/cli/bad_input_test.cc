// Wrong input from outside: code 2, one line on stderr that says what is wrong, nothing on stdout.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

// Runs the program and checks the shape of a refusal; returns the line.
std::string Refusal(const std::vector<std::string>& args, const std::string& input = "") {
  const ProgramResult result = RunHotstone(args, input);
  EXPECT_EQ(result.exit_code, 2) << result.out << result.err;
  EXPECT_EQ(result.ErrorLines().size(), 1u) << result.err;
  return result.err;
}

TEST(BadInputTest, CommandLine) {
  EXPECT_THAT(Refusal({}), HasSubstr("subcommand is required"));
  EXPECT_THAT(Refusal({"frobnicate"}), HasSubstr("\"frobnicate\" is not a command"));
  EXPECT_THAT(Refusal({"--frobnicate"}), HasSubstr("--frobnicate"));
  EXPECT_THAT(Refusal({""}), HasSubstr("\"\" is not a command"));
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
