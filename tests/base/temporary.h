// Files and folders of a test. Tests run in parallel, so each path has the number of the process in
// it.
#ifndef HOTSTONE_TESTS_BASE_TEMPORARY_H_
#define HOTSTONE_TESTS_BASE_TEMPORARY_H_

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/base/shell_word.h"

namespace hotstone {

// A path in the temporary folder of the tests that no other process uses. It ends with the name,
// and nothing is there: what an earlier test left is removed.
inline std::string TestPath(const std::string& name) {
  const std::string path = testing::TempDir() + "hotstone-" + std::to_string(getpid()) + "-" + name;
  std::filesystem::remove_all(path);
  return path;
}

// A file with this text, removed at the end.
class TestFile {
 public:
  TestFile(const std::string& name, const std::string& text) : path(TestPath(name)) {
    std::ofstream(path, std::ios::binary) << text;
  }
  ~TestFile() { std::filesystem::remove(path); }
  TestFile(const TestFile&) = delete;
  TestFile& operator=(const TestFile&) = delete;

  const std::string path;
  const std::string word = ShellWord(path);  // for a command line
};

// A folder, empty at first, removed with all its files at the end.
class TestFolder {
 public:
  explicit TestFolder(const std::string& name) : path(TestPath(name)) {
    std::filesystem::create_directories(path);
  }
  ~TestFolder() { std::filesystem::remove_all(path); }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;

  const std::string path;
};

}  // namespace hotstone

#endif  // HOTSTONE_TESTS_BASE_TEMPORARY_H_
