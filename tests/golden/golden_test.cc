// Explains every record of this folder again and compares the result with its transcript byte for
// byte.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "answers/shown/exit_codes.h"
#include "base/read_file.h"
#include "cli/terminal/commands.h"

namespace hotstone::cli {
namespace {

const std::filesystem::path kFolder =
    std::filesystem::path(HOTSTONE_SOURCE_DIR) / "tests" / "golden";

std::set<std::string> NamesWith(const std::string& extension) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    if (entry.path().filename() == "CMakeLists.txt") continue;
    if (entry.path().extension() == extension) names.insert(entry.path().stem().string());
  }
  return names;
}

class GoldenTest : public testing::TestWithParam<std::string> {};

TEST_P(GoldenTest, TranscriptIsUnchanged) {
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(kFolder);
  std::string program = "hotstone";
  std::string command = "explain";
  std::string record = GetParam() + ".sgf";
  std::string diagrams = "--diagrams";
  char* argv[] = {program.data(), command.data(), record.data(), diagrams.data(), nullptr};
  testing::internal::CaptureStdout();
  const int code = Main(4, argv);
  const std::string found = testing::internal::GetCapturedStdout();
  std::filesystem::current_path(before);
  EXPECT_EQ(found, ReadWholeFile(kFolder / (GetParam() + ".txt")).value_or(""))
      << "If the change is meant, run tests/golden/regenerate and read the difference.";
  EXPECT_EQ(code,
            found.find("ILLEGAL") == std::string::npos ? answers::kExitOk : answers::kExitFails);
}

INSTANTIATE_TEST_SUITE_P(Records, GoldenTest, testing::ValuesIn(NamesWith(".sgf")),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(GoldenFolderTest, EveryRecordHasATranscriptAndEveryTranscriptARecord) {
  EXPECT_GE(NamesWith(".sgf").size(), 20u);
  EXPECT_EQ(NamesWith(".sgf"), NamesWith(".txt"));
}

}  // namespace
}  // namespace hotstone::cli
