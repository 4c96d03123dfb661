// hotstone shrink: a smaller file that the checker accepts, and clear errors.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "certify/kinds/kind_table.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

std::string Path(const std::string& name) {
  return testing::TempDir() + "shrink_" + std::to_string(getpid()) + "_" + name;
}

ProgramResult Solve(const std::string& rules, const std::string& out) {
  return RunHotstone({"solve", "--board", "5x3", "--at-least", "15", "--by", "deepening", "--rules",
                      rules, "--out", out});
}

TEST(ShrinkTest, WritesWhatTheCheckerAccepts) {
  ASSERT_EQ(Solve("any-single-hot-with-basic-ko", Path("a")).exit_code, 0);
  const ProgramResult shrunk = RunHotstone({"shrink", Path("a"), "--out", Path("b")});
  EXPECT_EQ(shrunk.exit_code, 0) << shrunk.err;
  EXPECT_THAT(shrunk.out, HasSubstr(" instead of 3363, ranks up to "));
  const auto checked =
      certify::CheckFile(Path("b"), {.under = *spec::ParseRuleSet("tromp-taylor")});
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim, HasSubstr("at least 15 on 5x3"));
  EXPECT_LT(std::filesystem::file_size(Path("b")), std::filesystem::file_size(Path("a")));

  EXPECT_THAT(Refusal({"shrink", Path("b"), "--out", Path("c")}),
              HasSubstr("have free points already"));
  EXPECT_THAT(Refusal({"shrink", Path("a"), "--out", Path("a")}),
              HasSubstr("is the solution itself"));
  EXPECT_THAT(Refusal({"book", "--solution", Path("b"), "--out", Path("d")}),
              HasSubstr("give the solution that it was made from"));
  EXPECT_THAT(Refusal({"shrink", Path("a"), "--out", Path("b"), "--memory", "1KiB"}, 3),
              HasSubstr("the memory limit is 1 KiB"));
}

TEST(ShrinkTest, UnderIngRules) {
  ASSERT_EQ(Solve("any-with-basic-ko", Path("i")).exit_code, 0);
  const ProgramResult shrunk = RunHotstone({"shrink", Path("i"), "--out", Path("j")});
  EXPECT_EQ(shrunk.exit_code, 0) << shrunk.err;
  for (const char* rules : {"ing-1996", "tromp-taylor", "aga-like"}) {
    const auto checked = certify::CheckFile(Path("j"), {.under = *spec::ParseRuleSet(rules)});
    EXPECT_TRUE(checked.ok()) << checked.status();
  }
}

TEST(ShrinkTest, OtherFilesAreRefusedAndNothingIsWritten) {
  ASSERT_EQ(Solve("basic-ko", Path("e")).exit_code, 0);
  EXPECT_THAT(Refusal({"shrink", Path("e"), "--out", Path("f")}),
              HasSubstr("expected a solution of the whole board"));
  std::ofstream(Path("g")) << "hotstone-certificate 1\nkind lasso\n";
  Refusal({"shrink", Path("g"), "--out", Path("f")});
  Refusal({"shrink", Path("none"), "--out", Path("f")});

  // The same file without its last record.
  ASSERT_EQ(Solve("any-single-hot-with-basic-ko", Path("a")).exit_code, 0);
  std::string text = FileText(Path("a"));
  text.resize(text.size() - 11);
  std::ofstream(Path("h")) << Replaced(text, "entries 3363", "entries 3362");
  EXPECT_THAT(Refusal({"shrink", Path("h"), "--out", Path("f")}),
              HasSubstr("is not met; hotstone-certify says why"));
  EXPECT_FALSE(std::filesystem::exists(Path("f")));
  EXPECT_THAT(Refusal({"shrink", "/", "--out", Path("f")}), HasSubstr("is a folder"));
}

}  // namespace
}  // namespace hotstone::cli
