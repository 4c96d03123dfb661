// The corpus in corpus/generated and the quick set in corpus/quick: unaltered, true, covering, and
// equal to the program's current output. And the texts' own examples in corpus/named.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "conformance/corpus/folder.h"
#include "conformance/corpus/generate.h"
#include "conformance/corpus/groups.h"
#include "conformance/judge/case_runner.h"
#include "formats/case/case_reader.h"
#include "formats/case/case_writer.h"
#include "tests/base/texts.h"

namespace hotstone::conformance {
namespace {

using ::testing::IsEmpty;

const char kFolder[] = HOTSTONE_SOURCE_DIR "/corpus/generated";
const char kQuickFolder[] = HOTSTONE_SOURCE_DIR "/corpus/quick";

std::string Text(const std::string& path) { return SourceText("corpus/generated/" + path); }

CorpusOptions OptionsOf(const Manifest& manifest) {
  CorpusOptions options;
  options.seed = manifest.seed;
  for (const std::string& rules : manifest.rules)
    options.rules.push_back(*spec::ParseRuleSet(rules));
  for (const std::string& board : manifest.boards)
    options.boards.push_back(*spec::ParseBoardSize(board));
  return options;
}

TEST(CommittedCorpusTest, IsAsItsManifestSays) {
  const auto findings = VerifyCorpus(kFolder);
  ASSERT_TRUE(findings.ok()) << findings.status();
  for (const CorpusFinding& finding : *findings)
    ADD_FAILURE() << finding.path << ": " << finding.what;
}

TEST(CommittedCorpusTest, NoFileIsTooLargeForAReader) {
  const auto manifest = ReadManifest(kFolder);
  ASSERT_TRUE(manifest.ok());
  int64_t bytes = 0;
  for (const ManifestFile& file : manifest->files) {
    EXPECT_LT(file.bytes, 2'000'000) << file.path;
    bytes += file.bytes;
  }
  EXPECT_LT(bytes, 17'000'000);
}

// From the table; the figures that it gives for reasons are recounted in the files.
TEST(CommittedCorpusTest, CoversWhatItMustTwentyTimes) {
  std::map<std::string, std::map<std::string, int>> table;
  int required = 0;
  const std::vector<std::string> lines =
      absl::StrSplit(Text("coverage.tsv"), '\n', absl::SkipEmpty());
  for (size_t i = 1; i < lines.size(); ++i) {
    const std::vector<std::string> cells = absl::StrSplit(lines[i], '\t');
    ASSERT_EQ(cells.size(), 5u) << lines[i];
    int count = 0;
    ASSERT_TRUE(absl::SimpleAtoi(cells[2], &count)) << lines[i];
    table[cells[0]][cells[1]] = count;
    if (cells[3] == "-") continue;
    ++required;
    EXPECT_EQ(cells[3], "20");
    EXPECT_GE(count, 20) << lines[i];
  }
  EXPECT_GT(required, 200);
  const auto manifest = ReadManifest(kFolder);
  ASSERT_TRUE(manifest.ok());
  for (const spec::RuleSet& rules : OptionsOf(*manifest).rules) {
    for (const Requirement& requirement : RequirementsOf(rules)) {
      EXPECT_EQ(table[spec::RuleSetName(rules)].count(requirement.thing), 1u)
          << spec::RuleSetName(rules) << " " << requirement.thing;
    }
  }
  // The first rule set shares no file with an earlier one, so its files contain the questions
  // listed in the table.
  const std::string first = manifest->rules.front();
  std::map<std::string, int> asked;
  for (const ManifestFile& file : manifest->files) {
    if (file.rules != first || file.path.find(".jsonl") == std::string::npos) continue;
    const std::string text = Text(file.path);
    for (size_t at = text.find("\"why\":\""); at != std::string::npos;
         at = text.find("\"why\":\"", at + 1)) {
      ++asked["why:" + text.substr(at + 7, text.find('"', at + 7) - at - 7)];
    }
  }
  EXPECT_GT(asked.size(), 5u);
  for (const auto& [why, count] : asked) EXPECT_EQ(count, table[first][why]) << why;
}

// The files that ask most in least time; `hotstone check` on all of them is the slow test.
TEST(CommittedCorpusTest, HoldsByTheLaw) {
  int held = 0;
  for (const char* path :
       {"situations/2x2-basic-only.jsonl", "situations/3x1-tromp-taylor.jsonl",
        "games/aga-like.jsonl", "cycles/hot-none-cycle-nssk.jsonl", "cycles/tromp-taylor.jsonl",
        "hot/hot-only.jsonl", "endings/basic-only.jsonl", "counting/hot-only.jsonl",
        "differences/differences.jsonl", "tactics/ing-1996.jsonl"}) {
    const auto cases = formats::ParseCases(Text(path), path);
    ASSERT_TRUE(cases.ok()) << cases.status();
    for (const formats::CaseLine& line : *cases) {
      const CaseReport report = RunCase(line.value, {});
      held += report.held;
      for (const CaseFinding& finding : report.findings) {
        ADD_FAILURE() << line.value.id << ": " << finding.key << ": expected " << finding.expected
                      << ", found " << finding.found;
      }
    }
  }
  EXPECT_GT(held, 5000);
}

// Runs every case of a file of corpus/named, each of which holds; how many there are by rule set.
std::map<std::string, int> RunNamed(const std::string& name) {
  std::map<std::string, int> cases_of;
  const auto cases = formats::ReadCaseFile(HOTSTONE_SOURCE_DIR "/corpus/named/" + name);
  EXPECT_TRUE(cases.ok()) << cases.status();
  if (!cases.ok()) return cases_of;
  for (const formats::CaseLine& line : *cases) {
    const CaseReport report = RunCase(line.value, {});
    EXPECT_GT(report.held, 0) << line.value.id;
    for (const CaseFinding& finding : report.findings) {
      ADD_FAILURE() << line.value.id << ": " << finding.key << ": expected " << finding.expected
                    << ", found " << finding.found;
    }
    ++cases_of[spec::RuleSetName(line.value.rules)];
  }
  return cases_of;
}

// The texts' own examples, under each preset that agrees with the text.
TEST(TextExampleCasesTest, ComeOutAsTheTextsSay) {
  EXPECT_EQ(
      RunNamed("text-examples.jsonl"),
      (std::map<std::string, int>{{"ing-1996", 14}, {"ing-1996-recycling", 12}, {"ing-1991", 13}}));
}

// What others have shown of the Ing rules: docs/explanation/others.md says who agrees.
TEST(ExamplesOfOthersTest, ComeOutAsThePageSays) {
  EXPECT_EQ(RunNamed("others.jsonl"), (std::map<std::string, int>{{"ing-1996", 9},
                                                                  {"ing-1996,settled=life", 3},
                                                                  {"ing-1996-recycling", 1},
                                                                  {"ing-1991", 1},
                                                                  {"aga-like", 1}}));
}

// They separate rule sets: with stones hot in every ko, the double-ko seki, the quadruple ko, the
// false triple ko and the double-ko death come out differently in 1991, where no stone of theirs is
// hot.
TEST(TextExampleCasesTest, DoNotComeOutWithStonesHotInEveryKo) {
  const auto cases = formats::ReadCaseFile(HOTSTONE_SOURCE_DIR "/corpus/named/text-examples.jsonl");
  ASSERT_TRUE(cases.ok()) << cases.status();
  std::set<std::string> failing;
  for (const formats::CaseLine& line : *cases) {
    formats::Case every = line.value;
    every.rules.hot_fighting_only.clear();
    if (RunCase(every, {}).failed > 0) failing.insert(every.id.substr(0, every.id.find('/')));
  }
  EXPECT_EQ(failing, (std::set<std::string>{"q5-p1-double-ko-seki", "q3-p1-quadruple-ko",
                                            "h5-false-triple-ko", "s4-g512-double-ko-death"}));
}

TEST(CommittedCorpusTest, IsMadeAgainInPart) {
  const auto manifest = ReadManifest(kFolder);
  ASSERT_TRUE(manifest.ok());
  const CorpusOptions options = OptionsOf(*manifest);
  const auto lines = [](const Cases& cases) {
    std::string text;
    for (const formats::Case& c : cases) text += formats::WriteCase(c) + "\n";
    return text;
  };
  Coverage coverage;
  const auto basic = *spec::ParseRuleSet("basic-only");
  const auto tromp_taylor = *spec::ParseRuleSet("tromp-taylor");
  const auto boards = ChosenBoards(options.boards);
  EXPECT_TRUE(lines(*SituationCases(basic, *spec::ParseBoardSize("2x2"), coverage, nullptr)) ==
              Text("situations/2x2-basic-only.jsonl"));
  EXPECT_TRUE(lines(*HotCases(basic, boards, options.seed, coverage, nullptr)) ==
              Text("hot/basic-only.jsonl"));
  EXPECT_TRUE(lines(*CycleCases(tromp_taylor, boards, options.seed, coverage, nullptr)) ==
              Text("cycles/tromp-taylor.jsonl"));
  EXPECT_TRUE(lines(*EndingCases(tromp_taylor, boards, options.seed, coverage, nullptr)) ==
              Text("endings/tromp-taylor.jsonl"));
}

// The whole quick set: it is small enough.
TEST(CommittedQuickSetTest, IsMadeAgainByteForByteAndHolds) {
  const auto findings = VerifyCorpus(kQuickFolder);
  ASSERT_TRUE(findings.ok()) << findings.status();
  for (const CorpusFinding& finding : *findings)
    ADD_FAILURE() << finding.path << ": " << finding.what;
  const auto manifest = ReadManifest(kQuickFolder);
  ASSERT_TRUE(manifest.ok());
  CorpusOptions options = OptionsOf(*manifest);
  options.quick = true;
  const auto corpus = GenerateCorpus(options, nullptr);
  ASSERT_TRUE(corpus.ok()) << corpus.status();
  EXPECT_EQ(corpus->files.size(), manifest->files.size() + 1);
  std::set<std::string> ids;
  int64_t bytes = 0;
  for (const CorpusFile& file : corpus->files) {
    EXPECT_TRUE(Text("../quick/" + file.path) == file.text) << file.path << " is another one";
    bytes += static_cast<int64_t>(file.text.size());
    if (file.group != "quick") continue;
    EXPECT_THAT(file.also_for, IsEmpty()) << file.path;
    const auto cases = formats::ParseCases(file.text, file.path);
    ASSERT_TRUE(cases.ok()) << cases.status();
    EXPECT_EQ(static_cast<int64_t>(cases->size()), file.cases);
    for (const formats::CaseLine& line : *cases) {
      const CaseReport report = RunCase(line.value, {});
      EXPECT_EQ(report.failed + report.unknown, 0) << line.value.id;
      EXPECT_TRUE(ids.insert(line.value.id).second) << line.value.id << " is there twice";
      EXPECT_EQ(spec::RuleSetName(line.value.rules), file.rules) << line.value.id;
      EXPECT_EQ(line.value.setup.size().cols(), line.value.setup.size().rows()) << line.value.id;
    }
  }
  EXPECT_GT(ids.size(), 600u);
  EXPECT_LT(bytes, 920'000);
}

TEST(CommittedCorpusSlow, IsMadeAgainByteForByte) {
  const auto manifest = ReadManifest(kFolder);
  ASSERT_TRUE(manifest.ok());
  const auto corpus = GenerateCorpus(OptionsOf(*manifest), nullptr);
  ASSERT_TRUE(corpus.ok()) << corpus.status();
  EXPECT_EQ(corpus->files.size(), manifest->files.size() + 1);
  for (const CorpusFile& file : corpus->files) {
    EXPECT_TRUE(Text(file.path) == file.text) << file.path << " is another one";
  }
}

TEST(CommittedCorpusSlow, EveryCaseHolds) {
  const auto manifest = ReadManifest(kFolder);
  ASSERT_TRUE(manifest.ok());
  int64_t cases = 0;
  for (const ManifestFile& file : manifest->files) {
    if (file.path.find(".jsonl") == std::string::npos) continue;
    const auto lines = formats::ParseCases(Text(file.path), file.path);
    ASSERT_TRUE(lines.ok()) << lines.status();
    for (const formats::CaseLine& line : *lines) {
      const CaseReport report = RunCase(line.value, {});
      EXPECT_EQ(report.failed + report.unknown, 0) << file.path << ": " << line.value.id;
      ++cases;
    }
  }
  EXPECT_EQ(cases, manifest->cases);
}

}  // namespace
}  // namespace hotstone::conformance
