// hotstone check from outside: the cases of the repository, exit codes and their precedence,
// output.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

std::string InSource(const std::string& path) {
  return std::string(HOTSTONE_SOURCE_DIR "/") + path;
}
std::string Data(const std::string& name) { return InSource("tests/data/" + name); }

constexpr char kGood[] =
    R"({"schema":"hotstone.case/1","id":"g","size":[3,3],"expect":{"area":[{"after":0,"B_minus_W":0}]}})";
constexpr char kBad[] =
    R"({"schema":"hotstone.case/1","id":"b","size":[3,3],"expect":{"area":[{"after":0,"B_minus_W":1}]}})";

TEST(CheckTest, NamedPositionsHold) {
  const ProgramResult result =
      RunHotstone({"check", InSource("corpus/named/named-positions.jsonl")});
  EXPECT_EQ(result.exit_code, 0) << result.out;
  EXPECT_EQ(result.out, "1188 expectations hold; 250 cases in 1 file\n");
  EXPECT_EQ(result.SaidBesides(), "");
}

// Every file in tests/data except the two kept as examples of failure.
TEST(CheckTest, DataHolds) {
  std::vector<std::string> args = {"check"};
  for (const auto& entry : std::filesystem::directory_iterator(InSource("tests/data"))) {
    const std::string name = entry.path().filename();
    if (entry.path().extension() != ".jsonl" || name == "failing.jsonl" || name == "unknown.jsonl")
      continue;
    args.push_back(entry.path());
  }
  ASSERT_GE(args.size(), 6u);
  const ProgramResult result = RunHotstone(args);
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  EXPECT_EQ(result.OutputLines().size(), 1u) << result.out;
}

// The example of the format page is a case that holds.
TEST(CheckTest, TheExampleOfThePageHolds) {
  std::string example;
  for (const std::string& line :
       ProgramResult{0, SourceText("docs/reference/case-format.md"), ""}.OutputLines()) {
    if (line.rfind(R"({"schema":"hotstone.case/1")", 0) == 0) example += line + "\n";
  }
  const ProgramResult result = RunHotstone({"check", "-"}, example);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out, "3 expectations hold; 1 case in 1 file\n");
}

TEST(CheckTest, FailsExactlyAsListed) {
  const ProgramResult result = RunHotstone({"check", Data("failing.jsonl")});
  EXPECT_EQ(result.exit_code, 1);
  std::string expected;
  for (const std::string& line :
       ProgramResult{0, SourceText("tests/data/failing.txt"), ""}.OutputLines()) {
    expected += (line.rfind("failing.jsonl", 0) == 0 ? InSource("tests/data/") : "") + line + "\n";
  }
  EXPECT_EQ(result.out, expected);
  EXPECT_EQ(result.SaidBesides(), "");
}

TEST(CheckTest, UnknownIsNotPassed) {
  const ProgramResult result = RunHotstone({"check", Data("unknown.jsonl")});
  EXPECT_EQ(result.exit_code, 3);
  ASSERT_EQ(result.OutputLines().size(), 4u);
  for (size_t i = 0; i < 3; ++i) EXPECT_THAT(result.OutputLines()[i], HasSubstr("found unknown: "));
  EXPECT_EQ(result.OutputLines()[3], "0 of 5 expectations fail, 3 unknown; 1 case in 1 file");
}

TEST(CheckTest, ExitCodesInTheirOrder) {
  const std::string good = WriteTestFile("good.jsonl", kGood);
  const std::string bad = WriteTestFile("bad.jsonl", kBad);
  const std::string malformed =
      WriteTestFile("malformed.jsonl", std::string(kGood) + "\n{\"id\":\n" + kBad);
  const std::string unknown = Data("unknown.jsonl");
  EXPECT_EQ(RunHotstone({"check", good}).exit_code, 0);
  EXPECT_EQ(RunHotstone({"check", good, unknown}).exit_code, 3);
  EXPECT_EQ(RunHotstone({"check", unknown, bad, good}).exit_code, 1);
  const ProgramResult all = RunHotstone({"check", unknown, malformed, bad, good});
  EXPECT_EQ(all.exit_code, 2);
  // The malformed file is rejected whole; the others still run.
  EXPECT_THAT(all.ErrorLines(), ElementsAre(StartsWith("hotstone: " + malformed + ":2:")));
  EXPECT_THAT(all.OutputLines().back(),
              "1 of 7 expectations fail, 3 unknown; 3 cases in 3 files, 1 file rejected");
}

TEST(CheckTest, Json) {
  const std::string bad = WriteTestFile("bad_json.jsonl", kBad);
  const ProgramResult result = RunHotstone({"check", "--json", bad});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(
      result.out,
      R"({"schema":"hotstone.result/1","command":"check","file":")" + bad +
          R"(","line":1,"id":"b","key":"area[0]","after":0,"verdict":"fails","expected":"1","found":"0",)"
          R"("clause":"ING96-R6","version":"0.1.0"})"
          "\n"
          R"({"schema":"hotstone.result/1","command":"check","verdict":"fails","files":1,"rejected":0,)"
          R"("cases":1,"expectations":1,"failed":1,"unknown":0,"version":"0.1.0"})"
          "\n");
  EXPECT_THAT(RunHotstone({"check", "--json", Data("unknown.jsonl")}).OutputLines().back(),
              HasSubstr(R"("verdict":"unknown")"));
  EXPECT_THAT(RunHotstone({"check", "--json", Data("rules.jsonl")}).out,
              HasSubstr(R"("verdict":"holds")"));
  // A file without a case is rejected, and a rejected file does not hold.
  const ProgramResult empty = RunHotstone({"check", "--json", "/dev/null", Data("rules.jsonl")});
  EXPECT_EQ(empty.exit_code, 2);
  EXPECT_THAT(empty.OutputLines().back(), HasSubstr(R"("verdict":"unknown")"));
}

TEST(CheckTest, StandardInput) {
  const ProgramResult result = RunHotstone({"check", "-"}, std::string(kBad) + "\n");
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.OutputLines()[0],
            "standard input:1: b: area[0] after 0: expected 1, found 0 (ING96-R6)");
}

TEST(CheckTest, AnIdStaysOnItsLine) {
  const ProgramResult result = RunHotstone(
      {"check", "-"},
      R"({"schema":"hotstone.case/1","id":"a\nb\u001b","size":[3,3],"expect":{"area":[{"after":0,"B_minus_W":1}]}})");
  EXPECT_EQ(result.OutputLines().size(), 2u);
  EXPECT_THAT(result.out, HasSubstr("a\\nb\\033:"));
}

TEST(CheckTest, ManyCases) {
  std::string many;
  const std::string named = SourceText("corpus/named/named-positions.jsonl");
  for (int i = 0; i < 40; ++i) many += named;
  const std::string file = WriteTestFile("many.jsonl", many);
  const ProgramResult result = RunHotstone({"check", file});
  std::filesystem::remove(file);
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.out, "47520 expectations hold; 10000 cases in 1 file\n");
}

}  // namespace
}  // namespace hotstone::cli
