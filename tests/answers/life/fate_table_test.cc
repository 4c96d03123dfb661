// Runs for fates that were stopped, or killed before they could delete their checkpoint.
#include "answers/life/fate_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>

#include "base/whole_file.h"
#include "enumerate/fates/fates.h"
#include "tables/fates/fate_checkpoint.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"

namespace hotstone::answers {
namespace {

using testing::HasSubstr;

const spec::RuleSet& Basic() {
  static const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  return rules;
}

// A checkpoint of a run for 3x2 after so many layers.
void SaveAfter(int layers, const std::string& path) {
  auto table = *enumerate::FateTable::Begin(*enumerate::Grid::Create(3, 2),
                                            *enumerate::FiniteRules::From(Basic()), true, nullptr);
  const absl::Status status = table.Run(1, nullptr, [&layers] { return --layers > 0; });
  ASSERT_TRUE(status.ok() || absl::IsCancelled(status)) << status;
  ASSERT_EQ(tables::SaveFates(path, Basic(), table), absl::OkStatus());
}

TableBuildOptions Options(const std::string& board, const std::string& out, bool resume) {
  TableBuildOptions options;
  options.board = board;
  options.out = out;
  options.fates = true;
  options.keep.resume = resume;
  return options;
}

TEST(FateTableBuild, IsTakenUpWhereItWasStopped) {
  const std::string whole = TestPath("fates_whole");
  const std::string out = TestPath("fates_resumed");
  ASSERT_TRUE(BuildFateTable(Options("3x2", whole, false)).ok());
  SaveAfter(20, out + ".checkpoint");
  EXPECT_THAT(std::string(BuildFateTable(Options("2x3", out, true)).status().message()),
              HasSubstr("a checkpoint of board 3x2, not of 2x3"));
  const auto built = BuildFateTable(Options("", out, true));
  ASSERT_TRUE(built.ok()) << built.status();
  EXPECT_EQ(FileText(out), FileText(whole));
  EXPECT_FALSE(IsThere(out + ".checkpoint"));
  // Not of this table: its run was not finished.
  SaveAfter(20, out + ".checkpoint");
  EXPECT_THAT(std::string(BuildFateTable(Options("", out, true)).status().message()),
              HasSubstr("is not overwritten"));
  EXPECT_TRUE(IsThere(out + ".checkpoint"));
  // Killed between the table and the end.
  SaveAfter(1'000'000, out + ".checkpoint");
  const auto again = BuildFateTable(Options("", out, true));
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->digest, built->digest);
  EXPECT_FALSE(IsThere(out + ".checkpoint"));
  // Finished, with nothing left behind: of this board and rule set alone.
  EXPECT_TRUE(BuildFateTable(Options("3x2", out, true)).ok());
  SaveAfter(1'000'000, out + ".checkpoint");
  TableBuildOptions other = Options("3x3", out, true);
  EXPECT_THAT(std::string(BuildFateTable(other).status().message()),
              HasSubstr("is a finished table of 3x2, not of 3x3"));
  other.board = "";
  other.rules = "basic-only,end_passes=2";
  EXPECT_THAT(std::string(BuildFateTable(other).status().message()),
              HasSubstr("is a finished table under basic-only, not basic-only,end_passes=2"));
  EXPECT_TRUE(IsThere(out + ".checkpoint"));
  for (const std::string& path : {whole, out, out + ".checkpoint"}) unlink(path.c_str());
}

}  // namespace
}  // namespace hotstone::answers
