// Words beyond play: what GTP and the law answer, toys that answer otherwise, and engines that mean
// something else by the same word.
#include "conformance/trial/other_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "conformance/ask/conform_report.h"
#include "conformance/ask/conform_run.h"
#include "formats/case/case_reader.h"

namespace hotstone::conformance {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::Pair;
using testing::StartsWith;

WordAnswers AskToy(const std::string& mistake) {
  auto engine = ConformEngine::Start({HOTSTONE_TOY_ENGINE, {mistake, "basic-only"}, "toy"}, {});
  EXPECT_TRUE(engine.ok()) << engine.status();
  return engine.ok() ? AskOtherWords(**engine) : WordAnswers{};
}

std::vector<std::string> TextsOf(const WordAnswers& answers) {
  std::vector<std::string> texts;
  for (const WrongWord& wrong : answers.wrong) {
    texts.push_back(wrong.word + " on " + wrong.board + ": " + wrong.text);
  }
  return texts;
}

TEST(OtherWords, ARightEngineIsAskedAndAgrees) {
  const WordAnswers answers = AskToy("clean");
  EXPECT_THAT(TextsOf(answers), IsEmpty());
  // On each board: twelve handicaps, each with the stones after it, and six counts.
  EXPECT_THAT(answers.asked, ElementsAre(Pair("captures", 30), Pair("fixed_handicap", 120)));
}

TEST(OtherWords, EachMistakeShows) {
  const auto shows = [&](const std::string& mistake, size_t count, const std::string& text) {
    const std::vector<std::string> texts = TextsOf(AskToy(mistake));
    ASSERT_EQ(texts.size(), count) << mistake << ": " << testing::PrintToString(texts);
    EXPECT_EQ(texts.front(), text) << mistake;
  };
  shows("handicap-third-at-right", 10,
        "fixed_handicap on 7x7: fixed_handicap 3 -> = C3 E5 E3; by GTP C3 E5 C5");
  shows("handicap-on-third-line", 32,
        "fixed_handicap on 13x13: fixed_handicap 2 -> = C3 L11; by GTP D4 K10");
  shows("handicap-of-one", 10,
        "fixed_handicap on 7x7: fixed_handicap 1 -> = C3; GTP does not allow it");
  shows("handicap-on-stones", 10,
        "fixed_handicap on 7x7: fixed_handicap 2 -> = C3 E5 on a board with a stone; GTP does not "
        "allow it");
  shows("prisoners-by-play", 5,
        "captures on 7x7: captures B -> = 1, captures W -> = 2 after B A2, W A1, B B1, W C1, B E5, "
        "W B2, B D5, W A1, B A3, W B3, B E4, W A4; by the law 1 and 3");
  shows("undo-keeps-prisoners", 5,
        "captures on 7x7: captures B -> = 1, captures W -> = 3 after a capture of two was taken "
        "back; by the law 1 and 1");
  shows("clear-board-keeps-prisoners", 5,
        "captures on 7x7: captures B -> = 1, captures W -> = 1 on a new board; by the law 0 and 0");
}

TEST(OtherWords, AnEngineWithoutThemIsNotAskedAndOneThatCountsLossesIsRight) {
  const auto ask = [](const std::vector<std::string>& flags) {
    auto engine = ConformEngine::Start({HOTSTONE_FAKE_ENGINE, flags, "fake"}, {});
    return engine.ok() ? AskOtherWords(**engine) : WordAnswers{};
  };
  EXPECT_THAT(ask({}).asked, IsEmpty());
  const WordAnswers lost = ask({"--captures-lost"});
  EXPECT_THAT(TextsOf(lost), IsEmpty());
  EXPECT_THAT(lost.asked, ElementsAre(Pair("captures", 30)));
}

// The verdict and the groups of a run.
TEST(OtherWords, AWrongOneIsADisagreementWithItsOwnGroup) {
  auto engine =
      ConformEngine::Start({HOTSTONE_TOY_ENGINE, {"prisoners-by-play", "basic-only"}, "toy"}, {});
  ASSERT_TRUE(engine.ok());
  const ConformOptions options;
  ConformRun run(**engine, options);
  run.Add(AskOtherWords(**engine));
  EXPECT_EQ(ConformVerdict(run.tally()), "disagrees");
  EXPECT_EQ(run.tally().total.disagree, 5);
  EXPECT_EQ(run.tally().total.agree, 145);
  EXPECT_THAT(FormGroups(run.tally(), 3),
              ElementsAre(AllOf(
                  Field(&ConformGroup::kind, "captures"), Field(&ConformGroup::count, 5),
                  Field(&ConformGroup::title, StartsWith("answers wrongly on 7x7: captures B")))));
}

// Which stones are dead is agreed: an engine may take off those it calls dead, or not.
TEST(OtherWords, AScoreMayLeaveOutTheStonesThatTheEngineCallsDead) {
  const auto read = formats::ParseCases(
      R"({"schema":"hotstone.case/1","id":"a","size":[3,3],"setup":{"B":["A2","B2","C2"],)"
      R"("W":["A1"]},"expect":{"outcome":[{"after":0,"winner":"B"}]}})"
      "\n",
      "test");
  ASSERT_TRUE(read.ok()) << read.status();
  const auto disagreements = [&](const std::vector<std::string>& flags) {
    ConformOptions options;
    options.score = true;
    auto engine = ConformEngine::Start({HOTSTONE_FAKE_ENGINE, flags, "fake"}, {});
    if (!engine.ok()) return int64_t{-1};
    ConformRun run(**engine, options);
    EXPECT_TRUE(run.Ask({"test", 1, "a"}, read->front().value).ok());
    EXPECT_EQ(run.tally().total.asked(), 1);
    return run.tally().total.disagree;
  };
  EXPECT_EQ(disagreements({}), 0);
  EXPECT_EQ(disagreements({"--dead", "A1"}), 0);
  EXPECT_EQ(disagreements({"--dead", "A1", "--counts-dead"}), 0);
  EXPECT_EQ(disagreements({"--dead", "A1", "--counts-wrong"}), 1);
}

}  // namespace
}  // namespace hotstone::conformance
