// The museum (corpus/museum): every case holds; the recorded answer of some program, or expectation
// of some user, differs from the law's; the referee agrees with the cases; each piece names its
// thread.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "absl/strings/match.h"
#include "conformance/judge/case_runner.h"
#include "conformance/play/judge.h"
#include "formats/case/case_reader.h"
#include "tests/base/texts.h"

namespace hotstone::conformance {
namespace {

std::vector<formats::CaseLine> MuseumFile(const std::string& name) {
  const auto cases = formats::ReadCaseFile(HOTSTONE_SOURCE_DIR "/corpus/museum/" + name);
  EXPECT_TRUE(cases.ok()) << cases.status();
  return cases.ok() ? *cases : std::vector<formats::CaseLine>();
}

TEST(MuseumTest, EveryCaseHolds) {
  const auto cases = MuseumFile("museum.jsonl");
  std::set<std::string> threads;
  for (const formats::CaseLine& c : cases) {
    const CaseReport report = RunCase(c.value, nullptr);
    for (const CaseFinding& finding : report.findings) {
      ADD_FAILURE() << c.value.id << ": " << finding.key << ": " << finding.expected << ", "
                    << finding.found;
    }
    EXPECT_GE(report.held, 2) << c.value.id << ": the moves and an answer";
    EXPECT_TRUE(absl::StartsWith(c.value.source, "https://github.com/")) << c.value.id;
    threads.insert(c.value.source.substr(0, c.value.source.find(';')));
  }
  EXPECT_GE(threads.size(), 20u);
}

TEST(MuseumTest, NoMistakeIsTheLaw) {
  const auto cases = MuseumFile("museum.jsonl");
  const auto mistakes = MuseumFile("mistakes.jsonl");
  ASSERT_EQ(cases.size(), mistakes.size());
  for (size_t i = 0; i < cases.size(); ++i) {
    const formats::Case& mistake = mistakes[i].value;
    formats::Case same = cases[i].value;
    EXPECT_FALSE(same.expect == mistake.expect) << mistake.id;
    same.expect = mistake.expect;
    EXPECT_TRUE(same == mistake) << mistake.id << ": another game than in museum.jsonl";
    const CaseReport report = RunCase(mistake, nullptr);
    EXPECT_EQ(report.held, 1) << mistake.id << ": the moves, and nothing else";
    EXPECT_GE(report.failed, 1) << mistake.id;
    EXPECT_EQ(report.unknown, 0) << mistake.id;
  }
}

TEST(MuseumTest, ThePageHasEveryPiece) {
  const std::string page = SourceText("corpus/museum/README.md");
  for (const formats::CaseLine& c : MuseumFile("museum.jsonl")) {
    EXPECT_NE(page.find("| `" + c.value.id + "` |"), std::string::npos) << c.value.id;
    const std::string thread = c.value.source.substr(0, c.value.source.find(';'));
    EXPECT_NE(page.find("(" + thread + ")"), std::string::npos) << thread;
  }
}

void MuseumMoves(const formats::Case& c, Referee& referee) {
  ASSERT_TRUE(referee.SetUp(c.setup, c.to_move, false).ok());
  for (const formats::CaseEntry& entry : c.moves) {
    const Turns turns = c.free_turns ? Turns::kFree : Turns::kInTurn;
    const Judgement j = JudgeMove(referee, entry.move, turns);
    ASSERT_TRUE(j.legal()) << c.id << ": " << JudgementSentence(referee, j);
    referee.Play(entry.move);
    // Undone moves are not part of the game.
    ASSERT_TRUE(referee.Undo());
    ASSERT_TRUE(referee.Play(entry.move).legal()) << c.id;
  }
}

// In other programs' words; the accepted names for each `why`.
void ExpectReason(const std::string& id, spec::Illegality why, std::string_view reason) {
  const std::set<std::string_view> words =
      why == spec::Illegality::kSuperko    ? std::set<std::string_view>{"ko", "superko", "suicide"}
      : why == spec::Illegality::kHotStone ? std::set<std::string_view>{"ko"}
      : why == spec::Illegality::kSelfRemoval
          ? std::set<std::string_view>{"suicide"}
          : std::set<std::string_view>{spec::IllegalityName(why)};
  EXPECT_TRUE(words.contains(reason)) << id << ": " << reason;
}

TEST(MuseumTest, TheRefereeSaysTheSame) {
  int asked = 0;
  for (const formats::CaseLine& line : MuseumFile("museum.jsonl")) {
    const formats::Case& c = line.value;
    Referee referee(c.rules, c.setup.size());
    MuseumMoves(c, referee);
    if (HasFatalFailure()) return;
    const Turns turns = c.free_turns ? Turns::kFree : Turns::kInTurn;
    for (const formats::ExpectMove& expected : c.expect.legal) {
      EXPECT_TRUE(JudgeMove(referee, expected.move, turns).legal()) << c.id;
      ++asked;
    }
    for (const formats::ExpectMove& expected : c.expect.illegal) {
      const Judgement j = JudgeMove(referee, expected.move, turns);
      EXPECT_EQ(j.ruling.why, expected.why) << c.id;
      ExpectReason(c.id, *expected.why, j.reason);
      ++asked;
    }
    for (const formats::ExpectRows& expected : c.expect.rows) {
      EXPECT_EQ(referee.position(), expected.position) << c.id;
      ++asked;
    }
    for (const formats::ExpectState& expected : c.expect.ended) {
      EXPECT_EQ(referee.game().ended(), expected.is) << c.id;
      ++asked;
    }
  }
  EXPECT_GE(asked, 40);
}

}  // namespace
}  // namespace hotstone::conformance
