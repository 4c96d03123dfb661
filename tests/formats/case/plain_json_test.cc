// The fast reader of plain JSON agrees with the full one, and gives up where it should.
#include "formats/case/plain_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/split_mix.h"
#include "tests/formats/case/same_tree.h"

namespace hotstone::formats {
namespace {

bool IsPlain(const std::string& text) {
  std::vector<JsonNode> nodes;
  return ReadPlainJson(text, nodes);
}

std::vector<std::string> PlainTestLines() {
  std::vector<std::string> lines;
  for (const auto& file : std::filesystem::directory_iterator(HOTSTONE_SOURCE_DIR "/tests/data")) {
    if (file.path().extension() != ".jsonl") continue;
    std::ifstream in(file.path());
    for (std::string line; std::getline(in, line);) lines.push_back(line);
  }
  return lines;
}

std::string Nested(int depth) { return std::string(depth, '[') + std::string(depth, ']'); }

std::string Keys(int count) {
  std::string text = "{";
  for (int i = 0; i < count; ++i) absl::StrAppend(&text, i > 0 ? "," : "", "\"k", i, "\":0");
  return text + "}";
}

TEST(PlainJsonTest, WhatIsPlain) {
  for (const std::string& text :
       {std::string("{}"), std::string("[]"), std::string("\"\""),
        std::string(" [ 1 , -2,\t0 ]\r\n"), std::string("-0"), std::string("999999999999999999"),
        std::string("[true,false,null]"), std::string(R"({"a":{"b":[{"c":"~ ?"}]},"d":"e"})"),
        std::string("\"\x7f\""), Nested(kMaxJsonDepth), Keys(kMaxJsonKeys)}) {
    EXPECT_TRUE(IsPlain(text)) << text;
    EXPECT_TRUE(ReadersAgree(text)) << text;
  }
}

// Strings are read eight bytes at a time, and their last bytes singly.
TEST(PlainJsonTest, EachByteAtEachPlaceOfAString) {
  for (int byte = 0; byte < 256; ++byte) {
    const bool plain = byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
    for (size_t place = 0; place < 20; ++place) {
      std::string text = "\"" + std::string(20, 'a') + "\"";
      text[1 + place] = static_cast<char>(byte);
      std::vector<JsonNode> nodes;
      ASSERT_EQ(ReadPlainJson(text, nodes), plain) << byte << " at " << place;
      if (!plain) continue;
      ASSERT_EQ(nodes[0].text, text.substr(1, 20));
    }
  }
}

// Well-formed or not, these go to the full reader.
TEST(PlainJsonTest, WhatIsNot) {
  for (const std::string& text : {std::string(),
                                  std::string(" "),
                                  std::string(R"("a\nb")"),
                                  std::string(R"("\u0041")"),
                                  std::string("\"é\""),
                                  std::string("\"\xff\""),
                                  std::string("\"a\tb\""),
                                  std::string("\"a"),
                                  std::string("\""),
                                  std::string("1.5"),
                                  std::string("1e3"),
                                  std::string("1E3"),
                                  std::string("1."),
                                  std::string("01"),
                                  std::string("-"),
                                  std::string("-01"),
                                  std::string("+1"),
                                  std::string("1000000000000000000"),
                                  std::string("9223372036854775808"),
                                  std::string("tru"),
                                  std::string("truex"),
                                  std::string("True"),
                                  std::string("nul"),
                                  std::string("NaN"),
                                  std::string("[1,]"),
                                  std::string("[,1]"),
                                  std::string("[1 2]"),
                                  std::string("[1"),
                                  std::string("["),
                                  std::string("]"),
                                  std::string("[}"),
                                  std::string("{\"a\"}"),
                                  std::string("{\"a\":}"),
                                  std::string("{\"a\":1,}"),
                                  std::string("{a:1}"),
                                  std::string("{\"a\":1"),
                                  std::string("{\"a\":1]"),
                                  std::string("{1:1}"),
                                  std::string("{} {}"),
                                  std::string("1 1"),
                                  std::string("//\n1"),
                                  std::string("\xEF\xBB\xBF{}"),
                                  std::string("[1]\0", 4),
                                  std::string("\0", 1),
                                  std::string(R"({"a":1,"b":2,"a":3})"),
                                  Nested(kMaxJsonDepth + 1),
                                  Keys(kMaxJsonKeys + 1)}) {
    EXPECT_FALSE(IsPlain(text)) << text;
    EXPECT_TRUE(ReadersAgree(text)) << text;
  }
}

TEST(PlainJsonTest, CasesAreReadAsInFull) {
  int plain = 0;
  const std::vector<std::string> lines = PlainTestLines();
  for (const std::string& line : lines) {
    plain += IsPlain(line);
    EXPECT_TRUE(ReadersAgree(line)) << line;
  }
  // The subject of the benchmark: nearly every line of a case file.
  EXPECT_GT(plain, static_cast<int>(lines.size()) * 8 / 10);
}

// A byte inserted, removed, changed or doubled at a few places of a line.
TEST(PlainJsonTest, SpoiltCasesAreReadAsInFull) {
  constexpr std::string_view kBytes = "{}[]:,\"\\ 0159-+.eE\ttfnx\x01\x7f\xc3\xa9";
  const std::vector<std::string> lines = PlainTestLines();
  SplitMix random(1);
  int plain = 0;
  for (int i = 0; i < 6000; ++i) {
    std::string line = lines[random.Next() % lines.size()].substr(0, 400);
    if (line.empty()) continue;
    for (uint64_t changes = 1 + random.Next() % 3; changes > 0; --changes) {
      const size_t at = random.Next() % (line.size() + 1);
      const char byte = kBytes[random.Next() % kBytes.size()];
      const size_t longest = line.size() - at;
      switch (random.Next() % 4) {
        case 0:
          line.insert(at, 1, byte);
          break;
        case 1:
          line.erase(at, 1);
          break;
        case 2:
          line.replace(at, std::min<size_t>(1, longest), 1, byte);
          break;
        case 3:
          line.insert(at, line.substr(at, random.Next() % 30));
          break;
      }
    }
    plain += IsPlain(line);
    ASSERT_TRUE(ReadersAgree(line)) << line;
  }
  EXPECT_GT(plain, 50);
}

}  // namespace
}  // namespace hotstone::formats
