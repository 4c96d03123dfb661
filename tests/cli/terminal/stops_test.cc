// Every command that reports ends in order wherever it is told to stop: code 3 and a word about it,
// or the whole answer if the work was done.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "answers/runs/terminal_progress.h"
#include "cli/all_commands.h"
#include "cli/terminal/command_line.h"
#include "tests/cli/command_names.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using answers::TerminalProgress;
using testing::AnyOf;
using testing::HasSubstr;

// A command line of each command and of each way that it works, small enough to be run many times.
// HERE is a new folder for each run, TABLES has a table of each kind and some cases; words are
// separated by single spaces.
constexpr const char* kStoppedLines[] = {
    "verify --board 2x1 --rules basic-only",
    "prove --only board-fill-in --board 2x1",
    "count --board 4x4",
    "count --board 4x1 --quantity games --rules aga-like",
    "census --board 3x2",
    "census --board 3x2 --threads 2 --checkpoint HERE/census",
    "cycles --board 2x1 --rules basic-only --max-length 6",
    "cycles --board 2x2 --max-length 8 --entries",
    "cycles --smallest --max-points 4",
    "perft --board 2x2 --depth 5 --threads 1",
    "playouts --board 2x2 --games 50000 --threads 1",
    "value --board 2x2",
    "value --board 2x2 --undetermined",
    "value --board 2x2 --rules tromp-taylor",
    "value --board 2x2 --rules tromp-taylor,cycle=fixed",
    "value --board 2x1 --rules ing-1996,same=board --checkpoint HERE/value",
    "value --board 2x1 --rules tromp-taylor --certificates HERE",
    "robust --board 2x2",
    "robust --board 2x2 --checkpoint HERE/robust",
    "robust --pairs --board 2x1",
    "decide --board 2x1 --endless disturber --list",
    "decide --board 2x2 --endless no-result --worth 6.5 --count",
    "life --position .XOO/X.OX/.XX.",
    "life --board 2x2 --kos",
    "circle --board 2x2 --checkpoint HERE/circle",
    "endless --board 2x2 --rules square --plies 300",
    "diff --rules basic-only;hot-only --board 4x1",
    "promise --text 1991",
    "conform --engine HOTSTONE_gtp --cases TABLES/cases",
    "match --black HOTSTONE_gtp --white HOTSTONE_gtp --board 2x2 --moves 20",
    "corpus --rules tromp-taylor --boards 2x2 --out HERE/corpus",
    "table build --board 2x2 --out HERE/table",
    "table build --board 2x2 --fates --out HERE/table",
    "table build --board 2x2 --rules tromp-taylor --out HERE/table",
    "table verify TABLES/intervals --all",
    "table verify TABLES/fates --all",
    "table verify TABLES/superko --all",
    "solve --board 2x2 --at-least -1 --out HERE/solution",
    "solve --board 2x2 --at-least -1 --by planes --out HERE/solution",
    "solve --board 3x3 --at-least 2 --by search --memory 16MiB --out HERE/solution",
    "solve --board 3x3 --at-least 9 --by deepening --memory 16MiB --out HERE/solution",
    "shrink HOME/proofs/second_checker/samples/held_next.certificate --out HERE/solution",
    "book --board 2x2 --out HERE/book",
    "plane --board 2x2 --at-least 1",
    "plane --board 2x2 --all-thresholds HERE/planes",
    "plane --board 2x2 --at-least 1 --on-disk HERE/plane",
    "captions --rules ing-1996 --only Q5",
};
constexpr const char* kLongLines[] = {
    "conflicts --text 1991 --nodes 0",
    "atlas --data HOME --boards 1x1 --captions Q5 --out HERE/site",
};

// After its answer it waits for visitors, until a signal comes (serve_test.cc).
const std::set<std::string> kNotHere = {"serve"};

constexpr int64_t kEach = 10;  // stops at each of the first reports, then at ever fewer
constexpr int64_t kMost = 100;

std::string Folder(const char* name) {
  return testing::TempDir() + absl::StrCat("hotstone_", getpid(), "_", name);
}

// What the program's main does, here.
ProgramResult RunHere(const std::string& line) {
  const std::string here = Folder("stops");
  std::filesystem::remove_all(here);
  std::filesystem::create_directories(here);
  std::vector<std::string> words = {"hotstone"};
  for (std::string word : std::vector<std::string>(absl::StrSplit(line, ' '))) {
    words.push_back(absl::StrReplaceAll(
        word, {{"HERE", here},
               {"HOME", HOTSTONE_SOURCE_DIR},
               {"TABLES", Folder("stops_tables")},
               {"HOTSTONE_gtp", absl::StrCat("'", HOTSTONE_PROGRAM, "' gtp")}}));
  }
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  ProgramResult result;
  Program program("For tests.", "hotstone");
  AddAllCommands(program);
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const Parsed parsed = program.Parse(static_cast<int>(pointers.size()), pointers.data());
  result.exit_code = parsed.exit_code;
  result.out = testing::internal::GetCapturedStdout();
  result.err = testing::internal::GetCapturedStderr();
  EXPECT_EQ(parsed.kind, Parsed::Kind::kRan) << line << ": " << parsed.text;
  std::filesystem::remove_all(here);
  return result;
}

// Some cases for an engine.
void WriteCases(const std::string& path) {
  std::ifstream from(absl::StrCat(HOTSTONE_SOURCE_DIR, "/corpus/quick/tromp-taylor.jsonl"));
  std::ofstream to(path);
  std::string line;
  for (int i = 0; i < 3 && std::getline(from, line); ++i) to << line << "\n";
}

class StopsTest : public testing::TestWithParam<const char*> {
 protected:
  // Runs the command line once, and again with a stop at some of its reports.
  static void EndsInOrder();

  static void SetUpTestSuite() {
    const std::string tables = Folder("stops_tables");
    std::filesystem::create_directories(tables);
    for (const std::vector<std::string>& kind : std::vector<std::vector<std::string>>{
             {"intervals"}, {"fates", "--fates"}, {"superko", "--rules", "tromp-taylor"}}) {
      std::vector<std::string> words = {"table", "build", "--board",
                                        "2x2",   "--out", absl::StrCat(tables, "/", kind[0])};
      words.insert(words.end(), kind.begin() + 1, kind.end());
      ASSERT_EQ(RunHotstone(words).exit_code, 0);
    }
    WriteCases(absl::StrCat(tables, "/cases"));
  }
  static void TearDownTestSuite() { std::filesystem::remove_all(Folder("stops_tables")); }
};

// Those that wait for others report by the clock.
bool ReportsByTheClock(const std::string& line) {
  const std::set<std::string> those = {"prove", "census", "conform", "match"};
  return those.contains(CommandOf(line));
}

void StopsTest::EndsInOrder() {
  const std::string line = GetParam();
  TerminalProgress::LineEvery() = 0;
  constexpr int64_t kNever = int64_t{1} << 40;
  int64_t left = 0;
  const auto run = [&](int64_t reports) {
    TerminalProgress::ReportsToStop() = reports;
    ProgramResult result = RunHere(line);
    left = TerminalProgress::ReportsToStop();
    TerminalProgress::ReportsToStop() = -1;
    return result;
  };
  const ProgramResult whole = run(kNever);
  const int64_t reports = kNever - left;
  EXPECT_GT(reports, 0) << line << ": never asks whether to stop";
  EXPECT_NE(whole.exit_code, 2) << line << ": " << whole.err;
  const int64_t sure = ReportsByTheClock(line) ? 1 : reports / 2;
  for (int64_t report = 1; report <= std::min(reports, kMost);
       report += report < kEach ? 1 : 2 * report) {
    const ProgramResult result = run(report);
    const std::string where =
        absl::StrCat("hotstone ", line, ", stopped at report ", report, " of ", reports, ": ",
                     result.exit_code, "\n", result.out, result.err);
    if (left > 0) break;  // the clock has seen fewer reports this time
    if (report > sure && result.exit_code == whole.exit_code) continue;  // what was left is done
    // What has failed so far stays failed.
    EXPECT_THAT(result.exit_code, AnyOf(3, whole.exit_code == 1 ? 1 : 3)) << where;
    EXPECT_THAT(absl::StrCat(result.out, result.err),
                AnyOf(HasSubstr("interrupted"), HasSubstr("stopped")))
        << where;
  }
}

class StopsSlow : public StopsTest {};
TEST_P(StopsTest, EndInOrder) { EndsInOrder(); }
TEST_P(StopsSlow, EndInOrder) { EndsInOrder(); }

INSTANTIATE_TEST_SUITE_P(All, StopsTest, testing::ValuesIn(kStoppedLines));
INSTANTIATE_TEST_SUITE_P(All, StopsSlow, testing::ValuesIn(kLongLines));

TEST(StopsTestLines, AreTriedOnAllCommandsThatReport) {
  std::set<std::string> tried = kNotHere;
  for (const char* line : kStoppedLines) tried.insert(CommandOf(line));
  for (const char* line : kLongLines) tried.insert(CommandOf(line));
  Program program("For tests.", "hotstone");
  AddAllCommands(program);
  EXPECT_EQ(tried, CommandsWith(program.Outline(), "--progress"));
}

}  // namespace
}  // namespace hotstone::cli
