#include "formats/sgf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"

namespace hotstone::formats {
namespace {

using ::testing::HasSubstr;

SgfTree ParseOne(const std::string& text) {
  const auto trees = ParseSgf(text, "t.sgf");
  EXPECT_TRUE(trees.ok()) << trees.status();
  EXPECT_EQ(trees->size(), 1u);
  return (*trees)[0];
}

std::string ErrorOf(const std::string& text) {
  const auto trees = ParseSgf(text, "t.sgf");
  EXPECT_FALSE(trees.ok()) << text;
  return trees.ok() ? "" : std::string(trees.status().message());
}

TEST(SgfParseTest, KeepsTheWholeTreeInTheOrderWritten) {
  const SgfTree tree = ParseOne("(;FF[4]SZ[3];B[aa](;W[bb];B[cc])(;W[ca]XX[1][ 2 ]))");
  ASSERT_EQ(tree.nodes.size(), 5u);
  EXPECT_EQ(tree.nodes[0].children, std::vector<int>{1});
  EXPECT_EQ(tree.nodes[1].children, (std::vector<int>{2, 4}));
  EXPECT_EQ(tree.nodes[2].children, std::vector<int>{3});
  EXPECT_TRUE(tree.nodes[4].children.empty());
  const SgfProperty* xx = tree.nodes[4].Find("XX");
  ASSERT_NE(xx, nullptr);
  ASSERT_EQ(xx->values.size(), 2u);
  EXPECT_EQ(xx->values[1].raw, " 2 ");
  EXPECT_EQ(tree.nodes[4].Find("X"), nullptr);
}

TEST(SgfParseTest, SkipsTextAroundTreesAndByteOrderMark) {
  EXPECT_EQ(ParseOne("\xEF\xBB\xBFmail (of Monday)\r\n (\n;SZ[1]) bye; (not a tree").nodes.size(), 1u);
  EXPECT_EQ(ParseSgf("(;A[])(;B[])", "t")->size(), 2u);
}

TEST(SgfParseTest, PlacesCountLinesOfEveryKind) {
  const SgfTree tree = ParseOne("(;A[1]\r\nB[2]\rC[3]\n  D[4])");
  const SgfNode& node = tree.nodes[0];
  EXPECT_EQ(node.Find("B")->at.line, 2);
  EXPECT_EQ(node.Find("C")->at.line, 3);
  EXPECT_EQ(node.Find("D")->at.line, 4);
  EXPECT_EQ(node.Find("D")->at.column, 3);
  EXPECT_EQ(node.Find("D")->values[0].at.column, 4);
}

TEST(SgfParseTest, EscapedBracketsStayInTheValue) {
  const SgfTree tree = ParseOne("(;C[a\\]b\\\\](;B[aa]))");
  EXPECT_EQ(tree.nodes[0].Find("C")->values[0].raw, "a\\]b\\\\");
  EXPECT_EQ(SgfText(tree.nodes[0].Find("C")->values[0].raw), "a]b\\");
  EXPECT_EQ(tree.nodes.size(), 2u);
}

TEST(SgfParseTest, ErrorsSayWhereAndWhatWouldBeRight) {
  EXPECT_EQ(ErrorOf(""), "t.sgf:1:1: no game tree: a game record starts with \"(;\"");
  EXPECT_EQ(ErrorOf("()"), "t.sgf:1:3: no game tree: a game record starts with \"(;\"");
  EXPECT_EQ(ErrorOf("(;B[aa]\n;W[bb"), "t.sgf:2:3: this '[' is never closed by ']'");
  EXPECT_EQ(ErrorOf("(;C[a\\]"), "t.sgf:1:4: this '[' is never closed by ']'");
  EXPECT_EQ(ErrorOf("(;C[a\\"), "t.sgf:1:4: this '[' is never closed by ']'");
  EXPECT_EQ(ErrorOf("(;B[aa](;W[bb])"), "t.sgf:1:1: this '(' is never closed by ')'");
  EXPECT_EQ(ErrorOf("(;B[aa](;W[bb]"), "t.sgf:1:8: this '(' is never closed by ')'");
  EXPECT_EQ(ErrorOf("(;B W[aa])"), "t.sgf:1:3: property B has no value: expected B[...]");
  EXPECT_EQ(
      ErrorOf("(;AB[aa]AB[bb])"),
      "t.sgf:1:9: property AB is in this node already, at line 1: write its values one behind the other");
  EXPECT_THAT(ErrorOf("(;Black[aa])"), HasSubstr("t.sgf:1:4: property names are upper-case letters only"));
  EXPECT_THAT(ErrorOf("(;[aa])"), HasSubstr("t.sgf:1:3: '[' is not expected here"));
  EXPECT_THAT(ErrorOf(std::string("(;\0)", 4)), HasSubstr("t.sgf:1:3: byte 0 is not expected here"));
  EXPECT_THAT(ErrorOf("(;B[aa]())"), HasSubstr("t.sgf:1:9: an empty game tree"));
  EXPECT_THAT(ErrorOf("(;B[aa]((;W[bb])))"), HasSubstr("t.sgf:1:9: a variation opens before the first node"));
  EXPECT_THAT(ErrorOf("(;B[aa](;W[bb]);W[cc])"), HasSubstr("t.sgf:1:16: a node behind a variation"));
  EXPECT_THAT(ErrorOf("(;B[aa](;W[bb])x)"), HasSubstr("t.sgf:1:16: 'x' is not expected here"));
}

TEST(SgfParseTest, NestingIsBoundedAndLongGamesAreNot) {
  const auto nested = [](int depth) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += "(;B[]";
    return text + std::string(static_cast<size_t>(depth), ')');
  };
  EXPECT_TRUE(ParseSgf(nested(kMaxSgfNesting), "t").ok());
  EXPECT_THAT(ErrorOf(nested(kMaxSgfNesting + 1)),
              HasSubstr("t.sgf:1:5001: variations nest deeper than 1000"));
  EXPECT_FALSE(ParseSgf(std::string(1 << 20, '('), "t").ok());
  std::string open;
  for (int i = 0; i < 300000; ++i) open += "(;";
  EXPECT_FALSE(ParseSgf(open, "t").ok());
  std::string game = "(";
  for (int i = 0; i < 300000; ++i) game += ";B[aa]";
  const auto trees = ParseSgf(game + ")", "t");
  ASSERT_TRUE(trees.ok());
  EXPECT_EQ((*trees)[0].nodes.size(), 300000u);
  EXPECT_EQ(*ParseSgf(WriteSgf((*trees)[0]), "t"), *trees);
}

TEST(SgfParseTest, SizeIsBounded) {
  EXPECT_EQ(ErrorOf(std::string(kMaxSgfBytes + 1, 'x')), "t.sgf: larger than 16 MiB, the limit for SGF");
  EXPECT_THAT(ErrorOf(std::string(kMaxSgfBytes, 'x')), HasSubstr("no game tree"));
}

TEST(SgfWriteTest, RoundTripsGiveTheSameTree) {
  for (const std::string& text :
       std::vector<std::string>{"(;)", "(;FF[4]GM[1]SZ[19];B[aa];W[tt];B[])",
                                "(;C[a\\]\\\\ \r\n \\:(;)];LB[aa:1][bb:\\:]FG[257:x]KO[])",
                                "(;A[1](;B[2](;C[3])(;D[4];E[5]))(;F[6])(;G[7](;H[8])))",
                                "(;C[\xC3\xA4\xE5\x9B\xB4\xFF]PW[\xE6\x9E\x97])"}) {
    const SgfTree tree = ParseOne(text);
    const std::string written = WriteSgf(tree);
    EXPECT_EQ(ParseOne(written), tree) << written;
    EXPECT_EQ(WriteSgf(ParseOne(written)), written);
  }
  EXPECT_EQ(WriteSgf(ParseOne("( ;A[1] (;B[2] (;C[3]))( ;D[4]) )")), "(;A[1]\n(;B[2];C[3])\n(;D[4]))\n");
  EXPECT_NE(ParseOne("(;A[1](;B[2])(;C[3]))"), ParseOne("(;A[1];B[2];C[3])"));
}

TEST(SgfTextTest, EscapesAndLineBreaks) {
  EXPECT_EQ(SgfText("a\\\nb\\\r\nc\r\nd\te\\\tf\\"), "abc\nd e f\\");
  EXPECT_EQ(SgfText(EscapeSgf("x]:\\y\nz")), "x]:\\y\nz");
  EXPECT_EQ(EscapeSgf("a]b"), "a\\]b");
}

TEST(SgfFileTest, UnreadableFilesGetOneLine) {
  EXPECT_EQ(ReadSgfFile("/nonexistent/x.sgf").status().message(),
            "cannot read /nonexistent/x.sgf: No such file or directory");
  const std::string folder = std::filesystem::temp_directory_path().string();
  EXPECT_EQ(ReadSgfFile(folder).status().message(),
            absl::StrCat("cannot read ", folder, ": it is a directory, not an SGF file"));
  EXPECT_FALSE(ReadSgfFile("").ok());
  EXPECT_THAT(std::string(ReadSgfFile("/dev/zero").status().message()), HasSubstr("larger than 16 MiB"));
  if (getuid() != 0) {
    const std::string path = absl::StrCat(folder, "/hotstone_sgf_test_", getpid(), ".sgf");
    std::ofstream(path) << "(;)";
    std::filesystem::permissions(path, std::filesystem::perms::none);
    EXPECT_EQ(ReadSgfFile(path).status().message(),
              absl::StrCat("cannot read ", path, ": Permission denied"));
    std::filesystem::remove(path);
  }
}

}  // namespace
}  // namespace hotstone::formats
