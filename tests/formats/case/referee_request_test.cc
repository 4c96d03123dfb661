// What the referee accepts, what it refuses, and where it reports the error.
#include "formats/case/referee_request.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace hotstone::formats {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

RefereeLine ReadAsk(std::string_view text) {
  JsonTree tree;
  return ParseRefereeLine(text, tree);
}

TEST(RefereeRequestTest, AQuestionAboutAGameAtHand) {
  const RefereeLine line =
      ReadAsk(R"({"schema":"hotstone.referee/1","id":"q","game":"g","judge":["W","t19"]})");
  EXPECT_EQ(line.error, "");
  EXPECT_EQ(line.id, RequestId("q"));
  EXPECT_EQ(line.request.op, RefereeOp::kJudge);
  EXPECT_EQ(line.request.game, "g");
  EXPECT_EQ(line.request.judge, (spec::Move{spec::Color::kWhite, spec::Point{18, 18}}));
  EXPECT_FALSE(line.request.start.has_value());
}

TEST(RefereeRequestTest, AGameThatIsTold) {
  const RefereeLine line = ReadAsk(
      R"({"id":-3,"op":"show","rules":"ing-1991,end_passes=2","size":[3,2],"setup":{"W":["A1"]},)"
      R"("to_move":"W","free_turns":true,"moves":[["W","B2"],["dead",["A1"]]]})");
  EXPECT_EQ(line.error, "");
  EXPECT_EQ(line.id, RequestId(int64_t{-3}));
  ASSERT_TRUE(line.request.start.has_value());
  EXPECT_EQ(spec::RuleSetName(line.request.start->rules), "ing-1991,end_passes=2");
  EXPECT_EQ(line.request.start->setup.ToRows(), (std::vector<std::string>{"...", "O.."}));
  EXPECT_EQ(line.request.start->to_move, spec::Color::kWhite);
  EXPECT_TRUE(line.request.start->free_turns);
  ASSERT_EQ(line.request.moves.size(), 2u);
  EXPECT_TRUE(line.request.moves[1].dead.has_value());
}

TEST(RefereeRequestTest, RulesAsInTheCases) {
  const RefereeLine line = ReadAsk(
      R"({"op":"show","size":[1,1],"rules":{"preset":"tromp-taylor","self_removal":"none"}})");
  EXPECT_EQ(line.error, "");
  EXPECT_EQ(spec::RuleSetName(line.request.start->rules), "tromp-taylor,self_removal=none");
}

// The error has the place of the fault, and the id if there is one.
TEST(RefereeRequestTest, ErrorsHaveTheirColumn) {
  struct {
    const char* text;
    size_t column;
    const char* error;
  } const kSlips[] = {
      {"", 1, "syntax error"},
      {"[]", 1, "expected an object, found a list"},
      {R"({"id":1.5})", 7,
       "id: expected a string or a whole number from -9223372036854775808 to 9223372036854775807, "
       "found 1.5"},
      {R"({"id":18446744073709551616})", 7,
       "id: expected a string or a whole number from -9223372036854775808 to 9223372036854775807, "
       "found "
       "18446744073709551616"},
      {R"({"id":[1]})", 7,
       "id: expected a string or a whole number from -9223372036854775808 to 9223372036854775807, "
       "found a "
       "list"},
      {R"({"op":"undo","game":"g","plies":1e0})", 33,
       "plies: expected a whole number from 1 to 2147483647 written with digits only, found 1e0"},
      {R"({"schema":"hotstone.case/1"})", 11,
       "schema: \"hotstone.case/1\" is not one of hotstone.referee/1"},
      {R"({"op":"genmove"})", 7,
       "op: \"genmove\" is not one of new, play, undo, judge, show, drop"},
      {R"({"game":""})", 9, "game: expected a name of 1 to 100 bytes, found one of 0"},
      {R"({"op":"drop"})", 1, "the key \"game\" is missing"},
      {R"({"op":"play","game":"g"})", 1, "the key \"moves\" is missing"},
      {R"({"op":"new","game":"g"})", 1, "the key \"size\" is missing"},
      {R"({"game":"g"})", 1, "the key \"judge\" is missing"},
      {R"({"game":"g","judge":["W","C3"],"size":[3,3]})", 32,
       "unknown key \"size\"; known keys: schema, id"},
      {R"({"op":"undo","game":"g","plies":0})", 33, "plies: expected a whole number from 1"},
      {R"({"size":[20,1],"judge":["B","A1"]})", 10,
       "size[0]: expected a whole number from 1 to 19"},
      {R"({"size":[3,3],"judge":["B","J10"],"setup":{"B":["D4"]}})", 49, "setup.B[0]: "},
      {R"({"size":[1,1],"judge":["B","A1"],"setup":{"B":["A1"]}})", 42,
       "setup: not a legal position"},
      {R"({"size":[3,3],"judge":["B","A1"],"rules":"japanese"})", 42, "rules: "},
      {R"({"size":[3,3],"judge":["B"]})", 23,
       "judge: expected [\"B\" or \"W\", point or \"pass\"]"},
  };
  for (const auto& slip : kSlips) {
    const RefereeLine line = ReadAsk(slip.text);
    EXPECT_EQ(line.column, slip.column) << slip.text << "\n" << line.error;
    EXPECT_THAT(line.error, StartsWith(slip.error)) << slip.text;
  }
  EXPECT_EQ(ReadAsk(R"({"op":"no","id":7})").id, RequestId(int64_t{7}));
  EXPECT_THAT(ReadAsk("{").error, HasSubstr("docs/howto/gtp-and-referee.md"));
}

// A JSON line gets its id wherever it stands; a line that is not JSON, or has two ids, gets none.
TEST(RefereeRequestTest, RefusedLinesHaveTheirId) {
  const RequestId fourteen = int64_t{14};
  const std::string deep(kMaxJsonDepth + 1, '[');
  const std::string closed(kMaxJsonDepth + 1, ']');
  const std::pair<std::string, RequestId> kLines[] = {
      {R"({"id":14,"size":[5,5],"size":[7,7],"judge":["B","G7"]})", fourteen},
      {R"({"size":[5,5],"size":[7,7],"moves":[{"id":3}],"id":14})", fourteen},
      {R"({"size":[5,5],"size":[7,7],"id":"a\u0062"})", RequestId("ab")},
      {R"({"id":14,"moves":)" + deep + closed + "}", fourteen},
      {R"({"id":14,"plies":1e999})", fourteen},
      {R"({"id":-9223372036854775808,"op":1,"op":1})", std::numeric_limits<int64_t>::min()},
      {R"({"id":9223372036854775808,"op":1,"op":1})", {}},
      {R"({"id":[14],"op":1,"op":1})", {}},
      {R"({"id":{"id":14},"op":1,"op":1})", {}},
      {R"({"id":14,"id":14})", {}},
      {R"([{"id":14},{"op":1,"op":1}])", {}},
      {R"({"id":14,"op":1,"op":1)", {}},
      {R"({"id":14,"op":1,"op":1} x)", {}},
      {std::string("{\"id\":14}\0", 10), {}},
  };
  for (const auto& [text, id] : kLines) {
    const RefereeLine line = ReadAsk(text);
    EXPECT_NE(line.error, "") << text;
    EXPECT_EQ(line.id, id) << text;
  }
}

TEST(RefereeRequestTest, OpsHaveTheirNames) {
  for (const char* op : {"new", "play", "undo", "judge", "show", "drop"}) {
    const RefereeLine line = ReadAsk(std::string(R"({"op":")") + op + R"("})");
    EXPECT_EQ(RefereeOpName(line.request.op), op);
  }
}

}  // namespace
}  // namespace hotstone::formats
