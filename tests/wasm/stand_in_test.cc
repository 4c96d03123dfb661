// Compares the Abseil stand-in with Abseil: both must produce the same texts.
//
// The stand-in's headers are included after Abseil's own, with its namespace renamed.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/split_mix.h"
#define absl stand_in
#include "wasm/stand_in/absl/status/status.h"
#include "wasm/stand_in/absl/status/statusor.h"
#include "wasm/stand_in/absl/strings/ascii.h"
#include "wasm/stand_in/absl/strings/escaping.h"
#include "wasm/stand_in/absl/strings/match.h"
#include "wasm/stand_in/absl/strings/str_cat.h"
#include "wasm/stand_in/absl/strings/str_format.h"
#include "wasm/stand_in/absl/strings/str_join.h"
#include "wasm/stand_in/absl/strings/str_split.h"
#undef absl

namespace hotstone::wasm {
namespace {

TEST(StandInTest, TextsAreEscapedAsByAbseil) {
  for (int first = 0; first < 256; ++first) {
    for (const int second : {0, 0x30, 0x37, 0x61, 0x22, 0x5C, 0x7F, 0x80, 0xE9}) {
      const std::string text{static_cast<char>(first), static_cast<char>(second)};
      EXPECT_EQ(stand_in::Utf8SafeCEscape(text), absl::Utf8SafeCEscape(text))
          << first << " " << second;
    }
    const auto byte = static_cast<unsigned char>(first);
    EXPECT_EQ(stand_in::ascii_iscntrl(byte), absl::ascii_iscntrl(byte)) << first;
    EXPECT_EQ(stand_in::ascii_isdigit(byte), absl::ascii_isdigit(byte)) << first;
    EXPECT_EQ(stand_in::ascii_tolower(byte), absl::ascii_tolower(byte)) << first;
    EXPECT_EQ(stand_in::ascii_toupper(byte), absl::ascii_toupper(byte)) << first;
  }
  EXPECT_EQ(stand_in::AsciiStrToLower("Ko É 19"), absl::AsciiStrToLower("Ko É 19"));
}

TEST(StandInTest, NumbersAndTextsArePutTogetherAsByAbseil) {
  const std::string text = "text";
  EXPECT_EQ(stand_in::StrCat("a", text, std::string_view("b"), -7, size_t{9},
                             uint64_t{18446744073709551615u}),
            absl::StrCat("a", text, "b", -7, size_t{9}, uint64_t{18446744073709551615u}));
  for (const double number : {0.0, 0.5, -3.25, 1e6, 1234567.0, 1e20, 1.0 / 3, 1e-7}) {
    EXPECT_EQ(stand_in::StrCat(number), absl::StrCat(number));
  }
  EXPECT_EQ(stand_in::StrCat(), "");
  for (const int width : {-9, 0, 4, 9}) {
    EXPECT_EQ(stand_in::StrFormat("%*s", width, text), absl::StrFormat("%*s", width, text));
  }
  EXPECT_EQ(stand_in::StrFormat("%.*f", 2, -3.256), absl::StrFormat("%.*f", 2, -3.256));
  std::string one = "x", other = "x";
  stand_in::StrAppend(&one, 1, "y");
  absl::StrAppend(&other, 1, "y");
  EXPECT_EQ(one, other);
  EXPECT_TRUE(stand_in::StartsWith("syntax", "syn"));
  EXPECT_FALSE(stand_in::StartsWith("syn", "syntax"));
}

TEST(StandInTest, ListsAreSplitAndJoinedAsByAbseil) {
  SplitMix random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (uint64_t n = random.Next() % 8; n > 0; --n) text += "ab,"[random.Next() % 3];
    const std::vector<std::string> one = stand_in::StrSplit(text, ',');
    const std::vector<std::string> other = absl::StrSplit(text, ',');
    EXPECT_EQ(one, other) << text;
    EXPECT_EQ(stand_in::StrJoin(one, "; "), absl::StrJoin(other, "; "));
    const std::vector<std::string> some = stand_in::StrSplit(text, ',', stand_in::SkipEmpty());
    const std::vector<std::string> others = absl::StrSplit(text, ',', absl::SkipEmpty());
    EXPECT_EQ(some, others) << text;
  }
  const std::set<int> numbers = {3, 1, 2};
  const auto add = [](std::string* out, int n) { out->append(std::to_string(n * n)); };
  EXPECT_EQ(stand_in::StrJoin(numbers, "+", add), absl::StrJoin(numbers, "+", add));
}

TEST(StandInTest, AStatusIsACodeAndAMessage) {
  EXPECT_TRUE(stand_in::OkStatus().ok());
  const stand_in::Status wrong = stand_in::InvalidArgumentError("wrong");
  const absl::Status known = absl::InvalidArgumentError("wrong");
  EXPECT_FALSE(wrong.ok());
  EXPECT_EQ(std::string(wrong.message()), std::string(known.message()));
  EXPECT_EQ(static_cast<int>(wrong.code()), static_cast<int>(known.code()));
  EXPECT_EQ(static_cast<int>(stand_in::FailedPreconditionError("").code()),
            static_cast<int>(absl::StatusCode::kFailedPrecondition));
  EXPECT_EQ(static_cast<int>(stand_in::ResourceExhaustedError("").code()),
            static_cast<int>(absl::StatusCode::kResourceExhausted));
  const stand_in::StatusOr<std::string> none = wrong;
  EXPECT_FALSE(none.ok());
  EXPECT_EQ(none.status().message(), "wrong");
  stand_in::StatusOr<std::string> some = "value";
  ASSERT_TRUE(some.ok());
  EXPECT_EQ(*some, "value");
  EXPECT_EQ(some->size(), 5u);
  EXPECT_EQ(*std::move(some), "value");
  EXPECT_DEATH_IF_SUPPORTED(static_cast<void>(*none), "");
}

}  // namespace
}  // namespace hotstone::wasm
