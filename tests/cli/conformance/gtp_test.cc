// hotstone gtp as seen by a controller: a program behind two pipes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/base/shell_word.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

TEST(GtpTest, AScriptOnStandardInput) {
  const ProgramResult result =
      RunHotstone({"gtp", "--rules", "tromp-taylor", "--board", "5x1"},
                  "1 play b b1\r\n\n# a comment\n2\tplay w c1\n3 final_score\nname");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.SaidBesides(), "");
  EXPECT_EQ(result.out, "=1 \n\n=2 \n\n=3 W+1\n\n= Hotstone\n\n");
}

TEST(GtpTest, NothingIsAnsweredAfterQuit) {
  const ProgramResult result = RunHotstone({"gtp"}, "quit\nname\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "= \n\n");
}

TEST(GtpTest, EveryLineGetsOneReply) {
  std::string input;
  std::string expected;
  for (int i = 0; i < 20000; ++i) {
    input += std::to_string(i) + " known_command quit\n";
    expected += "=" + std::to_string(i) + " true\n\n";
  }
  EXPECT_EQ(RunHotstone({"gtp"}, input).out, expected);
}

TEST(GtpTest, ALineWithoutEnd) {
  const ProgramResult result = RunHotstone({"gtp"}, std::string(5000000, 'x') + "\n8 name\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "? syntax error\n\n=8 Hotstone\n\n");
}

// GTP has no quotes, so a path with a space cannot be given: these tests name files relative to
// their folder.
class InTemporaryFolder {
 public:
  InTemporaryFolder() { std::filesystem::current_path(testing::TempDir()); }
  ~InTemporaryFolder() { std::filesystem::current_path(before_); }
  InTemporaryFolder(const InTemporaryFolder&) = delete;
  InTemporaryFolder& operator=(const InTemporaryFolder&) = delete;

 private:
  const std::filesystem::path before_ = std::filesystem::current_path();
};

std::string WriteRecord(const std::string& name, const std::string& content) {
  return std::filesystem::path(WriteTestFile(name, content)).filename().string();
}

TEST(GtpTest, RecordsOnTheDisk) {
  const InTemporaryFolder here;
  const std::string path = WriteRecord("gtp_record.sgf", "(;SZ[5]KM[0.5];B[cc];W[cc])");
  const std::string out = "gtp_printed_" + std::to_string(getpid()) + ".sgf";
  const ProgramResult result =
      RunHotstone({"gtp"}, "loadsgf " + path + "\nloadsgf " + path + " 2\nprintsgf " + out +
                               "\nclear_board\nloadsgf " + out +
                               "\nlist_stones b\nprintsgf /no/such/folder/x\n");
  EXPECT_THAT(result.out,
              HasSubstr("? cannot load file: " + path + ":1:22: move 2, White C3 is illegal"));
  EXPECT_THAT(result.out, HasSubstr("= C3\n\n? cannot write file: /no/such/folder/x: "));
  std::filesystem::remove(out);
}

// A ko without a rule against it, up to the length limit of games.
TEST(GtpTest, AnEndlessGameIsStopped) {
  const InTemporaryFolder here;
  const std::string path = WriteRecord("gtp_ko.sgf", "(;SZ[2:1]AW[ba])");
  std::string input = "loadsgf " + path + "\n";
  for (int i = 0; i < 25001; ++i) input += "play b a1\nplay w b1\n";
  const ProgramResult result =
      RunHotstone({"gtp", "--rules", "basic-only,ko=none"}, input + "undo\nplay w b1\n");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(
      result.out,
      HasSubstr("\n\n? the game is too long: 50000 plies are the limit\n\n? the game is too "
                "long: 50000 plies are the limit\n\n= \n\n= \n\n"));
  EXPECT_EQ(result.out.find('?'), 4u * 50001);
}

// If nobody reads any more the program ends, though its input goes on for ever.
TEST(GtpTest, ItEndsWhenNobodyReads) {
  const std::string code = TestPath("gtp_exit_code");
  // The shell waits for the whole pipeline.
  const std::string line = "(yes name | " + ShellWord(HOTSTONE_PROGRAM) +
                           " gtp 2> /dev/null; echo $? > " + ShellWord(code) +
                           ") | head -1 > /dev/null";
  EXPECT_EQ(std::system(line.c_str()), 0);
  int number = -1;
  std::ifstream(code) >> number;
  EXPECT_EQ(number, 2);
  std::filesystem::remove(code);
}

TEST(GtpTest, WrongOptions) {
  for (const auto& [args, words] :
       {std::pair{std::vector<std::string>{"gtp", "--rules", "chinese"},
                  "rule set \"chinese\" is unknown"},
        {{"gtp", "--rules", "basic-only;tromp-taylor"}, "basic-only;tromp-taylor"},
        {{"gtp", "--board", "20x20"}, "20x20"},
        {{"gtp", "--board", "nine"}, "nine"},
        {{"gtp", "--seed", "-1"}, "--seed"},
        {{"gtp", "--frobnicate"}, "--frobnicate"},
        {{"gtp", "name"}, "name"}}) {
    EXPECT_THAT(Refusal(args, 2, "name\n"), HasSubstr(words));
  }
}

}  // namespace
}  // namespace hotstone::cli
