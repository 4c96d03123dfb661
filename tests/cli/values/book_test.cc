// hotstone book: a book on disk, and bad input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

class BookCommand : public testing::Test {
 protected:
  std::string Path(const std::string& name) const { return folder_.path + "/" + name; }

  const TestFolder folder_{"book"};
};

TEST_F(BookCommand, WritesABookOnce) {
  const auto made = RunHotstone({"book", "--board", "3x1", "--out", Path("b")});
  EXPECT_EQ(made.exit_code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("start: value 3\n2 nodes up to ply 1, 1 best move, every line to "
                                  "its end\nat-least-3.certificate: 1 entry; Black forces"));
  EXPECT_THAT(
      FileText(Path("b/book.json")),
      HasSubstr("\"complete\":true,\"certificates\":[{\"file\":\"at-least-3.certificate\","
                "\"side\":\"B\",\"at_least\":3,\"entries\":1}],\"nodes\":[{\"line\":\"\","
                "\"rows\":\"...\",\"to_move\":\"B\",\"ban\":null,\"lo\":3,\"hi\":3,"
                "\"settled\":false,\"at_least\":\"at-least-3.certificate\",\"at_most\":null,"
                "\"moves\":[{\"move\":\"B1\",\"lo\":3,\"hi\":3,\"next\":1,\"listed\":true}"
                "]},"));
  EXPECT_THAT(Refusal({"book", "--board", "3x1", "--out", Path("b")}), HasSubstr("b/book.json"));
}

TEST_F(BookCommand, AStoredTableAndAStart) {
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "3x3", "--out", Path("t")}).exit_code, 0);
  const auto made = RunHotstone({"book", "--board", "3x3", "--moves", "B:B2 W:A1", "--table",
                                 Path("t"), "--plies", "1", "--out", Path("c"), "--json"});
  EXPECT_EQ(made.exit_code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("\"lo\":9,\"hi\":9,\"nodes\":"));
  EXPECT_THAT(made.out, HasSubstr("\"plies\":1"));
  EXPECT_THAT(made.out, HasSubstr("\"complete\":false"));
  EXPECT_FALSE(std::filesystem::exists(Path("c/3x3.table")));
}

TEST_F(BookCommand, ASolutionHasItsOwnStart) {
  const std::string solution = Path("s");
  ASSERT_EQ(RunHotstone({"solve", "--board", "3x3", "--at-least", "9", "--by", "deepening", "--out",
                         solution})
                .exit_code,
            0);
  const auto made = RunHotstone({"book", "--solution", solution, "--out", Path("b"), "--json"});
  EXPECT_EQ(made.exit_code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("\"lo\":9,\"hi\":9,\"nodes\":89,"));
  const std::pair<std::string, std::string> others[] = {
      {"--board", "3x3"},  {"--position", ".../.../..."}, {"--to-move", "W"},
      {"--moves", "B:B2"}, {"--memory", "1GiB"},          {"--table", Path("t")}};
  for (const auto& [option, value] : others) {
    EXPECT_THAT(Refusal({"book", "--solution", solution, option, value, "--out", Path("d")}),
                HasSubstr(option + " cannot be combined with --solution"));
    EXPECT_FALSE(std::filesystem::exists(Path("d")));
  }
  // A name that is no text is shown as bytes in the record.
  const std::string odd = Path("s\xFF");
  std::filesystem::copy_file(solution, odd);
  ASSERT_EQ(RunHotstone({"book", "--solution", odd, "--out", Path("odd")}).exit_code, 0);
  EXPECT_THAT(FileText(Path("odd/book.sgf")), HasSubstr("s\\\\xFF"));
  Refusal({"book", "--solution", Path("none"), "--out", Path("d")});
}

TEST_F(BookCommand, BadInputIsOneLine) {
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "2x2", "--out", Path("t")}).exit_code, 0);
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "2x2", "--rules",
                         "basic-only,self_removal=any", "--out", Path("any")})
                .exit_code,
            0);
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "2x2", "--rules", "basic-only,hot=none",
                         "--out", Path("cold")})
                .exit_code,
            0);
  ASSERT_EQ(RunHotstone({"table", "build", "--board", "2x2", "--no-measure", "--out", Path("n")})
                .exit_code,
            0);
  const struct {
    std::vector<std::string> words;
    std::string says;
  } cases[] = {
      {{"--board", "4x4", "--out", Path("d")},
       "book: 4x4 needs --table; make one with: hotstone table build --board 4x4 --out 4x4.table"},
      {{"--board", "5x5", "--out", Path("d")}, "book: 5x5 has more than 21 points"},
      {{"--board", "3x2", "--table", Path("t"), "--out", Path("d")},
       "a table of 2x2; make one with: hotstone table build --board 3x2"},
      {{"--board", "2x2", "--table", Path("n"), "--out", Path("d")},
       "a table of 2x2, built with --no-measure; make one with"},
      {{"--board", "2x2", "--table", Path("any"), "--out", Path("d")},
       "proves nothing about self_removal=any"},
      {{"--board", "2x2", "--table", Path("cold"), "--out", Path("d")},
       "the certificates of a book prove nothing about rules without basic ko; make one with"},
      {{"--board", "2x2", "--table", Path("none"), "--out", Path("d")}, "none"},
      {{"--board", "2x2", "--plies", "two", "--out", Path("d")}, "--plies"},
      {{"--board", "2x2", "--most", "0", "--out", Path("d")}, "--most"},
      {{"--out", Path("d")}, "book needs"},
      {{"--board", "2x2", "--out", Path("t/d")}, "--out"},
  };
  for (const auto& [words, says] : cases) {
    EXPECT_THAT(Refusal(WithMore({"book"}, words)), HasSubstr(says));
    EXPECT_FALSE(std::filesystem::exists(Path("d")));
  }
  RunHotstone({"book", "--board", "4x4", "--out", Path("e")});
  EXPECT_FALSE(std::filesystem::exists(Path("e")));
}

}  // namespace
}  // namespace hotstone::cli
