#include "conformance/ask/engine_command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hotstone::conformance {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(EngineCommand, WordsAreSplitAndQuoted) {
  const auto command = ParseEngineCommand("  sh -c 'echo  a' \"b c\" d\\ e ''");
  ASSERT_TRUE(command.ok()) << command.status();
  EXPECT_THAT(command->path, HasSubstr("/sh"));
  EXPECT_THAT(command->arguments, ElementsAre("-c", "echo  a", "b c", "d e", ""));
}

TEST(EngineCommand, NothingIsLookedUp) {
  const auto command =
      ParseEngineCommand("sh * ~ ? [a-z] $HOME \"$HOME *\" '$HOME' '*' \\* \"it's\"");
  ASSERT_TRUE(command.ok()) << command.status();
  EXPECT_THAT(command->arguments,
              ElementsAre("*", "~", "?", "[a-z]", "$HOME", "$HOME *", "$HOME", "*", "*", "it's"));
}

TEST(EngineCommand, WhatOnlyAShellCouldRunIsRefused) {
  for (const char* text : {"sh `ls`", "sh \"`ls`\"", "sh | cat", "sh > file", "sh; sh", "sh 'open",
                           "", "  ", "sh &"}) {
    EXPECT_EQ(ParseEngineCommand(text).status().code(), absl::StatusCode::kInvalidArgument) << text;
  }
  const auto dollar = ParseEngineCommand("sh $(ls)");
  EXPECT_FALSE(dollar.ok());
}

TEST(EngineCommand, AMissingProgramIsNotFound) {
  EXPECT_EQ(ParseEngineCommand("no-such-engine --mode gtp").status().code(),
            absl::StatusCode::kNotFound);
}

}  // namespace
}  // namespace hotstone::conformance
