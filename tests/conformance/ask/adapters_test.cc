// Runs the tests of the adapters around npm libraries (corpus/adapters), which use node's test
// runner. The loop runs wherever node is installed, and the library tests wherever the libraries
// are installed too.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "base/program.h"

namespace hotstone::conformance {
namespace {

const std::string kFolder = HOTSTONE_SOURCE_DIR "/corpus/adapters";

void RunNodeTest(const std::string& name) {
  const auto node = FindProgram("node");
  if (!node.ok()) GTEST_SKIP() << "there is no node on the path (Debian: apt-get install nodejs)";
  ProgramLimits limits;
  limits.seconds = 300;
  const auto run = RunProgram(*node, {"--test", kFolder + "/tests/" + name}, limits);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_FALSE(run->timed_out);
  EXPECT_EQ(run->exit_code, 0) << run->out << run->err;
  EXPECT_NE(run->out.find("fail 0"), std::string::npos) << run->out;
  EXPECT_EQ(run->out.find("pass 0"), std::string::npos) << "no test was run:\n" << run->out;
}

TEST(Adapters, TheLoopAnswersAsGtpWants) { RunNodeTest("loop.test.mjs"); }

TEST(AdaptersSlow, EachLibraryDoesWhatItIsKnownToDo) {
  if (!std::filesystem::exists(kFolder + "/node_modules")) {
    GTEST_SKIP() << "the libraries are not installed: npm ci --prefix corpus/adapters";
  }
  RunNodeTest("libraries.test.mjs");
}

}  // namespace
}  // namespace hotstone::conformance
