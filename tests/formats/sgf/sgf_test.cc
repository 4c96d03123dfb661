#include "formats/sgf/sgf.h"

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
  EXPECT_EQ(ParseOne("\xEF\xBB\xBFmail (of Monday)\r\n (\n;SZ[1]) bye; (not a tree").nodes.size(),
            1u);
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
  EXPECT_THAT(ErrorOf("(;B W[aa])"),
              HasSubstr("t.sgf:1:3: property B has no value: expected B[...]"));
  EXPECT_THAT(ErrorOf("(;C[a [1k] there])"),
              HasSubstr("t.sgf:1:12: \"there\" is not expected here: "));
  EXPECT_THAT(ErrorOf("(;1B[aa])"), HasSubstr("t.sgf:1:3: '1' is not expected here: "));
  EXPECT_THAT(ErrorOf("(;a1B[aa])"), HasSubstr("t.sgf:1:3: \"a1B\" is not expected here: "));
  EXPECT_THAT(ErrorOf("(;[aa])"), HasSubstr("t.sgf:1:3: '[' is not expected here"));
  EXPECT_THAT(ErrorOf(std::string("(;\0)", 4)),
              HasSubstr("t.sgf:1:3: byte 0 is not expected here"));
  EXPECT_THAT(ErrorOf("(;B[aa]())"), HasSubstr("t.sgf:1:9: an empty game tree"));
  EXPECT_THAT(ErrorOf("(;B[aa]((;W[bb])))"),
              HasSubstr("t.sgf:1:9: a variation starts before the first node"));
  EXPECT_THAT(ErrorOf("(;B[aa](;W[bb]);W[cc])"), HasSubstr("t.sgf:1:16: a node after a variation"));
  EXPECT_THAT(ErrorOf("(;B[aa](;W[bb])x)"), HasSubstr("t.sgf:1:16: 'x' is not expected here"));
  EXPECT_THAT(ErrorOf("(;B[aa]) ;W[bb])"),
              HasSubstr("t.sgf:1:10: a node after the end of the game"));
  EXPECT_EQ(ErrorOf("mail (\nGM[1];B[aa])"),
            "t.sgf:1:6: no node after this '(': a game record starts with \"(;\"");
}

// Property names of FF[1] to FF[3]: only the upper-case letters count; the name is written as it
// was read.
TEST(SgfParseTest, OlderNamesAreReadAndKept) {
  const SgfTree tree = ParseOne("(;GaMe[1]SiZe[3]AddBlack[aa]T1[x];Black[bb])");
  EXPECT_EQ(tree.nodes[0].Find("GM")->values[0].raw, "1");
  EXPECT_EQ(tree.nodes[0].Find("AB")->values[0].raw, "aa");
  EXPECT_NE(tree.nodes[0].Find("T1"), nullptr);
  EXPECT_NE(tree.nodes[1].Find("B"), nullptr);
  EXPECT_EQ(WriteSgf(tree), "(;GaMe[1]SiZe[3]AddBlack[aa]T1[x];Black[bb])\n");
}

TEST(SgfParseTest, SpaceRepeatedPropertiesAndEmptyNodesAreKept) {
  const SgfTree tree = ParseOne("( ;AB [aa]\r\n [bb] AB[cc];;C[a]C[b] ; )");
  ASSERT_EQ(tree.nodes.size(), 4u);
  ASSERT_EQ(tree.nodes[0].properties.size(), 2u);
  EXPECT_EQ(tree.nodes[0].properties[0].values.size(), 2u);
  EXPECT_EQ(WriteSgf(tree), "(;AB[aa][bb]AB[cc];;C[a]C[b];)\n");
}

// The second bytes of these characters equal a backslash and brackets.
TEST(SgfParseTest, SecondBytesAreNoBrackets) {
  const std::string text = "(;CA[Shift_JIS]PB[\x95\x5C\x8F\x5C]C[\x83\x5B\\]\x82\x5D];B[aa])";
  ASSERT_TRUE(ParseSgf(text, "t").ok());
  const SgfTree tree = ParseOne(text);
  EXPECT_EQ(tree.nodes[0].Find("PB")->values[0].raw, "\x95\x5C\x8F\x5C");
  EXPECT_EQ(tree.nodes[0].Find("C")->values[0].raw, "\x83\x5B\\]\x82\x5D");
  EXPECT_EQ(WriteSgf(tree), text + "\n");
  EXPECT_EQ(ParseOne("(;CA[UTF-8]C[\x82];B[aa])").nodes.size(), 2u);
  EXPECT_EQ(ParseSgf("(;C[\x95\x5D];B[aa])", "t", "GBK")->front().nodes.size(), 2u);
  // The next game of the file has its own charset.
  EXPECT_EQ(ParseSgf("(;CA[GBK]C[\x95\x5D])(;C[\x95];B[aa])", "t")->back().nodes.size(), 2u);
}

TEST(SgfParseTest, WideTextIsRefused) {
  const std::string text = "(;GM[1])";
  for (const bool big : {false, true}) {
    for (const std::string& mark : {std::string(big ? "\xFE\xFF" : "\xFF\xFE"), std::string()}) {
      std::string wide = mark;
      for (const char c : text) (wide += big ? '\0' : c) += big ? c : '\0';
      EXPECT_THAT(ErrorOf(wide), HasSubstr("t.sgf:1:1: this is UTF-16 or UTF-32"));
    }
  }
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
  EXPECT_EQ(ErrorOf(std::string(kMaxSgfBytes + 1, 'x')),
            "t.sgf: larger than 16 MiB, the limit for SGF");
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
  EXPECT_EQ(WriteSgf(ParseOne("( ;A[1] (;B[2] (;C[3]))( ;D[4]) )")),
            "(;A[1]\n(;B[2];C[3])\n(;D[4]))\n");
  EXPECT_NE(ParseOne("(;A[1](;B[2])(;C[3]))"), ParseOne("(;A[1];B[2];C[3])"));
}

TEST(SgfTextTest, EscapesAndLineBreaks) {
  EXPECT_EQ(SgfText("a\\\nb\\\r\nc\r\nd\te\\\tf\\"), "abc\nd e f\\");
  EXPECT_EQ(SgfText(EscapeSgf("x]:\\y\nz")), "x]:\\y\nz");
  EXPECT_EQ(EscapeSgf("a]b"), "a\\]b");
}

TEST(SgfFileTest, UnreadableFilesGetOneLine) {
  EXPECT_EQ(ReadSgfFile("/nonexistent/x.sgf").status().message(),
            "/nonexistent/x.sgf: cannot be read: No such file or directory");
  const std::string folder = std::filesystem::temp_directory_path().string();
  EXPECT_EQ(ReadSgfFile(folder).status().message(), absl::StrCat(folder, ": is a folder"));
  EXPECT_FALSE(ReadSgfFile("").ok());
  EXPECT_THAT(std::string(ReadSgfFile("/dev/zero").status().message()),
              HasSubstr("larger than 16 MiB"));
  if (getuid() != 0) {
    const std::string path = absl::StrCat(folder, "/hotstone_sgf_test_", getpid(), ".sgf");
    std::ofstream(path) << "(;)";
    std::filesystem::permissions(path, std::filesystem::perms::none);
    EXPECT_EQ(ReadSgfFile(path).status().message(),
              absl::StrCat(path, ": cannot be read: Permission denied"));
    std::filesystem::remove(path);
  }
}

}  // namespace
}  // namespace hotstone::formats
