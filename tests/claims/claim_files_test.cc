// Certificates as files: each rule set gets the ones its verdicts promise, even if results are
// shared.
#include "claims/claim_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "absl/strings/str_cat.h"
#include "certify/kinds/kind_table.h"
#include "tests/base/temporary.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Level;
using certify::Verdict;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Rule sets that differ only in their counting share verdicts on lines of play; a certificate names
// its rules.
TEST(ClaimFilesTest, EachRuleSetGetsItsCertificates) {
  const TestFolder folder("certificates");
  ClaimOptions options;
  options.certificate_folder = folder.path;
  const spec::BoardSize board = *spec::BoardSize::Create(2, 2);
  auto checker = *ClaimChecker::Create(board, options);
  int files = 0;
  for (const char* text :
       {"basic-only", "basic-only,compensation=7", "basic-only,capture_ends=true",
        "basic-only,capture_ends=true,tie=black"}) {
    const spec::RuleSet rules = *spec::ParseRuleSet(text);
    checker.Check(
        rules, [](std::string_view) { return true; },
        [&](const Verdict& verdict) {
          EXPECT_THAT(verdict.note, Not(HasSubstr("not written")));
          if (verdict.level != Level::kCertified) return;
          const std::string name = ClaimFileName(board, rules, verdict.claim);
          const auto checked =
              certify::CheckFile(absl::StrCat(folder.path, "/", name, ".certificate"), {});
          ASSERT_TRUE(checked.ok()) << text << ": " << checked.status();
          EXPECT_THAT(checked->claim, HasSubstr(spec::RuleSetName(rules)));
          ++files;
        });
  }
  EXPECT_EQ(files, 12);  // termination, forced and determinacy of each
}

TEST(ClaimFilesTest, WhatCannotBeWrittenIsARemark) {
  ClaimOptions options;
  options.certificate_folder = "/no/such/folder";
  const Verdict verdict = One(2, 1, "basic-only", "termination", options);
  EXPECT_EQ(verdict.kind, certify::VerdictKind::kFails);
  EXPECT_THAT(verdict.note, HasSubstr("; certificate not written: "));
  EXPECT_THAT(std::string(CertificateWritten(verdict).message()), HasSubstr("/no/such/folder/2x1"));
  EXPECT_TRUE(CertificateWritten(One(2, 1, "basic-only", "termination")).ok());
}

// If a certificate of intervals cannot be written, the verdict is the same with a remark; if it
// can, there is no remark.
TEST(ClaimFilesTest, IntervalsThatCannotBeWrittenAreARemark) {
  ClaimOptions options;
  options.certificate_folder = "/no/such/folder";
  const Verdict unwritten = One(2, 1, "basic-only", "determinacy", options);
  EXPECT_EQ(unwritten.kind, One(2, 1, "basic-only", "determinacy").kind);
  EXPECT_EQ(unwritten.level, Level::kCertified);
  EXPECT_THAT(unwritten.note, HasSubstr("; certificate not written: "));
  const TestFolder folder("intervals");
  options.certificate_folder = folder.path;
  EXPECT_THAT(One(2, 1, "basic-only", "determinacy", options).note, Not(HasSubstr("not written")));
}

// On a board without cycles the cycle rule decides nothing: the ranking is for the rules without
// it, in a file named after the rules asked about. On a board with a cycle no ranking remains.
TEST(ClaimFilesTest, ARankingWithoutTheRuleAboutCyclesIsCalledAfterIt) {
  const TestFolder folder("without-cycles");
  ClaimOptions options;
  options.certificate_folder = folder.path;
  const auto files = [&] {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path)) {
      names.insert(entry.path().filename().string());
    }
    return names;
  };
  const Verdict holds = One(1, 1, "basic-only,cycle=disturber", "termination", options);
  EXPECT_EQ(holds.kind, certify::VerdictKind::kHolds);
  const std::string name = "1x1_basic-only-cycle-disturber_termination.certificate";
  EXPECT_THAT(files(), ElementsAre(name));
  const auto checked = certify::CheckFile(absl::StrCat(folder.path, "/", name), {});
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_THAT(checked->claim,
              HasSubstr("every line of play from the start ends (board 1x1, rules basic-only)"));
  const Verdict fails = One(2, 1, "basic-only,cycle=disturber", "termination", options);
  EXPECT_EQ(fails.kind, certify::VerdictKind::kFails);
  EXPECT_THAT(files(), ElementsAre(name, "2x1_basic-only-cycle-disturber_termination.certificate"));
}

}  // namespace
}  // namespace hotstone::claims
