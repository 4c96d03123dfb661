// Runs `hotstone ARGS...` in this process and captures its output.
#ifndef HOTSTONE_TESTS_CLI_RECORDS_EXPLAIN_RUN_H_
#define HOTSTONE_TESTS_CLI_RECORDS_EXPLAIN_RUN_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/terminal/commands.h"
#include "tests/base/temporary.h"

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

// A record, removed with the object.
class RecordFile : public TestFile {
 public:
  explicit RecordFile(const std::string& text)
      : TestFile(std::to_string(count_++) + ".sgf", text) {}

 private:
  static inline int count_ = 0;
};

inline RunResult ExplainText(const std::string& record, std::vector<std::string> options = {}) {
  const RecordFile file(record);
  options.insert(options.begin(), {"explain", file.path});
  return RunHere(options);
}

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_RECORDS_EXPLAIN_RUN_H_
