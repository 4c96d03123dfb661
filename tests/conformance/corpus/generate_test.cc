#include "conformance/corpus/generate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "conformance/corpus/groups.h"
#include "conformance/corpus/manifest.h"
#include "conformance/judge/case_runner.h"
#include "formats/case/case_reader.h"
#include "formats/sgf/sgf_game.h"
#include "tests/base/stop_at.h"

namespace hotstone::conformance {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

CorpusOptions Options(const char* rules, const std::vector<std::string>& boards,
                      uint64_t seed = 1) {
  CorpusOptions options{*spec::ParseRuleSets(rules), {}, seed};
  for (const std::string& board : boards) options.boards.push_back(*spec::ParseBoardSize(board));
  return options;
}

const Corpus& Small() {
  static const auto* const corpus = new Corpus(*GenerateCorpus(
      Options("hot-only;tromp-taylor;faulstich-2015", {"2x1", "2x2", "5x5"}), nullptr));
  return *corpus;
}

const CorpusFile* Find(const Corpus& corpus, const std::string& path) {
  for (const CorpusFile& file : corpus.files) {
    if (file.path == path) return &file;
  }
  return nullptr;
}

TEST(CorpusTest, TheSameOptionsGiveTheSameBytes) {
  const Corpus again = *GenerateCorpus(
      Options("hot-only;tromp-taylor;faulstich-2015", {"2x1", "2x2", "5x5"}), nullptr);
  ASSERT_EQ(again.files.size(), Small().files.size());
  for (size_t i = 0; i < again.files.size(); ++i) {
    EXPECT_EQ(again.files[i].path, Small().files[i].path);
    EXPECT_EQ(again.files[i].text, Small().files[i].text) << again.files[i].path;
  }
}

TEST(CorpusTest, AnotherSeedGivesOtherGames) {
  const Corpus other = *GenerateCorpus(Options("tromp-taylor", {"5x5"}, 2), nullptr);
  const Corpus one = *GenerateCorpus(Options("tromp-taylor", {"5x5"}, 1), nullptr);
  EXPECT_NE(Find(other, "games/tromp-taylor.jsonl")->text,
            Find(one, "games/tromp-taylor.jsonl")->text);
}

TEST(CorpusTest, EveryCaseHoldsAndEveryRecordIsReadWithItsMoves) {
  std::set<std::string> ids;
  for (const CorpusFile& file : Small().files) {
    if (file.path.find(".jsonl") == std::string::npos) continue;
    const auto cases = formats::ParseCases(file.text, file.path);
    ASSERT_TRUE(cases.ok()) << cases.status();
    EXPECT_EQ(static_cast<int64_t>(cases->size()), file.cases);
    for (const formats::CaseLine& line : *cases) {
      EXPECT_TRUE(ids.insert(line.value.id).second) << line.value.id << " is there twice";
      EXPECT_FALSE(line.value.source.empty()) << line.value.id;
      const CaseReport report = RunCase(line.value, {});
      EXPECT_EQ(report.failed + report.unknown, 0) << line.value.id;
      EXPECT_GT(report.held, 0) << line.value.id;
    }
    const CorpusFile* records = Find(Small(), file.path.substr(0, file.path.size() - 6) + ".sgf");
    if (records == nullptr) continue;
    const auto trees = formats::ParseSgf(records->text, records->path);
    ASSERT_TRUE(trees.ok()) << trees.status();
    ASSERT_EQ(trees->size(), cases->size()) << records->path;
    for (size_t i = 0; i < trees->size(); ++i) {
      const auto game = formats::ReadSgfGame((*trees)[i], records->path);
      ASSERT_TRUE(game.ok()) << game.status();
      EXPECT_EQ(game->setup, (*cases)[i].value.setup);
      EXPECT_EQ(game->FirstToMove(), (*cases)[i].value.to_move);
      EXPECT_EQ(game->plies.size(), (*cases)[i].value.moves.size()) << (*cases)[i].value.id;
    }
  }
  EXPECT_GT(ids.size(), 300u);
}

TEST(CorpusTest, RuleSetsThatJudgeAlikeShareAFile) {
  const CorpusFile* whole = Find(Small(), "situations/2x2-tromp-taylor.jsonl");
  ASSERT_NE(whole, nullptr);
  EXPECT_THAT(whole->also_for, ElementsAre("faulstich-2015"));
  EXPECT_EQ(Find(Small(), "situations/2x2-faulstich-2015.jsonl"), nullptr);
  // Compensation matters where outcomes are asked.
  EXPECT_NE(Find(Small(), "endings/faulstich-2015.jsonl"), nullptr);
  EXPECT_NE(Find(Small(), "situations/2x2-hot-only.jsonl"), nullptr);
}

TEST(CorpusTest, EveryLegalPositionOfAWholeBoardIsThere) {
  const auto cases =
      formats::ParseCases(Find(Small(), "situations/2x2-hot-only.jsonl")->text, "2x2");
  ASSERT_TRUE(cases.ok());
  std::set<spec::Position> positions;
  for (const formats::CaseLine& line : *cases) {
    if (line.value.expect.legal_set.size() == 2) positions.insert(line.value.setup);
  }
  EXPECT_EQ(positions.size(), 57u);  // OEIS A094777
}

TEST(CorpusTest, TheTablesAreThere) {
  for (const char* path :
       {"perft.tsv", "differences.tsv", "coverage.tsv", "README.md", "manifest.json"}) {
    EXPECT_NE(Find(Small(), path), nullptr) << path;
  }
  EXPECT_EQ(Small().files.back().path, kManifestName);
  EXPECT_THAT(Find(Small(), "perft.tsv")->text, HasSubstr("5x5\ttromp-taylor\t3\t15650\n"));
  EXPECT_THAT(Find(Small(), "README.md")->text,
              HasSubstr("hotstone corpus --rules 'hot-only;tromp-taylor;faulstich-2015' --boards "
                        "'2x1;2x2;5x5' --seed 1 --out DIR"));
}

// The line explained in the README is a case, and a true one.
TEST(CorpusTest, TheExampleOfTheReadmeHolds) {
  const std::string& readme = Find(Small(), "README.md")->text;
  const size_t begin = readme.find("{\"schema\"");
  ASSERT_NE(begin, std::string::npos);
  std::string line = readme.substr(begin, readme.find("```", begin) - begin);
  line.erase(std::remove(line.begin(), line.end(), '\n'), line.end());
  const auto c = formats::ParseCase(line, {"README.md", 1});
  ASSERT_TRUE(c.ok()) << c.status();
  const CaseReport report = RunCase(*c, {});
  EXPECT_EQ(report.held, report.Total());
  EXPECT_GE(report.held, 3);
  EXPECT_EQ(readme.find('$'), std::string::npos) << "something is not put in";
}

TEST(CorpusTest, WrongOptionsAreRefused) {
  const auto message = [](const CorpusOptions& options) {
    return std::string(GenerateCorpus(options, nullptr).status().message());
  };
  EXPECT_THAT(message(Options("basic-only", {})), HasSubstr("no board"));
  EXPECT_THAT(message(CorpusOptions{{}, Options("all", {"2x2"}).boards, 1}),
              HasSubstr("no rule set"));
  EXPECT_THAT(message(Options("basic-only;basic-only", {"2x2"})), HasSubstr("given twice"));
  EXPECT_THAT(message(Options("basic-only", {"2x2", "2x2"})), HasSubstr("a board is given twice"));
  EXPECT_THAT(message(Options("basic-only,handicap=2", {"2x2"})), HasSubstr("without handicap"));
  EXPECT_THAT(message(Options("basic-only,capture_ends=true", {"2x2"})), HasSubstr("capture_ends"));
}

TEST(CorpusTest, AnInterruptionGivesNothing) {
  for (const int n : {0, 1, 100, 400}) {
    StopAt stop(n);
    EXPECT_EQ(
        GenerateCorpus(Options("basic-only;tromp-taylor", {"2x2", "5x5"}), &stop).status().code(),
        absl::StatusCode::kCancelled)
        << n;
  }
}

TEST(CorpusTest, LargeBoardsAreNotShownWhole) {
  Coverage coverage;
  const auto rules = *spec::ParseRuleSet("basic-only");
  EXPECT_EQ(SituationCases(rules, *spec::ParseBoardSize("7x1"), coverage, nullptr).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(CorpusCoverageTest, WhatIsAskedTooRarelyIsNamed) {
  const auto rules = *spec::ParseRuleSet("tromp-taylor");
  Coverage coverage;
  for (const Requirement& requirement : RequirementsOf(rules))
    coverage.Count(requirement.thing, kRequired);
  EXPECT_THAT(Shortfalls(rules, coverage), IsEmpty());
  Coverage nearly;
  for (const auto& [thing, count] : coverage.counts()) {
    nearly.Count(thing, thing == "why:superko" ? kRequired - 1 : count);
  }
  EXPECT_THAT(Shortfalls(rules, nearly), ElementsAre("why:superko: 19"));
  EXPECT_THAT(Shortfalls(rules, Coverage()), Contains("cycle:triple-ko: 0"));
}

// Where nobody is named, the clause that still binds the players is requested as well.
TEST(CorpusCoverageTest, WhoIsBoundUnnamedIsAskedForByItsClause) {
  const auto clauses = [](const char* text) {
    std::set<std::string> things;
    for (const Requirement& r : RequirementsOf(*spec::ParseRuleSet(text))) {
      if (r.thing == "clause:ING96-G511" || r.thing == "clause:ING96-R3-board-play" ||
          r.thing == "clause:ING91-1-stoerungs-ko") {
        things.insert(r.thing);
      }
    }
    return things;
  };
  EXPECT_EQ(clauses("ing-1996"),
            (std::set<std::string>{"clause:ING96-G511", "clause:ING96-R3-board-play"}));
  EXPECT_EQ(clauses("ing-1996,unnamed=starter"),
            (std::set<std::string>{"clause:ING96-G511", "clause:ING91-1-stoerungs-ko"}));
  EXPECT_EQ(clauses("ing-1996,unnamed=nobody"), (std::set<std::string>{"clause:ING96-G511"}));
}

// A case about a cycle cites the clause that refuses this cycle, which under ing-1996 depends on
// its class.
TEST(CorpusTest, ACycleCitesTheClauseThatRefusesIt) {
  Coverage coverage;
  const auto cases = CycleCases(*spec::ParseRuleSet("ing-1996"), {}, 1, coverage, nullptr);
  ASSERT_TRUE(cases.ok()) << cases.status();
  std::map<std::string, std::string> sources;
  for (const formats::Case& c : *cases)
    sources.emplace(c.id.substr(0, c.id.find("-ing-1996")), c.source);
  EXPECT_EQ(sources["double-ko-6x3"], "double-ko that is refused (ING96-G511)");
  EXPECT_EQ(sources["triple-ko-4x5"], "triple-ko that is refused (ING96-R3-board-play)");
  EXPECT_EQ(sources["molasses-5x4"], "molasses that is refused (ING96-G511)");
}

// Excuses are given only for things that cannot occur.
TEST(CorpusCoverageTest, ExcusesAreForWhatTheRulesExclude) {
  const auto excused = [](const char* text) {
    std::set<std::string> things;
    for (const Requirement& r : RequirementsOf(*spec::ParseRuleSet(text))) {
      if (!r.excuse.empty()) things.insert(r.thing);
    }
    return things;
  };
  EXPECT_EQ(excused("ing-1996"), std::set<std::string>());
  EXPECT_EQ(excused("aga-like"),
            (std::set<std::string>{"why:no-variation", "cycle:self-removal", "ending:pause",
                                   "ending:resumption", "ending:agreed-dead"}));
}

}  // namespace
}  // namespace hotstone::conformance
