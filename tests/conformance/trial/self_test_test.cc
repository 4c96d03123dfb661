// The seeded mistakes: the quick set finds each of them, puts it in one named group, and shows it
// in few moves.
#include "conformance/trial/self_test.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "conformance/ask/conform_report.h"
#include "conformance/seeded/toy_engine.h"

namespace hotstone::conformance {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kSeededCorpus = HOTSTONE_SOURCE_DIR "/corpus";

EngineCommand ToyCommand(const std::string& mistake, const std::string& rules) {
  return {HOTSTONE_TOY_ENGINE, {mistake, rules}, "toy " + mistake};
}

SelfTestOptions ToyOptions() {
  SelfTestOptions options;
  options.toy = ToyCommand;
  options.limits.seconds = 600;
  options.limits.start_seconds = 600;
  return options;
}

// Every file of cases under a folder.
void AddCases(SelfTestOptions& options, const std::string& folder) {
  std::set<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() == ".jsonl") files.insert(entry.path().string());
  }
  for (const std::string& file : files) {
    auto read = formats::ReadCaseFile(file);
    ASSERT_TRUE(read.ok()) << read.status();
    options.files.emplace_back(file, *std::move(read));
  }
  ASSERT_FALSE(options.files.empty()) << folder;
}

// Every mistake is found; if `unnamed` is given, each is shown by moves, and at most this many lack
// their own name.
void ExpectAllFound(const SelfTestOptions& options, std::optional<size_t> unnamed) {
  const auto result = RunSelfTest(options);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_TRUE(result->Good());
  std::vector<std::string> without;
  for (const SelfTestRow& row : result->rows) {
    EXPECT_TRUE(row.good) << row.mistake << " under " << row.rules << ": " << row.verdict;
    if (!unnamed.has_value() || row.mistake == "clean") continue;
    EXPECT_FALSE(row.moves.empty()) << row.mistake;
    if (!row.named) without.push_back(row.mistake + ": " + testing::PrintToString(row.groups));
  }
  EXPECT_LE(without.size(), unnamed.value_or(0)) << testing::PrintToString(without);
}

TEST(ToyBugs, SixtyAndMoreEachWithItsOwnNameAndRulesThatTheToyPlays) {
  std::set<std::string_view> names;
  std::set<std::string_view> sentences;
  for (const ToyBugEntry& bug : ToyBugs()) {
    EXPECT_TRUE(names.insert(bug.name).second) << bug.name;
    EXPECT_TRUE(sentences.insert(bug.does).second) << bug.name;
    EXPECT_TRUE(ParseToySetup(bug.name, bug.rules).ok()) << bug.name;
  }
  EXPECT_GE(names.size(), 60u);
}

TEST(ToyBugs, WordsThatNameNothingAreRefused) {
  for (const char* bad :
       {"", "no-such", "no-ko@", "no-ko@0", "no-ko@26", "no-ko@x", "no-ko@9@9", ",only-play"}) {
    EXPECT_FALSE(ParseToySetup(bad, "basic-only").ok()) << bad;
  }
  EXPECT_FALSE(ParseToySetup("clean", "ing-1996").ok());
  EXPECT_FALSE(ParseToySetup("clean", "no-rules").ok());
  const auto setup = ParseToySetup("no-ko@13,only-play", "tromp-taylor");
  ASSERT_TRUE(setup.ok());
  EXPECT_EQ(setup->mistake.from_size, 13);
  EXPECT_TRUE(setup->only_play);
  EXPECT_EQ(setup->rules.ko, ToyRules::Ko::kPositional);
}

TEST(ToyEngine, AnyBytesGetAReply) {
  ToyEngine engine(*ParseToySetup("clean", "basic-only"));
  EXPECT_EQ(engine.Answer(""), "");
  EXPECT_EQ(engine.Answer("7 play B A1"), "=7\n\n");
  EXPECT_EQ(engine.Answer("play W A1"), "? illegal move\n\n");
  for (const std::string bad :
       {"8", "play", "play X A1", "play B", "boardsize x", "boardsize 99", "list_stones",
        "is_legal B", "loadsgf", "captures", "fixed_handicap", "fixed_handicap x",
        "loadsgf /no/such", "\xff\xfe", "undo undo"}) {
    const std::string reply = engine.Answer(bad);
    EXPECT_THAT(reply, testing::AnyOf(testing::StartsWith("?"), testing::StartsWith("="))) << bad;
  }
  EXPECT_EQ(engine.Answer("play B I1"), "? illegal move\n\n");
  EXPECT_EQ(engine.Answer("quit"), "=\n\n");
  EXPECT_TRUE(engine.quit());
}

TEST(SelfTestSlow, TheQuickSetFindsEveryMistakeAndGivesItOneName) {
  SelfTestOptions options = ToyOptions();
  AddCases(options, kSeededCorpus + "/quick");
  options.sizes = {0};
  ExpectAllFound(options, 0);
}

TEST(SelfTestSlow, TheQuickSetFindsEveryMistakeFromEverySizeOn) {
  SelfTestOptions options = ToyOptions();
  AddCases(options, kSeededCorpus + "/quick");
  // The larger boards alone give too few answers against some of them to separate them.
  ExpectAllFound(options, 9);
}

TEST(SelfTestSlow, TheCorpusFindsEveryMistakeFromEverySizeOn) {
  SelfTestOptions options = ToyOptions();
  AddCases(options, kSeededCorpus + "/generated");
  ExpectAllFound(options, std::nullopt);
}

std::vector<std::pair<std::string, std::vector<formats::CaseLine>>> OneCase(
    const std::string& rest) {
  auto read = formats::ParseCases(
      R"({"schema":"hotstone.case/1","id":"one","size":[3,3],)" + rest + "}\n", "test");
  EXPECT_TRUE(read.ok()) << read.status();
  return {{"test", *std::move(read)}};
}

// The games about superko alone find the mistakes for which they are made.
TEST(SelfTest, GamesAboutSuperkoFindWhatTheyAreFor) {
  SelfTestOptions options = ToyOptions();
  const std::string file = kSeededCorpus + "/quick/simplified-ing-self_removal-none.jsonl";
  auto read = formats::ReadCaseFile(file);
  ASSERT_TRUE(read.ok()) << read.status();
  std::erase_if(*read, [](const formats::CaseLine& line) {
    const std::string what = line.value.id.substr(0, line.value.id.find('-'));
    return what != "return" && what != "mirrored" && what != "keys";
  });
  options.files.emplace_back(file, *std::move(read));
  options.sizes = {0};
  options.only = {
      "superko-looks-back-100",    "superko-forgets-at-500",  "superko-forgets-at-eight",
      "superko-forgets-at-chains", "superko-not-after-eight", "superko-not-after-chains",
      "superko-drops-eight",       "superko-drops-chains",    "hash-up-to-exchange",
      "hash-index-of-8-bits",      "hash-of-two-points",      "hash-without-the-middle"};
  const auto result = RunSelfTest(options);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->rows.size(), options.only.size());
  for (const SelfTestRow& row : result->rows) EXPECT_TRUE(row.good) << row.mistake;
}

// Only a capture is asked: a missing ko rule is not found, and the test says so.
TEST(SelfTest, AMistakeThatNothingAsksAboutIsNotFound) {
  SelfTestOptions options = ToyOptions();
  options.files = OneCase(
      R"("setup":{"W":["A1"],"B":["B1"]},"expect":{"legal":[{"after":0,"color":"B","at":"A2"}]})");
  options.only = {"no-ko"};
  options.sizes = {0};
  const auto result = RunSelfTest(options);
  ASSERT_TRUE(result.ok()) << result.status();
  ASSERT_EQ(result->rows.size(), 1u);
  EXPECT_FALSE(result->rows[0].good);
  EXPECT_FALSE(result->Good());
  EXPECT_THAT(SelfTestText(*result), HasSubstr("NO     no-ko "));
  EXPECT_THAT(result->rows[0].groups, IsEmpty());
}

// Checks each name before anything runs, and lists the valid ones.
TEST(SelfTest, EveryNameIsThatOfAMistake) {
  for (const char* name : {"no-koo", "", "no-ko@9"}) {
    SelfTestOptions options = ToyOptions();
    options.only = {name};
    const auto result = RunSelfTest(options);
    ASSERT_FALSE(result.ok()) << name;
    EXPECT_THAT(std::string(result.status().message()),
                HasSubstr(name == std::string("no-ko@9") ? "has a size after @"
                                                         : "known names: clean, no-ko, "));
  }
}

// Under any name, this engine has no ko rule: it is accused, which shows an error of the test or of
// conform.
TEST(SelfTest, ACleanToyThatIsAccusedIsNotGood) {
  SelfTestOptions options = ToyOptions();
  options.files = OneCase(
      R"("rules":{"self_removal":"none"},"setup":{"W":["B1","A2"],"B":["C1","B2"]},"to_move":"B","moves":[["B","A1"]],"expect":{"illegal":[{"after":1,"color":"W","at":"B1"}]})");
  options.only = {"clean"};
  options.toy = [](const std::string&, const std::string&) {
    return ToyCommand("no-ko", "basic-only,self_removal=none");
  };
  const auto result = RunSelfTest(options);
  ASSERT_TRUE(result.ok()) << result.status();
  ASSERT_FALSE(result->rows.empty());
  EXPECT_FALSE(result->rows[0].good);
  EXPECT_FALSE(result->Good());
}

// The case concerns the capture of two stones by a play that has no liberty before it.
TEST(SelfTest, AMistakeIsShownWithTheMovesThatLeadToIt) {
  SelfTestOptions options = ToyOptions();
  options.files = OneCase(
      R"("moves":[["B","A1"],["W","A2"],["B","C3"],["W","B1"]],"expect":{"rows":[{"after":4,"rows":["..X","O..",".O."]}]})");
  options.only = {"captures-nothing"};
  options.sizes = {0};
  const auto result = RunSelfTest(options);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_TRUE(result->Good());
  EXPECT_THAT(result->rows[0].moves, HasSubstr("B A1, W A2, B C3, W B1; after 4, the stones"));
  EXPECT_EQ(result->rows[0].moves_count, 4);
}

}  // namespace
}  // namespace hotstone::conformance
