// The questions made from a case, and those omitted because GTP does not define them.
#include "conformance/ask/conform_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "formats/case/case_reader.h"

namespace hotstone::conformance {
namespace {

using Kind = ConformQuestion::Kind;
using testing::HasSubstr;
using testing::Pair;
using testing::UnorderedElementsAre;

ConformPlan Plan(const std::string& rest, const PlanOptions& options = {}) {
  const formats::LineSource source{"test", 1};
  const auto c =
      formats::ParseCase(R"({"schema":"hotstone.case/1","id":"case",)" + rest + "}", source);
  EXPECT_TRUE(c.ok()) << c.status();
  return PlanCase(*c, options);
}

// What is asked before plies are taken back, without the plays that no case names.
ConformPlan NamedPlan(const std::string& rest, const PlanOptions& options = {}) {
  ConformPlan plan = Plan(rest, options);
  std::erase_if(plan.questions, [](const ConformQuestion& q) {
    return q.round == kRoundOfUndo || q.key == kTriedKey;
  });
  return plan;
}

PlanOptions Under(const std::string& rules) {
  PlanOptions options;
  options.rules = *spec::ParseRuleSet(rules);
  return options;
}

int64_t Count(const ConformPlan& plan, Kind kind) {
  return std::count_if(plan.questions.begin(), plan.questions.end(),
                       [kind](const ConformQuestion& q) { return q.kind == kind; });
}

// The smallest ko: White to retake at once.
const char kKo[] =
    R"("size":[2,1],"setup":{"W":["B1"]},"moves":[["B","A1"],["W","pass"]],"rules":"basic-only",)"
    R"("expect":{"illegal":[{"after":1,"color":"W","at":"B1","why":"hot-stone"}],)"
    R"("captured_by":[{"after":1,"points":["B1"]}]})";

TEST(ConformPlan, MovesPlaysAndStones) {
  const ConformPlan plan = NamedPlan(kKo);
  EXPECT_EQ(plan.set_aside, "");
  ASSERT_EQ(plan.questions.size(), 9u);
  EXPECT_EQ(plan.questions[0].kind, Kind::kMove);
  EXPECT_EQ(plan.questions[0].reason, "capture");
  EXPECT_EQ(plan.questions[0].clause, "ING96-R4-removal");
  EXPECT_EQ(plan.questions[1].kind, Kind::kBoard);
  EXPECT_EQ(plan.questions[1].position.ToRows(), std::vector<std::string>{"X."});
  EXPECT_EQ(plan.questions[2].kind, Kind::kPlay);
  EXPECT_FALSE(plan.questions[2].legal);
  EXPECT_EQ(plan.questions[2].reason, "hot-stone");
  EXPECT_EQ(plan.questions[2].clause, "ING96-G508");
  EXPECT_FALSE(plan.questions[2].differs);
  EXPECT_EQ(plan.questions[8].kind, Kind::kMove);
}

// The kinds of the questions, with the rounds of those that have one: "play move board play1".
std::string KindsAndRounds(const ConformPlan& plan) {
  const char* const names[] = {"play", "move", "refused", "undo", "board", "score"};
  std::string text;
  for (const ConformQuestion& q : plan.questions) {
    text += (text.empty() ? "" : " ") + std::string(names[static_cast<size_t>(q.kind)]);
    if (q.round > 0) text += std::to_string(q.round);
  }
  return text;
}

// The ko and an occupied point: asked, asked again, then one after the other tried; the stones and
// the same again after each. At the end both plies are taken back and made again.
TEST(ConformPlan, WhatIsIllegalIsAskedAgainAndTried) {
  const ConformPlan plan = Plan(kKo);
  EXPECT_EQ(KindsAndRounds(plan),
            "move board play play play1 play1 refused1 board2 play2 play2 refused2 board3 play3 "
            "play3 move undo9 board9 play9 play9 undo9 board9 play9 move9 move9");
  const spec::Move& ko = plan.questions[2].move;
  for (const size_t i : {4u, 8u, 12u, 17u}) {
    EXPECT_EQ(plan.questions[i].move, ko) << i;
    EXPECT_FALSE(plan.questions[i].legal) << i;
  }
  EXPECT_EQ(plan.questions[6].reason, "occupied");
  EXPECT_EQ(plan.questions[10].move, ko);
  for (const size_t i : {7u, 11u, 16u}) {
    EXPECT_EQ(plan.questions[i].reason, i == 16 ? "undo" : "refusal");
    EXPECT_EQ(plan.questions[i].position, plan.questions[1].position);
  }
  // Back at the start, the play that was taken back is legal again.
  EXPECT_EQ(plan.questions[20].position.ToRows(), std::vector<std::string>{".O"});
  EXPECT_EQ(plan.questions[21].back, 2);
  EXPECT_TRUE(plan.questions[21].legal);
  EXPECT_EQ(plan.questions[21].reason, "capture");
  // One play of each sort, at the first and at the last such moment; nothing out of turn.
  const ConformPlan three = Plan(
      R"("size":[4,1],"setup":{"W":["A1"]},"moves":[["B","D1"],["W","pass"]],"expect":{"illegal":[)"
      R"({"after":0,"color":"B","at":"A1"},{"after":1,"color":"W","at":"A1"},)"
      R"({"after":2,"color":"B","at":"A1"},{"after":2,"color":"B","at":"D1"}]})");
  EXPECT_EQ(Count(three, Kind::kRefused), 2);
  const ConformPlan other = Plan(
      R"("size":[3,1],"setup":{"W":["A1"]},"expect":{"illegal":[{"after":0,"color":"W","at":"A1"}]})");
  for (const ConformQuestion& q : other.questions) {
    EXPECT_TRUE(q.kind != Kind::kRefused || q.move.player == spec::Color::kBlack);
  }
}

// Under superko a pass is made and taken back before the last play is made again; not after a pass.
TEST(ConformPlan, UnderSuperkoAPassIsTakenBackInBetween) {
  const std::string ko = R"("size":[2,1],"setup":{"W":["B1"]},"moves":[["B","A1"]],)"
                         R"("expect":{"illegal":[{"after":1,"color":"W","at":"B1"}]})";
  const std::string before =
      "move board play play play1 play1 refused1 board2 play2 play2 "
      "refused2 board3 play3 play3 undo9 board9 play9 ";
  EXPECT_EQ(KindsAndRounds(Plan(ko, Under("simplified-ing"))),
            before + "move10 undo11 move9 play9 play9");
  EXPECT_EQ(KindsAndRounds(Plan(ko)), before + "move9 play9 play9");
  const ConformPlan passed =
      Plan(R"("size":[2,1],"setup":{"W":["B1"]},"to_move":"W","moves":[["W","pass"],["B","A1"]],)"
           R"("expect":{"illegal":[{"after":2,"color":"W","at":"B1"}]})",
           Under("simplified-ing"));
  EXPECT_EQ(KindsAndRounds(passed).find("move10"), std::string::npos);
}

TEST(ConformPlan, OtherRulesAnswerAndTheDifferenceIsMarked) {
  const ConformPlan plan = Plan(kKo, Under("basic-only,hot=none"));
  EXPECT_TRUE(plan.questions[2].legal);
  EXPECT_TRUE(plan.questions[2].differs);
  EXPECT_EQ(plan.questions[2].reason, "repetition");
}

TEST(ConformPlan, ACaseWhoseMovesTheOtherRulesForbidEndsThere) {
  const std::string own = R"("size":[2,1],"setup":{"W":["B1"]},"moves":[["B","A1"],["W","B1"]],)"
                          R"("rules":{"hot":"none"},"expect":{"rows":[{"after":2,"rows":[".O"]}]})";
  const ConformPlan plan = NamedPlan(own, Under("basic-only"));
  EXPECT_THAT(plan.set_aside, HasSubstr("not legal under basic-only"));
  EXPECT_EQ(Count(plan, Kind::kMove), 1);
  EXPECT_THAT(plan.not_asked, UnorderedElementsAre(
                                  Pair("rows: after a move that is illegal under these rules", 1)));
}

TEST(ConformPlan, SetsAskAboutEveryEmptyPointOnce) {
  const ConformPlan plan = NamedPlan(
      R"("size":[2,2],"setup":{"B":["A1"]},"expect":{"legal_set":[{"after":0,"color":"B",)"
      R"("points":["B1","A2","B2"]}],"legal_count":[{"after":0,"color":"B","count":3}],)"
      R"("legal":[{"after":0,"color":"B","at":"B1"}]})");
  EXPECT_EQ(plan.questions.size(), 3u);
}

TEST(ConformPlan, WhatGtpLeavesOpenIsNotAsked) {
  const ConformPlan plan = Plan(
      R"("size":[2,2],"moves":[["B","A1"],["W","B2"],["B","pass"],["W","pass"],["B","pass"],["W","pass"]],)"
      R"("expect":{"illegal":[{"after":0,"color":"B","at":"C1"},{"after":6,"color":"B","at":"B1"}],)"
      R"("legal":[{"after":1,"color":"B","at":"B1"},{"after":0,"color":"B","at":"pass"}],)"
      R"("value":[{"after":0,"lo":-4,"hi":4}]})");
  EXPECT_THAT(plan.not_asked,
              UnorderedElementsAre(Pair("illegal: GTP does not define points off the board", 1),
                                   Pair("illegal: GTP does not define when a game is over", 1),
                                   Pair("legal: GTP does not define whose turn it is", 1),
                                   Pair("legal: a pass is never refused", 1),
                                   Pair("value: GTP has no command for it", 1)));
  EXPECT_EQ(Count(plan, Kind::kPlay), 0);
}

// After a colour has moved twice, an engine that keeps no turns is asked only under rules whose
// memory, if any, holds positions alone.
TEST(ConformPlan, AfterMovesOutOfTurnRulesThatLookAtTurnsAreNotAskedAbout) {
  const std::string text =
      R"("size":[2,2],"free_turns":true,"moves":[["B","A1"],["B","B1"]],"expect":{"legal":[{"after":2,"color":"W","at":"A2"}]})";
  for (const char* cycle : {"none", "psk"}) {
    EXPECT_EQ(Count(Plan(text, Under(std::string("basic-only,cycle=") + cycle)), Kind::kPlay), 1)
        << cycle;
  }
  for (const char* cycle : {"square", "second-cycle", "starter", "starter-first", "disturber",
                            "ssk", "nssk", "fixed"}) {
    const ConformPlan plan = Plan(text, Under(std::string("basic-only,cycle=") + cycle));
    EXPECT_EQ(Count(plan, Kind::kPlay), 0) << cycle;
    EXPECT_THAT(plan.not_asked,
                testing::Contains(Pair("legal: GTP does not define whose turn it is", 1)))
        << cycle;
  }
}

TEST(ConformPlan, AfterTwoPassesARefusalMeansNothing) {
  const std::string text =
      R"("size":[2,2],"moves":[["B","pass"],["W","pass"]],"expect":{"legal":[{"after":2,"color":"B","at":"A1"}]})";
  EXPECT_TRUE(Plan(text).questions.back().open);
  PlanOptions knows;
  knows.engine_knows_rules = true;
  EXPECT_FALSE(Plan(text, knows).questions.back().open);
}

TEST(ConformPlan, ACaseThatDoesNotHoldIsSetAside) {
  const ConformPlan plan = Plan(
      R"("size":[2,2],"setup":{"B":["A1"]},"expect":{"legal":[{"after":0,"color":"B","at":"A1"}]})");
  EXPECT_THAT(plan.set_aside, HasSubstr("fails under its own rules"));
  EXPECT_TRUE(plan.questions.empty());
}

TEST(ConformPlan, TheResultOnlyWithScore) {
  const std::string text =
      R"("size":[2,2],"setup":{"B":["A1"]},"expect":{"outcome":[{"after":0,"winner":"B"}]})";
  EXPECT_EQ(Plan(text).not_asked.size(), 1u);
  PlanOptions options;
  options.score = true;
  const ConformPlan plan = Plan(text, options);
  ASSERT_EQ(plan.questions.size(), 1u);
  EXPECT_EQ(plan.questions[0].score.margin_x2, 8);
}

TEST(ConformPlan, AnAgreementEndsWhatCanBeAskedWithThePlyBeforeIt) {
  const ConformPlan plan = Plan(
      R"("size":[3,1],"setup":{"W":["A1"]},"moves":[["B","C1"],["W","pass"],["B","pass"],["dead",["C1"]],)"
      R"(["W","B1"]],"rules":"basic-only","expect":{"rows":[{"after":2,"rows":["O.X"]},)"
      R"({"after":3,"rows":["O.."]},{"after":4,"rows":["OO."]}]})");
  EXPECT_EQ(plan.set_aside, "");
  EXPECT_FALSE(plan.questions.empty());
  EXPECT_THAT(plan.not_asked,
              testing::Contains(Pair(
                  "rows: the players agreed on dead stones, for which GTP has no command", 2)));
}

TEST(ConformPlan, NoCaseOfTheCorpusWithAgreementsIsTakenForWrong) {
  const auto cases =
      formats::ReadCaseFile(HOTSTONE_SOURCE_DIR "/corpus/generated/endings/basic-only.jsonl");
  ASSERT_TRUE(cases.ok()) << cases.status();
  for (const formats::CaseLine& line : *cases) {
    EXPECT_EQ(PlanCase(line.value, {}).set_aside, "") << line.value.id;
  }
}

}  // namespace
}  // namespace hotstone::conformance
