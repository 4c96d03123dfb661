// hotstone promise: the text, the JSON, the certificates.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <variant>

#include "certify/kinds/kind_table.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;

TEST(PromiseCommandTest, ShowsTheBorder) {
  const ProgramResult run = RunHotstone({"promise", "--text", "1996"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("    flat-ban\n        second_cycle_ends"));
  EXPECT_THAT(run.out, HasSubstr("    hot, disturber, never, cyclic, disturbing-ban, dispute\n"
                                 "        6x3: two of seven kos"));
  EXPECT_THAT(run.out, HasSubstr("disturber_alone_is_refused"));
}

TEST(PromiseCommandTest, TheTableHasEverySet) {
  const ProgramResult run = RunHotstone({"promise", "--text", "1991", "--table"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("broken  2x1: no sentence\n"));
  EXPECT_THAT(run.out, HasSubstr("kept    hot, starter, never, flat-ban\n"));
  const ProgramResult json = RunHotstone({"promise", "--text", "1991", "--json"});
  EXPECT_THAT(json.out, HasSubstr(R"("strong":{"says":"every play ends","sets":24,"kept":16,)"));
}

TEST(PromiseCommandTest, ClassifiesByRemoval) {
  const ProgramResult run = RunHotstone({"promise", "--class-by", "removal", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(R"("class_by":"removal")"));
  EXPECT_THAT(run.out, HasSubstr(R"("rules":"ing-1996,class_by=removal,unnamed=both-if-)"));
}

TEST(PromiseCommandTest, WritesCertificatesThatTheCheckerAccepts) {
  const std::string folder = ::testing::TempDir() + "promise games";
  const ProgramResult run = RunHotstone({"promise", "--out", folder});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const std::string path = folder + "/1.certificate";
  EXPECT_THAT(run.out, HasSubstr(path));
  EXPECT_EQ(certify::CheckFile(path, {}).status(), absl::OkStatus());
  std::filesystem::remove_all(folder);
}

TEST(PromiseCommandTest, RefusesWhatItDoesNotKnow) {
  EXPECT_THAT(Refusal({"promise", "--text", "1975"}), HasSubstr("--text"));
  Refusal({"promise", "--class-by", "breaths"});
  Refusal({"promise", "--out", "/dev/null/games"});
}

}  // namespace
}  // namespace hotstone::cli
