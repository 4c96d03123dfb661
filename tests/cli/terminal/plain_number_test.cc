// Numbers on a command line are decimal with a single spelling: whatever C would read in another
// base is refused.
#include "cli/terminal/plain_number.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "cli/terminal/command_line.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

constexpr const char* kNotPlain[] = {"",    "010", "08",  "00",  "0x2", "0X2", "0b1", "+2",
                                     " 2",  "2 ",  "1e3", "-02", "--2", "2\n", "1_0", "2,5",
                                     "1'0", "inf", "nan", "two", "-",   "."};

struct Numbers {
  int small = 7;
  int small_in_range = 7;
  int64_t large = 7;
  int64_t large_in_range = 7;
  uint64_t counted = 7;
  uint64_t counted_in_range = 7;
  double measured = 7;
  double measured_in_range = 7;
};

constexpr const char* kWhole[] = {"--small",          "--small-in-range", "--large",
                                  "--large-in-range", "--counted",        "--counted-in-range"};
constexpr const char* kMeasured[] = {"--measured", "--measured-in-range"};

Parsed Read(const std::string& option, std::string value, Numbers& numbers) {
  Program program("What it is for.", "name");
  program.AddOption(kWhole[0], &numbers.small, "an int");
  program.AddOption(kWhole[1], &numbers.small_in_range, "an int").Range(-9, 99);
  program.AddOption(kWhole[2], &numbers.large, "64 bits");
  program.AddOption(kWhole[3], &numbers.large_in_range, "64 bits")
      .Range(int64_t{-9}, std::numeric_limits<int64_t>::max());
  program.AddOption(kWhole[4], &numbers.counted, "no sign");
  program.AddOption(kWhole[5], &numbers.counted_in_range, "no sign")
      .Range(uint64_t{0}, std::numeric_limits<uint64_t>::max());
  program.AddOption(kMeasured[0], &numbers.measured, "with a point");
  program.AddOption(kMeasured[1], &numbers.measured_in_range, "with a point").Range(-9.0, 99.0);
  std::string name = "name";
  std::string given = option;
  char* words[] = {name.data(), given.data(), value.data(), nullptr};
  return program.Parse(3, words);
}

std::string WhyRefused(const std::string& option, const std::string& value) {
  Numbers numbers;
  const Parsed parsed = Read(option, value, numbers);
  EXPECT_EQ(parsed.kind, Parsed::Kind::kRefused) << option << " '" << value << "'";
  return parsed.text;
}

TEST(PlainNumberTest, WholeNumbersAreRefusedUnlessPlain) {
  for (const char* option : kWhole) {
    for (const std::string value : kNotPlain) {
      EXPECT_THAT(WhyRefused(option, value), HasSubstr(std::string(option) + ": \"" + value +
                                                       "\" is not a whole number from "));
    }
    for (const std::string value : {"0.5", "2.0", "99999999999999999999"}) {
      EXPECT_THAT(WhyRefused(option, value),
                  HasSubstr("\"" + value + "\" is not a whole number from "));
    }
  }
}

TEST(PlainNumberTest, NumbersWithAPointAreRefusedUnlessPlain) {
  for (const char* option : kMeasured) {
    for (const std::string value : kNotPlain) {
      EXPECT_THAT(WhyRefused(option, value), HasSubstr(std::string(option) + ": \"" + value +
                                                       "\" is not a number such as 2 or 0.5"));
    }
    for (const std::string value : {".5", "2.", "1.5e1", "0x1p3", "00.5", "1.2.3"}) {
      EXPECT_THAT(WhyRefused(option, value),
                  HasSubstr("\"" + value + "\" is not a number such as 2 or 0.5"));
    }
  }
  EXPECT_THAT(WhyRefused("--measured-in-range", "99999999999999999999"), HasSubstr("not in range"));
}

TEST(PlainNumberTest, ZerosInFrontAreNamed) {
  EXPECT_THAT(
      WhyRefused("--small-in-range", "010"),
      HasSubstr("\"010\" is not a whole number from -9 to 99, written without leading zeros (try"));
  EXPECT_THAT(WhyRefused("--measured", "00.5"), HasSubstr("2 or 0.5 (try"));
  EXPECT_THAT(WhyRefused("--measured", "08"),
              HasSubstr("2 or 0.5, written without leading zeros (try"));
}

TEST(PlainNumberTest, PlainNumbersAreRead) {
  for (const std::string value : {"0", "8", "10", "90"}) {
    const int number = std::stoi(value);
    Numbers numbers;
    for (const char* option : kWhole) EXPECT_EQ(Read(option, value, numbers).text, "");
    for (const char* option : kMeasured) EXPECT_EQ(Read(option, value, numbers).text, "");
    EXPECT_EQ(numbers.small, number);
    EXPECT_EQ(numbers.small_in_range, number);
    EXPECT_EQ(numbers.large, number);
    EXPECT_EQ(numbers.large_in_range, number);
    EXPECT_EQ(numbers.counted, static_cast<uint64_t>(number));
    EXPECT_EQ(numbers.counted_in_range, static_cast<uint64_t>(number));
    EXPECT_EQ(numbers.measured, number);
    EXPECT_EQ(numbers.measured_in_range, number);
  }
  Numbers numbers;
  EXPECT_EQ(Read("--small", "-2147483648", numbers).text, "");
  EXPECT_EQ(numbers.small, std::numeric_limits<int>::min());
  EXPECT_EQ(Read("--large-in-range", "9223372036854775807", numbers).text, "");
  EXPECT_EQ(numbers.large_in_range, std::numeric_limits<int64_t>::max());
  EXPECT_EQ(Read("--counted-in-range", "18446744073709551615", numbers).text, "");
  EXPECT_EQ(numbers.counted_in_range, std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(Read("--measured-in-range", "-0.25", numbers).text, "");
  EXPECT_EQ(numbers.measured_in_range, -0.25);
  EXPECT_THAT(WhyRefused("--small", "2147483648"),
              HasSubstr("from -2147483648 to 2147483647 (try"));
  EXPECT_THAT(WhyRefused("--counted", "-1"), HasSubstr("from 0 to 18446744073709551615 (try"));
}

// The commands that once took 010 for 8 and an empty value for 0.
TEST(PlainNumberTest, CommandsRefuseThem) {
  const std::vector<std::vector<std::string>> lines = {
      {"score", "--position", "X.", "--penalty-black"},
      {"perft", "--board", "2x2", "--depth"},
      {"playouts", "--board", "2x2", "--seed"},
      {"corpus", "--rules", "basic-only", "--out", "none", "--seed"},
      {"solve", "--board", "3x3", "--out", "none", "--at-least"},
      {"plane", "--board", "2x2", "--at-least"},
      {"diff", "--board", "2x2", "--rules", "aga-like;hot-only", "--max-plies"},
      {"explain", "none.sgf", "--to"},
      {"conform", "--engine", "x", "--cases", "x", "--restarts"},
      {"conform", "--engine", "x", "--cases", "x", "--timeout"},
      {"census", "--board", "2x2", "--threads"}};
  for (std::vector<std::string> words : lines) {
    words.emplace_back();
    for (const std::string value : {"", "010", "0x2", "+2", " 2"}) {
      words.back() = value;
      EXPECT_THAT(Refusal(words), testing::AnyOf(HasSubstr(" is not a whole number from "),
                                                 HasSubstr("is not a number"),
                                                 HasSubstr("--seed: the value is empty")));
    }
  }
}

}  // namespace
}  // namespace hotstone::cli
