// hotstone captions: its output, its files, and its exit codes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "certify/kinds/kind_table.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(CaptionsCommandTest, ACaptionWithItsStatementsAndWhatShowsThem) {
  const ProgramResult run = RunHotstone({"captions", "--rules", "ing-1996", "--only", "Q5"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("\nQ5  "), HasSubstr("(ING96-Q5; "),
                             HasSubstr(" 3 X X . X O O 3"), HasSubstr("  holds    seki"),
                             HasSubstr("White keeps "), HasSubstr(" 0 fail, 0 unknown.\n")));
}

TEST(CaptionsCommandTest, ALineOfPlayHasItsLink) {
  const ProgramResult run =
      RunHotstone({"captions", "--rules", "ing-1996", "--only", "Q5", "--link", "a"});
  EXPECT_THAT(run.out, HasSubstr("moves: B:D1 W:C3\n             a/judge.html#rules=ing-1996&rows="
                                 "XX.XOO/.XXOO./XXO.OO&moves=B:D1,W:C3\n"));
}

TEST(CaptionsCommandTest, WhatFailsEndsWithOne) {
  const ProgramResult run = RunHotstone({"captions", "--rules", "hot-only", "--only", "Q5"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("  fails    seki"), HasSubstr(" is captured if ")));
}

TEST(CaptionsCommandTest, WhatIsUnknownEndsWithThree) {
  const ProgramResult run =
      RunHotstone({"captions", "--rules", "ing-1996", "--only", "Q5", "--nodes", "1", "--json"});
  EXPECT_EQ(run.exit_code, 3) << run.out;
  EXPECT_THAT(run.out, HasSubstr("\"verdict\":\"unknown\",\"remark\":\""));
}

TEST(CaptionsCommandTest, ACaptionThatIsNotThere) {
  EXPECT_THAT(Refusal({"captions", "--rules", "ing-1996", "--only", "Q99"}),
              AllOf(HasSubstr("hotstone: caption \"Q99\" is unknown; known ids: "),
                    HasSubstr("Q1 to Q12")));
}

TEST(CaptionsCommandTest, GoodIdsAreNamedOnce) {
  EXPECT_THAT(Refusal({"captions", "--rules", "ing-1996", "--only", ""}),
              HasSubstr("caption \"\" is unknown; known ids: HISTORY-3, G308 to G312, "));
}

// The last rule set is checked before the first is decided, so no work is lost.
TEST(CaptionsCommandTest, RulesThatItDoesNotSpeakAboutAreRefusedAtOnce) {
  for (const char* rules :
       {"ing-1996;ing-1996,handicap=2", "ing-1996;ing-1996,capture_ends=true"}) {
    EXPECT_THAT(Refusal({"captions", "--rules", rules, "--only", "S12"}),
                HasSubstr("groups is decided only under handicap=0 and capture_ends=false"));
  }
  Refusal({"captions", "--rules", "ing-1996", "--table", "--json"});
}

TEST(CaptionsCommandTest, JsonHasOneObjectAStatement) {
  const ProgramResult run =
      RunHotstone({"captions", "--rules", "ing-1996", "--only", "Q5", "--json"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("\"command\":\"captions\",\"rules\":\"ing-1996\",\"caption\":\"Q5\""),
                    HasSubstr("\"kind\":\"seki\""),
                    HasSubstr("\"from\":\"ING96-G412\",\"from_lines\":\"ing-1996-en.txt:1067-"),
                    HasSubstr("\"adds\":[\"our-position\",\"whoever-begins\"]"),
                    HasSubstr("\"verdict\":\"holds\""),
                    HasSubstr("\"strategies\":[{\"claim\":\"Black keeps ")));
}

TEST(CaptionsCommandTest, TheTableHasARuleSetAcross) {
  const ProgramResult run =
      RunHotstone({"captions", "--rules", "ing-1996;hot-only", "--only", "Q5", "--table"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("| caption | statement | from | adds | `ing-1996` | `hot-only` |\n"
                              "|---|---|---|---|---|---|\n"),
                    HasSubstr(" | holds | fails |\n")));
}

constexpr char kPageRules[] =
    "ing-1996;ing-1996-recycling;ing-1991;hot-only;simplified-ing;tromp-taylor;aga-like";

// The page shows the results: the captions that are quick to decide are decided again.
TEST(CaptionsCommandTest, TheRecordedTableIsWhatComesOut) {
  const std::string recorded = SourceText("docs/results/captions.txt");
  const ProgramResult run =
      RunHotstone({"captions", "--table", "--only", "Q5", "--only", "H5", "--rules", kPageRules});
  const std::vector<std::string> lines = run.OutputLines();
  ASSERT_GT(lines.size(), 4u) << run.err;
  for (const std::string& line : lines) EXPECT_THAT(recorded, HasSubstr(line + "\n"));
}

TEST(CaptionsCommandSlow, TheWholeTableIsWhatComesOut) {
  const ProgramResult run = RunHotstone({"captions", "--table", "--rules", kPageRules});
  EXPECT_EQ(SourceText("docs/results/captions.txt"),
            "# Captions, written by scripts/make-results --captions.\n" + run.out);
}

TEST(CaptionsCommandTest, CertificatesAreWrittenAndAccepted) {
  const std::filesystem::path folder =
      std::filesystem::path(::testing::TempDir()) / "captions_certificates";
  std::filesystem::remove_all(folder);
  const ProgramResult run = RunHotstone(
      {"captions", "--rules", "ing-1996", "--only", "Q5", "--certificates", folder.string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    ++files;
    EXPECT_TRUE(certify::CheckFile(entry.path().string(), {}).ok()) << entry.path();
  }
  EXPECT_GE(files, 4u);
}

}  // namespace
}  // namespace hotstone::cli
