#include "tournament/formats/clock_events.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/base/texts.h"
#include "tournament/formats/clock_case.h"

namespace hotstone::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr char kClockHead[] =
    "{\"schema\":\"hotstone.clock/1\",\"basic_s\":60,\"additional\":\"penalty-points\"}\n";

TEST(ClockEventsTest, EveryEventIsReadAndWritten) {
  const std::string text =
      "{\"schema\":\"hotstone.clock/"
      "1\",\"game\":\"Final\",\"basic_ms\":60000,\"additional\":\"second-reading\","
      "\"period_ms\":10000,\"periods\":3}\n"
      "{\"late\":\"W\",\"ms\":9000}\n{\"absent\":\"B\"}\n{\"move\":\"B\",\"ms\":0}\n{\"runs\":"
      "\"W\",\"ms\":1}"
      "\n"
      "{\"break\":\"both\",\"ms\":2}\n{\"pause\":\"W\",\"ms\":3}\n{\"unable\":\"W\"}\n{\"resigns\":"
      "\"B\"}\n"
      "{\"lead\":-3.5}\n{\"lead\":4}\n";
  const auto record = ParseClockRecord(text, "f");
  ASSERT_TRUE(record.ok()) << record.status();
  EXPECT_THAT(record->lines, SizeIs(10));
  EXPECT_EQ(record->lines[8].line, 10);
  EXPECT_EQ(record->lines[8].event.lead_x2, -7);
  EXPECT_EQ(record->agreement.periods, 3);
  EXPECT_EQ(WriteClockRecord(*record), text);
}

TEST(ClockEventsTest, SecondsNotesAndBlankLines) {
  const auto record = ParseClockRecord(std::string("\xEF\xBB\xBF\n") + kClockHead +
                                           "\r\n{\"move\":\"B\",\"s\":61,\"note\":\"slow\"}\r\n",
                                       "f");
  ASSERT_TRUE(record.ok()) << record.status();
  EXPECT_EQ(record->agreement.basic_ms, 60000);
  EXPECT_EQ(record->lines[0].event.ms, 61000);
  EXPECT_EQ(record->lines[0].line, 4);
}

TEST(ClockEventsTest, ErrorsSayWhereAndWhatWouldBeRight) {
  const auto error = [](const std::string& text) {
    return std::string(ParseClockRecord(text, "f").status().message());
  };
  const auto event = [&](const std::string& line) { return error(kClockHead + line); };
  EXPECT_THAT(error(""), HasSubstr("f: no line found; expected {\"schema\""));
  EXPECT_THAT(error("{\"basic_s\":1}"), HasSubstr("f:1:1: the key \"schema\" is missing"));
  EXPECT_THAT(error("{\"schema\":\"hotstone.clock/2\"}"),
              HasSubstr("f:1:11: schema: \"hotstone.clock/2\" is not one"));
  EXPECT_THAT(
      error("{\"schema\":\"hotstone.clock/1\",\"additional\":\"penalty-points\"}"),
      HasSubstr("f:1:1: a time is missing: \"basic_ms\", milliseconds, or \"basic_s\", seconds"));
  EXPECT_THAT(error("{\"schema\":\"hotstone.clock/1\",\"basic_s\":1}"),
              HasSubstr("the key \"additional\" is missing"));
  EXPECT_THAT(
      error("{\"schema\":\"hotstone.clock/1\",\"basic_s\":0,\"additional\":\"penalty-points\"}"),
      HasSubstr("f:1:1: the basic time in ms is 0; expected 1 to"));
  EXPECT_THAT(error("{\"schema\":\"hotstone.clock/"
                    "1\",\"basic_s\":1,\"additional\":\"penalty-points\",\"periods\":2}"),
              HasSubstr("f:1:82: periods: requires \"additional\":\"second-reading\""));
  EXPECT_THAT(error("{\"schema\":\"hotstone.clock/"
                    "1\",\"basic_s\":1,\"additional\":\"second-reading\",\"period_s\":0,"
                    "\"periods\":1}"),
              HasSubstr("a period in ms is 0"));
  EXPECT_THAT(error("{\"schema\":\"hotstone.clock/"
                    "1\",\"basic_s\":1,\"additional\":\"second-reading\",\"period_s\":1,"
                    "\"periods\":0}"),
              HasSubstr("periods: expected a whole number from 1 to 1000"));
  EXPECT_THAT(event("{\"move\":\"B\"}"), HasSubstr("f:2:1: a time is missing: \"ms\""));
  EXPECT_THAT(event("{\"move\":\"B\",\"s\":1,\"ms\":1}"),
              HasSubstr("f:2:24: ms: the time is already given as \"s\""));
  EXPECT_THAT(event("{\"move\":\"B\",\"ms\":1.5}"),
              HasSubstr("f:2:18: ms: expected a whole number from 0 to 1000000000 written with "
                        "digits only, found 1.5"));
  for (const std::string number : {"1.5", "1e3", "-2E+4", "99999999999999999999",
                                   "-99999999999999999999", "9223372036854775808", "0.0"}) {
    const bool digits = number.find_first_of(".eE") == std::string::npos;
    EXPECT_EQ(event("{\"move\":\"B\",\"s\":" + number + " ,\"note\":\"\"}"),
              std::string("f:2:17: s: expected a whole number from 0 to 1000000") +
                  (digits ? ", found " : " written with digits only, found ") + number);
  }
  EXPECT_THAT(event("{\"move\":\"B\",\"s\":1." + std::string(99, '2') + "}"),
              HasSubstr("found 1." + std::string(58, '2') + "..."));
  EXPECT_THAT(event("{\"move\":\"B\",\"s\":\"1\"}"), HasSubstr("to 1000000, found a string"));
  EXPECT_THAT(event("{\"move\":\"B\",\"ms\":1000000001}"), HasSubstr("found 1000000001"));
  EXPECT_THAT(event("{\"move\":\"B\",\"s\":1000001}"),
              HasSubstr("from 0 to 1000000, found 1000001"));
  EXPECT_THAT(event("{\"move\":\"X\",\"ms\":1}"),
              HasSubstr("f:2:9: move: \"X\" is not one of B, W"));
  EXPECT_THAT(event("{\"move\":\"B\",\"late\":\"W\",\"ms\":1}"), HasSubstr("unknown key \"move\""));
  EXPECT_THAT(event("{\"resigns\":\"B\",\"ms\":1}"),
              HasSubstr("f:2:16: unknown key \"ms\"; known keys: resigns, note"));
  EXPECT_THAT(event("{\"break\":\"B\",\"ms\":1}"), HasSubstr("break: \"B\" is not one of both"));
  EXPECT_THAT(event("{\"lead\":0.3}"), HasSubstr("f:2:9: lead: expected whole or half points"));
  EXPECT_THAT(event("{\"moves\":\"B\"}"),
              HasSubstr("f:2:1: expected an event: late, absent, move"));
  EXPECT_THAT(event("{\"resigns\":\"B\",\"note\":5}"),
              HasSubstr("f:2:23: note: expected a string, found a number"));
  EXPECT_THAT(event("{\"lead\":1,\"note\":null}"),
              HasSubstr("f:2:18: note: expected a string, found null"));
  EXPECT_THAT(error("{\"schema\":\"hotstone.clock/"
                    "1\",\"basic_s\":1,\"additional\":\"penalty-points\",\"note\":"
                    "[]}"),
              HasSubstr("note: expected a string, found a list"));
  EXPECT_THAT(event("[1]"), HasSubstr("f:2:1: expected an object"));
  EXPECT_THAT(event("{\"move\""), HasSubstr("f:2:"));
}

TEST(ClockCaseTest, ReadAndRefused) {
  const std::string line =
      "{\"schema\":\"hotstone.clock-case/"
      "1\",\"id\":\"a\",\"source\":\"s\",\"rules\":\"ing-1991,half=beyond\","
      "\"agreement\":{\"basic_ms\":60000,\"additional\":\"penalty-points\"},\"events\":[{\"move\":"
      "\"B\","
      "\"ms\":61000},"
      "{\"lead\":3}],\"expect\":[[\"goes-on\",2,0],[\"B\",2,0]],\"lead\":0.5}\n";
  const auto cases = ParseClockCases(line, "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  EXPECT_THAT(cases->front().expect, ElementsAre(ExpectedClock{ClockResult::kGoesOn, 2, 0},
                                                 ExpectedClock{ClockResult::kBlackWins, 2, 0}));
  EXPECT_EQ(cases->front().lead_x2, 1);
  const auto without = [&](const std::string& part, const std::string& instead) {
    return std::string(ParseClockCases(Replaced(line, part, instead), "f").status().message());
  };
  EXPECT_THAT(without("half=beyond", "half=most"), HasSubstr("rules: half=most: known values are"));
  EXPECT_THAT(without(",[\"B\",2,0]", ""),
              HasSubstr("expect: expected a list with one entry per event, 2"));
  EXPECT_THAT(without("[\"B\",2,0]", "[\"B\",2]"),
              HasSubstr("expect[1]: expected [result, Black's number"));
  EXPECT_THAT(without("\"goes-on\"", "\"on\""),
              HasSubstr("expect[0][0]: \"on\" is not one of goes-on, B"));
  EXPECT_THAT(without("\"ms\":61000", "\"ms\":-1"),
              HasSubstr("events[0].ms: expected a whole number"));
  EXPECT_THAT(without("\"basic_ms\":60000", "\"basic\":60000"),
              HasSubstr("agreement: unknown key \"basic\""));
  EXPECT_THAT(without("\"lead\":0.5", "\"leads\":0.5"), HasSubstr("unknown key \"leads\""));
}

// The requirements of ReadCaseHead and ReadCaseLines on cases of every kind.
TEST(ClockCaseTest, IdsAreNotEmptyAndDiffer) {
  const auto with = [](const std::string& id) {
    return "{\"schema\":\"hotstone.clock-case/1\",\"id\":\"" + id +
           "\",\"rules\":\"ing-1991\",\"agreement\":{\"basic_ms\":6,\"additional\":\"penalty-"
           "points\"},"
           "\"events\":[],\"expect\":[]}\n";
  };
  EXPECT_TRUE(ParseClockCases(with("a") + with("b") + with("A"), "f").ok());
  EXPECT_EQ(ParseClockCases(with("a") + with(""), "f").status().message(),
            "f:2:40: id: expected a name, found an empty string");
  EXPECT_EQ(ParseClockCases(with("b") + "\n" + with("a") + with("b"), "f").status().message(),
            "f:4:40: id: the case in line 1 has the same id; ids must be unique");
}

}  // namespace
}  // namespace hotstone::tournament
