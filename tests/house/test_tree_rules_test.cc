#include "tests/house/test_tree_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"

namespace hotstone::house {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

SourceFile Patch(const std::string& path, const std::string& mutated) {
  return {path, absl::StrCat("Mutant: w.\nCaught by: a_tests B.C\n--- a/", mutated, "\t\n+++ b/",
                             mutated, "\n")};
}

TEST(TestTreeRules, EveryMutantOfTheTreeIsInItsFolder) {
  int mutants = 0;
  for (const SourceFile& file : SourceTree()) {
    EXPECT_THAT(MutantSlips(file), IsEmpty());
    if (IsMutant(file.path)) ++mutants;
  }
  EXPECT_GT(mutants, 700);
}

TEST(TestTreeRules, NoFolderOfTestsIsFull) {
  EXPECT_THAT(FullFolderSlips(SourceTree()), IsEmpty());
}

TEST(TestTreeRules, AMutantIsInTheFolderOfItsFile) {
  EXPECT_THAT(MutantSlips(Patch("tests/mutants/spec/ko/x.patch", "spec/ko/a.cc")), IsEmpty());
  EXPECT_THAT(MutantSlips(Patch("tests/mutants/claims/x.patch", "claims/a.cc")), IsEmpty());
  EXPECT_THAT(
      MutantSlips(Patch("tests/mutants/x.patch", "spec/ko/a.cc")),
      ElementsAre(
          "tests/mutants/x.patch:1: belongs in tests/mutants/spec/ko/: run tests/mutants/place"));
  EXPECT_THAT(
      MutantSlips(Patch("tests/mutants/spec/ko/x.patch", "spec/rules/a.cc")),
      ElementsAre("tests/mutants/spec/ko/x.patch:1: belongs in tests/mutants/spec/rules/: run "
                  "tests/mutants/place"));
  EXPECT_THAT(MutantSlips({"tests/mutants/spec/x.patch", "Mutant: w.\n"}),
              ElementsAre("tests/mutants/spec/x.patch:1: has no line \"--- a/FILE\""));
  EXPECT_THAT(MutantSlips(Patch("tests/mutants/README.md", "spec/a.cc")), IsEmpty());
}

TEST(TestTreeRules, AFolderIsFullBeyondTheLimit) {
  std::vector<SourceFile> tree;
  for (size_t i = 0; i < kMaxEntries; ++i) tree.push_back({absl::StrCat("tests/a/", i, "/x"), ""});
  for (size_t i = 0; i < 2 * kMaxEntries; ++i) tree.push_back({absl::StrCat("docs/", i), ""});
  EXPECT_THAT(FullFolderSlips(tree), IsEmpty());
  tree.push_back({"tests/a/0/y", ""});  // no new entry of tests/a
  EXPECT_THAT(FullFolderSlips(tree), IsEmpty());
  tree.push_back({"tests/a/z", ""});
  EXPECT_THAT(FullFolderSlips(tree), ElementsAre("tests/a/ has 151 entries, of at most 150"));
}

}  // namespace
}  // namespace hotstone::house
