// hotstone table shard and merge as a batch system runs them: rounds, then the table, byte for byte
// as from a direct build.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

class TableShards : public testing::Test {
 protected:
  std::string Path(const std::string& name) const { return folder_.path + "/" + name; }

  const TestFolder folder_{"table_shards"};
};

TEST_F(TableShards, RoundsOfJobsMakeTheTableOfOne) {
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "3x2", "--out", Path("one")}).exit_code, 0);
  std::string from;
  for (int round = 1;; ++round) {
    ASSERT_LT(round, 50);
    const std::string name = Path("round" + std::to_string(round));
    std::vector<std::string> merge = {"table", "merge", "--board", "3x2", "--out", name};
    std::vector<std::string> begin;
    if (!from.empty()) begin = {"--from", from};
    merge.insert(merge.end(), begin.begin(), begin.end());
    for (const std::string shard : {"0/2", "1/2"}) {
      const std::string out = name + "_" + shard.substr(0, 1);
      const ProgramResult made = RunHotstone(
          WithMore({"table", "shard", "--board", "3x2", "--shard", shard, "--out", out}, begin));
      ASSERT_EQ(made.exit_code, 0) << made.err;
      merge.push_back(out);
    }
    const ProgramResult merged = RunHotstone(merge);
    ASSERT_EQ(merged.exit_code, 0) << merged.err;
    from = name;
    if (merged.out.find("the values are final") != std::string::npos) break;
    EXPECT_THAT(merged.out, HasSubstr("another round is needed"));
  }
  const ProgramResult built =
      RunHotstone({"table", "build", "--resume", "--checkpoint", from, "--out", Path("merged")});
  ASSERT_EQ(built.exit_code, 0) << built.err;
  EXPECT_TRUE(FileText(Path("merged")) == FileText(Path("one")));
}

TEST_F(TableShards, BadInputIsOneLineAndWritesNothing) {
  const std::vector<std::string> shard = {"table", "shard", "--board", "2x2"};
  for (std::vector<std::string> more :
       std::vector<std::vector<std::string>>{{"--shard", "2/2"},
                                             {"--shard", "-1/2"},
                                             {"--shard", "1"},
                                             {"--shard", "a/b"},
                                             {"--shard", "0/2", "--from", "/no/where"}}) {
    more.insert(more.begin(), shard.begin(), shard.end());
    more.insert(more.end(), {"--out", Path("none")});
    Refusal(more);
    EXPECT_FALSE(std::filesystem::exists(Path("none")));
  }
  std::ofstream(Path("there")) << "mine";
  Refusal({"table", "shard", "--board", "2x2", "--shard", "0/1", "--out", Path("there")});
  EXPECT_EQ(FileText(Path("there")), "mine");
}

}  // namespace
}  // namespace hotstone::cli
