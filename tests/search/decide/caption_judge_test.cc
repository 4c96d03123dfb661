// Statements of captions: each kind holding, failing, and refused where it is meaningless.
#include "search/decide/caption_judge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "absl/strings/str_cat.h"
#include "spec/captions/statement_words.h"

namespace hotstone::search {
namespace {

using enum spec::StatementKind;
using ::testing::HasSubstr;

constexpr char kDoubleKoSeki[] = "XX.XOO/.XXOO./XXO.OO";
constexpr char kFalseTriple[] = "XX.XO/XXXOO/.X.XO/XXXOO/XXO.O";
constexpr char kTripleAnEyeEach[] = "XX.XOO/XXXOOO/.X.XO./XXXOOO/XXO.OO";
constexpr char kSekiRound[] = "B:D1 W:C3 B:pass W:C1 B:D3 W:pass";

// "holds: remark" and the like; or the error.
std::string JudgeSays(const std::string& rules, const char* position,
                      const spec::Statement& statement, uint64_t nodes = 30'000) {
  const spec::Caption caption{"T1", "ING96-S1", "", position, "analogue", {statement}};
  auto judge = CaptionJudge::Create(*spec::ParseRuleSet(rules), caption, {nodes}, nullptr);
  if (!judge.ok()) return std::string(judge.status().message());
  const auto verdict = judge->Decide(statement);
  if (!verdict.ok()) return std::string(verdict.status().message());
  return absl::StrCat(certify::VerdictName(verdict->kind), ": ", verdict->remark);
}

TEST(CaptionJudgeTest, LinesArePlayed) {
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kLine, .moves = "B:D1 W:C3"}), "holds: ");
  EXPECT_THAT(JudgeSays("hot-only", kDoubleKoSeki, {.kind = kLine, .moves = "B:D1 W:C3"}),
              HasSubstr("fails: W:C3 is refused by ING96-G510"));
  const spec::Statement refused{
      .kind = kLine, .moves = "B:D1", .refused = "W:C3", .clause = "ING96-G508|ING96-G510"};
  EXPECT_THAT(JudgeSays("hot-only", kDoubleKoSeki, refused), HasSubstr("holds: "));
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, refused), "fails: W:C3 is legal");
  EXPECT_THAT(
      JudgeSays("hot-only", kDoubleKoSeki,
                {.kind = kLine, .moves = "B:D1", .refused = "W:C3", .clause = "ING96-G508"}),
      HasSubstr("fails: W:C3 is refused by ING96-G510"));
}

TEST(CaptionJudgeTest, CyclesArePlayedRoundAndRound) {
  const spec::Statement black{.kind = kYields, .moves = kSekiRound, .player = 'B', .round = 2};
  EXPECT_THAT(JudgeSays("ing-1996", kDoubleKoSeki, black),
              HasSubstr("holds: round 2: B:D1 is refused"));
  EXPECT_EQ(JudgeSays("basic-only", kDoubleKoSeki, black),
            "fails: no move is refused in 20 rounds");
  EXPECT_THAT(JudgeSays("ing-1996", kDoubleKoSeki,
                        {.kind = kYields, .moves = kSekiRound, .player = 'W', .round = 2}),
              HasSubstr("fails: round 2"));
  EXPECT_THAT(JudgeSays("ing-1996", kDoubleKoSeki,
                        {.kind = kYields, .moves = kSekiRound, .player = 'B', .round = 3}),
              HasSubstr("fails: round 2"));
  EXPECT_EQ(
      JudgeSays("basic-only", kDoubleKoSeki, {.kind = kYields, .moves = kSekiRound, .round = 3}),
      "holds: no move is refused in 3 rounds");
}

TEST(CaptionJudgeTest, ClassesOutOfReachLeaveItUnknown) {
  EXPECT_THAT(JudgeSays("ing-1996,class_by=removal", kTripleAnEyeEach,
                        {.kind = kClass, .clause = "fighting (twin)"}),
              HasSubstr("unknown: "));
  EXPECT_EQ(JudgeSays("ing-1996,class_by=removal", ".X./XO.",
                      {.kind = kClass, .clause = "fighting (single)"}),
            "holds: classed as fighting (single)");
}

TEST(CaptionJudgeTest, ClassesAreLookedUp) {
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki,
                      {.kind = kClass, .clause = "disturbing (disturbed-life)"}),
            "holds: classed as disturbing (disturbed-life)");
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kClass, .clause = "fighting|disturbing"}),
            "holds: classed as disturbing (disturbed-life)");
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kClass, .clause = "fighting"}),
            "fails: classed as disturbing (disturbed-life)");
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki,
                      {.kind = kClass, .moves = kSekiRound, .clause = "fighting"}),
            "fails: the cycle is disturbing (disturbed-life)");
  EXPECT_EQ(JudgeSays("ing-1996", "X.O", {.kind = kClass, .clause = "fighting"}),
            "fails: there is no ko");
}

// Moonshine life has a double-ko seki and a single ko: neither class is the class of the whole.
TEST(CaptionJudgeTest, EachKoPositionIsAsked) {
  constexpr char kMoonshineLife[] = "XX.XOOOX.XO.O./.XXOO.OXX.XOOO/XXO.OOOXXXXXXX";
  for (const char* words : {"disturbing", "fighting"}) {
    EXPECT_EQ(JudgeSays("ing-1996", kMoonshineLife, {.kind = kClass, .clause = words}),
              "fails: classed as disturbing (disturbed-life), fighting (single)")
        << words;
  }
  EXPECT_THAT(
      JudgeSays("ing-1996", kMoonshineLife, {.kind = kClass, .clause = "disturbing|fighting"}),
      HasSubstr("holds: "));
}

TEST(CaptionJudgeTest, GroupsAreKeptAndTaken) {
  EXPECT_EQ(JudgeSays("ing-1996", kFalseTriple, {.kind = kLives, .groups = "A5"}), "holds: ");
  EXPECT_EQ(JudgeSays("ing-1996", kFalseTriple, {.kind = kDies, .groups = "E5"}), "holds: ");
  EXPECT_EQ(JudgeSays("ing-1996", kFalseTriple, {.kind = kLives, .groups = "E5"}),
            "fails: E5 is captured if Black begins");
  EXPECT_EQ(JudgeSays("hot-only", kFalseTriple, {.kind = kDies, .groups = "E5"}),
            "fails: E5 is kept if White begins");
  EXPECT_EQ(JudgeSays("hot-only", kFalseTriple, {.kind = kTakes, .groups = "E5", .to_move = 'B'}),
            "holds: ");
  EXPECT_EQ(JudgeSays("hot-only", kFalseTriple, {.kind = kKeeps, .groups = "E5", .to_move = 'W'}),
            "holds: ");
  EXPECT_EQ(JudgeSays("hot-only", kFalseTriple,
                      {.kind = kKeeps, .groups = "E5", .to_move = 'W', .black_threats = 1}),
            "fails: E5 is captured if White begins");
}

TEST(CaptionJudgeTest, SekiIsNotLifeWithTwoEyes) {
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kSeki, .groups = "A3 F3"}), "holds: ");
  EXPECT_EQ(JudgeSays("hot-only", kDoubleKoSeki, {.kind = kSeki, .groups = "A3 F3"}),
            "fails: A3 is captured if White begins");
  EXPECT_EQ(JudgeSays("ing-1996", ".X.XO./XXX.XO/.X.XO.", {.kind = kSeki, .groups = "A2 F2"}),
            "fails: A2 lives by itself");
}

TEST(CaptionJudgeTest, FightingIsByTurnOrByThreats) {
  const spec::Statement by_turn{.kind = kByTurn, .groups = "A4 F4"};
  const spec::Statement by_threats{.kind = kByThreats, .groups = "A4 F4"};
  const spec::Statement fighting{.kind = kFighting, .groups = "A4 F4"};
  EXPECT_EQ(JudgeSays("ing-1996", kTripleAnEyeEach, by_turn), "holds: ");
  EXPECT_EQ(JudgeSays("ing-1996", kTripleAnEyeEach, by_threats),
            "holds: F4 is kept if Black begins and the opponent has one more ko threat");
  EXPECT_EQ(JudgeSays("ing-1996", kTripleAnEyeEach, fighting), "holds: ");
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kByTurn, .groups = "A3 F3"}),
            "fails: it does not matter who moves first");
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kByThreats, .groups = "A3 F3"}),
            "fails: one more ko threat does not change the result");
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kFighting, .groups = "A3 F3"}),
            "fails: neither the first move nor one more ko threat decides it");
}

TEST(CaptionJudgeTest, DisturbingIsNeitherAndEndless) {
  EXPECT_EQ(JudgeSays("ing-1996", kDoubleKoSeki, {.kind = kDisturbing, .groups = "A3 F3"}),
            "holds: neither the first move nor one more ko threat decides it");
  EXPECT_EQ(JudgeSays("hot-only", kDoubleKoSeki, {.kind = kDisturbing, .groups = "A3 F3"}),
            "fails: the first move decides it");
  EXPECT_THAT(JudgeSays("ing-1996", ".X.O./XXXOO", {.kind = kDisturbing, .groups = "A1"}),
              HasSubstr("unknown: no endless play"));
}

// With a pause between two takes, the last ko over half a point would never end either; it is a
// fight.
TEST(CaptionJudgeTest, AKoThatIsRetakenAfterAPauseIsNotDisturbing) {
  constexpr char kHalfAPoint[] = ".XXOO./XX.XOO/.XXOO.";
  EXPECT_THAT(JudgeSays("ing-1996", kHalfAPoint, {.kind = kDisturbing, .groups = "A2 F2"}),
              HasSubstr("unknown: no endless play"));
}

TEST(CaptionJudgeTest, ALimitLeavesItUnknown) {
  EXPECT_EQ(JudgeSays("ing-1996", "X.XO/XXOO/X.XO/XXOO/XO.O/XXOO/XO.O",
                      {.kind = kLives, .groups = "A7"}, 20),
            "unknown: A7 if White begins: the search reached its limit");
}

TEST(CaptionJudgeTest, WhatSaysNothingIsRefused) {
  const auto says = [](const spec::Statement& statement) {
    return JudgeSays("ing-1996", kDoubleKoSeki, statement);
  };
  EXPECT_EQ(says({.kind = kLine}), "caption T1: a line needs at least one move");
  EXPECT_EQ(says({.kind = kLine, .moves = "B:D1 B:C3"}), "caption T1: \"B:C3\" is out of turn");
  EXPECT_EQ(says({.kind = kLine, .moves = "D1"}),
            "caption T1: \"D1\" is not a move like B:C3 or W:pass");
  EXPECT_EQ(says({.kind = kLine, .moves = "B:D1", .refused = "B:C3"}),
            "caption T1: B:C3 is out of turn");
  EXPECT_EQ(says({.kind = kYields, .moves = "B:D1", .player = 'B', .round = 2}),
            "caption T1: a cycle has an even number of moves, at least two");
  EXPECT_EQ(says({.kind = kYields, .moves = "B:D1 W:pass", .player = 'B', .round = 2}),
            "caption T1: the moves B:D1 W:pass do not lead back to the position");
  EXPECT_EQ(says({.kind = kSeki, .groups = "A3"}),
            "caption T1: \"A3\" names 1 groups, but the statement is about 2");
  EXPECT_EQ(says({.kind = kLives, .groups = "A2"}),
            "caption T1: there is no group at A2: the point is empty");
  EXPECT_THAT(JudgeSays("ing-1996", "XX/XX", {.kind = kLives, .groups = "A1"}),
              HasSubstr("caption T1: the position is not legal"));
}

// Everything in the tables can be parsed.
TEST(CaptionJudgeTest, TheTablesSaySomething) {
  ASSERT_FALSE(spec::Captions().empty());
  for (const spec::Caption& caption : spec::Captions()) {
    EXPECT_FALSE(caption.id.empty());
    if (caption.position.empty()) continue;
    auto judge = CaptionJudge::Create(*spec::ParseRuleSet("ing-1996"), caption, {1}, nullptr);
    ASSERT_TRUE(judge.ok()) << judge.status();
    for (const spec::Statement& statement : caption.statements) {
      EXPECT_TRUE(judge->Decide(statement).ok()) << judge->Decide(statement).status();
    }
  }
}

}  // namespace
}  // namespace hotstone::search
