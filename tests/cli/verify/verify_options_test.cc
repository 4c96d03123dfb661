// Every option of `hotstone verify` that the claims need reaches them.
#include "cli/verify/verify_options.h"

#include <gtest/gtest.h>

#include <thread>

#include "answers/verdicts/verify_question.h"
#include "cli/terminal/options.h"
#include "tests/base/stop_at.h"

namespace hotstone::cli {
namespace {

answers::VerifyOptions Read(std::vector<std::string> words) {
  answers::VerifyOptions options;
  Program program("A program with the one command.", "hotstone");
  Command& verify = program.AddCommand("verify", "Checks");
  AddVerifyOptions(verify, options);
  words.insert(words.begin(), {"hotstone", "verify"});
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  const Parsed parsed = program.Parse(static_cast<int>(arguments.size()), arguments.data());
  EXPECT_EQ(parsed.kind, Parsed::Kind::kRan) << parsed.text;
  return options;
}

TEST(VerifyOptionsTest, WhatIsGivenIsHandedOn) {
  StopAt progress;
  const auto claims = answers::ClaimOptionsOf(
      Read({"--board", "2x2", "--threads", "7", "--memory", "3MiB", "--certify-points", "12",
            "--out", "somewhere", "--seed", "99"}),
      &progress);
  ASSERT_TRUE(claims.ok()) << claims.status();
  EXPECT_EQ(claims->threads, 7);
  EXPECT_EQ(claims->memory_bytes, uint64_t{3} << 20);
  EXPECT_EQ(claims->certify_points, 12);
  EXPECT_EQ(claims->certificate_folder, "somewhere");
  EXPECT_EQ(claims->seed, 99u);
  EXPECT_EQ(claims->progress, &progress);
}

TEST(VerifyOptionsTest, WhatIsLeftOutIsAsTheHelpSays) {
  const answers::VerifyOptions options = Read({"--board", "2x2"});
  EXPECT_EQ(options.rules, std::vector<std::string>{"all"});
  const auto claims = answers::ClaimOptionsOf(options, nullptr);
  ASSERT_TRUE(claims.ok()) << claims.status();
  EXPECT_EQ(claims->threads, static_cast<int>(std::max(1u, std::thread::hardware_concurrency())));
  EXPECT_EQ(claims->certify_points, 9);
  EXPECT_EQ(claims->certificate_folder, "");
  EXPECT_EQ(claims->seed, 1u);
  EXPECT_GT(claims->memory_bytes, 0u);
  // Free memory varies, so this only checks that the value is not the default.
  EXPECT_NE(claims->memory_bytes, claims::ClaimOptions{}.memory_bytes);
}

TEST(VerifyOptionsTest, WhatIsNoNumberOfBytesIsRefused) {
  answers::VerifyOptions options;
  options.memory = "much";
  EXPECT_EQ(answers::ClaimOptionsOf(options, nullptr).status().code(),
            absl::StatusCode::kInvalidArgument);
}

TEST(VerifyOptionsTest, TheOtherWordsReachTheirVariables) {
  const answers::VerifyOptions options =
      Read({"--board", "2x2,3x1", "--rules", "basic-only", "--rules", "tromp-taylor", "--claims",
            "graph,closure", "--expect", "--json"});
  EXPECT_EQ(options.boards, (std::vector<std::string>{"2x2", "3x1"}));
  EXPECT_EQ(options.rules, (std::vector<std::string>{"basic-only", "tromp-taylor"}));
  EXPECT_EQ(options.claims, (std::vector<std::string>{"graph", "closure"}));
  EXPECT_TRUE(options.expect);
  EXPECT_TRUE(options.json);
  EXPECT_FALSE(options.record);
  EXPECT_FALSE(options.list_claims);
  EXPECT_TRUE(Read({"--list-claims"}).list_claims);
  EXPECT_TRUE(Read({"--board", "2x2", "--record"}).record);
}

}  // namespace
}  // namespace hotstone::cli
