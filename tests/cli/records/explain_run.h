// Runs `hotstone ARGS...` in this process and captures its output.
#ifndef HOTSTONE_TESTS_CLI_RECORDS_EXPLAIN_RUN_H_
#define HOTSTONE_TESTS_CLI_RECORDS_EXPLAIN_RUN_H_

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "cli/terminal/commands.h"

namespace hotstone::cli {

struct RunResult {
  int code;
  std::string out;
  std::string err;
};

inline RunResult RunHere(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "hotstone");
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int code = Main(static_cast<int>(argv.size()), argv.data());
  return {code, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

// A run that was refused: code 2, one line on stderr, nothing on stdout.
inline void ExpectRefusal(const RunResult& run) {
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err.rfind("hotstone: ", 0), 0u) << run.err;
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

// A file that lives as long as the object.
class RecordFile {
 public:
  explicit RecordFile(const std::string& text) {
    static int count = 0;
    path_ =
        std::filesystem::temp_directory_path() /
        ("hotstone_record_" + std::to_string(getpid()) + "_" + std::to_string(count++) + ".sgf");
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~RecordFile() { std::filesystem::remove(path_); }
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_RECORDS_EXPLAIN_RUN_H_
