// Parsing games and cases of pair go, and cases of rounds: errors carry a place, and events are
// written as they were read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/base/texts.h"
#include "tournament/formats/pair_go_case.h"
#include "tournament/formats/pair_go_events.h"
#include "tournament/formats/rounds_case.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;

constexpr char kPairGame[] =
    "{\"schema\":\"hotstone.pair-go/"
    "1\",\"game\":\"Final\",\"players\":{\"BF\":\"Ada\",\"WM\":\"Cy\"}}\n"
    "{\"move\":\"BF\"}\n"
    "{\"pass\":\"WM\"}\n"
    "\n"
    "{\"claim\":\"B\"}\r\n"
    "{\"claim\":\"W\",\"intended\":true}\n"
    "{\"offer\":\"BM\"}\n"
    "{\"confirm\":\"BF\"}\n"
    "{\"talk\":\"BF\",\"about\":\"resigning\"}\n"
    "{\"alert\":\"B\",\"ground\":\"suspected\",\"forfeit\":true}\n"
    "{\"black\":184,\"white\":177.5}\n";

// The events written again, or what is wrong.
std::string PairGoAgain(std::string_view text) {
  const auto record = ParsePairGoRecord(text, "f");
  if (!record.ok()) return std::string(record.status().message());
  std::string events;
  for (const PairGoLine& line : record->lines)
    events += PairGoEventLine(line.event).ToString() + "\n";
  return events;
}

TEST(PairGoEventsTest, WhatIsReadIsWrittenAgain) {
  std::string plain = Replaced(kPairGame, "\n\n", "\n");
  plain = Replaced(plain, "\r", "");
  plain.erase(0, plain.find('\n') + 1);
  EXPECT_EQ(PairGoAgain(kPairGame), plain);
  EXPECT_EQ(PairGoAgain("\xEF\xBB\xBF" + std::string(kPairGame)), plain);
  const auto record = ParsePairGoRecord(kPairGame, "f");
  ASSERT_TRUE(record.ok()) << record.status();
  EXPECT_EQ(record->game, "Final");
  EXPECT_EQ(record->players[0], "Ada");
  EXPECT_EQ(record->players[1], "");
  EXPECT_EQ(record->players[2], "");
  EXPECT_EQ(record->players[3], "Cy");
  EXPECT_EQ(record->lines[2].line, 5);
  const auto* talk = std::get_if<PairGoTalk>(&record->lines[6].event);
  ASSERT_NE(talk, nullptr);
  EXPECT_EQ(talk->about, PairGoTopic::kResigning);
  const auto* alert = std::get_if<PairGoAlert>(&record->lines[7].event);
  ASSERT_NE(alert, nullptr);
  EXPECT_EQ(alert->ground, PairGoGround::kSuspected);
  const auto* count = std::get_if<PairGoCount>(&record->lines[8].event);
  ASSERT_NE(count, nullptr);
  EXPECT_EQ(count->white_x2, 355);
  EXPECT_EQ(
      PairGoAgain(Replaced(kPairGame, "{\"move\":\"BF\"", "{\"note\":\"Q16\",\"move\":\"BF\"")),
      plain);
}

TEST(PairGoEventsTest, ErrorsHaveAPlace) {
  const auto with = [](const char* from, const char* to) {
    return PairGoAgain(Replaced(kPairGame, from, to));
  };
  EXPECT_THAT(PairGoAgain(""), HasSubstr("f: no line found; expected {\"schema\":"));
  EXPECT_THAT(with("pair-go/1", "pair-go/2"),
              HasSubstr("f:1:11: schema: \"hotstone.pair-go/2\" is not one of"));
  EXPECT_THAT(with("\"game\"", "\"gam\""),
              HasSubstr("f:1:32: unknown key \"gam\"; known keys: schema, game"));
  EXPECT_THAT(with("\"WM\":\"Cy\"", "\"WX\":\"Cy\""), HasSubstr("known keys: BF, WF, BM, WM"));
  EXPECT_THAT(with("\"WM\":\"Cy\"", "\"WM\":\"Ada\""),
              HasSubstr("players.WM: this player already has another seat"));
  EXPECT_THAT(with("\"WM\":\"Cy\"", "\"WM\":\"\""),
              HasSubstr("players.WM: a player without a name"));
  EXPECT_THAT(with("\"move\":\"BF\"", "\"move\":\"FB\""),
              HasSubstr("f:2:9: move: \"FB\" is not one of BF, WF, BM, WM"));
  EXPECT_THAT(with("\"move\":\"BF\"", "\"mov\":\"BF\""),
              HasSubstr("f:2:1: expected an event: move, pass,"));
  EXPECT_THAT(with("{\"move\":\"BF\"}", "[]"), HasSubstr("f:2:1: "));
  EXPECT_THAT(with("{\"pass\":\"WM\"}", "{\"pass\":\"WM\",\"move\":\"BF\"}"),
              HasSubstr("unknown key \"pass\""));
  EXPECT_THAT(with("\"claim\":\"B\"", "\"claim\":\"BF\""),
              HasSubstr("f:5:10: claim: \"BF\" is not one of B, W"));
  EXPECT_THAT(with("\"intended\":true", "\"intended\":1"), HasSubstr("f:6:25: intended: "));
  EXPECT_THAT(with(",\"about\":\"resigning\"", ""), HasSubstr("the key \"about\" is missing"));
  EXPECT_THAT(with("\"resigning\"", "\"ko\""),
              HasSubstr("\"ko\" is not one of turn, clock, resigning, other"));
  EXPECT_THAT(with("{\"offer\":\"BM\"}", "{\"offer\":\"BM\",\"note\":5}"),
              HasSubstr("f:7:22: note: expected a string, found a number"));
  EXPECT_THAT(PairGoAgain("{\"schema\":\"hotstone.pair-go/1\",\"note\":true}"),
              HasSubstr("f:1:39: note: expected a string, found true"));
  EXPECT_THAT(with("\"suspected\"", "\"rude\""),
              HasSubstr("is not one of repeated, suspected, talk"));
  EXPECT_THAT(with("177.5", "177.25"), HasSubstr("f:11:22: white: expected whole or half points"));
  EXPECT_THAT(with(",\"white\":177.5", ""), HasSubstr("the key \"white\" is missing"));
  EXPECT_THAT(with("{\"offer\":\"BM\"}", "{\"offer\""), HasSubstr("f:7:"));
}

TEST(PairGoEventsTest, NoMoreEventsThanAGameHas) {
  std::string text = "{\"schema\":\"hotstone.pair-go/1\"}\n";
  for (size_t i = 0; i < kMostPairGoEvents; ++i) text += "{\"claim\":\"B\"}\n";
  EXPECT_TRUE(ParsePairGoRecord(text, "f").ok());
  EXPECT_THAT(PairGoAgain(text + "{\"claim\":\"B\"}\n"),
              HasSubstr("f:100002:1: more than 100000 events"));
}

constexpr char kPairCases[] =
    "{\"schema\":\"hotstone.pair-go-case/1\",\"id\":\"a\",\"source\":\"s\",\"rules\":\"wmsg-2008\","
    "\"events\":[{\"move\":\"BM\"},{\"claim\":\"W\"}],\"expect\":{\"rulings\":[\"out-of-rotation\","
    "\"penalty\"],\"tokens\":[1,0],\"next\":\"WF\"}}\n"
    "{\"schema\":\"hotstone.pair-go-case/1\",\"id\":\"b\",\"rules\":\"wmsg-2008,tally=stones\","
    "\"events\":[{\"black\":1.5,\"white\":2}],\"expect\":{\"rulings\":[\"counted\"],\"tokens\":[0,"
    "0],"
    "\"end\":\"count\",\"winner\":\"W\",\"scores\":[1.5,2]}}\n";

TEST(PairGoCaseTest, ErrorsHaveAPlace) {
  const auto error = [](const std::string& text) {
    return std::string(ParsePairGoCases(text, "f").status().message());
  };
  const auto cases = ParsePairGoCases(kPairCases, "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  EXPECT_EQ((*cases)[0].next, PairGoSeat::kWhiteWoman);
  EXPECT_FALSE((*cases)[0].result.has_value());
  EXPECT_EQ((*cases)[0].tokens, (std::array{1, 0}));
  EXPECT_EQ((*cases)[1].line, 2);
  ASSERT_TRUE((*cases)[1].result.has_value());
  EXPECT_EQ((*cases)[1].result->winner, spec::Color::kWhite);
  EXPECT_EQ((*cases)[1].result->black_x2, 3);
  EXPECT_THAT(error("\n"), HasSubstr("f: no case found"));
  const auto with = [&](const char* from, const char* to) {
    return error(Replaced(kPairCases, from, to));
  };
  EXPECT_THAT(with("\"wmsg-2008\"", "\"wmsg-2007\""),
              HasSubstr("rules: \"wmsg-2007\" is not a text"));
  EXPECT_THAT(with(",\"penalty\"]", "]"),
              HasSubstr("expect.rulings: expected a ruling for each event"));
  EXPECT_THAT(with(",\"penalty\"]", ",\"penalti\"]"), HasSubstr("expect.rulings[1]: "));
  EXPECT_THAT(with("[1,0]", "[1,0,0]"), HasSubstr("expect.tokens: "));
  EXPECT_THAT(with("[1,0]", "[-1,0]"), HasSubstr("expect.tokens[0]: "));
  EXPECT_THAT(
      with(",\"next\":\"WF\"", ""),
      HasSubstr("expect: expected one of \"next\", the player whose turn is next, and \"end\""));
  EXPECT_THAT(with("\"next\":\"WF\"", "\"next\":\"WF\",\"winner\":\"B\""),
              HasSubstr("requires \"end\""));
  EXPECT_THAT(with("\"count\"", "\"forfeit\""), HasSubstr("scores require a count"));
  EXPECT_THAT(with(",\"scores\":[1.5,2]", ""), HasSubstr("the key \"scores\" is missing"));
  EXPECT_THAT(with("\"id\":\"a\",", ""), HasSubstr("f:1:1: the key \"id\" is missing"));
  EXPECT_THAT(with("\"id\":\"b\"", "\"id\":\"a\""),
              HasSubstr("f:2:42: id: the case in line 1 has the same id"));
}

constexpr char kRoundsCase[] =
    "{\"schema\":\"hotstone.rounds-case/"
    "1\",\"id\":\"a\",\"source\":\"s\",\"players\":2,\"winners\":1,"
    "\"in\":2,\"out\":2,\"borrow\":\"none\",\"course\":[[[1,2]]],\"expect\":{\"lines\":[1,-1],"
    "\"pairs\":[],\"end\":\"stuck\",\"all\":{\"ends_always\":true,\"most_rounds\":1,\"gets_stuck\":"
    "true}}}\n";

TEST(RoundsCaseTest, ErrorsHaveAPlace) {
  const auto cases = ParseRoundsCases(kRoundsCase, "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  EXPECT_EQ((*cases)[0].course, (std::vector<std::vector<TwoPlayers>>{{{1, 2}}}));
  EXPECT_EQ((*cases)[0].lines, (std::vector{1, -1}));
  EXPECT_EQ((*cases)[0].end, InOutEnd::kStuck);
  ASSERT_TRUE((*cases)[0].all.has_value());
  EXPECT_TRUE((*cases)[0].all->gets_stuck);
  const auto error = [](const std::string& text) {
    return std::string(ParseRoundsCases(text, "f").status().message());
  };
  const auto with = [&](const char* from, const char* to) {
    return error(Replaced(kRoundsCase, from, to));
  };
  EXPECT_EQ(with("true,\"most_rounds\":1", "false,\"most_rounds\":null"), "");
  EXPECT_THAT(with("\"most_rounds\":1", "\"most_rounds\":null"),
              HasSubstr("null if, and only if, ends_always"));
  EXPECT_THAT(with("\"winners\":1", "\"winners\":3"),
              HasSubstr("f:1:1: winners 3; expected 1 to 2"));
  EXPECT_THAT(with("[[1,2]]", "[[1,3]]"),
              HasSubstr("course[0][0][1]: expected a whole number from 1 to 2"));
  EXPECT_THAT(with("[1,-1]", "[1]"), HasSubstr("expect.lines: expected a line for each player"));
  EXPECT_THAT(with("\"stuck\"", "\"over\""), HasSubstr("is not one of goes-on, done, stuck"));
  EXPECT_THAT(with("\"none\"", "\"up\""), HasSubstr("is not one of below, above, none"));
  EXPECT_THAT(
      error("{\"schema\":\"hotstone.rounds-case/1\",\"id\":\"a\",\"players\":2,\"winners\":1,"
            "\"expect\":{}}\n"),
      HasSubstr("expect: expects nothing; known keys: lines, pairs, end, all"));
}

}  // namespace
}  // namespace hotstone::tournament
