// Engines asked case by case: a correct one, wrong ones that must be detected, and ones that
// misbehave in every way.
#include "conformance/ask/conform_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "conformance/ask/conform_answers.h"
#include "conformance/ask/conform_report.h"
#include "formats/case/case_reader.h"
#include "tests/base/children.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"

namespace hotstone::conformance {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Key;
using testing::Not;
using testing::Pair;
using testing::UnorderedElementsAre;

std::string CaseText(const std::string& id, const std::string& rest) {
  return R"({"schema":"hotstone.case/1","id":")" + id + R"(",)" + rest + "}\n";
}

// Self-removal of two stones, a ko, a capture; on 2x2, 2x1 and 3x2.
std::string SmallCases() {
  return CaseText("own-removal",
                  R"("size":[2,2],"setup":{"B":["A1"],"W":["B2"]},)"
                  R"("expect":{"legal_set":[{"after":0,"color":"B","points":["B1","A2"]}]})") +
         CaseText("two",
                  R"("size":[2,2],"setup":{"B":["A1","B1"],"W":["A2"]},"moves":[["B","B2"]],)"
                  R"("expect":{"rows":[{"after":1,"rows":[".X","XX"]}]})") +
         CaseText("suicide",
                  R"("size":[3,2],"setup":{"B":["A1"],"W":["A2","B2","C1"]},"to_move":"B",)"
                  R"("moves":[["B","B1"]],"expect":{"rows":[{"after":1,"rows":["OO.","..O"]}]})") +
         CaseText("ko", R"("size":[2,1],"setup":{"W":["B1"]},"moves":[["B","A1"]],)"
                        R"("expect":{"ko_points":[{"after":1,"color":"W","points":["B1"]}]})");
}

struct Asked {
  ConformTally tally;
  EngineIdentity engine;
  AskWay ask = AskWay::kReplay;
  std::string text;
};

// A reply that has not arrived after this time never will.
constexpr double kRunHang = 600;

GtpLimits PatientRun() {
  GtpLimits limits;
  limits.seconds = kRunHang;
  limits.start_seconds = kRunHang;
  limits.end_seconds = kRunHang;
  return limits;
}

Asked AskFake(const std::vector<std::string>& flags, const std::string& cases,
              ConformOptions options = {}, const GtpLimits& limits = PatientRun()) {
  Asked asked;
  const auto read = formats::ParseCases(cases, "test");
  EXPECT_TRUE(read.ok()) << read.status();
  auto engine = ConformEngine::Start({HOTSTONE_FAKE_ENGINE, flags, "fake"}, limits);
  EXPECT_TRUE(engine.ok()) << engine.status();
  if (!engine.ok() || !read.ok()) return asked;
  ConformRun run(**engine, options);
  for (const formats::CaseLine& line : *read) {
    EXPECT_TRUE(run.Ask({"test", line.line, line.value.id}, line.value).ok());
  }
  asked.tally = run.tally();
  asked.engine = (*engine)->identity();
  asked.ask = run.ask();
  ConformReport report;
  report.engine = asked.engine;
  report.command = "fake";
  report.ask = std::string(AskWayName(run.ask()));
  report.noisy = (*engine)->noisy();
  report.noise = (*engine)->first_noise();
  report.tally = asked.tally;
  report.groups = FormGroups(asked.tally, 3);
  asked.text = ConformText(report) + ConformHtml(report);
  engine->reset();
  EXPECT_TRUE(HasNoChildren());
  return asked;
}

ConformOptions By(AskWay way) {
  ConformOptions options;
  options.ask = way;
  return options;
}

constexpr AskWay kWays[] = {AskWay::kAllLegal, AskWay::kIsLegal, AskWay::kPlay, AskWay::kReplay};

Asked AskFake(const std::vector<std::string>& flags) { return AskFake(flags, SmallCases()); }

// The verdict, without the check that enough was asked: a handful of cases never asks enough.
std::string Held(const ConformTally& tally) {
  const std::string verdict = ConformVerdict(tally);
  return verdict == "not asked enough" ? "agrees" : verdict;
}

std::string NamedCases() { return SourceText("corpus/named/named-positions.jsonl"); }

std::vector<std::string> Kinds(const ConformTally& tally) {
  std::vector<std::string> kinds;
  for (const ConformKind& kind : tally.kinds) kinds.push_back(kind.kind);
  return kinds;
}

TEST(ConformRun, ARightEngineAgreesHoweverItIsAsked) {
  std::optional<int64_t> asked_first;
  for (const AskWay way : kWays) {
    const Asked asked = AskFake({}, SmallCases(), By(way));
    EXPECT_EQ(Held(asked.tally), "agrees") << AskWayName(way) << asked.text;
    EXPECT_EQ(asked.ask, way);
    if (way == AskWay::kReplay) continue;  // asks about no play where plies were taken back
    if (!asked_first.has_value()) asked_first = asked.tally.total.asked();
    EXPECT_EQ(asked.tally.total.asked(), *asked_first) << AskWayName(way);
  }
  EXPECT_EQ(*asked_first, 15);
}

// A move, two plays, the stones three times; where a ply is taken back, the stones and the play
// once more. Otherwise a repeated question with the same answer does not count.
TEST(ConformRun, WhatIsAskedAgainCountsOnlyWhereItDiffers) {
  const std::string ko =
      CaseText("ko", R"("size":[2,1],"setup":{"W":["B1"]},"moves":[["B","A1"]],)"
                     R"("expect":{"illegal":[{"after":1,"color":"W","at":"B1"}]})");
  for (const AskWay way : kWays) {
    const Asked asked = AskFake({}, ko, By(way));
    EXPECT_EQ(asked.tally.total.agree, 8) << AskWayName(way) << asked.text;
    EXPECT_EQ(asked.tally.total.asked(), 8) << AskWayName(way) << asked.text;
    EXPECT_EQ(asked.tally.not_reached, 0) << AskWayName(way);
    // It is wrong once, however often it repeats the error; after its own play nothing can be
    // asked.
    const Asked wrong = AskFake({"--rules", "basic-only,hot=none"}, ko, By(way));
    EXPECT_EQ(wrong.tally.total.disagree, 1) << AskWayName(way) << wrong.text;
    EXPECT_EQ(wrong.tally.not_reached, 9) << AskWayName(way);
  }
}

TEST(ConformRun, ARightEngineAgreesHoweverItIsSetUp) {
  const std::vector<std::vector<std::string>> lacking = {
      {},
      {"--lacks", "loadsgf"},
      {"--on", "none:hang", "--lacks", "list_stones", "--lacks", "loadsgf"}};
  for (const auto& flags : lacking) {
    const Asked asked = AskFake(flags);
    EXPECT_EQ(Held(asked.tally), "agrees") << asked.text;
  }
  const Asked in_turn = AskFake({"--lacks", "loadsgf", "--keeps-turns"});
  EXPECT_EQ(Held(in_turn.tally), "agrees") << in_turn.text;
  EXPECT_TRUE(in_turn.engine.keeps_turns);
  EXPECT_THAT(in_turn.tally.ways, testing::Contains(Key("play in turn")));
}

TEST(ConformRun, TheNamedCorpusUnderEachCasesRules) {
  const Asked asked = AskFake({"--knows-rules"}, NamedCases());
  EXPECT_EQ(Held(asked.tally), "agrees") << asked.text;
  EXPECT_GT(asked.tally.total.asked(), 1500);
}

TEST(ConformRun, OneWrongRuleIsFoundAndNamed) {
  const Asked no_ko = AskFake({"--rules", "basic-only,hot=none"});
  EXPECT_THAT(Kinds(no_ko.tally), ElementsAre("permits-ko"));
  EXPECT_EQ(no_ko.tally.total.disagree, 1);
  EXPECT_EQ(no_ko.tally.by_clause.at("ING96-G508").disagree, 1);
  EXPECT_THAT(no_ko.text, HasSubstr("1. could be one that has no ko rule (ING96-G508): 1 time"));
  EXPECT_THAT(no_ko.text, HasSubstr("1 X(.)1"));

  const Asked no_suicide = AskFake({"--rules", "basic-only,self_removal=none"});
  EXPECT_THAT(Kinds(no_suicide.tally), ElementsAre("refuses-own-removal"));
  EXPECT_THAT(no_suicide.text,
              HasSubstr("refuses suicide, which the rules permit (ING96-R3-board-play)"));
  EXPECT_GE(no_suicide.tally.not_reached, 1);  // the stones after it

  const Asked no_removal = AskFake({"--no-removal"});
  EXPECT_THAT(Kinds(no_removal.tally), ElementsAre("stones-after-capture"));
}

TEST(ConformRun, AWrongEngineIsFoundByPlayAndByReplay) {
  for (const AskWay way : {AskWay::kPlay, AskWay::kReplay}) {
    const Asked asked = AskFake({"--rules", "basic-only,hot=none"}, SmallCases(), By(way));
    EXPECT_THAT(Kinds(asked.tally), ElementsAre("permits-ko"));
  }
}

TEST(ConformRun, TheEnginesOwnRulesMakeExpectedDifferences) {
  ConformOptions options;
  options.rules = *spec::ParseRuleSet("basic-only,hot=none");
  const Asked asked = AskFake({"--rules", "basic-only,hot=none"}, SmallCases(), options);
  EXPECT_EQ(Held(asked.tally), "agrees") << asked.text;
  EXPECT_EQ(asked.tally.differing.asked(), 1);
  EXPECT_EQ(asked.tally.differing.agree, 1);
}

// White removes his own stones at A1 and B1. An engine that was given the stones one by one,
// Black's first, has seen the remaining position.
TEST(ConformRun, WhatTheSetUpBroughtAboutIsNotHeldAgainstIt) {
  const std::string cases =
      CaseText("seen", R"("size":[3,2],"setup":{"W":["A1"],"B":["A2","B2","C1"]},"to_move":"B",)"
                       R"("rules":{"hot":"none","cycle":"psk"},)"
                       R"("expect":{"legal":[{"after":0,"color":"W","at":"B1"}]})");
  const Asked one_by_one =
      AskFake({"--rules", "basic-only,hot=none,cycle=psk", "--lacks", "loadsgf"}, cases);
  EXPECT_EQ(one_by_one.tally.total.disagree, 0) << one_by_one.text;
  EXPECT_THAT(one_by_one.tally.open, ElementsAre(Key(HasSubstr("own-removal"))));
  const Asked loaded = AskFake({"--rules", "basic-only,hot=none,cycle=psk"}, cases);
  EXPECT_EQ(loaded.tally.total.agree, 1) << loaded.text;
}

// A ko of four points in a row: the retake restores the set-up with the same player to move. An
// engine remembers it only if the stones of that player were placed first.
TEST(ConformRun, TheTurnOfTheSetUpIsThatOfTheLastStone) {
  for (const std::string taker : {"W", "B"}) {
    const std::string other = taker == "W" ? "B" : "W";
    const std::string cases =
        CaseText("turn", R"("size":[4,1],"rules":{"hot":"none","cycle":"ssk"},"setup":{")" + other +
                             R"(":["B1"],")" + taker + R"(":["C1"]},"to_move":")" + taker +
                             R"(","moves":[[")" + taker +
                             R"(","A1"]],"expect":{"illegal":[{"after":1,"color":")" + other +
                             R"(","at":"B1"}]})");
    const Asked asked =
        AskFake({"--rules", "basic-only,hot=none,cycle=ssk", "--lacks", "loadsgf"}, cases);
    EXPECT_EQ(asked.tally.total.disagree, 0) << asked.text;
    EXPECT_TRUE(asked.tally.open.empty()) << asked.text;
  }
}

// White's suicide restores the set-up with Black to move. Black's stone came last: an engine that
// was given the stones one by one may remember the set-up with White to move, and permit it.
TEST(ConformRun, ASetUpOfOneColourHasNoTurn) {
  const std::string rules = "basic-only,hot=none,cycle=ssk,self_removal=any";
  const std::string cases =
      CaseText("one", R"("size":[3,2],"rules":{"hot":"none","cycle":"ssk","self_removal":"any"},)"
                      R"("setup":{"B":["B1","A2"]},"to_move":"B","moves":[["B","pass"]],)"
                      R"("expect":{"illegal":[{"after":1,"color":"W","at":"A1"}]})");
  const Asked one_by_one = AskFake({"--rules", rules, "--lacks", "loadsgf"}, cases);
  EXPECT_EQ(one_by_one.tally.total.disagree, 0) << one_by_one.text;
  EXPECT_THAT(one_by_one.tally.open, ElementsAre(Key(HasSubstr("superko"))));
  EXPECT_EQ(AskFake({"--rules", rules}, cases).tally.total.disagree, 0);
  EXPECT_EQ(
      AskFake({"--rules", "basic-only,hot=none,self_removal=any"}, cases).tally.total.disagree, 1);
}

TEST(ConformRun, AnErrorOfIsLegalThatSaysIllegalIsAnAnswer) {
  const Asked says =
      AskFake({"--is-legal-refuses", "illegal move"}, SmallCases(), By(AskWay::kIsLegal));
  EXPECT_EQ(Held(says.tally), "agrees") << says.text;
  const Asked mute =
      AskFake({"--is-legal-refuses", "cannot tell"}, SmallCases(), By(AskWay::kIsLegal));
  EXPECT_EQ(ConformVerdict(mute.tally), "unanswered");
  EXPECT_EQ(mute.tally.total.disagree, 0);
}

TEST(ConformRun, AnEngineMayTakeTwoPassesForTheEnd) {
  const std::string cases =
      CaseText("passes", R"("size":[2,2],"moves":[["B","pass"],["W","pass"],["B","A1"]],)"
                         R"("expect":{"legal":[{"after":2,"color":"B","at":"B2"}]})");
  const Asked asked = AskFake({"--rules", "basic-only,end_passes=2"}, cases);
  EXPECT_EQ(asked.tally.total.disagree, 0) << asked.text;
  EXPECT_EQ(asked.tally.open.size(), 1u);
  EXPECT_EQ(Held(AskFake({}, cases).tally), "agrees");
}

// Two passes are not the end for an engine that permits another play then.
TEST(ConformRun, AfterTwoPassesARefusalCountsIfAnotherPlayIsPermitted) {
  const std::string cases =
      CaseText("passes", R"("size":[2,2],"setup":{"B":["A1"]},"moves":[["W","pass"],["B","pass"]],)"
                         R"("to_move":"W","expect":{"legal":[{"after":2,"color":"W","at":"A2"},)"
                         R"({"after":2,"color":"W","at":"B2"}]})");
  EXPECT_EQ(Held(AskFake({}, cases).tally), "agrees");
  const Asked all = AskFake({"--rules", "basic-only,end_passes=2"}, cases);
  EXPECT_EQ(all.tally.total.disagree, 0) << all.text;
  EXPECT_THAT(all.tally.Reservations(),
              testing::Contains(HasSubstr("refusals do not count: after two passes")));
}

TEST(ConformRun, WhatAnEngineLacksIsAReservation) {
  EXPECT_THAT(AskFake({}).tally.Reservations(), testing::IsEmpty());
  EXPECT_THAT(AskFake({"--lacks", "undo"}).tally.Reservations(),
              ElementsAre(HasSubstr("plies taken back: the engine has no undo")));
}

// Several plies that cannot be taken back are not made again either.
TEST(ConformRun, AnEngineWithoutUndoIsNotAskedToMakePliesAgain) {
  const std::string cases =
      CaseText("three", R"("size":[3,2],"moves":[["B","A1"],["W","C1"],["B","A2"]],)"
                        R"("expect":{"legal":[{"after":3,"color":"W","at":"C2"}]})");
  for (const AskWay way : {AskWay::kAllLegal, AskWay::kIsLegal, AskWay::kReplay}) {
    const Asked asked = AskFake({"--lacks", "undo"}, cases, By(way));
    EXPECT_EQ(Held(asked.tally), "agrees") << AskWayName(way) << asked.text;
    EXPECT_EQ(asked.tally.not_reached, 0) << AskWayName(way);
  }
}

// Plays are then asked about in new games, but the undo itself is wrong.
TEST(ConformRun, AnUndoThatDoesNothingIsADisagreement) {
  const Asked asked = AskFake({"--undo-nothing"}, SmallCases(), By(AskWay::kPlay));
  EXPECT_THAT(Kinds(asked.tally), ElementsAre("stones-after-undo")) << asked.text;
  EXPECT_EQ(asked.ask, AskWay::kReplay);
  ASSERT_EQ(asked.tally.incidents.size(), 1u);
  EXPECT_EQ(asked.tally.incidents[0].kind, "undo");
  EXPECT_THAT(asked.tally.Reservations(),
              testing::Contains(HasSubstr("the engine has an undo that does not restore")));
}

// The board is wrong because of the capture, so undo is not to blame and the answer stays.
TEST(ConformRun, AWrongBoardBeforeAnUndoIsNoFaultOfUndo) {
  const std::string cases =
      CaseText("take", R"("size":[3,2],"setup":{"W":["A1"],"B":["B1"]},"moves":[["B","A2"]],)"
                       R"("expect":{"legal":[{"after":1,"color":"W","at":"C1"}]})");
  const Asked asked = AskFake({"--no-removal"}, cases, By(AskWay::kPlay));
  EXPECT_THAT(Kinds(asked.tally), testing::Contains("stones-after-capture")) << asked.text;
  EXPECT_EQ(asked.ask, AskWay::kPlay);
  EXPECT_THAT(asked.tally.incidents, testing::IsEmpty());
}

TEST(ConformRun, ScoresAreComparedWhenAsked) {
  const std::string cases = CaseText("score", R"("size":[2,2],"setup":{"B":["A1"]},)"
                                              R"("expect":{"outcome":[{"after":0,"winner":"B"}]})");
  ConformOptions options;
  options.score = true;
  EXPECT_EQ(Held(AskFake({}, cases, options).tally), "agrees");
  EXPECT_THAT(Kinds(AskFake({"--counts-wrong"}, cases, options).tally), ElementsAre("score"));
}

TEST(ConformRun, ACrashAtASizeIsTriedTwiceAndTheRestIsAsked) {
  const Asked asked = AskFake({"--crash-at", "2x2"});
  EXPECT_EQ(asked.tally.restarts, 2);
  EXPECT_EQ(asked.tally.incident_count, 2);
  EXPECT_EQ(asked.tally.incidents[0].kind, "crashed");
  EXPECT_THAT(asked.tally.incidents[0].text, HasSubstr("SIGABRT"));
  EXPECT_THAT(asked.tally.unanswered,
              ElementsAre(Key("board 2x2 skipped: setting it ends the engine")));
  EXPECT_EQ(asked.tally.by_board.count({2, 1}), 1u);
  EXPECT_EQ(ConformVerdict(asked.tally), "unanswered");
}

TEST(ConformRun, WhateverItDoesTheRunGoesOnAndEnds) {
  for (const char* deed : {"hang", "crash", "exit", "close", "garbage", "no-end", "flood"}) {
    ConformOptions options;
    options.restarts = 2;
    // This command never gets a reply; every other one does.
    GtpLimits limits = PatientRun();
    limits.seconds_for = [](std::string_view command) {
      return command.rfind("is_legal", 0) == 0 ? 0.15 : kRunHang;
    };
    limits.end_seconds = 0.15;
    const Asked asked =
        AskFake({"--on", std::string("is_legal:") + deed}, SmallCases(), options, limits);
    EXPECT_EQ(ConformVerdict(asked.tally), "unanswered") << deed;
    EXPECT_GE(asked.tally.incident_count, 1) << deed;
    EXPECT_GT(asked.tally.total.agree, 0) << deed;  // the cases that need no is_legal
  }
}

TEST(ConformRun, TheRestartsRunOut) {
  ConformOptions options;
  options.restarts = 1;
  const Asked asked = AskFake({"--on", "clear_board:exit"}, SmallCases(), options);
  EXPECT_THAT(asked.tally.given_up, HasSubstr("it ended"));
  EXPECT_EQ(asked.tally.total.asked(), 0);
  EXPECT_EQ(ConformVerdict(asked.tally), "unanswered");
}

TEST(ConformRun, NoiseIsToldAndEscaped) {
  const Asked asked = AskFake({"--on", "play:noise"});
  EXPECT_EQ(Held(asked.tally), "agrees");
  EXPECT_THAT(asked.text,
              HasSubstr("replies were preceded by other lines, the first: debug: <b>here</b>"));
  EXPECT_THAT(asked.text, HasSubstr("debug: &lt;b&gt;here&lt;/b&gt;"));
  EXPECT_THAT(asked.text, HasSubstr("<h1>Fake &lt;Engine&gt; &amp; Co 1</h1>"));
}

TEST(ConformRun, BoardsThatItDoesNotHaveAreNotAsked) {
  const Asked asked = AskFake({"--lacks", "rectangular_boardsize"});
  EXPECT_EQ(Held(asked.tally), "agrees");
  EXPECT_THAT(
      asked.tally.not_asked,
      ElementsAre(Key("boards that are not square: the engine lacks rectangular_boardsize")));
}

TEST(ConformRun, AChildOfTheEngineDoesNotSurvive) {
  const std::string file = TestPath("fake_fork");
  AskFake({"--fork", file, "--on", "all_legal:exit"});
  std::ifstream in(file);
  pid_t id = 0;
  ASSERT_TRUE(in >> id);
  // It has been killed; when the system reaps it is up to the system.
  bool gone = false;
  for (int i = 0; i < 60'000 && !gone; ++i) {
    gone = HasEnded(id);
    if (!gone) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_TRUE(gone);
}

TEST(ConformRun, WhatDoesNotSpeakGtpIsNoEngine) {
  GtpLimits limits;
  limits.seconds = 0.3;
  limits.start_seconds = 0.3;
  const auto cat = ConformEngine::Start({"/bin/cat", {}, "cat"}, limits);
  EXPECT_EQ(cat.status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(cat.status().message()),
              HasSubstr("engine 'cat' does not answer protocol_version"));
  EXPECT_TRUE(HasNoChildren());
}

TEST(ConformAnswers, PointsStonesAndScores) {
  const auto size = *spec::BoardSize::Create(3, 3);
  EXPECT_EQ(ReadPoints(size, "C3 a1\nPASS")->size(), 2u);
  EXPECT_EQ(ReadPoints(size, "")->size(), 0u);
  EXPECT_FALSE(ReadPoints(size, "D4").has_value());
  EXPECT_FALSE(StonesPosition(size, "A1", "A1").has_value());
  EXPECT_EQ(StonesPosition(size, "A1", "B2")->StoneCount(spec::Color::kWhite), 1);
  EXPECT_EQ(ReadScore("W+3.5")->margin_x2, 7);
  EXPECT_EQ(ReadScore("0")->margin_x2, 0);
  for (const char* text : {"", "B", "B+", "X+3", "B+3.3", "B+R", "B+1e99", "B+-3"}) {
    EXPECT_FALSE(ReadScore(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace hotstone::conformance
