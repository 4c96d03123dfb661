// Every condition of the rules, changed in every way: the quick set tells the engine from the law,
// or there is a reason why nothing can. And the conditions are those of spec/.
#include "conformance/trial/conditions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "conformance/corpus/generate.h"
#include "conformance/seeded/toy_engine.h"
#include "conformance/trial/self_test.h"
#include "tests/base/texts.h"

namespace hotstone::conformance {
namespace {

using testing::HasSubstr;

// The cases of a folder of the corpus; of the files named, if any.
void AddFolder(ConditionOptions& options, const std::string& folder,
               const std::set<std::string>& names = {}) {
  std::set<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           std::string(HOTSTONE_SOURCE_DIR) + "/corpus/" + folder)) {
    if (entry.path().extension() != ".jsonl") continue;
    const std::string name = entry.path().stem().string();
    if (names.empty() || names.contains(name)) files.insert(entry.path().string());
  }
  for (const std::string& file : files) {
    auto read = formats::ReadCaseFile(file);
    ASSERT_TRUE(read.ok()) << read.status();
    options.files.emplace_back(file, *std::move(read));
  }
}

// Adds the quick set of rules for which none is committed.
void AddNatural(ConditionOptions& options) {
  CorpusOptions how{*spec::ParseRuleSets("basic-only,hot=none,cycle=nssk"), {}, 1, true};
  const auto corpus = GenerateCorpus(how, nullptr);
  ASSERT_TRUE(corpus.ok()) << corpus.status();
  for (const CorpusFile& file : corpus->files) {
    if (file.group != "quick") continue;
    auto read = formats::ParseCases(file.text, file.path);
    ASSERT_TRUE(read.ok()) << read.status();
    options.files.emplace_back(file.path, *std::move(read));
  }
}

void ExpectEachFoundOrArguedAway(const ConditionOptions& options, size_t rule_sets,
                                 size_t engines) {
  const auto rows = FindConditions(options);
  ASSERT_TRUE(rows.ok()) << rows.status();
  std::set<std::string> rules;
  for (const ConditionRow& row : *rows) {
    rules.insert(row.rules);
    EXPECT_TRUE(row.good()) << row.mistake << " under " << row.rules << ": "
                            << (row.found.empty() ? "not found" : "found by " + row.found);
  }
  EXPECT_EQ(rules.size(), rule_sets);
  EXPECT_GT(rows->size(), engines);
}

TEST(Conditions, TheQuickSetFindsEachChangedOne) {
  ConditionOptions options;
  AddFolder(options, "quick", {"basic-only-self_removal-none", "tromp-taylor"});
  ExpectEachFoundOrArguedAway(options, 2, 700);
}

TEST(ConditionsSlow, TheQuickSetFindsEachChangedOneUnderAllRules) {
  ConditionOptions options;
  AddFolder(options, "quick");
  AddNatural(options);
  ExpectEachFoundOrArguedAway(options, 6, 1800);
}

// A case about a capture tells few engines apart, and says which.
TEST(Conditions, WhatNothingAsksAboutIsNotFound) {
  ConditionOptions options;
  auto read = formats::ParseCases(
      R"({"schema":"hotstone.case/1","id":"one","size":[3,3],"rules":{"self_removal":"none"},)"
      R"("setup":{"W":["A1"],"B":["B1"]},"moves":[["B","A2"]]})"
      "\n",
      "test");
  ASSERT_TRUE(read.ok()) << read.status();
  options.files.emplace_back("test", *std::move(read));
  const auto rows = FindConditions(options);
  ASSERT_TRUE(rows.ok());
  std::map<std::string, std::string> found;
  for (const ConditionRow& row : *rows) found[row.mistake] = row.found;
  EXPECT_EQ(found["takes-without-liberty:never:black"], "one");
  EXPECT_EQ(found["takes-without-liberty:never:white"], "");
  EXPECT_EQ(found["ko-alone:left-out"], "");
  EXPECT_THAT(ConditionsText(*rows), HasSubstr("takes-without-liberty\tnever\tcaptures chains with "
                                               "no liberty\tspec/board/board_play.cc\t"));
}

TEST(Conditions, HaveNamesThatTheToyReads) {
  std::set<std::string> names;
  int last = 0;
  for (const ToyConditionEntry& entry : ToyConditions()) {
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
    EXPECT_GT(static_cast<int>(entry.condition), last) << entry.name;
    last = static_cast<int>(entry.condition);
    EXPECT_FALSE(entry.changes.empty()) << entry.name;
    for (const ToyChange change : entry.changes) {
      const std::string name = entry.name + ":" + std::string(ToyChangeName(change)) + ":white@13";
      const auto setup = ParseToySetup(name, "basic-only");
      ASSERT_TRUE(setup.ok()) << setup.status();
      EXPECT_EQ(setup->mistake.condition, entry.condition);
      EXPECT_EQ(setup->mistake.change, change);
      EXPECT_EQ(setup->mistake.color, 'W');
      EXPECT_EQ(setup->mistake.from_size, 13);
    }
  }
  for (const char* bad : {"ko-alone:", "ko-alone:left-in", "ko-alone:left-out:red", "no-ko:never",
                          "ko-alone:left-out:", ":", "ko-alone:left-out@0"}) {
    EXPECT_FALSE(ParseToySetup(bad, "basic-only").ok()) << bad;
  }
}

// Each row quotes the law, and each line of the law with a condition is quoted by a row or is here,
// with the reason why no row changes it.
TEST(Conditions, AreThoseOfTheLaw) {
  const std::map<std::string, std::string> beyond = {
      {"if (IsFinished(s, rules)) return {Illegality::kGameOver};", "GTP has no end of the game"},
      {"if (!at.has_value()) return {};", "a pass is never refused"},
      {"if (!s.position.size().Contains(*at)) return {Illegality::kOffBoard};",
       "GTP does not define points off the board"},
      {"if (s.handicap_owed > 0 && s.to_move == Color::kWhite) return {Illegality::kHandicap};",
       "GTP has no mandatory passes"},
      {"if (at.has_value()) return AfterPlay(s, PlayAt(s.position, s.to_move, *at), rules);",
       "plays and passes have their own rows"},
      {"if (s.handicap_owed > 0 && s.to_move == Color::kWhite) {", "GTP has no mandatory passes"},
      {"if (rules.capture_ends && !(play.captured.empty() && play.self_removed.empty())) {",
       "GTP has no end of the game"},
      {"if (IsFinished(s, rules)) return result;", "GTP has no end of the game"},
      {"if (Judge(s, p, rules).legal()) result.push_back({p, After(s, p, rules)});",
       "the moves from here, for searches"},
      {"if (position.IsEmpty(p) || seen[static_cast<size_t>(i)]) continue;",
       "all chains, for checks"},
      {"if (position.IsEmpty(p) || free[static_cast<size_t>(i)]) continue;",
       "whether a set-up is legal"},
      {"if (!HasLiberty(position, p, free)) return ChainAt(position, p);",
       "whether a set-up is legal"},
  };
  std::map<std::string, std::string> quoted;  // the words of all rows, by file
  for (const ToyConditionEntry& entry : ToyConditions()) {
    const std::string file(entry.file);
    EXPECT_THAT(SourceText(file), HasSubstr(std::string(entry.code))) << entry.name;
    quoted[file] += std::string(entry.code) + "\n";
  }
  std::set<std::string> used;
  for (const auto& [file, words] : quoted) {
    if (file == "spec/rules/game.cc" || file == "spec/board/board.h") continue;
    const std::vector<std::string> codes = absl::StrSplit(words, '\n', absl::SkipEmpty());
    for (std::string line : std::vector<std::string>(absl::StrSplit(SourceText(file), '\n'))) {
      line.erase(
          0, line.find_first_not_of(' ') == std::string::npos ? 0 : line.find_first_not_of(' '));
      if (!absl::StartsWith(line, "if (")) continue;
      const bool known = std::any_of(codes.begin(), codes.end(), [&](const std::string& code) {
        return absl::StrContains(line, code);
      });
      if (known) continue;
      EXPECT_TRUE(beyond.contains(line)) << file << ": no row changes this: " << line;
      used.insert(line);
    }
  }
  for (const auto& [line, why] : beyond) EXPECT_TRUE(used.contains(line)) << line << ": " << why;
}

// Through conform itself: mistakes that an earlier quick set let pass, about liberties in a ko, two
// passes, numbers of eight bits, refused plays, and plies taken back.
TEST(Conditions, EnginesBehindGtpAreFoundAsWell) {
  SelfTestOptions options;
  options.toy = [](const std::string& mistake, const std::string& rules) {
    return EngineCommand{HOTSTONE_TOY_ENGINE, {mistake, rules}, "toy " + mistake};
  };
  options.limits.seconds = 600;
  options.limits.start_seconds = 600;
  const std::string file =
      std::string(HOTSTONE_SOURCE_DIR) + "/corpus/quick/basic-only-self_removal-none.jsonl";
  auto read = formats::ReadCaseFile(file);
  ASSERT_TRUE(read.ok()) << read.status();
  std::erase_if(*read, [](const formats::CaseLine& line) {
    return line.value.setup.size().cols() == 19 && line.value.moves.size() > 100;
  });
  options.files.emplace_back(file, *std::move(read));
  options.only = {"ko-one-liberty:left-out", "pass-lifts-ban:never",
                  "ko-number-columns-from-the-left:compared-in-bytes:white",
                  "refusal-keeps-ban-occupied:never:black", "undo-drops-ban:never"};
  const auto result = RunSelfTest(options);
  ASSERT_TRUE(result.ok()) << result.status();
  std::set<std::string> found;
  for (const SelfTestRow& row : result->rows) {
    if (row.rules != "basic-only,self_removal=none") continue;
    EXPECT_TRUE(row.good) << row.mistake;
    found.insert(row.mistake);
  }
  EXPECT_EQ(found.size(), options.only.size());
}

TEST(ConditionsSlow, TheCorpusFindsEachChangedOne) {
  ConditionOptions options;
  AddFolder(options, "generated");
  options.least_cases = 100;
  ExpectEachFoundOrArguedAway(options, 7, 2100);
}

}  // namespace
}  // namespace hotstone::conformance
