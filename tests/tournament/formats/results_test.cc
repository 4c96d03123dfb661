// Results in three formats: they parse to the same crosstable, and errors carry a place.
#include "tournament/formats/results.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "tests/base/texts.h"
#include "tournament/formats/capitals.h"
#include "tournament/formats/standings_case.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;

constexpr char kResultsLines[] =
    "{\"schema\":\"hotstone.results/1\",\"event\":\"Spring\"}\n"
    "{\"player\":\"Lo Ada\"}\n"
    "{\"player\":\"Ma Bo\"}\n"
    "\n"
    "{\"round\":1,\"black\":\"No Cy\",\"white\":\"Lo Ada\",\"result\":\"W\"}\r\n"
    "{\"round\":2,\"black\":\"Ma Bo\",\"white\":\"Lo Ada\",\"result\":\"draw\"}\n"
    "{\"round\":1,\"bye\":\"Ma Bo\"}\n"
    "{\"player\":\"No Cy\"}\n";

constexpr char kResultsH9[] =
    "; EV[Spring]\n"
    "   1 Lo Ada     3d DE Ber  2 1 0 0  3+/w0  2=/w |12345678\n"
    "   2 Ma Bo      1k DE Ham  1 2 1 0  0+     1=/b0\r\n"
    "\n"
    "   3 No Cy      2k NL Lei  0 2 0 0  1-/b2  0-\n";

constexpr char kResultsXml[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
    "<Tournament dataVersion=\"201\">\n"
    "  <Players>\n"
    "    <Player name=\"Lo\" firstName=\"Ada\" rank=\"3D\"/>\n"
    "    <Player name=\"Ma\" firstName=\"Bo\" rank=\"1K\"/>\n"
    "    <Player name=\"No\" firstName=\"Cy\" rank=\"2K\"/>\n"
    "  </Players>\n"
    "  <Games>\n"
    "    <Game roundNumber=\"1\" blackPlayer=\"NOCY\" whitePlayer=\"LOADA\" knownColor=\"true\" "
    "result=\"RESULT_WHITEWINS_BYDEF\"/>\n"
    "    <Game roundNumber=\"2\" blackPlayer=\"MABO\" whitePlayer=\"LOADA\" "
    "result=\"RESULT_EQUAL\"/>\n"
    "    <Game roundNumber=\"3\" blackPlayer=\"MABO\" whitePlayer=\"LOADA\" "
    "result=\"RESULT_UNKNOWN\"/>\n"
    "  </Games>\n"
    "  <ByePlayers><ByePlayer player=\"MABO\" roundNumber=\"1\"/></ByePlayers>\n"
    "</Tournament>\n";

std::string LinesOf(std::string_view text) {
  const auto table = ParseResults(text, "f");
  return table.ok() ? WriteResultLines(*table) : std::string(table.status().message());
}

TEST(ResultsTest, ThreeFormatsSayTheSame) {
  const std::string lines = LinesOf(kResultsLines);
  EXPECT_EQ(lines,
            "{\"schema\":\"hotstone.results/1\"}\n"
            "{\"player\":\"Lo Ada\"}\n{\"player\":\"Ma Bo\"}\n{\"player\":\"No Cy\"}\n"
            "{\"round\":1,\"black\":\"No Cy\",\"white\":\"Lo Ada\",\"result\":\"W\"}\n"
            "{\"round\":2,\"black\":\"Ma Bo\",\"white\":\"Lo Ada\",\"result\":\"draw\"}\n"
            "{\"round\":1,\"bye\":\"Ma Bo\"}\n");
  EXPECT_EQ(LinesOf(kResultsH9), lines);
  EXPECT_EQ(LinesOf(kResultsXml), lines);
  EXPECT_EQ(LinesOf(lines), lines);
  EXPECT_EQ(ResultsFormat(kResultsH9), "h9");
  EXPECT_EQ(ResultsFormat("\xEF\xBB\xBF <Tournament/>"), "opengotha");
  EXPECT_EQ(LinesOf("\xEF\xBB\xBF" + std::string(kResultsXml)), lines);
  EXPECT_EQ(LinesOf("\xEF\xBB\xBF" + std::string(kResultsH9)), lines);
}

TEST(ResultsTest, ATextWithoutPlayers) {
  for (const char* text :
       {"", "\n", "{\"schema\":\"hotstone.results/1\"}\n", "<Tournament/>", "; nothing\n"}) {
    EXPECT_THAT(
        LinesOf(text),
        HasSubstr("f: no player found; expected lines of JSON (hotstone.results/1), a table"))
        << text;
  }
}

TEST(ResultLinesTest, ErrorsHaveAPlace) {
  const auto with = [](const char* from, const char* to) {
    return LinesOf(Replaced(kResultsLines, from, to));
  };
  EXPECT_THAT(with("results/1", "results/2"),
              HasSubstr("f:1:11: schema: \"hotstone.results/2\" is not one of"));
  EXPECT_THAT(with("\"event\"", "\"evnt\""),
              HasSubstr("f:1:32: unknown key \"evnt\"; known keys: schema, event"));
  EXPECT_THAT(with("{\"player\":\"Ma Bo\"}", "{\"player\":\"Lo Ada\"}"),
              HasSubstr("f:3:11: player: the player Lo Ada occurs twice"));
  EXPECT_THAT(with("\"black\":\"No Cy\"", "\"black\":\"Nobody\""),
              HasSubstr("f:5:20: black: is not one of the players, who are named by lines"));
  EXPECT_THAT(with("\"W\"", "\"White\""),
              HasSubstr("f:5:54: result: \"White\" is not one of B, W, draw, both-lose, both-win"));
  EXPECT_THAT(with("\"round\":2", "\"round\":1"),
              HasSubstr("f:6:1: Lo Ada already has a game or a bye in round 1"));
  EXPECT_THAT(with("\"round\":2", "\"round\":0"),
              HasSubstr("f:6:10: round: expected a whole number from 1 to 10000"));
  EXPECT_THAT(with("\"bye\"", "\"by\""), HasSubstr("f:7:1: expected a line with \"player\""));
  EXPECT_THAT(with(",\"result\":\"W\"", ""), HasSubstr("f:5:1: the key \"result\" is missing"));
  EXPECT_THAT(with("{\"player\":\"Ma Bo\"}", "{\"player\""), HasSubstr("f:3:"));
}

TEST(ResultLinesTest, ColoursThatAreNotKnown) {
  const std::string lines = Replaced(kResultsLines, "\"W\"}", "\"W\",\"colours\":false}");
  EXPECT_THAT(LinesOf(lines), HasSubstr("\"result\":\"W\",\"colours\":false}"));
}

TEST(H9Test, ErrorsHaveAPlace) {
  const auto with = [](const char* from, const char* to) {
    return LinesOf(Replaced(kResultsH9, from, to));
  };
  EXPECT_THAT(with("1-/b2", "1+/b2"),
              HasSubstr("\"round\":1"));  // both have won, which is possible
  EXPECT_THAT(
      with("1-/b2", "1=/b2"),
      HasSubstr("f:2:37: round 1: the result is \"+\" here and \"=\" for the opponent on line 5"));
  EXPECT_THAT(with("1-/b2", "2-/b2"),
              HasSubstr("f:2:37: round 1: row 1 names row 3, which is on line 5 and names row 2"));
  EXPECT_THAT(with("1-/b2", "1-/w2"), HasSubstr("f:2:37: round 1: both have the colour w"));
  EXPECT_THAT(with("3+/w0", "9+/w0"),
              HasSubstr("f:2:37: the opponent is in row 9, but the last row is 3"));
  EXPECT_THAT(with("1-/b2", "1x/b2"),
              HasSubstr("f:5:37: this row has 1 results, the first one 2; 1x/b2 is not a result"));
  EXPECT_THAT(with("Ma Bo ", "Lo Ada"), HasSubstr("f:3:6: the player Lo Ada occurs twice"));
  EXPECT_THAT(with("3d", "3x"), HasSubstr("f:2:6: a row without a strength such as 3d or 12k"));
  EXPECT_THAT(with("Lo Ada     3d DE Ber  2 1 0 0", ""), HasSubstr("f:2:"));
  EXPECT_THAT(with("3+/w0", "1+/w0"), HasSubstr("f:2:37: "));
}

// If every row has the same word that is not a cell, the rows still have equally many cells.
TEST(H9Test, NoResultIsPassedOver) {
  EXPECT_THAT(LinesOf("1 A 1d XX X 2+ 3+ 2\n2 B 2k XX X 1- 0+ 1\n3 C 3k XX X 0+ 1- 1\n"),
              HasSubstr("f:1:19: 2 follows the result 3+ but is not a result"));
  EXPECT_THAT(LinesOf("1 A 1d XX X 2+ -- 2+\n2 B 2k XX X 1- -- 1-\n"),
              HasSubstr("f:1:16: -- follows the result 2+ but is not a result"));
  EXPECT_THAT(LinesOf("1 A 1d XX X 2+ -- x 2+\n2 B 2k XX X 1- -- x 1-\n"),
              HasSubstr("f:1:16: -- follows"));
  EXPECT_THAT(
      LinesOf("1 A 1d XX X 2 0 -- 2+\n2 B 2k XX X 1 0 -- 1-\n"),
      HasSubstr("f:1:17: -- is in the place of a result or a number but is neither; expected "
                "0- for a round"));
  EXPECT_THAT(LinesOf("1 A 1d =\n2 B 2k =\n"), HasSubstr("f:1:8: = is in the place of a result"));
  EXPECT_EQ(LinesOf("1 A 1d -- -- 2 0 2+\n2 B 2k -- XX 1 0 1-\n"),
            LinesOf("1 A 1d 2+\n2 B 2k 1-\n"));
  EXPECT_THAT(LinesOf("1 A 1d 2+ X\n2 B 2k 1- X\n"), HasSubstr("f:1:11: X follows the result 2+"));
  EXPECT_THAT(
      LinesOf("1 A 1d XX X 2+x\n2 B 2k XX X 1-x\n"),
      HasSubstr("f:1:13: 2+x begins like a result but is not one; expected, for example, 3+"));
  EXPECT_THAT(LinesOf("1 A 1d XX X 2+/w0z 2+\n2 B 2k XX X 1-/b0z 1-\n"),
              HasSubstr("f:1:13: 2+/w0z begins"));
  EXPECT_EQ(LinesOf("1 A 1d X-3 +1 2 0 2+\r\n2 B 2k X=3 -1 0 0 1-\r"),
            LinesOf("1 A 1d 2+\n2 B 2k 1-\n"));
}

// After it another row could start, or a comment could continue.
TEST(H9Test, ACarriageReturnInsideALine) {
  EXPECT_THAT(LinesOf("1 A 1d XX X 2+\r2 B 2k XX X 1-\n"),
              HasSubstr("f:1:15: a carriage return inside the line"));
  EXPECT_THAT(LinesOf("1 A 1d\n; EV\r2 B 2k\n3 C 3k\n"), HasSubstr("f:2:5: a carriage return"));
}

// A player cannot meet himself, an unknown result is no game, and the file may be Latin-1.
TEST(H9Test, Cells) {
  EXPECT_THAT(LinesOf("1 A 1d XX X 1+\n"), HasSubstr("f:1:13: "));
  EXPECT_EQ(LinesOf("1 A 1d XX X 2?\n2 B 1d XX X 1?\n"),
            "{\"schema\":\"hotstone.results/1\"}\n{\"player\":\"A\"}\n{\"player\":\"B\"}\n");
  EXPECT_THAT(
      LinesOf("1 M\xFCller J\xF6rg 1d XX X 2+!b0\n  B 10K XX X 1-!w\n"),
      HasSubstr(
          "{\"player\":\"M\xC3\xBCller J\xC3\xB6rg\"}\n{\"player\":\"B\"}\n{\"round\":1,\"black\":"
          "\"M\xC3\xBCller J\xC3\xB6rg\",\"white\":\"B\",\"result\":\"B\"}"));
  EXPECT_THAT(LinesOf("1 A 1d XX X 2-\n2 B 1d XX X 1-\n"),
              HasSubstr("\"result\":\"both-lose\",\"colours\":false"));
}

TEST(OpenGothaTest, ErrorsHaveAPlace) {
  const auto with = [](const char* from, const char* to) {
    return LinesOf(Replaced(kResultsXml, from, to));
  };
  EXPECT_THAT(with("RESULT_EQUAL", "RESULT_DRAW"),
              HasSubstr("f:10:6: result is RESULT_DRAW; expected RESULT_BLACKWINS"));
  EXPECT_THAT(with("\"NOCY\"", "\"NOC\""),
              HasSubstr("f:9:6: blackPlayer is NOC; no <Player> has this"));
  EXPECT_THAT(with("roundNumber=\"2\"", "roundNumber=\"0\""),
              HasSubstr("f:10:6: roundNumber is 0; expected a number from 1"));
  EXPECT_THAT(with("roundNumber=\"2\" ", ""),
              HasSubstr("f:10:6: <Game> needs the attribute roundNumber"));
  EXPECT_THAT(with("roundNumber=\"2\"", "roundNumber=\"1\""),
              HasSubstr("f:10:6: Lo Ada already has a game or a bye in round 1"));
  EXPECT_THAT(with("name=\"Ma\"", "name=\"L\""), HasSubstr("no <Player> has this"));
  EXPECT_THAT(with("name=\"Ma\" firstName=\"Bo\"", "name=\"L\" firstName=\"oAda\""),
              HasSubstr("f:5:6: two players have the name L oAda when written in capitals"));
  EXPECT_THAT(with("</Games>", "</Game>"), HasSubstr("this is not XML: "));
  EXPECT_THAT(with("<Tournament dataVersion=\"201\">", "<Turnier>"), HasSubstr("f:"));
  EXPECT_THAT(LinesOf("<a/>"), HasSubstr("f:1:2: the file begins with <a>; expected <Tournament>"));
}

// Accepted results can be written in lines and read back.
TEST(OpenGothaTest, NamesAreUtf8) {
  const auto with = [](const char* name) {
    return LinesOf(Replaced(kResultsXml, "name=\"Ma\"", absl::StrCat("name=\"", name, "\"")));
  };
  EXPECT_THAT(with("M\xE4"), HasSubstr("f:5:6: name is M\\xE4, which is not UTF-8"));
  EXPECT_THAT(with("M&#xD800;"), HasSubstr("f:5:6: name is M\\xED\\xA0\\x80, which is not UTF-8"));
  EXPECT_THAT(with("M\xC3\xA4"), HasSubstr("no <Player> has this"));
  EXPECT_THAT(with("M&#228;&#xE4;"), HasSubstr("no <Player> has this"));
  for (const char* reference : {"&#0;", "&#x00;", "&#4294967296;", "&#x110000;"}) {
    EXPECT_THAT(with(reference), HasSubstr("f:5:19: this reference does not name a character"))
        << reference;
  }
}

TEST(OpenGothaTest, NothingIsPassedOver) {
  const auto with = [](const char* from, const char* to) {
    return LinesOf(Replaced(kResultsXml, from, to));
  };
  const std::string whole = LinesOf(kResultsXml);
  EXPECT_EQ(with("    <Game roundNumber=\"2\"", "  </Games><Games>\n    <Game roundNumber=\"2\""),
            whole);
  EXPECT_EQ(with("    <Player name=\"No\"", "  </Players><Players>\n    <Player name=\"No\""),
            whole);
  EXPECT_EQ(with("<ByePlayers>", "<ByePlayers/><ByePlayers>"), whole);
  EXPECT_THAT(
      with("  <ByePlayers>", "  <Game roundNumber=\"9\"/>\n  <ByePlayers>"),
      HasSubstr("f:13:4: <Game> is outside <Games> in <Tournament>, where it would be ignored"));
  EXPECT_THAT(with("<ByePlayers>", "<Old><Games><Game/></Games></Old><ByePlayers>"),
              HasSubstr("f:13:16: <Game> is outside <Games>"));
  EXPECT_THAT(with("<ByePlayers>", "<Games><Player/></Games><ByePlayers>"),
              HasSubstr("<Player> is outside"));
  EXPECT_THAT(with("<ByePlayers><ByePlayer player=\"MABO\" roundNumber=\"1\"/></ByePlayers>",
                   "<ByePlayer player=\"MABO\" roundNumber=\"1\"/>"),
              HasSubstr("<ByePlayer> is outside <ByePlayers>"));
  EXPECT_EQ(with("<ByePlayers>", "<Old><Games/><Gamer/></Old><ByePlayers>"), whole);
  EXPECT_THAT(with("</Tournament>\n", "</Tournament><Tournament/>"),
              HasSubstr("f:14:15: a second root, <Tournament> outside <Tournament>"));
  EXPECT_THAT(with("</Tournament>\n", "</Tournament> Game"),
              HasSubstr(" outside <Tournament>; expected one"));
  EXPECT_THAT(with("<Tournament d", "Game <Tournament d"),
              HasSubstr(" outside <Tournament>; expected one"));
  EXPECT_EQ(with("</Tournament>\n", "</Tournament>\n<!-- end -->\n"), whole);
  EXPECT_THAT(LinesOf("<!-- nothing -->"), HasSubstr("f:1:1: this is not XML: it has no element"));
  EXPECT_THAT(with("knownColor=\"true\"", "knownColor=\"maybe\""),
              HasSubstr("f:9:6: knownColor is maybe; expected true or false"));
  EXPECT_THAT(with("roundNumber=\"2\"", "roundNumber=\" +2 \""),
              HasSubstr("f:10:6: roundNumber is  +2 ; "));
  EXPECT_THAT(with("roundNumber=\"2\"", "roundNumber=\"\""),
              HasSubstr("f:10:6: roundNumber is ; expected"));
  EXPECT_THAT(with("\"RESULT_EQUAL\"", "\"RESULT_EQUAL\" result=\"RESULT_UNKNOWN\""),
              HasSubstr("f:10:6: <Game> has the attribute result twice"));
}

TEST(OpenGothaTest, NamesInCapitals) {
  EXPECT_EQ(CapitalsWithoutBlanks("van der  Steen"), "VANDERSTEEN");
  EXPECT_EQ(CapitalsWithoutBlanks("Stra\xC3\x9F"
                                  "e \xC3\xA9\xC3\xBF\xC3\xB7"),
            "STRASSE\xC3\x89\xC5\xB8\xC3\xB7");
  // Polish l, Czech c and z, Turkish dotless i, final sigma, Cyrillic yo and ya.
  EXPECT_EQ(CapitalsWithoutBlanks("\xC5\x82\xC4\x8D\xC5\xBE\xC4\xB1\xCF\x82\xD1\x91\xD1\x8F"),
            "\xC5\x81\xC4\x8C\xC5\xBD"
            "I\xCE\xA3\xD0\x81\xD0\xAF");
  EXPECT_EQ(CapitalsWithoutBlanks("\xC3"), "\xC3");
}

TEST(StandingsCaseTest, ErrorsHaveAPlace) {
  const std::string line =
      "{\"schema\":\"hotstone.standings-case/"
      "1\",\"id\":\"x\",\"source\":\"here\",\"players\":[\"a\",\"b\"],"
      "\"games\":[[1,\"a\",\"b\",\"B\"]],\"byes\":[[2,\"a\"]],\"system\":\"1991\","
      "\"expect\":[[\"a\",1,[1,0,0,1,0]],[\"b\",2,[0,0,1,0,0]]]}\n";
  const auto cases = ParseStandingsCases(line, "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  ASSERT_EQ(cases->size(), 1u);
  const auto with = [&](const char* from, const char* to) {
    return std::string(ParseStandingsCases(Replaced(line, from, to), "f").status().message());
  };
  EXPECT_THAT(with("\"1991\"", "\"1990\""),
              HasSubstr("system: \"1990\" is not a text with standings"));
  EXPECT_THAT(with("[1,\"a\",\"b\",\"B\"]", "[1,\"a\",\"b\"]"),
              HasSubstr("games[0]: expected [round, Black, White, result]"));
  EXPECT_THAT(with("[\"b\",2", "[\"c\",2"), HasSubstr("expect[1][0]: is not one of the players"));
  EXPECT_THAT(with("[2,\"a\"]", "[1,\"a\"]"),
              HasSubstr("byes[0]: a already has a game or a bye in round 1"));
  EXPECT_THAT(with("\"id\":\"x\",", ""), HasSubstr("f:1:1: the key \"id\" is missing"));
  EXPECT_FALSE(ParseStandingsCases("\n", "f").ok());
}

}  // namespace
}  // namespace hotstone::tournament
