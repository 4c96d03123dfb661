// hotstone solve: a board solved from its intervals and from a stored table, what cannot be forced, bad input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "certify/solution/solution_check.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

class SolveTest : public testing::Test {
 protected:
  SolveTest() { std::filesystem::create_directory(folder_); }
  ~SolveTest() override { std::filesystem::remove_all(folder_); }
  std::string Path(const std::string& name) const { return folder_ + "/" + name; }

  const std::string folder_ = testing::TempDir() + "hotstone_solve_" + std::to_string(getpid());
};

TEST_F(SolveTest, WritesWhatTheCheckerAccepts) {
  const auto solved = RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--out", Path("a")});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_THAT(solved.out, HasSubstr("Black forces an area difference of at least 9 on 3x3"));
  auto reader = certify::SolutionReader::OpenFile(Path("a"));
  ASSERT_TRUE(reader.ok()) << reader.status();
  EXPECT_TRUE(certify::CheckSolution(*reader).ok());
}

TEST_F(SolveTest, AStoredTableGuidesAsWell) {
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "3x3", "--out", Path("t")}).exit_code, 0);
  const auto solved = RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--rules",
                                   "any-with-basic-ko", "--table", Path("t"), "--out", Path("b"), "--json"});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_THAT(solved.out, HasSubstr("\"verdict\":\"holds\""));
  EXPECT_EQ(
      RunHotstone({"solve", "--board", "4x3", "--at-least", "4", "--table", Path("t"), "--out", Path("c")})
          .exit_code,
      2);
}

TEST_F(SolveTest, SaysWhatItCannotDo) {
  EXPECT_EQ(RunHotstone({"solve", "--board", "4x3", "--at-least", "5", "--out", Path("d")}).exit_code, 1);
  EXPECT_EQ(RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--rules", "any", "--out", Path("d")})
                .exit_code,
            3);
  EXPECT_EQ(RunHotstone({"solve", "--board", "3x3", "--at-least", "10", "--out", Path("d")}).exit_code, 2);
  EXPECT_FALSE(std::filesystem::exists(Path("d")));
}

}  // namespace
}  // namespace hotstone::cli
