#include "base/json_whole_number.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace hotstone {
namespace {

using Json = nlohmann::ordered_json;

template <typename Number>
std::string Read(const std::string& text) {
  try {
    return std::to_string(JsonWholeNumber<Number>(Json::parse(text)));
  } catch (const Json::exception&) {
    return "refused";
  }
}

TEST(JsonWholeNumber, IsWrittenAsOneAndFits) {
  EXPECT_EQ(Read<int>("7"), "7");
  EXPECT_EQ(Read<int>("-7"), "-7");
  EXPECT_EQ(Read<int>("2147483647"), "2147483647");
  EXPECT_EQ(Read<int>("-2147483648"), "-2147483648");
  EXPECT_EQ(Read<uint32_t>("4294967295"), "4294967295");
  EXPECT_EQ(Read<uint64_t>("18446744073709551615"), "18446744073709551615");
  EXPECT_EQ(Read<int64_t>("-9223372036854775808"), "-9223372036854775808");
}

TEST(JsonWholeNumber, AnythingElseIsRefused) {
  for (const char* text :
       {"1.0", "1.5", "1e3", "5.7e129", "-1e30", "true", "null", "\"7\"", "[7]", "{}"}) {
    EXPECT_EQ(Read<int>(text), "refused") << text;
    EXPECT_EQ(Read<uint64_t>(text), "refused") << text;
  }
  EXPECT_EQ(Read<int>("2147483648"), "refused");
  EXPECT_EQ(Read<int>("-2147483649"), "refused");
  EXPECT_EQ(Read<uint32_t>("4294967297"), "refused");
  EXPECT_EQ(Read<uint32_t>("-1"), "refused");
  EXPECT_EQ(Read<uint64_t>("-1"), "refused");
  EXPECT_EQ(Read<int64_t>("9223372036854775808"), "refused");
  EXPECT_EQ(Read<uint64_t>("18446744073709551616"), "refused");
}

TEST(JsonWholeNumber, AKeyMayBeMissingButNotBeWrong) {
  const Json object = {{"there", 3}, {"wrong", 1.5}};
  EXPECT_EQ(JsonWholeNumberOr<int>(object, "there", 9), 3);
  EXPECT_EQ(JsonWholeNumberOr<int>(object, "missing", 9), 9);
  EXPECT_THROW(JsonWholeNumberOr<int>(object, "wrong", 9), Json::exception);
}

}  // namespace
}  // namespace hotstone
