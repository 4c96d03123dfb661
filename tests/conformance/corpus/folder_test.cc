#include "conformance/corpus/folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "base/sealed_text.h"
#include "conformance/corpus/generate.h"
#include "tests/base/temporary.h"

namespace hotstone::conformance {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class CorpusFolderTest : public ::testing::Test {
 protected:
  static const Corpus& Made() {
    static const auto* const corpus = [] {
      CorpusOptions options{*spec::ParseRuleSets("tromp-taylor;basic-only"), {}, 1};
      options.boards.push_back(*spec::ParseBoardSize("2x1"));
      return new Corpus(*GenerateCorpus(options, nullptr));
    }();
    return *corpus;
  }

  static void Put(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  }

  // The contents beside the folder: nothing half-written may remain.
  int EntriesOfRoot() const {
    return static_cast<int>(std::distance(fs::directory_iterator(root_), fs::directory_iterator()));
  }

  const TestFolder made_{"corpus"};
  const fs::path root_ = made_.path;
  const std::string folder_ = made_.path + "/cases";
};

TEST_F(CorpusFolderTest, WhatIsWrittenIsAsTheManifestSays) {
  ASSERT_TRUE(WriteCorpus(Made(), folder_, nullptr).ok());
  const auto findings = VerifyCorpus(folder_);
  ASSERT_TRUE(findings.ok()) << findings.status();
  EXPECT_THAT(*findings, IsEmpty());
  EXPECT_EQ(EntriesOfRoot(), 1);
  // Again, over itself, and with a trailing slash.
  EXPECT_TRUE(WriteCorpus(Made(), folder_ + "/", nullptr).ok());
  EXPECT_THAT(*VerifyCorpus(folder_), IsEmpty());
  EXPECT_EQ(EntriesOfRoot(), 1);
}

TEST_F(CorpusFolderTest, WhatDiffersIsNamed) {
  ASSERT_TRUE(WriteCorpus(Made(), folder_, nullptr).ok());
  const fs::path folder(folder_);
  const std::string altered = "situations/2x1-basic-only.jsonl";
  std::ofstream(folder / altered, std::ios::app) << "\n";
  fs::remove(folder / "perft.tsv");
  Put(folder / "situations" / "more.txt", "");
  const auto findings = VerifyCorpus(folder_);
  ASSERT_TRUE(findings.ok());
  ASSERT_THAT(*findings, SizeIs(3));
  EXPECT_EQ((*findings)[0].path, altered);
  EXPECT_THAT((*findings)[0].what, HasSubstr("changed: its SHA-256 is "));
  EXPECT_EQ((*findings)[1].path, "perft.tsv");
  EXPECT_EQ((*findings)[1].what, "missing");
  EXPECT_EQ((*findings)[2].path, "situations/more.txt");
  EXPECT_EQ((*findings)[2].what, "not in the manifest");
}

TEST_F(CorpusFolderTest, AFolderWithSomethingElseIsLeftAlone) {
  fs::create_directories(folder_);
  Put(fs::path(folder_) / "thesis.txt", "years of work");
  const auto status = WriteCorpus(Made(), folder_, nullptr);
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(status.message()), HasSubstr("holds no corpus"));
  EXPECT_TRUE(fs::exists(fs::path(folder_) / "thesis.txt"));
  // A corpus with a foreign file in it is not replaced either.
  const std::string other = (root_ / "other").string();
  ASSERT_TRUE(WriteCorpus(Made(), other, nullptr).ok());
  Put(fs::path(other) / "notes.txt", "mine");
  EXPECT_THAT(std::string(WriteCorpus(Made(), other, nullptr).message()), HasSubstr("notes.txt"));
  EXPECT_TRUE(fs::exists(fs::path(other) / "notes.txt"));
}

TEST_F(CorpusFolderTest, AFileIsNoFolder) {
  Put(root_ / "file", "");
  EXPECT_THAT(std::string(CheckCorpusTarget((root_ / "file").string()).message()),
              HasSubstr("is not a folder"));
  const std::string below = (root_ / "file" / "below" / "it").string();
  EXPECT_THAT(std::string(CheckCorpusTarget(below).message()),
              HasSubstr("cannot create a folder in"));
  EXPECT_FALSE(WriteCorpus(Made(), below, nullptr).ok());
  EXPECT_FALSE(CheckCorpusTarget("").ok());
}

TEST_F(CorpusFolderTest, AnInterruptionLeavesWhatWasThere) {
  class Stop : public Progress {
   public:
    bool Report(std::string_view, uint64_t done, uint64_t) override { return done < 3; }
  } stop;
  EXPECT_EQ(WriteCorpus(Made(), folder_, &stop).code(), absl::StatusCode::kCancelled);
  EXPECT_EQ(EntriesOfRoot(), 0);
  ASSERT_TRUE(WriteCorpus(Made(), folder_, nullptr).ok());
  EXPECT_FALSE(WriteCorpus(Made(), folder_, &stop).ok());
  EXPECT_THAT(*VerifyCorpus(folder_), IsEmpty());
  EXPECT_EQ(EntriesOfRoot(), 1);
}

// Simulates a full disk with a limit on file size.
TEST_F(CorpusFolderTest, AFileThatCannotBeWrittenLeavesNothing) {
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit = before;
  limit.rlim_cur = 1000;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  const auto status = WriteCorpus(Made(), folder_, nullptr);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(status.message()), HasSubstr("cannot be written: File too large"));
  EXPECT_EQ(EntriesOfRoot(), 0);
}

TEST_F(CorpusFolderTest, NoManifestIsSaidSo) {
  EXPECT_THAT(std::string(VerifyCorpus(folder_).status().message()),
              HasSubstr("it has no manifest.json"));
  fs::create_directories(folder_);
  Put(fs::path(folder_) / kManifestName, "{}");
  EXPECT_THAT(std::string(VerifyCorpus(folder_).status().message()), HasSubstr("schema"));
}

TEST(CorpusManifestTest, DigestsAreThoseOfTheStandard) {
  // FIPS 180-4, the examples "abc" and the empty message.
  EXPECT_EQ(*Sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(*Sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(CorpusManifestTest, WhatIsWrittenReadsBack) {
  Manifest manifest{"0.1.0", "hotstone corpus", 18446744073709551615u, {"a", "b"}, {"2x1"}, 7, {}};
  manifest.files.push_back({"games/a.jsonl", "games", "a", {"b"}, 7, 100, std::string(64, '0')});
  manifest.files.push_back({"README.md", "about", "", {}, 0, 5, std::string(64, 'f')});
  const auto read = ParseManifest(WriteManifest(manifest), "it");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(WriteManifest(*read), WriteManifest(manifest));
  EXPECT_EQ(read->seed, manifest.seed);
}

TEST(CorpusManifestTest, EveryFlippedBitIsNoticed) {
  Manifest manifest{"0.1.0", "hotstone corpus", 1, {"a", "b"}, {"2x1"}, 7, {}};
  manifest.files.push_back({"games/a.jsonl", "games", "a", {"b"}, 7, 100, std::string(64, '0')});
  const std::string text = WriteManifest(manifest);
  for (size_t i = 0; i < 8 * text.size(); ++i) {
    std::string flipped = text;
    flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << i % 8));
    EXPECT_FALSE(ParseManifest(flipped, "it").ok()) << flipped;
  }
}

TEST(CorpusManifestTest, OneWithoutADigestIsReadAndMayHaveNoOtherKey) {
  const std::string old = UnsealText(WriteManifest({"0.1.0", "by hand", 1, {}, {}, 0, {}}))->object;
  EXPECT_TRUE(ParseManifest(old, "it").ok()) << ParseManifest(old, "it").status();
  std::string more = old;
  more.insert(1, "\"digost\":\"0\",");
  EXPECT_THAT(std::string(ParseManifest(more, "it").status().message()),
              HasSubstr("keys that do not belong in a manifest"));
}

TEST(CorpusManifestTest, PathsStayInTheFolder) {
  for (const char* path : {"../up", "/etc/passwd", "a/../../b", "", "a//b", "."}) {
    Manifest manifest{"0.1.0", "c", 1, {}, {}, 0, {}};
    manifest.files.push_back({path, "games", "", {}, 0, 0, ""});
    EXPECT_FALSE(ParseManifest(WriteManifest(manifest), "it").ok()) << path;
  }
  Manifest twice{"0.1.0", "c", 1, {}, {}, 0, {}};
  for (int i = 0; i < 2; ++i) twice.files.push_back({"a", "games", "", {}, 0, 0, ""});
  EXPECT_THAT(std::string(ParseManifest(WriteManifest(twice), "it").status().message()),
              HasSubstr("twice"));
}

TEST(CorpusManifestTest, OtherTextsAreRefused) {
  for (const char* text :
       {"", "[]", "{", "{\"schema\":\"hotstone.case/1\"}", "{\"schema\":\"hotstone.corpus/1\"}",
        "{\"schema\":\"hotstone.corpus/1\",\"version\":3}"}) {
    EXPECT_EQ(ParseManifest(text, "it").status().code(), absl::StatusCode::kInvalidArgument)
        << text;
  }
}

}  // namespace
}  // namespace hotstone::conformance
