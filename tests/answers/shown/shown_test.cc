#include "answers/shown/shown.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "formats/json_line.h"

namespace hotstone::answers {
namespace {

Shown Stone(const std::string& at, int liberties) {
  Shown shown;
  return shown.Set("at", at).Set("liberties", liberties).Line("{at} has {liberties}");
}

TEST(ShownTest, JsonHasTheFieldsInTheirOrderAndWhatIsSaidIsForTheTextAlone) {
  Shown shown = Shown::Result("test");
  shown.Set("none", std::nullopt)
      .Set("yes", true)
      .Set("number", -1)
      .Set("large", std::numeric_limits<uint64_t>::max())
      .Set("real", 0.5)
      .Set("text", "a \"b\"")
      .Say("said", "not in JSON")
      .Set("list", std::vector<std::string>{"A1", "B1"})
      .Set("one", Stone("A1", 2))
      .Set("several", std::vector<Shown>{Stone("A1", 2), Stone("B1", 3)})
      .Set("number", 7);
  EXPECT_EQ(ToJson(shown),
            "{\"schema\":\"hotstone.result/"
            "1\",\"command\":\"test\",\"none\":null,\"yes\":true,\"number\":7,"
            "\"large\":18446744073709551615,\"real\":0.5,\"text\":\"a "
            "\\\"b\\\"\",\"list\":[\"A1\",\"B1\"],"
            "\"one\":{\"at\":\"A1\",\"liberties\":2},"
            "\"several\":[{\"at\":\"A1\",\"liberties\":2},{\"at\":\"B1\",\"liberties\":3}],"
            "\"version\":\"0.1.0\"}");
}

TEST(ShownTest, ObjectsOfAFileFormatAreForJsonAlone) {
  formats::JsonLine move;
  move.Set("move", "B");
  std::vector<formats::JsonLine> moves(1);
  moves.front().Set("pass", "W");
  Shown shown;
  shown.Set("event", std::move(move))
      .Set("events", std::move(moves))
      .Line("{event?an event}{event}");
  EXPECT_EQ(ToJson(shown), "{\"event\":{\"move\":\"B\"},\"events\":[{\"pass\":\"W\"}]}");
  EXPECT_EQ(ToText(shown), "an event\n");
}

TEST(ShownTest, FieldsStandInLayouts) {
  Shown shown;
  shown.Set("word", "ko")
      .Set("number", 5)
      .Set("real", 2.345)
      .Set("yes", true)
      .Set("none", std::nullopt);
  shown.Set("list", std::vector<std::string>{"A1", "B1"});
  shown.Line("{word} {number} {yes}[{none}]")
      .Line("{word:<5}|{number:>4}|{real:.2}")
      .Line("{real:>6.1}|{none:>4-}|{none:<3-}|{number:>4-}|")
      .Line("{list} {list:, }")
      .Line("{list:-}");
  EXPECT_EQ(ToText(shown),
            "ko 5 yes[]\nko   |   5|2.35\n   2.3|   -|-  |   5|\nA1 B1 A1, B1\nA1-B1\n");
}

TEST(ShownTest, ALayoutReachesIntoAnAnswerWithinTheAnswer) {
  Shown shown;
  shown.Set("stone", Stone("A1", 2)).Set("at", "B1").Set("number", 7);
  shown.Line("{at} {stone.at:<3}|{stone.liberties?{} free}|{stone.none}|{number.at}|{none.at}");
  EXPECT_EQ(ToText(shown), "B1 A1 |2 free|||\n");
}

TEST(ShownTest, NumbersMayHaveASignOrANoun) {
  const auto text = [](int number) {
    Shown shown;
    return ToText(shown.Set("n", number).Line("{n:+}|{n:+4}|{n:#ply|plies}"));
  };
  EXPECT_EQ(text(1), "+1|  +1|1 ply\n");
  EXPECT_EQ(text(0), "0|   0|0 plies\n");
  EXPECT_EQ(text(-12), "-12| -12|-12 plies\n");
  EXPECT_EQ(ToText(Shown().Set("n", uint64_t{2}).Line("{n:#ply|plies}")), "2 plies\n");
  EXPECT_EQ(ToJson(Shown().Set("a", Halves(-1)).Set("b", Halves(6)).Set("c", OrNull(""))),
            "{\"a\":-0.5,\"b\":3,\"c\":null}");
}

TEST(ShownTest, TheVersionMayBeSetBeforeOtherFields) {
  Shown shown = Shown::Result("test");
  shown.Set("version", "7").Set("after", 1);
  EXPECT_EQ(
      ToJson(shown),
      "{\"schema\":\"hotstone.result/1\",\"command\":\"test\",\"version\":\"7\",\"after\":1}");
}

TEST(ShownTest, PartsOfALayoutMayDependOnAField) {
  const auto text = [](ShownValue value) {
    Shown shown;
    return ToText(
        shown.Set("it", std::move(value)).Set("of", "x").Line("a{it?, {} {of}}{it!, none}"));
  };
  EXPECT_EQ(text("A1"), "a, A1 x\n");
  EXPECT_EQ(text(2), "a, 2 x\n");
  for (const ShownValue& nothing : {ShownValue(std::nullopt), ShownValue(""), ShownValue(0),
                                    ShownValue(false), ShownValue(std::vector<std::string>())}) {
    EXPECT_EQ(text(nothing), "a, none\n");
  }
  Shown shown;
  shown.Set("a", 1).Set("b", 2).Line("{a?one {b?two {} {a}} {}}");
  EXPECT_EQ(ToText(shown), "one two 2 1 1\n");
}

TEST(ShownTest, AnswersAloneOnALineGetLinesOfTheirOwn) {
  Shown shown;
  shown.Set("stones", std::vector<Shown>{Stone("A1", 2), Stone("B1", 3)})
      .Set("one", Stone("C1", 1));
  shown.Line("stones:").Line("  {stones}").Line("{one}").Line("inside: {one}; {stones:, }");
  EXPECT_EQ(ToText(shown),
            "stones:\n  A1 has 2\n  B1 has 3\nC1 has 1\ninside: C1 has 1; A1 has 2, B1 has 3\n");
}

TEST(ShownTest, ANumberHasItsNoun) {
  Shown shown;
  shown.Set("none", 0).Set("one", 1).Set("many", 11);
  shown.Line("{none:#ply|plies}, {one:#ply|plies}, {many:#ply|plies}");
  EXPECT_EQ(ToText(shown), "0 plies, 1 ply, 11 plies\n");
}

TEST(ShownTest, WhatIsOnlySaidIsNoJson) {
  Shown shown;
  EXPECT_FALSE(shown.Say("text", "x").HasJson());
  EXPECT_TRUE(shown.Set("none", std::nullopt).HasJson());
}

TEST(ShownTest, ATextAloneOnALineIsIndented) {
  Shown shown;
  shown.Set("empty", "").Set("none", std::nullopt).Set("rows", "XX\n.O");
  shown.Line("  {rows}").Line("  {empty}").Line("  {none}").Line("{rows}");
  EXPECT_EQ(ToText(shown), "  XX\n  .O\nXX\n.O\n");
}

TEST(ShownTest, ANullPointerIsNull) {
  Shown shown;
  EXPECT_EQ(ToJson(shown.Set("none", static_cast<const char*>(nullptr))), "{\"none\":null}");
}

TEST(ShownTest, ALineOfNothingIsLeftOutAndOneThatEndsIsNotEndedAgain) {
  Shown shown;
  shown.Set("none", std::nullopt).Say("picture", "XX\nOO\n");
  shown.Line("{none}").Line("{none?never}").Line("{picture}").Line("\nend");
  EXPECT_EQ(ToText(shown), "XX\nOO\n\nend\n");
}

TEST(ShownTest, WithoutLinesItShowsItsFields) {
  Shown shown;
  shown.Set("a:b", 1).Set("stone", Stone("A1", 2));
  EXPECT_EQ(ToText(shown), "a:b: 1\nA1 has 2\n");
}

}  // namespace
}  // namespace hotstone::answers
