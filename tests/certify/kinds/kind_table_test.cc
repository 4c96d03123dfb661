// The table of kinds: each row checks files of its own kind only, and through it the second checker
// accepts its samples.
#include "certify/kinds/kind_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <set>

#include "tests/base/temporary.h"
#include "tests/base/texts.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;

const std::map<std::string, std::string>& SampleOfKind() {
  static const std::map<std::string, std::string> samples = {
      {"lasso", "lasso"},         {"ranking", "ranking"},        {"intervals", "intervals"},
      {"endings", "endings"},     {"strategy", "takes"},         {"solution", "images"},
      {"robust", "large_robust"}, {"endless", "endless/square"}, {"fates", "fates"},
      {"area", "area/white"}};
  return samples;
}

std::string SamplePath(const std::string& kind) {
  return std::string(HOTSTONE_SOURCE_DIR "/proofs/second_checker/samples/") +
         SampleOfKind().at(kind) + ".certificate";
}

TEST(KindTableTest, EveryKindHasItsOwnNames) {
  std::set<std::string_view> names;
  for (const CertificateKind& kind : CertificateKinds()) {
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(FindCertificateKind(kind.name), &kind);
    EXPECT_FALSE(kind.shows.empty());
    if (kind.old_name.empty()) continue;
    EXPECT_TRUE(names.insert(kind.old_name).second) << kind.old_name;
    EXPECT_EQ(FindCertificateKind(kind.old_name), &kind);
  }
  EXPECT_EQ(names.size(), SampleOfKind().size());
  EXPECT_EQ(FindCertificateKind(""), nullptr);
  EXPECT_EQ(FindCertificateKind("knot"), nullptr);
}

TEST(KindTableTest, SamplesAreAcceptedByTheirKind) {
  for (const auto& [kind, sample] : SampleOfKind()) {
    auto file = CertificateFile::Open(SamplePath(kind));
    ASSERT_TRUE(file.ok()) << file.status();
    EXPECT_EQ(file->kind(), kind);
    const auto checked = CheckFile(SamplePath(kind), {});
    EXPECT_TRUE(checked.ok()) << kind << ": " << checked.status();
  }
}

// A sample under the name of another kind is not a certificate of that kind, and none is accepted.
TEST(KindTableTest, NoKindChecksAnother) {
  const std::string path = TestPath("kind_table.cert");
  for (const auto& [kind, sample] : SampleOfKind()) {
    std::string bytes = FileText(SamplePath(kind));
    const size_t at = bytes.find(kind);
    for (const CertificateKind& other : CertificateKinds()) {
      if (FindCertificateKind(kind) == &other) continue;
      std::ofstream(path, std::ios::binary)
          << bytes.substr(0, at) << other.name << bytes.substr(at + kind.size());
      EXPECT_FALSE(CheckFile(path, {}).ok()) << kind << " as " << other.name;
    }
  }
  unlink(path.c_str());
}

TEST(KindTableTest, WhatIsNoCertificate) {
  const std::string path = TestPath("kind_table.cert");
  const auto said = [&](const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
    const auto checked = CheckFile(path, {});
    EXPECT_EQ(checked.status().code(), absl::StatusCode::kInvalidArgument) << checked.status();
    const std::string message(checked.status().message());
    return message.substr(message.find(".cert") + 5);
  };
  EXPECT_EQ(said(""), ":1:1: expected a line \"hotstone-certificate ...\"");
  EXPECT_EQ(said("hotstone-certificate 1"), ":1:1: expected a line \"hotstone-certificate ...\"");
  EXPECT_EQ(said("hotstone-certificate 2\nkind lasso\n"), ":1:22: only version 1 is supported");
  EXPECT_EQ(said("hotstone-certificate 1\nboard 1x1\n"), ":2:1: expected a line \"kind ...\"");
  EXPECT_EQ(
      said("hotstone-certificate 1\nkind knot\n"),
      ":2:6: kind \"knot\" is unknown; known kinds: lasso, ranking, intervals, endings, strategy, "
      "solution, endless, fates, area");
  unlink(path.c_str());
  EXPECT_EQ(CheckFile(path, {}).status().code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(CheckFile(path, {}).status().message()), HasSubstr("cannot be read"));
  EXPECT_THAT(std::string(CheckFile(testing::TempDir(), {}).status().message()),
              HasSubstr("is a folder"));
  EXPECT_THAT(std::string(CheckFile("/dev/null", {}).status().message()),
              HasSubstr("not a regular file"));
}

// Only a kind that names no rules is checked against a rule set.
TEST(KindTableTest, UnderARuleSet) {
  const FileCheckOptions options{*spec::ParseRuleSet("tromp-taylor"), nullptr};
  for (const auto& [kind, sample] : SampleOfKind()) {
    const auto checked = CheckFile(SamplePath(kind), options);
    EXPECT_EQ(checked.ok(), FindCertificateKind(kind)->is_for_many_rules) << kind;
    if (checked.ok()) {
      EXPECT_THAT(checked->claim, HasSubstr("also under tromp-taylor"));
    } else {
      EXPECT_THAT(std::string(checked.status().message()), HasSubstr("--under applies only to"));
    }
  }
}

}  // namespace
}  // namespace hotstone::certify
