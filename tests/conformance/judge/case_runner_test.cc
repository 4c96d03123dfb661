// The runner: what holds, what fails and with which message, and what cannot be decided.
#include "conformance/judge/case_runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "formats/case/case_reader.h"
#include "spec/rules/situation.h"

namespace hotstone::conformance {
namespace {

using formats::ParseCase;
using testing::ElementsAre;

// Runs a case on 2x1 with a white stone on B1, Black to move: the smallest ko.
CaseReport RunOnKo(const std::string& moves, const std::string& rules, const std::string& expect,
                   const ValueSolver& solver = {}) {
  const auto c = ParseCase(
      absl::StrCat(
          R"({"schema":"hotstone.case/1","id":"x","size":[2,1],"setup":{"W":["B1"]},"moves":[)",
          moves, R"(],"rules":)", rules, R"(,"expect":{)", expect, "}}"),
      {"f", 1});
  EXPECT_TRUE(c.ok()) << c.status();
  return c.ok() ? RunCase(*c, solver) : CaseReport();
}

std::vector<std::string> Findings(const CaseReport& report) {
  std::vector<std::string> lines;
  for (const CaseFinding& f : report.findings) {
    lines.push_back(absl::StrCat(f.key, "|", f.expected, "|", f.found, "|", f.clause));
  }
  return lines;
}

constexpr char kBasic[] = R"("basic-only")";

TEST(CaseRunnerTest, CountsEachExpectationAndTheMoves) {
  const CaseReport report =
      RunOnKo(R"(["B","A1"])", kBasic,
              R"("illegal":[{"after":1,"color":"W","at":"B1"}],"captured_total":{"B":0,"W":1},)"
              R"("liberties":[{"after":0,"of":{"B1":1}},{"after":1,"of":{"A1":1,"B1":1}}])");
  EXPECT_EQ(report.held, 6);  // moves, illegal, two totals, B1 before, A1 after
  EXPECT_EQ(report.failed, 1);
  EXPECT_EQ(report.unknown, 0);
  EXPECT_THAT(Findings(report), ElementsAre("liberties[1].B1|1|no stone there|ING96-G403"));
  EXPECT_EQ(report.findings[0].after, 1);
  EXPECT_EQ(RunOnKo("", kBasic, "").Total(), 0);
}

TEST(CaseRunnerTest, TheMovesStopWhereOneIsIllegal) {
  const CaseReport report =
      RunOnKo(R"(["B","A1"],["W","B1"],["B","pass"])", kBasic,
              R"("area":[{"after":1,"B_minus_W":2},{"after":2,"B_minus_W":0}])");
  EXPECT_THAT(Findings(report),
              ElementsAre("moves[1]|W B1 legal|W B1 illegal: hot-stone|ING96-G508",
                          "area[1]|0|not reached: the moves stop after ply 1 at moves[1]|-"));
  EXPECT_EQ(report.held, 1);
  EXPECT_FALSE(report.findings[0].after.has_value());
}

TEST(CaseRunnerTest, ARefusedMoveIsNotPlayedEvenIfLegal) {
  const CaseReport report =
      RunOnKo(R"(["B","A1"],["B","pass"])", kBasic,
              R"("illegal":[{"after":0,"color":"B","at":"A1","why":"superko"}],)"
              R"("rows":[{"after":1,"rows":[".O"]}])");
  EXPECT_THAT(Findings(report), ElementsAre("illegal[0]|B A1 illegal: superko|B A1 legal|TT-MOVE"));
}

// A statement common to all texts is cited from the text of the rule set.
TEST(CaseRunnerTest, TheClauseIsOfTheRuleSetsText) {
  const auto clauses = [](const std::string& rules) {
    const CaseReport report = RunOnKo(
        R"(["W","A1"])", rules,
        R"("legal":[{"after":0,"color":"B","at":"B1"}],"legal_count":[{"after":0,"color":"W","count":2}],)"
        R"("rows":[{"after":0,"rows":["X."]}],"liberties":[{"after":0,"of":{"B1":2}}],)"
        R"("area":[{"after":0,"B_minus_W":2}],"outcome":[{"after":0,"winner":"B"}],)"
        R"("ended":[{"after":0,"is":true}],"paused":[{"after":0,"is":true}])");
    std::string all;
    for (const CaseFinding& f : report.findings) absl::StrAppend(&all, f.clause, " ");
    return all;
  };
  EXPECT_EQ(
      clauses(kBasic),
      "ING96-R3 ING96-G304 ING96-R3 ING96-R4 ING96-G403 ING96-R6 ING96-R6 ING96-G307 ING96-G305 ");
  for (const char* rules : {R"("tromp-taylor")", R"("aga-like")", R"("faulstich-2015")"}) {
    EXPECT_EQ(clauses(rules),
              "TT-TURN TT-MOVE TT-MOVE TT-MOVE TT-CHAIN TT-COUNT TT-COUNT TT-END ING96-G305 ")
        << rules;
  }
}

// Cases that hold, fail, and ask a solver, more than one thread takes at a time.
TEST(CaseRunnerTest, AnyNumberOfThreads) {
  std::vector<formats::CaseLine> cases;
  for (int i = 0; i < 500; ++i) {
    const auto c = ParseCase(
        absl::StrCat(
            R"({"schema":"hotstone.case/1","id":"x","size":[2,1],"expect":{"area":[{"after":0,)",
            R"("B_minus_W":)", i % 3, R"(}],"value":[{"after":0,"lo":)", i % 2, R"(,"hi":1}]}})"),
        {"f", 1});
    ASSERT_TRUE(c.ok()) << c.status();
    cases.push_back({i + 1, *c});
  }
  int inside = 0;
  const ValueSolver solver = [&inside](const spec::Situation&, const spec::RuleSet&) {
    EXPECT_EQ(++inside, 1) << "two threads at once";
    --inside;
    return absl::StatusOr<std::pair<int, int>>({1, 1});
  };
  for (const int threads : {1, 2, 7}) {
    const std::vector<CaseReport> reports = RunCases(cases, solver, threads);
    ASSERT_EQ(reports.size(), cases.size());
    for (int i = 0; i < 500; ++i) {
      ASSERT_EQ(reports[i].held, (i % 3 == 0) + (i % 2 == 1)) << i;
      ASSERT_EQ(reports[i].failed, 2 - reports[i].held) << i;
    }
  }
  EXPECT_TRUE(RunCases({}, solver, 4).empty());
  EXPECT_EQ(RunCases({cases[1]}, {}, 4)[0].unknown, 1);
}

// Two moves, one of them refused: one ply.
TEST(CaseRunnerTest, AMomentBeyondTheLastPlyIsNotReached) {
  const CaseReport report =
      RunOnKo(R"(["B","B1"],["B","A1"])", kBasic,
              R"("illegal":[{"after":0,"color":"B","at":"B1","why":"occupied"}],)"
              R"("area":[{"after":1,"B_minus_W":2},{"after":2,"B_minus_W":2}])");
  EXPECT_THAT(Findings(report), ElementsAre("area[1]|2|not reached: the last ply is 1|-"));
  EXPECT_EQ(report.held, 3);
}

TEST(CaseRunnerTest, TheReasonMustBeTheRightOne) {
  const char kWrong[] = R"("illegal":[{"after":1,"color":"W","at":"B1","why":"superko"}])";
  EXPECT_THAT(Findings(RunOnKo(R"(["B","A1"])", kBasic, kWrong)),
              ElementsAre("illegal[0]|W B1 illegal: superko|W B1 illegal: hot-stone|ING96-G508"));
  EXPECT_EQ(RunOnKo(R"(["B","A1"])", R"({"ko":"psk"})", kWrong).failed, 0);
}

TEST(CaseRunnerTest, OutOfTurn) {
  EXPECT_THAT(
      Findings(RunOnKo(R"(["W","pass"])", kBasic, "")),
      ElementsAre("moves[0]|a move by B|W pass out of turn (free_turns is not set)|ING96-R3"));
  // A refused move must be in turn as well.
  EXPECT_THAT(
      Findings(
          RunOnKo(R"(["W","B1"])", kBasic, R"("illegal":[{"after":0,"color":"W","at":"B1"}])")),
      ElementsAre("moves[0]|a move by B|W B1 out of turn (free_turns is not set)|ING96-R3"));
}

TEST(CaseRunnerTest, ClassesOfKoPositions) {
  // A ko without groups, with the same expectation for every class.
  EXPECT_THAT(
      Findings(RunOnKo(R"(["B","A1"])", kBasic,
                       R"("ko_class":[{"after":1,"class":"fighting"},)"
                       R"({"after":1,"class":"disturbing","disturber":"either"},)"
                       R"({"after":1,"class":"unclassified"}])")),
      ElementsAre("ko_class[0]|fighting|unclassified: no-group|ING96-R5",
                  "ko_class[1]|disturbing, disturber either|unclassified: no-group|ING96-R5"));
  // A one-eyed group against one without an eye: the eyeless side disturbs. With an eye each,
  // either side does.
  const char* const kDeath =
      R"({"schema":"hotstone.case/1","id":"t","size":[5,3],"setup":{"B":["A3","B3","D3","B2","C2","A1","B1"],)"
      R"("W":["E3","D2","E2","C1","E1"]},"rules":"basic-only","expect":{"ko_class":[)"
      R"({"after":0,"class":"disturbing","disturber":"W"},{"after":0,"class":"disturbing"},)"
      R"({"after":0,"class":"disturbing","disturber":"B"},{"after":0,"class":"fighting"}]}})";
  const auto death = ParseCase(kDeath, {"t", 1});
  ASSERT_TRUE(death.ok()) << death.status();
  EXPECT_THAT(Findings(RunCase(*death, {})),
              ElementsAre("ko_class[2]|disturbing, disturber B|disturbing, disturber W|ING96-G512",
                          "ko_class[3]|fighting|disturbing, disturber W|ING96-G512"));
}

TEST(CaseRunnerTest, WhatIsNotImplementedIsUnknown) {
  const CaseReport value =
      RunOnKo(R"(["B","A1"])", kBasic, R"("value":[{"after":1,"lo":2,"hi":2}])");
  EXPECT_THAT(Findings(value), ElementsAre("value[0]|[2, 2]|unknown: not implemented|ING96-R5"));
  EXPECT_EQ(value.unknown, 1);
  EXPECT_EQ(value.failed, 0);
  EXPECT_EQ(value.held, 1);
}

// spec/ renders every rule set, including breath types.
TEST(CaseRunnerTest, TheDisturberReadingIsPlayed) {
  for (const char* rules : {R"("ing-1996")", R"({"ko":"disturber"})"}) {
    const CaseReport report =
        RunOnKo(R"(["B","A1"])", rules, R"("area":[{"after":1,"B_minus_W":2}])");
    EXPECT_EQ(report.unknown, 0) << rules;
    EXPECT_EQ(report.held, report.Total()) << rules;
    EXPECT_GT(report.held, 0) << rules;
  }
}

TEST(CaseRunnerTest, ValueAsksTheSolverOfThatSituation) {
  std::vector<spec::Situation> asked;
  const ValueSolver solver = [&](const spec::Situation& situation, const spec::RuleSet& rules) {
    EXPECT_EQ(rules.preset, "basic-only");
    asked.push_back(situation);
    return absl::StatusOr<std::pair<int, int>>(std::pair(-1, 2));
  };
  const CaseReport report = RunOnKo(
      R"(["B","A1"],["W","pass"])", kBasic,
      R"("value":[{"after":2,"lo":-1,"hi":2},{"after":1,"lo":-2,"hi":2},{"after":1,"lo":-1,"hi":1}])",
      solver);
  EXPECT_THAT(Findings(report), ElementsAre("value[1]|[-2, 2]|[-1, 2]|ING96-R5",
                                            "value[2]|[-1, 1]|[-1, 2]|ING96-R5"));
  ASSERT_EQ(asked.size(), 3u);
  EXPECT_EQ(asked[0].bans, (std::set<spec::Point>{{1, 0}}));  // ply 1 comes first
  EXPECT_EQ(asked[0].passes, 0);
  EXPECT_TRUE(asked[2].bans.empty());
  EXPECT_EQ(asked[2].passes, 1);
}

TEST(CaseRunnerTest, ASolverThatCannotTellLeavesItUnknown) {
  const ValueSolver solver = [](const spec::Situation&, const spec::RuleSet&) {
    return absl::StatusOr<std::pair<int, int>>(absl::ResourceExhaustedError("too many points"));
  };
  const CaseReport report = RunOnKo("", kBasic, R"("value":[{"after":0,"lo":2,"hi":2}])", solver);
  EXPECT_THAT(Findings(report), ElementsAre("value[0]|[2, 2]|unknown: too many points|ING96-R5"));
  EXPECT_EQ(report.unknown, 1);
}

// The reader rejects such a setup; a case built in the program may have one.
TEST(CaseRunnerTest, ASetupThatIsNotLegalFails) {
  spec::Position full(*spec::BoardSize::Create(1, 1));
  full.Put({0, 0}, spec::Color::kBlack);
  const CaseReport report = RunCase(formats::Case(full), {});
  EXPECT_EQ(report.failed, 1);
  EXPECT_EQ(report.findings[0].key, "setup");
}

}  // namespace
}  // namespace hotstone::conformance
