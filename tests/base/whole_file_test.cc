// Files written whole or not at all, under every fault that a system can produce, and read back.
#include "base/whole_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "base/read_file.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"

namespace hotstone {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// A path in its own folder, which is deleted with the object.
class FreshPath {
 public:
  ~FreshPath() { chmod(folder().c_str(), 0700); }
  std::string path() const { return folder() + "/file"; }
  std::string partial() const { return path() + ".partial"; }
  const std::string& folder() const { return folder_.path; }

 private:
  const TestFolder folder_{"whole-file"};
};

std::string TextOf(const absl::Status& status) { return std::string(status.message()); }

TEST(WholeFileTest, AppearsWhenItIsFinished) {
  const FreshPath fresh;
  {
    auto file = WholeFile::Create(fresh.path());
    ASSERT_TRUE(file.ok()) << file.status();
    EXPECT_TRUE(file->Add("one ").ok());
    EXPECT_TRUE(file->Add(std::string(200'000, 'x')).ok());
    EXPECT_TRUE(file->Add(" two").ok());
    EXPECT_FALSE(IsThere(fresh.path()));
    ASSERT_TRUE(file->Finish().ok());
  }
  EXPECT_FALSE(IsThere(fresh.partial()));
  EXPECT_EQ(FileText(fresh.path()), "one " + std::string(200'000, 'x') + " two");
}

TEST(WholeFileTest, WhatIsGivenUpLeavesWhatWasThere) {
  const FreshPath fresh;
  ASSERT_TRUE(WriteWholeFile(fresh.path(), "before").ok());
  {
    auto file = WholeFile::Create(fresh.path());
    ASSERT_TRUE(file.ok());
    EXPECT_TRUE(file->Add("after").ok());
  }
  EXPECT_FALSE(IsThere(fresh.partial()));
  EXPECT_EQ(FileText(fresh.path()), "before");
  // The leftover of a killed writer is overwritten.
  ASSERT_TRUE(WriteWholeFile(fresh.partial(), "a longer text of a writer that was killed").ok());
  ASSERT_TRUE(WriteWholeFile(fresh.path(), "after").ok());
  EXPECT_EQ(FileText(fresh.path()), "after");
}

TEST(WholeFileTest, IsNotReplacedAgainstItsWill) {
  const FreshPath fresh;
  ASSERT_TRUE(WriteWholeFile(fresh.path(), "mine").ok());
  EXPECT_EQ(WholeFile::Create(fresh.path(), {.replace = false}).status().code(),
            absl::StatusCode::kAlreadyExists);
  EXPECT_EQ(CheckNotThere(fresh.path()).code(), absl::StatusCode::kInvalidArgument);
  // It appeared while the other one was being written.
  std::filesystem::remove(fresh.path());
  EXPECT_TRUE(CheckNotThere(fresh.path()).ok());
  auto file = WholeFile::Create(fresh.path(), {.replace = false, .durable = true});
  ASSERT_TRUE(file.ok());
  ASSERT_TRUE(file->Add("other").ok());
  std::filesystem::create_symlink("nowhere", fresh.path());
  EXPECT_EQ(file->Finish().code(), absl::StatusCode::kUnavailable);
  EXPECT_TRUE(std::filesystem::is_symlink(fresh.path()));
}

TEST(WholeFileTest, TwoWritersOfOnePathDoNotMix) {
  const FreshPath fresh;
  auto first = WholeFile::Create(fresh.path());
  ASSERT_TRUE(first.ok());
  ASSERT_TRUE(first->Add("first").ok());
  const auto second = WholeFile::Create(fresh.path());
  EXPECT_EQ(second.status().code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(TextOf(second.status()), HasSubstr("another process is writing it"));
  ASSERT_TRUE(first->Finish().ok());
  EXPECT_EQ(FileText(fresh.path()), "first");
}

TEST(WholeFileTest, AFullDiskIsAnErrorAndLeavesWhatWasThere) {
  const FreshPath fresh;
  ASSERT_TRUE(WriteWholeFile(fresh.path(), "before").ok());
  ASSERT_EQ(symlink("/dev/full", fresh.partial().c_str()), 0);
  for (const size_t size : {1, 1'000'000}) {
    const absl::Status full = WriteWholeFile(fresh.path(), std::string(size, 'x'));
    ASSERT_EQ(full.code(), absl::StatusCode::kUnavailable);
    EXPECT_EQ(TextOf(full),
              fresh.path() +
                  ": cannot be written: No space left on device; free some space and run it again");
    EXPECT_EQ(FileText(fresh.path()), "before");
    EXPECT_FALSE(IsThere(fresh.partial()));
    ASSERT_EQ(symlink("/dev/full", fresh.partial().c_str()), 0);
  }
}

TEST(WholeFileTest, ADeviceIsWrittenToAsItIs) {
  EXPECT_TRUE(WriteWholeFile("/dev/null", "gone").ok());
  EXPECT_EQ(TextOf(WriteWholeFile("/dev/full", "x")),
            "/dev/full: cannot be written: No space left on device");
  EXPECT_FALSE(IsThere("/dev/full.partial"));
}

TEST(WholeFileTest, FoldersThatCannotBeWrittenToAreErrors) {
  const FreshPath fresh;
  EXPECT_EQ(TextOf(WriteWholeFile("/no/such/folder/x", "")),
            "/no/such/folder/x: cannot be written: No such file or directory");
  EXPECT_THAT(TextOf(WriteWholeFile(fresh.folder(), "")),
              StartsWith(fresh.folder() + ": cannot be written"));
  EXPECT_THAT(TextOf(WriteWholeFile("/proc/x", "")), StartsWith("/proc/x: cannot be written: "));
  if (geteuid() == 0) return;  // root is not stopped by permissions
  ASSERT_EQ(chmod(fresh.folder().c_str(), 0500), 0);
  EXPECT_EQ(TextOf(WriteWholeFile(fresh.path(), "")),
            fresh.path() + ": cannot be written: Permission denied");
}

TEST(WholeFileTest, AFolderIsMadeAndTried) {
  const FreshPath fresh;
  const std::string folder = fresh.path() + "/in/it";
  EXPECT_TRUE(PrepareFolder("--out", folder).ok());
  EXPECT_TRUE(PrepareFolder("--out", folder).ok());  // it may be there
  EXPECT_TRUE(IsThere(folder));
  EXPECT_FALSE(IsThere(folder + "/.writable"));
  EXPECT_TRUE(PrepareFolder("--out", "").ok());
  EXPECT_EQ(PrepareFolder("--lrat", "/dev/null/x"),
            absl::InvalidArgumentError("--lrat /dev/null/x: Not a directory"));
  EXPECT_EQ(PrepareFolder("--out", "/proc"),
            absl::InvalidArgumentError("--out /proc: cannot write files there"));
}

TEST(ReadFileTest, BytesComeBackAndErrorsSayWhy) {
  const FreshPath fresh;
  const std::string bytes = std::string("a\0b", 3) + std::string(200'000, 'y');
  ASSERT_TRUE(WriteWholeFile(fresh.path(), bytes).ok());
  EXPECT_EQ(FileText(fresh.path()), bytes);
  EXPECT_EQ(FileText(fresh.path(), 70'000), bytes.substr(0, 70'000));
  EXPECT_EQ(FileText("/dev/null"), "");
  const auto none = ReadWholeFile("/no/such/file");
  EXPECT_EQ(none.status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(TextOf(none.status()), "/no/such/file: cannot be read: No such file or directory");
  const auto folder = ReadWholeFile(fresh.folder());
  EXPECT_EQ(folder.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(TextOf(folder.status()), fresh.folder() + ": is a folder");
  EXPECT_EQ(ReadDescriptor(-1, "standard input").status().code(),
            absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace hotstone
