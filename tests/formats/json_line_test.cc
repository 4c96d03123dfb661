// The lines of --json: order, escapes, nesting, and setting a key again.
#include "formats/json_line.h"

#include <gtest/gtest.h>

namespace hotstone::formats {
namespace {

TEST(JsonLineTest, KeysInTheOrderInWhichTheyWereSet) {
  JsonLine inner;
  inner.Set("z", 1).SetNull("a");
  JsonLine line;
  line.Set("text", "B2").Set("yes", true).Set("least", int64_t{-9223372036854775807 - 1});
  line.Set("most", uint64_t{18446744073709551615u}).Set("half", 0.5).Set("whole", 2.0);
  line.Set("list", std::vector<std::string>{"x", "\"y\""}).Set("none", std::vector<std::string>());
  line.Set("inner", inner);
  std::vector<JsonLine> objects;
  objects.push_back(JsonLine());
  objects.push_back(std::move(inner));
  line.Set("objects", objects);
  EXPECT_EQ(
      line.ToString(),
      R"({"text":"B2","yes":true,"least":-9223372036854775808,"most":18446744073709551615,"half":0.5,)"
      R"("whole":2.0,"list":["x","\"y\""],"none":[],"inner":{"z":1,"a":null},)"
      R"("objects":[{},{"z":1,"a":null}]})");
  EXPECT_EQ(JsonLine().ToString(), "{}");
}

TEST(JsonLineTest, TextIsEscapedAndMadeUtf8) {
  JsonLine line;
  line.Set("a\"b", std::string_view("\\ \n\x01\x7F \xC3\xA9 \xFF", 10));
  EXPECT_EQ(line.ToString(), "{\"a\\\"b\":\"\\\\ \\n\\u0001\x7F \xC3\xA9 \xEF\xBF\xBD\"}");
}

TEST(JsonLineTest, AKeyThatIsSetAgainKeepsItsPlace) {
  JsonLine line;
  line.Set("a", "long text").Set("b", 2).Set("c", 3);
  line.Set("a", "x").Set("c", "longer").Set("b", 22);
  EXPECT_EQ(line.ToString(), R"({"a":"x","b":22,"c":"longer"})");
}

}  // namespace
}  // namespace hotstone::formats
