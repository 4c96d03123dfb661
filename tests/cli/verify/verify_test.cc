#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "answers/verdicts/expected_verdicts.h"
#include "tests/base/temporary.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::vector<std::string> kClaims = {"variation",      "self-removal-lemma",
                                          "closure",        "freedom",
                                          "two-play-lemma", "symmetry",
                                          "colour-swap",    "ordinary",
                                          "termination",    "forced",
                                          "cooperative",    "final-positions",
                                          "counting",       "captions",
                                          "breaths",        "determinacy",
                                          "robust",         "graph"};

// The keys of a one-line JSON object in order, without those of nested objects; empty if the
// brackets do not match. Strings may hold anything.
std::vector<std::string> KeysOf(const std::string& json) {
  std::vector<std::string> keys;
  std::string text;
  bool quoted = false;
  int depth = 0;
  for (size_t i = 0; i < json.size(); ++i) {
    if (quoted) {
      if (json[i] == '\\') {
        ++i;
      } else if (json[i] == '"') {
        quoted = false;
      } else {
        text += json[i];
      }
      continue;
    }
    if (json[i] == '"') {
      quoted = true;
      text.clear();
    }
    if (json[i] == ':' && depth == 1) keys.push_back(text);
    if (json[i] == '{' || json[i] == '[') ++depth;
    if (json[i] == '}' || json[i] == ']') --depth;
  }
  return depth == 0 && !quoted ? keys : std::vector<std::string>{};
}

TEST(VerifyCommandTest, AsRecordedIsGreen) {
  const ProgramResult run = RunHotstone({"verify", "--board", "2x2", "--rules", "all", "--expect"});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, EndsWith("; all as recorded.\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("EXPECTED")));
}

// All recorded rule sets that have a name or are a reading, on these boards.
class RecordedBoardsTest : public testing::TestWithParam<const char*> {};

void ExpectAsRecorded(const std::string& board, const char* rules) {
  const ProgramResult run = RunHotstone({"verify", "--board", board, "--rules", rules, "--expect"});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_THAT(run.out, EndsWith("; all as recorded.\n")) << rules;
}

TEST_P(RecordedBoardsTest, AreAsRecorded) {
  for (const char* rules : {"all", "readings"}) ExpectAsRecorded(GetParam(), rules);
}

INSTANTIATE_TEST_SUITE_P(Boards, RecordedBoardsTest,
                         testing::Values("1x1", "2x1", "3x1", "4x1", "5x1", "2x2", "3x2"));

// The largest boards take longer: their presets here, their readings in the slow suite.
class RecordedPresetsTest : public testing::TestWithParam<const char*> {};
TEST_P(RecordedPresetsTest, AreAsRecorded) { ExpectAsRecorded(GetParam(), "all"); }
INSTANTIATE_TEST_SUITE_P(Boards, RecordedPresetsTest, testing::Values("4x2", "3x3"));

class RecordedReadingsSlow : public testing::TestWithParam<const char*> {};
TEST_P(RecordedReadingsSlow, AreAsRecorded) { ExpectAsRecorded(GetParam(), "readings"); }
INSTANTIATE_TEST_SUITE_P(Boards, RecordedReadingsSlow, testing::Values("4x2", "3x3"));

// The kind alone is not enough: a verdict with another figure, or without one, is a different
// verdict.
TEST(VerifyCommandTest, AFigureThatDiffersIsNotAsRecorded) {
  certify::Verdict verdict;
  verdict.kind = certify::VerdictKind::kFails;
  verdict.figure = 4;
  EXPECT_TRUE(answers::Matches({"fails", "4"}, verdict));
  EXPECT_FALSE(answers::Matches({"fails", "6"}, verdict));
  EXPECT_FALSE(answers::Matches({"fails", "-"}, verdict));
  EXPECT_FALSE(answers::Matches({"holds", "4"}, verdict));
  verdict.figure.reset();
  EXPECT_TRUE(answers::Matches({"fails", "-"}, verdict));
  EXPECT_FALSE(answers::Matches({"fails", "4"}, verdict));
}

// The level of each verdict, which is not part of the record, is printed as decided.
TEST(VerifyCommandTest, LevelsArePrinted) {
  const ProgramResult run =
      RunHotstone({"verify", "--board", "2x2", "--rules", "basic-only", "--claims",
                   "closure,termination,determinacy,graph", "--json"});
  const auto lines = run.OutputLines();
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_THAT(lines[0], HasSubstr("\"level\":\"enumerated\""));
  EXPECT_THAT(lines[1], HasSubstr("\"level\":\"certified\""));
  EXPECT_THAT(lines[2], HasSubstr("\"level\":\"certified\""));
  EXPECT_THAT(lines[3], HasSubstr("\"level\":\"cross-checked\""));
}

// --certify-points and --out reach the claims: intervals beyond the limit are not certified, and
// the folder gets the record, the case, which holds, and the certificate.
TEST(VerifyCommandTest, LimitsAndFolderAreObserved) {
  const ProgramResult enumerated =
      RunHotstone({"verify", "--board", "2x2", "--rules", "basic-only", "--claims", "determinacy",
                   "--certify-points", "3", "--json"});
  EXPECT_THAT(enumerated.out, HasSubstr("\"level\":\"enumerated\""));
  const std::string folder = TestPath("verify-out");
  const ProgramResult run =
      RunHotstone({"verify", "--board", "2x1", "--rules", "basic-only,hot=none", "--claims",
                   "termination", "--out", folder});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.insert(entry.path().filename().string());
  }
  const std::string stem = "2x1_basic-only-hot-none_termination";
  EXPECT_THAT(names, ElementsAre(stem + ".certificate", stem + ".jsonl", stem + ".sgf"));
  const ProgramResult check = RunHotstone({"check", folder + "/" + stem + ".jsonl"});
  EXPECT_EQ(check.exit_code, 0) << check.out;
  std::filesystem::remove_all(folder);
}

// A record applies to a board and to the board rotated by a right angle, and its lines name the
// longer side first.
TEST(VerifyCommandTest, ABoardTurnedIsTheRecordedBoard) {
  const spec::RuleSet rules = *spec::ParseRuleSet("basic-only");
  const auto lying = spec::BoardSize::Create(3, 2);
  const auto standing = spec::BoardSize::Create(2, 3);
  EXPECT_TRUE(answers::HasExpected(*standing));
  const auto expected = answers::FindExpected(*standing, rules, "termination");
  ASSERT_TRUE(expected.has_value());
  EXPECT_EQ(expected->figure, answers::FindExpected(*lying, rules, "termination")->figure);
  certify::Verdict verdict;
  verdict.claim = "termination";
  verdict.kind = certify::VerdictKind::kFails;
  verdict.figure = 4;
  EXPECT_EQ(answers::ExpectedLine(*standing, rules, verdict),
            "3x2\tbasic-only\ttermination\tfails\t4");
  EXPECT_EQ(answers::ExpectedLine(*lying, rules, verdict),
            "3x2\tbasic-only\ttermination\tfails\t4");
}

// The list matches what is decided: names in the order of the verdicts, each with its clauses.
TEST(VerifyCommandTest, ClaimsAreListed) {
  const ProgramResult people = RunHotstone({"verify", "--list-claims"});
  EXPECT_EQ(people.exit_code, 0) << people.err;
  EXPECT_THAT(people.out,
              StartsWith("variation           every permitted play changes the position\n"));
  EXPECT_THAT(people.out, HasSubstr("clauses: ING96-R5, ING96-G502\n"));
  const ProgramResult list = RunHotstone({"verify", "--list-claims", "--json"});
  EXPECT_EQ(list.exit_code, 0) << list.err;
  const ProgramResult verdicts =
      RunHotstone({"verify", "--board", "2x1", "--rules", "basic-only", "--json"});
  ASSERT_EQ(list.OutputLines().size(), kClaims.size());
  ASSERT_EQ(verdicts.OutputLines().size(), kClaims.size());
  for (size_t i = 0; i < kClaims.size(); ++i) {
    EXPECT_THAT(KeysOf(list.OutputLines()[i]),
                ElementsAre("schema", "command", "claim", "clauses", "sentence", "figure",
                            "can_fail", "needs_finite_memory", "version"));
    const auto clauses_of = [](const std::string& line) {
      const size_t begin = line.find("\"claim\":");
      return line.substr(begin, line.find(']') - begin);
    };
    EXPECT_EQ(clauses_of(list.OutputLines()[i]), clauses_of(verdicts.OutputLines()[i]));
    EXPECT_THAT(list.OutputLines()[i], HasSubstr("\"claim\":\"" + kClaims[i] + "\""));
  }
}

// On a board too large to enumerate, arguments answer, and the rest is unknown.
TEST(VerifyCommandTest, LargeBoardsAreAnsweredByArguments) {
  const ProgramResult ends = RunHotstone(
      {"verify", "--board", "19x19", "--rules", "ing-1996", "--claims", "termination,closure"});
  EXPECT_EQ(ends.exit_code, 0) << ends.err;
  EXPECT_THAT(ends.out, HasSubstr("2 hold, 0 fail, 0 unknown."));
  const ProgramResult closure = RunHotstone(
      {"verify", "--board", "9x9", "--rules", "ing-1996", "--claims", "closure", "--json"});
  EXPECT_THAT(closure.out,
              HasSubstr("\"theorems\":[\"legality_is_kept (proofs/plays/legality.v)\"]"));
  const ProgramResult freedom =
      RunHotstone({"verify", "--board", "19x19", "--rules", "ing-1996", "--claims", "freedom"});
  EXPECT_EQ(freedom.exit_code, 3) << freedom.err;
}

TEST(VerifyCommandTest, FiguresHaveNames) {
  const ProgramResult run =
      RunHotstone({"verify", "--board", "2x2", "--rules", "basic-only;tromp-taylor", "--claims",
                   "termination,determinacy,final-positions", "--json"});
  const auto lines = run.OutputLines();
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_THAT(lines[0], HasSubstr("\"figures\":{\"cyclic_situations\":344,\"cyclic_components\":1,"
                                  "\"shortest_cycle\":6},\"obligations\":[],\"page\":null,\"on_"
                                  "paper\":null,\"theorems\":[]}"));
  EXPECT_THAT(lines[1], HasSubstr("\"verdict\":\"counted\""));
  EXPECT_THAT(lines[1], HasSubstr("\"figures\":{\"black_wins\":"));
  EXPECT_THAT(lines[2], HasSubstr("\"positions\":57,\"undetermined_up_to_symmetry\":"));
  EXPECT_THAT(lines[3], HasSubstr("\"figures\":{},\"obligations\":[\"ends-memory-measure\","
                                  "\"ends-no-item-twice\"],\"page\":\"docs/explanation/"
                                  "termination.md\",\"on_paper\":\"a "));
  EXPECT_THAT(lines[3], HasSubstr("\"theorems\":[\"psk_ends (proofs/endings/superko_ends.v)\"]}"));
  const ProgramResult passes = RunHotstone(
      {"verify", "--board", "1x1", "--rules", "tromp-taylor", "--claims", "cooperative", "--json"});
  EXPECT_THAT(
      passes.out,
      HasSubstr("\"theorems\":[\"passes_alone_end_the_game (proofs/endings/passes_alone.v)\"]}"));
}

TEST(VerifyCommandTest, WithoutExpectationsFailuresAreCode1) {
  const ProgramResult all = RunHotstone({"verify", "--board", "2x2", "--rules", "all"});
  EXPECT_EQ(all.exit_code, 1) << all.err;
  EXPECT_THAT(all.out, Not(HasSubstr("as recorded")));
  // Only what holds: 0. Only what is not implemented: 3. A failure outweighs both.
  EXPECT_EQ(
      RunHotstone({"verify", "--board", "2x2", "--rules", "basic-only", "--claims", "closure"})
          .exit_code,
      0);
  EXPECT_EQ(RunHotstone({"verify", "--board", "2x2", "--rules", "ing-1996", "--claims", "graph"})
                .exit_code,
            3);
  EXPECT_EQ(RunHotstone({"verify", "--board", "2x2", "--rules", "ing-1996;basic-only", "--claims",
                         "termination"})
                .exit_code,
            1);
}

TEST(VerifyCommandTest, WitnessesAreShownWithTheirCycle) {
  const ProgramResult run = RunHotstone(
      {"verify", "--board", "2x1", "--rules", "basic-only,hot=none", "--claims", "termination"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr("an endless game; Black to move\n"
                                 "        ..\n"));
  EXPECT_THAT(run.out, HasSubstr("repeated forever: "));
}

// A slash at the end of the address makes no difference.
TEST(VerifyCommandTest, WitnessesHaveLinksToAnAtlas) {
  const std::vector<std::string> question = {"verify",     "--board",  "2x1",        "--rules",
                                             "basic-only", "--claims", "termination"};
  for (const char* const base : {"https://example.org/atlas", "https://example.org/atlas/"}) {
    std::vector<std::string> args = question;
    args.insert(args.end(), {"--link", base});
    EXPECT_THAT(
        RunHotstone(args).out,
        HasSubstr("\n      https://example.org/atlas/judge.html#rules=basic-only&rows=..&moves="
                  "B:A1,W:B1,B:pass,W:A1\n"));
    args.push_back("--json");
    EXPECT_THAT(RunHotstone(args).out,
                HasSubstr("\"link\":\"https://example.org/atlas/judge.html#"));
  }
  EXPECT_THAT(RunHotstone(question).out, Not(HasSubstr("judge.html")));
}

TEST(VerifyCommandTest, ALinkIsAnAddressOrAFolder) {
  for (const std::string base : {"http://127.0.0.1:8080", "file:///srv/atlas", "../a%20site"}) {
    EXPECT_NE(RunHotstone({"verify", "--board", "1x1", "--link", base}).exit_code, 2) << base;
  }
  for (const std::string base : {"javascript:alert(1)", "two words", "\"quoted",
                                 "https://example.org/#a", "r\u00e9sum\u00e9"}) {
    EXPECT_THAT(Refusal({"verify", "--board", "1x1", "--link", base}),
                HasSubstr("is not an address such as https://example.org/atlas"));
  }
}

TEST(VerifyCommandTest, JsonLinesHaveTheKeysOfThePageInOrder) {
  const ProgramResult run =
      RunHotstone({"verify", "--board", "2x2,2x1", "--rules", "all", "--json"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  const auto lines = run.OutputLines();
  ASSERT_EQ(lines.size(), 2u * 9 * kClaims.size());
  for (size_t i = 0; i < lines.size(); ++i) {
    EXPECT_THAT(
        lines[i],
        StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"verify\",\"board\":\""));
    EXPECT_THAT(lines[i], EndsWith("}"));
    EXPECT_THAT(lines[i], HasSubstr("\"claim\":\"" + kClaims[i % kClaims.size()] + "\""));
    EXPECT_THAT(KeysOf(lines[i]),
                ElementsAre("schema", "command", "board", "rules", "claim", "clauses", "verdict",
                            "expected", "method", "bound", "level", "figure", "situations",
                            "transitions", "seconds", "witness", "limit", "version", "note",
                            "figures", "obligations", "page", "on_paper", "theorems"))
        << lines[i];
  }
}

TEST(VerifyCommandTest, JsonSaysTheKnownFigures) {
  const ProgramResult run =
      RunHotstone({"verify", "--board", "3x2", "--rules",
                   "basic-only,self_removal=any,end_passes=2", "--claims", "graph", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "\"clauses\":[\"ING96-R3\"],\"verdict\":\"holds\",\"expected\":\"holds\","
          "\"method\":\"exhaustive\",\"bound\":null,\"level\":\"cross-checked\",\"figure\":2724,"
          "\"situations\":2724,\"transitions\":6232,\"seconds\":"));
  EXPECT_THAT(run.out,
              HasSubstr("\"witness\":null,\"limit\":null,\"version\":\"0.1.0\",\"note\":\""));
}

TEST(VerifyCommandTest, ClaimsAreFiltered) {
  const ProgramResult run = RunHotstone(
      {"verify", "--board", "3x1", "--rules", "basic-only", "--claims", "graph,closure", "--json"});
  ASSERT_EQ(run.OutputLines().size(), 2u);
  EXPECT_THAT(run.OutputLines()[0], HasSubstr("\"claim\":\"closure\""));
  EXPECT_THAT(run.OutputLines()[1], HasSubstr("\"claim\":\"graph\""));
}

TEST(VerifyCommandTest, BadInputIsOneLineAndCode2) {
  const std::vector<std::vector<std::string>> all = {
      {"verify"},
      {"verify", "--board", "0x3"},
      {"verify", "--board", "three"},
      {"verify", "--board", "2x2,x"},
      {"verify", "--board", "20x1"},
      {"verify", "--board", "2x2", "--rules", "best"},
      {"verify", "--board", "2x2", "--rules", "basic-only,end_passes=3"},
      {"verify", "--board", "2x2", "--claims", "graph,victory"},
      {"verify", "--board", "2x2", "--memory", "much"},
      {"verify", "--board", "2x2", "--memory", "0"},
      {"verify", "--board", "2x2", "--memory", "-1GiB"},
      {"verify", "--board", "2x2", "--threads", "0"},
      {"verify", "--board", "2x2", "--certify-points", "-1"},
      {"verify", "--board", "2x2", "--json", "--record"},
  };
  for (const auto& args : all) Refusal(args);
  EXPECT_THAT(Refusal({"verify", "--board", "2x2", "--claims", "victory"}),
              HasSubstr("known claims: variation,"));
  EXPECT_THAT(Refusal({"verify", "--board", "5x5", "--expect"}),
              HasSubstr("recorded boards: 1x1, "));
}

// A recorded board with rules that have no record does not pass, and does not differ either.
TEST(VerifyCommandTest, NotRecordedIsUnknown) {
  const ProgramResult run =
      RunHotstone({"verify", "--board", "2x2", "--rules", "basic-only,handicap=3", "--claims",
                   "closure", "--expect"});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.out, HasSubstr("NOT RECORDED"));
  EXPECT_THAT(run.out, EndsWith("; 1 not recorded.\n"));
}

TEST(VerifyCommandTest, TooLittleMemoryIsUnknownWithTheFigure) {
  const ProgramResult run = RunHotstone({"verify", "--board", "3x3", "--rules", "basic-only",
                                         "--claims", "determinacy", "--memory", "1MiB"});
  EXPECT_EQ(run.exit_code, 3) << run.err;
  EXPECT_THAT(run.out, HasSubstr("unknown"));
  EXPECT_THAT(run.out, HasSubstr("the memory limit is 1 MiB"));
  const ProgramResult large = RunHotstone({"verify", "--board", "4x4", "--rules", "basic-only",
                                           "--claims", "determinacy,graph", "--memory", "1MiB"});
  EXPECT_EQ(large.exit_code, 3) << large.err;
  EXPECT_THAT(large.out, HasSubstr(" MiB; the memory limit is 1 MiB"));
  // With expectations, an unknown where a verdict is recorded is a mismatch, and the output gives
  // the expected verdict.
  const ProgramResult expect =
      RunHotstone({"verify", "--board", "3x3", "--rules", "basic-only", "--claims", "determinacy",
                   "--memory", "1MiB", "--expect"});
  EXPECT_EQ(expect.exit_code, 1);
  EXPECT_THAT(expect.out, HasSubstr("EXPECTED fails with figure "));
}

TEST(VerifyCommandTest, AnInterruptionKeepsWhatIsDecidedAndSaysSo) {
  // Termination is decided within seconds; the graph, larger than 147,962,040 situations, is not.
  const ProgramResult fails = RunHotstoneInterruptedAt(
      "termination",
      {"verify", "--board", "4x4", "--rules", "basic-only", "--claims", "termination,graph"});
  ASSERT_NE(fails.exit_code, kTimedOut);
  EXPECT_EQ(fails.exit_code, 1) << fails.err;
  EXPECT_THAT(fails.out, HasSubstr("termination         fails"));
  EXPECT_THAT(fails.out, HasSubstr("repeated forever: "));
  EXPECT_THAT(fails.out, HasSubstr("graph               unknown"));
  EXPECT_THAT(fails.out, HasSubstr("interrupted"));
  EXPECT_THAT(fails.err, StartsWith("hotstone: interrupted; "));
  // Undecided claims do not match the record.
  const ProgramResult expect =
      RunHotstoneInterruptedAt("closure", {"verify", "--board", "4x3", "--rules", "basic-only",
                                           "--claims", "closure,termination", "--expect"});
  ASSERT_NE(expect.exit_code, kTimedOut);
  EXPECT_EQ(expect.exit_code, 1) << expect.err;
  EXPECT_THAT(expect.out, HasSubstr("termination         unknown"));
  EXPECT_THAT(expect.out, HasSubstr("EXPECTED fails with figure 4; interrupted"));
  EXPECT_THAT(expect.out, EndsWith("; 1 NOT AS RECORDED.\n"));
  EXPECT_THAT(expect.err, StartsWith("hotstone: interrupted; "));
  // No decided claim fails here, so the result is unknown.
  const ProgramResult run =
      RunHotstoneInterruptedAt("\"claim\":\"termination\"",
                               {"verify", "--board", "4x4", "--rules", "tromp-taylor;basic-only",
                                "--claims", "termination,graph", "--json"});
  ASSERT_NE(run.exit_code, kTimedOut);
  EXPECT_EQ(run.exit_code, 3) << run.out;
  EXPECT_THAT(run.out, HasSubstr("\"limit\":\"interrupted\""));
  for (const std::string& line : run.OutputLines()) EXPECT_FALSE(KeysOf(line).empty()) << line;
}

}  // namespace
}  // namespace hotstone::cli
