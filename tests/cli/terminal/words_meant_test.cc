// Words as a user types them: short names of rule sets, stones in lower case, slips.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

TEST(WordsMeantTest, TheSameInOtherWords) {
  struct Case {
    Words plain;
    Words other;
  };
  for (const Case& c : std::vector<Case>{
           {{"rules", "--rules", "ing-1996"}, {"rules", "--rules", "ing"}},
           {{"rules", "--rules", "ing-1996"}, {"rules", "--rules", "1996"}},
           {{"rules", "--rules", "ing-1996"}, {"rules", "--rules", "Ing_1996"}},
           {{"rules", "--rules", "ing-1991,end_passes=2"},
            {"rules", "--rules", "ing1991,end_passes=2"}},
           {{"rules", "--rules", "tromp-taylor"}, {"rules", "--rules", "TrompTaylor"}},
           {{"rules", "--rules", "aga-like"}, {"rules", "--rules", "aga"}},
           {{"kos", "--position", "XX.XO/.XXOO/XXO.O"}, {"kos", "--position", "xx.xo/.xxoo/xxo.o"}},
           {{"handicap", "--rules", "ing-1991", "5d", "9d"},
            {"handicap", "--rules", "1991", "5d", "9d"}}}) {
    const ProgramResult plain = RunHotstone(c.plain);
    const ProgramResult other = RunHotstone(c.other);
    EXPECT_EQ(plain.exit_code, 0) << plain.err;
    EXPECT_EQ(other.out, plain.out) << c.other.back() << other.err;
  }
}

TEST(WordsMeantTest, ValuesAreMeant) {
  struct Case {
    Words words;
    std::string said;
  };
  for (const Case& c : std::vector<Case>{
           {{"value", "--board", "2x2", "--rules", "ing-1997"}, "; did you mean ing-1996?"},
           {{"value", "--board", "2x2", "--rules", "trump-taylor"}, "; did you mean tromp-taylor?"},
           {{"value", "--board", "2x2", "--rules", "ing,cycel=psk"}, "; did you mean cycle?"},
           {{"value", "--board", "2x2", "--rules", "ing,tie=drew"}, "; did you mean draw?"},
           {{"verify", "--board", "2x2", "--rules", "ing", "--claims", "terminaton"},
            "; did you mean termination?"},
           {{"decide", "--board", "2x2", "--endless", "drawn"}, "; did you mean draw?"},
           {{"prove", "--only", "graph-rank-excludes-dead-sett"}, "did you mean graph-rank-"},
           {{"captions", "--rules", "ing", "--only", "Q99"}, "Q1 to Q12, BENT-FOUR, P1 to P6"},
           {{"value", "--position", "3x3"}, "for the empty board write --board 3x3"},
           {{"value", "--position", "\u25CF\u25CF"}, "column 1: '\u25CF' is not X, O or '.'"}}) {
    const std::string line = Refusal(c.words);
    EXPECT_THAT(line, HasSubstr(c.said));
    EXPECT_LT(line.size(), 400u) << line;
  }
}

TEST(WordsMeantTest, ARuleSetCountsOnce) {
  const ProgramResult run = RunHotstone(
      {"verify", "--board", "2x1", "--rules", "ing;ing-1996", "--claims", "termination"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("\n1 hold, 0 fail, 0 unknown."));
}

TEST(WordsMeantTest, TheToyNamesItsMistakes) {
  const ProgramResult run = RunHotstone({"gtp", "--toy", "help"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("clean\nno-ko: "));
}

TEST(WordsMeantTest, ASideTooLargeForANumberIsNoSize) {
  EXPECT_EQ(RunHotstone({"gtp"}, "boardsize 99999999999999\nboardsize x\n").out,
            "? unacceptable size\n\n? syntax error\n\n");
}

}  // namespace
}  // namespace hotstone::cli
