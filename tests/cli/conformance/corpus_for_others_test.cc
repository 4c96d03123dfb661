// What the corpus offers to people with their own programs: schemas, loaders, the snippets of the
// pages. They run as users would run them, with Python, with node if installed, and with the
// validators if installed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "base/program.h"
#include "formats/case/case_reader.h"
#include "tests/base/texts.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const std::string kCorpus = HOTSTONE_SOURCE_DIR "/corpus";

// Runs a program found on the path with these words; with `settings` (NAME=value) in its
// environment, preceded by --chdir=FOLDER if given.
ProgramRun RunWords(const std::string& name, std::vector<std::string> words,
                    const std::vector<std::string>& settings = {}) {
  const auto found = FindProgram(name);
  const auto env = FindProgram("env");
  EXPECT_TRUE(found.ok() && env.ok()) << name;
  if (!found.ok() || !env.ok()) return {};
  words.insert(words.begin(), *found);
  // Leaves no folder of compiled files in the tree.
  words.insert(words.begin(), "PYTHONDONTWRITEBYTECODE=1");
  words.insert(words.begin(), settings.begin(), settings.end());
  ProgramLimits limits;
  limits.seconds = 300;
  auto run = RunProgram(*env, words, limits);
  EXPECT_TRUE(run.ok()) << run.status();
  return run.ok() ? *std::move(run) : ProgramRun();
}

// A validator: the program and its script.
struct Validator {
  std::string program;
  std::string script;
};

std::vector<Validator> Validators() {
  std::vector<Validator> there;
  const std::string folder = kCorpus + "/schema/";
  if (FindProgram("python3").ok() &&
      RunWords("python3", {"-c", "import jsonschema"}).exit_code == 0) {
    there.push_back({"python3", folder + "validate.py"});
  }
  if (FindProgram("node").ok() && fs::exists(folder + "node_modules")) {
    there.push_back({"node", folder + "validate.mjs"});
  }
  return there;
}

ProgramRun Validate(const Validator& validator, const std::string& schema,
                    std::vector<std::string> files, bool refused = false) {
  files.insert(files.begin(), kCorpus + "/schema/" + schema);
  if (refused) files.insert(files.begin(), "--refused");
  files.insert(files.begin(), validator.script);
  return RunWords(validator.program, files);
}

// Each has one fault, and our own reader refuses it, too.
const std::vector<std::string>& BrokenCases() {
  static const auto* const lines = [] {
    const std::string head = R"({"schema":"hotstone.case/1","id":"x","size":[3,3])";
    auto* all = new std::vector<std::string>{
        R"({"schema":"hotstone.case/2","id":"x","size":[3,3]})",
        R"({"id":"x","size":[3,3]})",
        R"({"schema":"hotstone.case/1","size":[3,3]})",
        R"({"schema":"hotstone.case/1","id":"","size":[3,3]})",
        R"({"schema":"hotstone.case/1","id":"x","size":[3]})",
        R"({"schema":"hotstone.case/1","id":"x","size":[3,20]})",
        R"({"schema":"hotstone.case/1","id":"x","size":"3x3"})",
        R"([1,2])",
    };
    for (const char* rest :
         {R"("board":1)",
          R"("setup":{"B":["I3"]})",
          R"("setup":{"B":["A0"]})",
          R"("setup":{"B":["A1","A1"]})",
          R"("setup":{"R":[]})",
          R"("to_move":"black")",
          R"("free_turns":1)",
          R"("moves":[["B","C3","x"]])",
          R"("moves":[["B"]])",
          R"("moves":[["X","C3"]])",
          R"("moves":[["dead","C3"]])",
          R"("moves":["C3"])",
          R"("rules":"no-such-rules")",
          R"("rules":{"komi":7})",
          R"("rules":{"end_passes":3})",
          R"("rules":{"cycle":"psk+"})",
          R"("rules":{"compensation":0.3})",
          R"("rules":{"handicap":-1})",
          R"("expect":{"legal":[{"after":0,"color":"B"}]})",
          R"("expect":{"legal":[{"after":-1,"color":"B","at":"A1"}]})",
          R"("expect":{"illegal":[{"after":0,"color":"B","at":"A1","why":"ko"}]})",
          R"("expect":{"legal_set":[{"after":0,"color":"B","points":"A1"}]})",
          R"("expect":{"rows":[{"after":0,"rows":["xo.","...","..."]}]})",
          R"("expect":{"captured_by":[{"after":0,"points":[]}]})",
          R"("expect":{"liberties":[{"after":0,"of":{"Z1":2}}]})",
          R"("expect":{"outcome":[{"after":0,"winner":"black"}]})",
          R"("expect":{"suicide":[]})"}) {
      all->push_back(absl::StrCat(head, ",", rest, "}"));
    }
    return all;
  }();
  return *lines;
}

TEST(CorpusSchemaTest, OurReaderRefusesTheBrokenCases) {
  for (const std::string& line : BrokenCases()) {
    EXPECT_FALSE(formats::ParseCase(line, {"broken", 1}).ok()) << line;
  }
}

TEST(CorpusSchemaTest, CasesAreAcceptedAndBrokenOnesRefused) {
  if (Validators().empty())
    GTEST_SKIP() << "no validator (Debian: python3-jsonschema; npm ci in corpus/schema)";
  std::vector<std::string> good = {kCorpus + "/named/named-positions.jsonl",
                                   kCorpus + "/named/text-examples.jsonl",
                                   kCorpus + "/generated/endings/basic-only.jsonl",
                                   kCorpus + "/generated/counting/aga-like.jsonl",
                                   kCorpus + "/generated/differences/differences.jsonl"};
  for (const fs::directory_entry& file : fs::directory_iterator(kCorpus + "/quick")) {
    if (file.path().extension() == ".jsonl") good.push_back(file.path().string());
  }
  ASSERT_GE(good.size(), 10u);
  std::string broken;
  for (const std::string& line : BrokenCases()) absl::StrAppend(&broken, line, "\n");
  const std::string broken_file = WriteTestFile("schema_broken.jsonl", broken);
  for (const Validator& validator : Validators()) {
    const ProgramRun accepted = Validate(validator, "case.schema.json", good);
    EXPECT_EQ(accepted.exit_code, 0) << validator.script << "\n" << accepted.out << accepted.err;
    const ProgramRun refused = Validate(validator, "case.schema.json", {broken_file}, true);
    EXPECT_EQ(refused.exit_code, 0) << validator.script << "\n" << refused.out << refused.err;
    EXPECT_THAT(refused.out,
                HasSubstr(absl::StrCat(BrokenCases().size(), " lines, 0 not as they should be")));
    // Each of them alone is named without --refused.
    EXPECT_EQ(Validate(validator, "case.schema.json", {broken_file}).exit_code, 1);
  }
}

// A ko that White may not retake at once: a quick question.
std::string KoOfThreeLines() {
  return R"({"schema":"hotstone.case/1","id":"ko","size":[3,3],"rules":{"self_removal":"none"},)"
         R"("setup":{"W":["B1","A2"],"B":["C1","B2"]},"to_move":"B","moves":[["B","A1"]],)"
         R"("expect":{"illegal":[{"after":1,"color":"W","at":"B1"}]}})"
         "\n";
}

// Records of conform, each with one fault.
std::string BrokenRecords() {
  std::string lines;
  const std::string situation = R"("record":"situation","name":"pass","title":"a pass","asked":1,)";
  const std::string group =
      R"("record":"group","kind":"no-ko","title":"t","clause":"c","mistake":true,)"
      R"("from_size":0,"count":1,"differing":0,"id":"x","key":"k")";
  const std::string row =
      R"("record":"self-test","mistake":"no-ko@13","does":"d","rules":"r","good":true,"groups":["no-ko"],)"
      R"("named":true,"disagreements":3,"board":"5x5","moves":"B A1","moves_count":1)";
  for (const std::string& rest :
       {group, group + R"(,"alike":"none")", situation + R"("needed":true,"least_side":5)",
        situation + R"("needed":"yes","least_side":5,"largest_side":19)",
        situation + R"("needed":true,"least_side":5,"largest_side":20)", row,
        row + R"(,"verdict":"found")",
        std::string(R"("record":"self-test-summary","good":true,"runs":"3")"),
        std::string(R"("record":"unanswered","name":"crashed","count":0)"),
        std::string(R"("record":"set-up","name":"play")"),
        std::string(
            R"("record":"summary","verdict":"good","verdict_of_read":"agrees","not_read":[],)"
            R"("cases":1,"asked":1,"agree":1,"disagree":0)")}) {
    absl::StrAppend(&lines, R"({"schema":"hotstone.result/1","command":"conform",)", rest, "}\n");
  }
  return lines;
}

TEST(CorpusSchemaTest, ResultLinesAreAcceptedAndBrokenOnesRefused) {
  if (Validators().empty())
    GTEST_SKIP() << "no validator (Debian: python3-jsonschema; npm ci in corpus/schema)";
  const std::string wrong = WriteTestFile(
      "schema_wrong_case.jsonl",
      R"({"schema":"hotstone.case/1","id":"x","size":[2,1],"expect":{"legal":[{"after":0,"color":"B","at":"C1"}]}})"
      "\n");
  const std::string table = testing::TempDir() + "/schema.table";
  std::filesystem::remove(table);
  std::string lines;
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"rules", "--rules", "all", "--json"},
           {"count", "--board", "2x2", "--json"},
           {"perft", "--board", "2x2", "--rules", "basic-only", "--depth", "3", "--json"},
           {"verify", "--board", "2x1", "--rules", "basic-only", "--claims", "variation,graph",
            "--json"},
           {"verify", "--board", "2x1", "--rules", "tromp-taylor", "--claims", "breaths", "--json"},
           {"verify", "--list-claims", "--json"},
           {"table", "build", "--board", "2x1", "--out", table, "--json"},
           {"table", "info", table, "--json"},
           {"value", "--board", "2x1", "--rules", "basic-only", "--json"},
           {"check", wrong, "--json"},
           {"corpus", "--list", kCorpus + "/quick", "--json"},
           {"corpus", "--verify", kCorpus + "/quick", "--json"},
           {"conform", "--engine",
            "'" HOTSTONE_FAKE_ENGINE "' --rules basic-only,hot=none,self_removal=none", "--rules",
            "basic-only,self_removal=none", "--cases",
            kCorpus + "/quick/basic-only-self_removal-none.jsonl", "--json"},
           {"conform", "--engine", "'" HOTSTONE_FAKE_ENGINE "' --on is_legal:crash", "--restarts",
            "0", "--ask", "is_legal", "--cases", kCorpus + "/quick/tromp-taylor.jsonl", "--json"},
           {"conform", "--self-test", "--mistake", "no-ko", "--mistake", "clean", "--cases",
            WriteTestFile("schema_self_test.jsonl", KoOfThreeLines()), "--json"}}) {
    const ProgramResult run = RunHotstone(command);
    EXPECT_FALSE(run.out.empty()) << command.front() << ": " << run.err;
    lines += run.out;
  }
  for (const char* record :
       {"disagreement", "summary", "clause", "reason", "board", "group", "situation", "self-test",
        "self-test-summary", "unanswered", "not-asked", "set-up", "incident"}) {
    EXPECT_THAT(lines, HasSubstr(absl::StrCat("\"record\":\"", record, "\"")));
  }
  const std::string good = WriteTestFile("schema_results.jsonl", lines);
  const std::string broken = WriteTestFile(
      "schema_broken_results.jsonl",
      R"({"schema":"hotstone.result/2","command":"check"})"
      "\n"
      R"({"schema":"hotstone.result/1"})"
      "\n"
      R"({"schema":"hotstone.result/1","command":"count","board":"2x2","quantity":"legal_positions","value":57})"
      "\n"
      R"({"schema":"hotstone.result/1","command":"perft","board":"2x2","rules":"basic-only","value":"57"})"
      "\n"
      R"({"schema":"hotstone.result/1","command":"check","verdict":"holds"})"
      "\n"
      R"({"schema":"hotstone.result/1","command":"conform"})"
      "\n"
      R"({"schema":"hotstone.result/1","command":"conform","record":"clause","name":"x","asked":"1"})"
      "\n"
      R"({"schema":"hotstone.result/1","command":"verify","verdict":"maybe"})"
      "\n" +
          BrokenRecords());
  for (const Validator& validator : Validators()) {
    const ProgramRun accepted = Validate(validator, "result.schema.json", {good});
    EXPECT_EQ(accepted.exit_code, 0) << validator.script << "\n" << accepted.out << accepted.err;
    const ProgramRun refused = Validate(validator, "result.schema.json", {broken}, true);
    EXPECT_EQ(refused.exit_code, 0) << validator.script << "\n" << refused.out << refused.err;
  }
}

TEST(CorpusLoaderTest, PythonsHarnessPassesAndFindsAMistake) {
  const std::string test = kCorpus + "/loaders/python/test_my_board.py";
  const ProgramRun good = RunWords("python3", {test});
  EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
  EXPECT_THAT(good.err, HasSubstr("OK"));
  for (const char* mistake : {"MISTAKE=no-ko", "MISTAKE=snapback"}) {
    const ProgramRun bad = RunWords("python3", {test}, {mistake});
    EXPECT_EQ(bad.exit_code, 1) << mistake;
    EXPECT_THAT(bad.err, HasSubstr("FAIL: test_cases")) << mistake;
  }
}

// The other rule sets that its board knows, including the quick sets of superko.
TEST(CorpusLoaderTest, PythonsBoardPlaysTheOtherRuleSets) {
  std::string files = "HOTSTONE_CASES=";
  for (const char* name :
       {"basic-only", "tromp-taylor", "simplified-ing-self_removal-none", "aga-like"}) {
    absl::StrAppend(&files, "'", kCorpus, "/quick/", name, ".jsonl' ");
  }
  const ProgramRun run =
      RunWords("python3", {kCorpus + "/loaders/python/test_my_board.py"}, {files});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
}

TEST(CorpusLoaderTest, NodesHarnessPassesAndFindsAMistake) {
  if (!FindProgram("node").ok())
    GTEST_SKIP() << "there is no node on the path (Debian: apt-get install nodejs)";
  const std::string test = kCorpus + "/loaders/javascript/my_board.test.mjs";
  const ProgramRun good = RunWords("node", {"--test", test});
  EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
  EXPECT_THAT(good.out, HasSubstr("fail 0"));
  EXPECT_EQ(good.out.find("pass 0\n"), std::string::npos) << "no test was run";
  EXPECT_EQ(RunWords("node", {"--test", test}, {"MISTAKE=no-ko"}).exit_code, 1);
}

// The quick set, and a case that no board can pass: a ko that is said to be open.
std::vector<std::string> QuickAndImpossible() {
  const std::string impossible = Replaced(KoOfThreeLines(), "illegal", "legal");
  return {kCorpus + "/quick/basic-only-self_removal-none.jsonl",
          WriteTestFile("loader_impossible.jsonl", impossible)};
}

// A copy of a loader's folder, in which its tools may leave files.
std::string CopyOfLoader(const std::string& language) {
  const std::string copy = testing::TempDir() + "loader_" + language;
  fs::remove_all(copy);
  fs::copy(kCorpus + "/loaders/" + language, copy, fs::copy_options::recursive);
  return copy;
}

TEST(CorpusLoaderSlow, GosHarnessPassesAndFindsAMistake) {
  ASSERT_TRUE(FindProgram("go").ok())
      << "there is no go on the path: apt-get install golang-go (81 MB)";
  const std::string copy = CopyOfLoader("go");
  const std::vector<std::string> cases = QuickAndImpossible();
  for (size_t i = 0; i < cases.size(); ++i) {
    const ProgramRun run = RunWords("go", {"test", "-count=1", "-v"},
                                    {"--chdir=" + copy, "GOCACHE=" + copy + "/cache",
                                     "GOFLAGS=-mod=mod", "HOTSTONE_CASES=" + cases[i]});
    EXPECT_EQ(run.exit_code, static_cast<int>(i)) << run.out << run.err;
    EXPECT_THAT(run.out, HasSubstr(i == 0 ? "--- PASS: TestRulesAreKept/huge-chain"
                                          : "--- FAIL: TestRulesAreKept/ko"));
  }
  fs::remove_all(copy);
}

TEST(CorpusLoaderSlow, RustsHarnessPassesAndFindsAMistake) {
  ASSERT_TRUE(FindProgram("cargo").ok())
      << "there is no cargo on the path: apt-get install cargo librust-serde-json-dev (60 MB)";
  const std::string copy = CopyOfLoader("rust");
  std::vector<std::string> words = {"test"};
  // Debian's own copy of the one crate it needs; otherwise cargo asks the crates' registry.
  const std::string debian = "/usr/share/cargo/registry";
  if (fs::exists(debian)) {
    words.insert(words.end(), {"--offline", "--config", "source.crates-io.replace-with='debian'",
                               "--config", "source.debian.directory='" + debian + "'"});
  }
  const std::vector<std::string> cases = QuickAndImpossible();
  for (size_t i = 0; i < cases.size(); ++i) {
    const ProgramRun run =
        RunWords("cargo", words, {"--chdir=" + copy, "HOTSTONE_CASES=" + cases[i]});
    EXPECT_EQ(run.exit_code, i == 0 ? 0 : 101) << run.out << run.err;
    EXPECT_THAT(run.out, HasSubstr(i == 0 ? "test rules_are_kept ... ok"
                                          : "test rules_are_kept ... FAILED"));
  }
  fs::remove_all(copy);
}

// Every Python block on the pages, with the loader's board instead of the reader's own.
TEST(CorpusSnippetTest, WhatThePagesPrintRuns) {
  int blocks = 0;
  for (const auto& [page, folder] : std::vector<std::pair<std::string, std::string>>{
           {HOTSTONE_SOURCE_DIR "/docs/howto/corpus.md", HOTSTONE_SOURCE_DIR},
           {kCorpus + "/generated/README.md", kCorpus + "/generated"}}) {
    const std::string text = FileText(page);
    for (size_t at = text.find("```python\n"); at != std::string::npos;
         at = text.find("```python\n", at + 1)) {
      const size_t begin = at + 10;
      const std::string code = text.substr(begin, text.find("```", begin) - begin);
      const std::string script =
          absl::StrCat("import os, sys\nsys.path.insert(0, '", kCorpus,
                       "/loaders/python')\nos.chdir('", folder, "')\n", code);
      const ProgramRun run = RunWords("python3", {"-c", script});
      EXPECT_EQ(run.exit_code, 0) << page << "\n" << code << "\n" << run.err;
      // With a board that permits everything the same block must fail.
      const std::string wrong =
          "import my_board\nmy_board.MyBoard.is_legal = lambda *words: True\n";
      const ProgramRun refused = RunWords(
          "python3",
          {"-c", absl::StrCat(script.substr(0, script.size() - code.size()), wrong, code)});
      EXPECT_EQ(refused.exit_code, 1) << page;
      EXPECT_THAT(refused.err, HasSubstr("AssertionError")) << page;
      ++blocks;
    }
  }
  EXPECT_EQ(blocks, 2);
}

}  // namespace
}  // namespace hotstone::cli
