// Cases of handicaps are read, and errors have their place.
#include "tournament/formats/handicap_case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_replace.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;

constexpr char kHandicapCaseLine[] =
    "{\"schema\":\"hotstone.handicap-case/"
    "1\",\"id\":\"x\",\"source\":\"here\",\"rules\":\"ing-1991,rest=up\","
    "\"black\":\"5 tuan\",\"white\":\"9 "
    "tuan\",\"expect\":{\"difference\":16,\"handicap_plays\":1,\"passes\":1,"
    "\"compensation\":0,\"worth\":16}}\n";

TEST(HandicapCaseTest, GamesAndRefusals) {
  const auto cases = ParseHandicapCases(std::string("\n") + kHandicapCaseLine, "f");
  ASSERT_TRUE(cases.ok()) << cases.status();
  ASSERT_EQ(cases->size(), 1u);
  EXPECT_EQ((*cases)[0].line, 2);
  EXPECT_EQ((*cases)[0].expect->game.difference, 16);
  const std::string refused = absl::StrReplaceAll(
      kHandicapCaseLine,
      {{"{\"difference\":16,\"handicap_plays\":1,\"passes\":1,\"compensation\":0,\"worth\":16}",
        "{\"refused\":true}"}});
  const auto none = ParseHandicapCases(refused, "f");
  ASSERT_TRUE(none.ok()) << none.status();
  EXPECT_FALSE((*none)[0].expect.has_value());
}

TEST(HandicapCaseTest, ErrorsSayWhere) {
  const auto refusal = [](const std::string& from, const std::string& to) {
    const std::string text = absl::StrReplaceAll(kHandicapCaseLine, {{from, to}});
    EXPECT_NE(text, kHandicapCaseLine) << from;
    return std::string(ParseHandicapCases(text, "f").status().message());
  };
  EXPECT_THAT(refusal("handicap-case/1", "handicap-case/2"), HasSubstr("f:1:11: schema: "));
  EXPECT_THAT(refusal("5 tuan", "5 stones"), HasSubstr("black: \"5 stones\" is not a rank"));
  EXPECT_THAT(refusal("9 tuan", "10 tuan"), HasSubstr("white: \"10 tuan\" belongs to no scale"));
  EXPECT_THAT(refusal("rest=up", "rest=on"),
              HasSubstr("rules: rest=on: known values are down, up"));
  EXPECT_THAT(refusal(",\"worth\":16", ""), HasSubstr("worth"));
  EXPECT_THAT(refusal("\"worth\":16", "\"worth\":1.5"), HasSubstr("expect.worth: "));
  EXPECT_THAT(refusal("\"passes\":1", "\"passes\":-1"), HasSubstr("expect.passes: "));
  EXPECT_THAT(refusal("\"worth\":16", "\"refused\":true"), HasSubstr("\"refused\" excludes"));
  EXPECT_THAT(refusal("\"worth\":16", "\"refused\":false"), HasSubstr("expected true"));
  EXPECT_THAT(refusal("\"source\"", "\"sauce\""), HasSubstr("sauce"));
  EXPECT_THAT(refusal("\"id\":\"x\",", ""), HasSubstr("id"));
  EXPECT_FALSE(ParseHandicapCases("\n", "f").ok());
  EXPECT_FALSE(ParseHandicapCases("[]\n", "f").ok());
  EXPECT_THAT(std::string(ParseHandicapCases("{\n", "f").status().message()), HasSubstr("f:1:"));
}

}  // namespace
}  // namespace hotstone::tournament
