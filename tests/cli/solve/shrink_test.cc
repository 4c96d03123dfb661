// hotstone shrink: a smaller file that the checker accepts, and clear errors.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "base/read_file.h"
#include "certify/kinds/kind_table.h"
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
  EXPECT_THAT(shrunk.out, HasSubstr(" instead of 2983, ranks up to "));
  const auto checked =
      certify::CheckFile(Path("b"), {.under = *spec::ParseRuleSet("tromp-taylor")});
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim, HasSubstr("at least 15 on 5x3"));
  EXPECT_LT(std::filesystem::file_size(Path("b")), std::filesystem::file_size(Path("a")));

  const ProgramResult again = RunHotstone({"shrink", Path("b"), "--out", Path("c")});
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_THAT(again.err, HasSubstr("have free points already"));
  const ProgramResult same = RunHotstone({"shrink", Path("a"), "--out", Path("a")});
  EXPECT_EQ(same.exit_code, 2);
  EXPECT_THAT(same.err, HasSubstr("is the solution itself"));
  const ProgramResult book = RunHotstone({"book", "--solution", Path("b"), "--out", Path("d")});
  EXPECT_EQ(book.exit_code, 2);
  EXPECT_THAT(book.err, HasSubstr("give the solution that it was made from"));
  const ProgramResult small =
      RunHotstone({"shrink", Path("a"), "--out", Path("b"), "--memory", "1KiB"});
  EXPECT_EQ(small.exit_code, 3);
  EXPECT_THAT(small.err, HasSubstr("the memory limit is 1 KiB"));
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
  const ProgramResult other = RunHotstone({"shrink", Path("e"), "--out", Path("f")});
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_THAT(other.err, HasSubstr("expected a solution of the whole board"));
  std::ofstream(Path("g")) << "hotstone-certificate 1\nkind lasso\n";
  EXPECT_EQ(RunHotstone({"shrink", Path("g"), "--out", Path("f")}).exit_code, 2);
  EXPECT_EQ(RunHotstone({"shrink", Path("none"), "--out", Path("f")}).exit_code, 2);

  // The same file without its last record.
  ASSERT_EQ(Solve("any-single-hot-with-basic-ko", Path("a")).exit_code, 0);
  std::string text = *ReadWholeFile(Path("a"));
  text.resize(text.size() - 11);
  const size_t at = text.find("entries 2983");
  ASSERT_NE(at, std::string::npos);
  std::ofstream(Path("h")) << text.replace(at, 12, "entries 2982");
  const ProgramResult lacking = RunHotstone({"shrink", Path("h"), "--out", Path("f")});
  EXPECT_EQ(lacking.exit_code, 2);
  EXPECT_THAT(lacking.err, HasSubstr("is not met; hotstone-certify says why"));
  EXPECT_FALSE(std::filesystem::exists(Path("f")));
  const ProgramResult folder = RunHotstone({"shrink", "/", "--out", Path("f")});
  EXPECT_EQ(folder.exit_code, 2);
  EXPECT_THAT(folder.err, HasSubstr("is a folder"));
}

}  // namespace
}  // namespace hotstone::cli
