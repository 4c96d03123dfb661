// hotstone conform as a user runs it: wrong options, programs that are not engines, a real engine,
// an interruption.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/base/texts.h"
#include "tests/cli/run_program.h"
#include "tests/cli/stopped_program.h"

namespace hotstone::cli {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string kNamed = HOTSTONE_SOURCE_DIR "/corpus/named/named-positions.jsonl";
const std::string kFake = "'" HOTSTONE_FAKE_ENGINE "'";

// An engine that has not answered after ten minutes hangs, unless the test says otherwise.
std::vector<std::string> Conforming(std::vector<std::string> args) {
  args.insert(args.begin(), "conform");
  if (std::find(args.begin(), args.end(), "--timeout") == args.end()) {
    args.insert(args.end(), {"--timeout", "600"});
  }
  return args;
}

ProgramResult RunConform(const std::vector<std::string>& args) {
  return RunHotstone(Conforming(args));
}

// A ko of two points, queried by is_legal, and an empty board, queried by all_legal.
std::string TwoCases(const std::string& name) {
  return WriteTestFile(
      name,
      R"({"schema":"hotstone.case/1","id":"ko","size":[2,1],"setup":{"W":["B1"]},"moves":[["B","A1"]],)"
      R"("expect":{"illegal":[{"after":1,"color":"W","at":"B1"}]}})"
      "\n"
      R"({"schema":"hotstone.case/1","id":"empty","size":[2,2],)"
      R"("expect":{"legal_count":[{"after":0,"color":"B","count":4}]}})"
      "\n");
}

TEST(Conform, WrongOptionsGetOneLineAndTwo) {
  const std::string cases = TwoCases("conform_options.jsonl");
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"--cases", cases}, "--engine is required"},
      {{"--engine", kFake}, "--cases is required"},
      {{"--engine", "", "--cases", cases}, "--engine: the value is empty"},
      {{"--engine", " ", "--cases", cases}, "it names no program"},
      {{"--engine", "no-such-engine", "--cases", cases}, "there is no program no-such-engine"},
      {{"--engine", "gnugo | tee x", "--cases", cases}, "no shell"},
      {{"--engine", kFake, "--cases", cases, "--ask", "nicely"}, "not one of auto"},
      {{"--engine", kFake, "--cases", cases, "--timeout", "0"}, "--timeout"},
      {{"--engine", kFake, "--cases", cases, "--timeout", "soon"}, "--timeout"},
      {{"--engine", kFake, "--cases", cases, "--restarts", "-1"}, "--restarts"},
      {{"--engine", kFake, "--cases", cases, "--rules", "house"}, "house"},
      {{"--engine", kFake, "--cases", "no-such-file.jsonl"}, "no-such-file.jsonl"},
      {{"--engine", kFake + " --lacks all_legal", "--cases", cases, "--ask", "all_legal"},
       "does not list"},
      {{"--engine", "cat", "--cases", cases, "--timeout", "0.1"},
       "does not answer protocol_version"},
      {{"--engine", "false", "--cases", cases}, "ended with exit code 1"},
  };
  for (const auto& [args, says] : wrong) EXPECT_THAT(Refusal(Conforming(args)), HasSubstr(says));
}

TEST(Conform, AMalformedFileIsRejectedAndTheOthersAreAsked) {
  const std::string bad = WriteTestFile("conform_bad.jsonl", "{\"schema\":\"hotstone.case/1\"}\n");
  const ProgramResult result =
      RunConform({"--engine", kFake, "--cases", bad, TwoCases("conform_good.jsonl")});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.ErrorLines(), ElementsAre(HasSubstr("conform_bad.jsonl:1:")));
  EXPECT_THAT(result.out, AllOf(HasSubstr(" 0 disagree\n"),
                                HasSubstr("of what could be read: not asked enough\n"),
                                HasSubstr("conform_bad.jsonl\n")));
  EXPECT_THAT(result.out, testing::EndsWith("\nverdict: not all read\n"));
  const ProgramResult json =
      RunConform({"--engine", kFake, "--json", "--cases", bad, TwoCases("conform_good.jsonl")});
  EXPECT_THAT(json.out,
              AllOf(HasSubstr(R"("verdict":"not all read")"), HasSubstr(R"("not_read":[")")));
}

TEST(Conform, ExitCodesAndTheReport) {
  const std::string cases = TwoCases("conform_codes.jsonl");
  // Everything agrees, but two cases are not enough.
  const ProgramResult right = RunConform({"--engine", kFake, "--cases", cases});
  EXPECT_EQ(right.exit_code, 3);
  EXPECT_THAT(right.out, AllOf(HasSubstr("a snapback: the capturing stones are captured at once"),
                               HasSubstr("verdict: not asked enough\n")));
  const ProgramResult wrong =
      RunConform({"--engine", kFake + " --rules basic-only,hot=none", "--cases", cases});
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_THAT(wrong.out, HasSubstr("1. could be one that has no ko rule (ING96-G508): 1 time\n"));
  EXPECT_THAT(wrong.out, HasSubstr("asked: is_legal W B1 -> = 1"));
  const ProgramResult crash =
      RunConform({"--engine", kFake + " --on is_legal:crash", "--cases", cases, "--restarts", "0"});
  EXPECT_EQ(crash.exit_code, 3);
  EXPECT_THAT(
      crash.out,
      HasSubstr(
          "crashed on 2x1 (ko): at is_legal W B1: the program was killed by signal 6 (SIGABRT)"));
  // It never answers its first command, which gets six times the time of the others.
  EXPECT_THAT(Refusal({"conform", "--engine", kFake + " --on protocol_version:hang", "--cases",
                       cases, "--timeout", "0.1"}),
              HasSubstr("no reply within 0.6 s"));
  EXPECT_EQ(RunConform({"--engine", kFake, "--cases", cases, "--limit", "0"}).exit_code, 3);
}

TEST(Conform, EachDisagreementHasALink) {
  const std::string cases = TwoCases("conform_link.jsonl");
  const std::string html = testing::TempDir() + "conform_link.html";
  const std::vector<std::string> args = {
      "--engine", kFake + " --rules basic-only,hot=none", "--cases", cases, "--link", "a"};
  const auto with = [&](const std::string& one) {
    std::vector<std::string> all = args;
    all.push_back(one);
    if (one == "--html") all.push_back(html);
    return RunConform(all).out;
  };
  const std::string link = "a/judge.html#rules=basic-only&rows=.O&moves=B:A1,W:B1";
  EXPECT_THAT(with("--html"), HasSubstr("\n   " + link + "\n"));
  EXPECT_THAT(with("--json"), HasSubstr("\"link\":\"" + link + "\""));
  EXPECT_THAT(
      FileText(html),
      HasSubstr("<a href=\"a/judge.html#rules=basic-only&amp;rows=.O&amp;moves=B:A1,W:B1\">"));
  EXPECT_THAT(RunConform({args.begin(), args.end() - 2}).out, Not(HasSubstr("judge.html")));
}

// The stones are wrong after a play that was refused: the play is part of it.
TEST(Conform, ALinkHasTheRefusedPlay) {
  const std::string cases = WriteTestFile(
      "conform_refused.jsonl",
      R"({"schema":"hotstone.case/1","id":"s","size":[3,2],"setup":{"W":["A2","B1"]},)"
      R"("rules":{"preset":"basic-only","self_removal":"none"},)"
      R"("expect":{"illegal":[{"after":0,"color":"B","at":"A1"}]}})"
      "\n");
  const ProgramResult result =
      RunConform({"--engine",
                  "'" HOTSTONE_PROGRAM
                  "' gtp --toy refused-suicide-stays --rules basic-only,self_removal=none",
                  "--cases", cases, "--link", "a"});
  EXPECT_THAT(result.out, HasSubstr("\n   a/judge.html#rules=basic-only,self_removal=none&rows="
                                    "O../.O.&moves=B:A1\n"));
}

TEST(Conform, AFileSaysNothingThatABrowserObeys) {
  const std::string cases = WriteTestFile(
      "conform_html.jsonl",
      R"({"schema":"hotstone.case/1","id":"<script>alert(1)</script>","size":[2,1],"setup":{"W":["B1"]},)"
      R"("moves":[["B","A1"]],"expect":{"illegal":[{"after":1,"color":"W","at":"B1"}]}})"
      "\n");
  const std::string html = WriteTestFile("conform.html", "");
  const ProgramResult result = RunConform(
      {"--engine", kFake + " --rules basic-only,hot=none", "--cases", cases, "--html", html});
  EXPECT_EQ(result.exit_code, 1);
  const std::string page = FileText(html);
  EXPECT_THAT(page, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt;"));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  // A page that cannot be written is reported before the engine starts.
  const std::string started = WriteTestFile("conform_started", "");
  std::filesystem::remove(started);
  EXPECT_THAT(Refusal(Conforming({"--engine", "touch " + started, "--cases", cases, "--html",
                                  "/no/such/folder/page.html"})),
              HasSubstr("/no/such/folder/page.html"));
  EXPECT_FALSE(std::filesystem::exists(started));
}

// GNU Go 3.8 knows simple ko only unless told otherwise; the figures are those of its default
// rules, and 150 answers about fixed_handicap and captures.
TEST(Conform, GnuGoOnTheNamedPositions) {
  const ProgramResult own =
      RunConform({"--engine", "gnugo --mode gtp", "--cases", kNamed, "--json"});
  EXPECT_EQ(own.exit_code, 1) << own.err;
  const auto lines = own.OutputLines();
  ASSERT_FALSE(lines.empty());
  EXPECT_THAT(lines.back(),
              AllOf(HasSubstr(R"("record":"summary")"), HasSubstr(R"("engine":"GNU Go")"),
                    HasSubstr(R"("agree":920,"disagree":21)")));
  int disagreements = 0;
  for (const std::string& line : lines) {
    if (line.find(R"("record":"disagreement")") == std::string::npos) continue;
    ++disagreements;
    EXPECT_THAT(line, HasSubstr(R"("kind":"permits-superko")"));
  }
  EXPECT_EQ(disagreements, 21);
  const ProgramResult held = RunConform({"--engine", "gnugo --mode gtp --forbid-suicide", "--cases",
                                         kNamed, "--rules", "basic-only,self_removal=none"});
  EXPECT_EQ(held.exit_code, 3) << held.out;
  EXPECT_THAT(held.out,
              AllOf(HasSubstr("expected differences: on 30 of them"), HasSubstr(" 0 disagree\n"),
                    HasSubstr("verdict: not asked enough\n")));
}

// What docs/howto/check-an-engine.md tells a newcomer to run, and what he must see: the board is
// square, and there are questions about kos.
TEST(Conform, GnuGoOnTheQuickSetWithAndWithoutItsKoRule) {
  const std::string cases = HOTSTONE_SOURCE_DIR "/corpus/quick/basic-only-self_removal-none.jsonl";
  const std::string rules = "basic-only,self_removal=none";
  const ProgramResult right =
      RunConform({"--engine", "gnugo --mode gtp", "--rules", rules, "--cases", cases});
  EXPECT_EQ(right.exit_code, 0) << right.out << right.err;
  EXPECT_THAT(right.out, HasSubstr("verdict: agrees\n"));
  const ProgramResult no_ko =
      RunConform({"--engine", "gnugo --mode gtp --no-ko", "--rules", rules, "--cases", cases});
  EXPECT_EQ(no_ko.exit_code, 1) << no_ko.out;
  EXPECT_THAT(no_ko.out, AllOf(HasSubstr("1. has no ko rule"), Not(HasSubstr("\n2. "))));
}

TEST(Conform, OurOwnEngineAgrees) {
  const ProgramResult result =
      RunConform({"--engine", "'" HOTSTONE_PROGRAM "' gtp", "--cases", kNamed});
  EXPECT_THAT(result.out, AllOf(HasSubstr(" 0 disagree\n"), HasSubstr("verdict: agrees")));
}

TEST(Conform, TheSelfTestFindsAMistakeOrSaysSo) {
  const std::string cases = TwoCases("conform_self_test.jsonl");
  const ProgramResult found = RunConform({"--self-test", "--cases", cases, "--mistake", "no-ko"});
  EXPECT_EQ(found.exit_code, 1) << found.out;  // not found from 9x9 on: there is no such case
  EXPECT_THAT(found.out, AllOf(HasSubstr("yes    no-ko "), HasSubstr("2x1: B A1; after 1, W B1"),
                               HasSubstr("NO     no-ko@19"), HasSubstr("self-test: not good")));
  for (const std::vector<std::string>& names :
       {std::vector<std::string>{"no-koo"}, {"no-ko", "no-koo"}}) {
    std::vector<std::string> words = {"--self-test", "--cases", cases};
    for (const std::string& name : names) words.insert(words.end(), {"--mistake", name});
    EXPECT_THAT(
        Refusal(Conforming(words)),
        AllOf(
            HasSubstr("\"no-koo\" is not a mistake of the toy engine; known names: clean, no-ko, "),
            HasSubstr("; did you mean no-ko?")));
  }
  Refusal(Conforming({"--self-test", "--engine", kFake, "--cases", cases}));
  Refusal(Conforming({"--engine", kFake, "--conditions", "--cases", cases}));
  EXPECT_THAT(
      Refusal(Conforming({"--self-test", "--conditions", "--mistake", "no-ko", "--cases", cases})),
      HasSubstr("omit --mistake"));
  const std::string quick = HOTSTONE_SOURCE_DIR "/corpus/quick/ing-1996.jsonl";
  // The toy plays none of these cases' rules, so there is no condition to change.
  EXPECT_EQ(RunConform({"--self-test", "--conditions", "--cases", quick}).exit_code, 1);
  Refusal(Conforming({"--engine", kFake, "--cases", cases, "--mistake", "no-ko"}));
}

TEST(Conform, GnuGosScoreIsNotAsked) {
  const ProgramResult result =
      RunConform({"--engine", "gnugo --mode gtp", "--cases", kNamed, "--score", "--limit", "3"});
  EXPECT_THAT(result.ErrorLines(), ElementsAre(HasSubstr("final_score of GNU Go is an estimate")));
}

TEST(Conform, AnInterruptionEndsWithTheReportSoFar) {
  const ProgramResult result = RunHotstoneInterruptedAt(
      "disagreement",
      {"conform", "--engine", kFake + " --rules basic-only,hot=none --on all_legal:hang", "--cases",
       TwoCases("conform_interrupted.jsonl"), "--timeout", "3600", "--json"});
  EXPECT_EQ(result.exit_code, 1);
  const auto lines = result.OutputLines();
  ASSERT_FALSE(lines.empty());
  EXPECT_THAT(lines.back(),
              AllOf(HasSubstr(R"("interrupted":true)"), HasSubstr(R"("disagree":1)")));
}

}  // namespace
}  // namespace hotstone::cli
