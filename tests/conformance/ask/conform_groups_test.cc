// Grouping disagreements: one group per mistake, with its name, its boards, and its shortest
// example first.
#include "conformance/ask/conform_groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "absl/strings/str_join.h"
#include "conformance/ask/conform_report.h"
#include "conformance/ask/conform_run.h"
#include "conformance/ask/conform_words.h"
#include "formats/board_svg.h"
#include "formats/case/case_reader.h"

namespace hotstone::conformance {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

constexpr char kGroupRules[] = "basic-only,self_removal=none";

std::string GroupCase(const std::string& id, int size, const std::string& rest) {
  const std::string side = std::to_string(size);
  return R"({"schema":"hotstone.case/1","id":")" + id + R"(","size":[)" + side + "," + side +
         R"(],"rules":{"self_removal":"none"},)" + rest + "}\n";
}

// A ko in which `taker` has just taken on B3, and whether the opponent may retake on C3.
std::string KoCase(const std::string& id, int size, char taker) {
  const char other = taker == 'B' ? 'W' : 'B';
  const std::string t(1, taker);
  const std::string o(1, other);
  return GroupCase(id, size,
                   R"("setup":{")" + o + R"(":["B4","A3","C3","B2"],")" + t +
                       R"(":["C4","D3","C2"]},"to_move":")" + t + R"(","moves":[[")" + t +
                       R"(","B3"]],"expect":{"illegal":[{"after":1,"color":")" + o +
                       R"(","at":"C3"}]})");
}

struct ToyAsked {
  ConformTally tally;
  std::vector<ConformGroup> groups;
  std::string text;
};

ToyAsked AskToy(const std::string& mistake, const std::string& cases) {
  ToyAsked asked;
  const auto read = formats::ParseCases(cases, "test");
  EXPECT_TRUE(read.ok()) << read.status();
  GtpLimits limits;
  limits.seconds = 600;
  limits.start_seconds = 600;
  auto engine = ConformEngine::Start({HOTSTONE_TOY_ENGINE, {mistake, kGroupRules}, "toy"}, limits);
  EXPECT_TRUE(engine.ok()) << engine.status();
  if (!engine.ok() || !read.ok()) return asked;
  const ConformOptions options;
  ConformRun run(**engine, options);
  for (const formats::CaseLine& line : *read) {
    EXPECT_TRUE(run.Ask({"test", line.line, line.value.id}, line.value).ok());
  }
  asked.tally = run.tally();
  asked.groups = FormGroups(asked.tally, 3);
  ConformReport report;
  report.tally = asked.tally;
  report.groups = asked.groups;
  asked.text = ConformText(report) + ConformHtml(report);
  return asked;
}

// Having no ko rule would explain the wrong answers, but this engine is right where that rule would
// be wrong.
TEST(ConformGroups, AMistakeIsOutWhereTheEngineIsRight) {
  const ToyAsked asked =
      AskToy("no-ko-for-black", KoCase("black", 5, 'W') + KoCase("white", 5, 'B'));
  ASSERT_THAT(asked.groups, SizeIs(1));
  EXPECT_EQ(asked.groups[0].kind, "no-ko-for-black");
  EXPECT_TRUE(asked.groups[0].mistake);
  EXPECT_EQ(asked.groups[0].symptom, "permits-ko");
  EXPECT_THAT(asked.text,
              HasSubstr("1. could be one that binds only White by the ko rule (ING96-G508): "
                        "1 time"));
}

TEST(ConformGroups, WhatCannotBeToldApartStandsBesideIt) {
  const ToyAsked asked = AskToy("no-ko-for-black", KoCase("black", 5, 'W'));
  ASSERT_THAT(asked.groups, SizeIs(1));
  EXPECT_EQ(asked.groups[0].kind, "no-ko");
  EXPECT_THAT(asked.groups[0].alike, Contains("binds only White by the ko rule"));
  EXPECT_THAT(asked.text, HasSubstr("the same answers could come from an engine that "));
}

// One permitted ko has many causes. The text names those that show least elsewhere; all are in the
// JSON line.
TEST(ConformGroups, OfManyThatCannotBeToldApartTheMostSpecialAreShown) {
  const ToyAsked asked = AskToy("no-ko", KoCase("black", 5, 'W'));
  ASSERT_THAT(asked.groups, SizeIs(1));
  const std::vector<std::string>& alike = asked.groups[0].alike;
  ASSERT_GT(alike.size(), 4u);
  const auto breadth = [](const std::string& does) {
    const auto bug = std::find_if(ToyBugs().begin(), ToyBugs().end(),
                                  [&](const ToyBugEntry& entry) { return entry.does == does; });
    return ToyBreadth(bug->mistake, {});
  };
  for (size_t i = 1; i < alike.size(); ++i) EXPECT_LE(breadth(alike[i - 1]), breadth(alike[i]));
  EXPECT_LT(breadth(alike.front()), breadth(alike.back()));
  EXPECT_EQ(AlikeText(asked.groups[0], 1), "the same answers could come from an engine that " +
                                               alike[0] + "; and " +
                                               std::to_string(alike.size() - 1) + " more (--json)");
  ConformReport report;
  report.groups = asked.groups;
  EXPECT_THAT(absl::StrJoin(SummaryJson(report), "\n"), HasSubstr(alike.back()));
}

TEST(ConformGroups, AMistakeOfLargeBoardsIsSaidToBeOne) {
  const std::string cases = KoCase("small-b", 5, 'W') + KoCase("small-w", 5, 'B') +
                            KoCase("large-b", 9, 'W') + KoCase("large-w", 9, 'B');
  const ToyAsked large = AskToy("no-ko@9", cases);
  ASSERT_THAT(large.groups, SizeIs(1));
  EXPECT_EQ(large.groups[0].kind, "no-ko");
  EXPECT_EQ(large.groups[0].from_size, 9);
  EXPECT_THAT(large.text, HasSubstr("has no ko rule (seen on boards of at least 9 lines; asked "
                                    "about but not seen on smaller ones)"));
  const ToyAsked everywhere = AskToy("no-ko", cases);
  ASSERT_THAT(everywhere.groups, SizeIs(1));
  EXPECT_EQ(everywhere.groups[0].from_size, 0);
  EXPECT_EQ(everywhere.groups[0].count, 4);
}

// A ban that is lost when it is queried, or when the play is tried; a stone that remains after a
// refusal.
TEST(ConformGroups, WhatAQuestionOrARefusalChangesIsFound) {
  const std::string ko = KoCase("ko", 5, 'W');
  for (const auto& [mistake, words] :
       {std::pair{"question-lifts-ko", "the engine permits it, asked again"},
        {"refused-play-lifts-ko",
         "the engine permits it, asked again after a play that it refused"}}) {
    const ToyAsked asked = AskToy(mistake, ko);
    ASSERT_THAT(asked.groups, SizeIs(1)) << mistake << asked.text;
    EXPECT_EQ(asked.groups[0].kind, mistake);
    EXPECT_EQ(asked.groups[0].symptom, "permits-ko");
    EXPECT_THAT(asked.text, HasSubstr(words));
  }
  const ToyAsked stays = AskToy(
      "refused-suicide-stays",
      GroupCase(
          "eye", 5,
          R"("setup":{"W":["A2","B1"]},"expect":{"illegal":[{"after":0,"color":"B","at":"A1"}]})"));
  ASSERT_THAT(stays.groups, SizeIs(1)) << stays.text;
  EXPECT_EQ(stays.groups[0].kind, "refused-suicide-stays");
  EXPECT_THAT(stays.text, AllOf(HasSubstr("Black A1 is illegal and changes nothing"),
                                HasSubstr("after Black A1 was refused, by the law")));
}

// One wrong answer on a large board may have any cause.
TEST(ConformGroups, ASizeIsNotNamedForOneAnswer) {
  const std::string small = KoCase("small-b", 5, 'W') + KoCase("small-w", 5, 'B');
  const ToyAsked one = AskToy("no-ko@9", small + KoCase("large", 9, 'W'));
  ASSERT_THAT(one.groups, SizeIs(1));
  EXPECT_EQ(one.groups[0].from_size, 0);
  EXPECT_THAT(one.text, Not(HasSubstr("asked about but not seen")));
}

// One of two wrong answers is the retake by Black, which a program that binds only White would
// permit. White's on another board has no explanation, since White's ko was respected there, too.
TEST(ConformGroups, APartGivesNoName) {
  ToyAsked asked = AskToy("no-ko-for-black", KoCase("black", 5, 'W') + KoCase("white", 5, 'B') +
                                                 KoCase("same", 5, 'B'));
  ConformTally& tally = asked.tally;
  ASSERT_THAT(tally.book, SizeIs(3));
  AskedStep& wrong = tally.book[2].steps.back();
  wrong.legal = true;
  wrong.agrees = false;
  wrong.kind_of = 0;
  ++tally.kinds[0].count;
  const auto groups = FormGroups(tally, 3);
  ASSERT_THAT(groups, SizeIs(1));
  EXPECT_EQ(groups[0].kind, "permits-ko");
  EXPECT_EQ(groups[0].count, 2);
  EXPECT_THAT(groups[0].parts, Contains(testing::Pair("binds only White by the ko rule", 1)));
}

TEST(ConformGroups, TheShortestExampleComesFirst) {
  const std::string longer = GroupCase(
      "longer", 5,
      R"("setup":{"B":["B4","A3","C3","B2"],"W":["C4","D3","C2"]},"to_move":"B",)"
      R"("moves":[["B","E1"],["W","B3"]],"expect":{"illegal":[{"after":2,"color":"B","at":"C3"}]})");
  const ToyAsked asked = AskToy("no-ko", longer + KoCase("nine", 9, 'W') + KoCase("five", 5, 'W'));
  ASSERT_THAT(asked.groups, SizeIs(1));
  ASSERT_THAT(asked.groups[0].examples, SizeIs(3));
  EXPECT_EQ(asked.groups[0].examples[0].source.id, "five");
  EXPECT_EQ(asked.groups[0].examples[1].source.id, "nine");
  EXPECT_EQ(asked.groups[0].examples[2].source.id, "longer");
}

TEST(ConformGroups, WordsAndBoardsForAKo) {
  const ToyAsked asked = AskToy("no-ko", KoCase("five", 5, 'W'));
  EXPECT_THAT(
      asked.text,
      AllOf(
          HasSubstr(
              "Black C3 would capture White's stone on B3; the law forbids it: ko, the stone on B3 "
              "has just captured one and may not be recaptured at once; the engine permits it"),
          HasSubstr("before Black C3"), HasSubstr("what it would leave"), HasSubstr("<svg "),
          HasSubstr("asked: is_legal B C3 -> = 1")));
  EXPECT_THAT(asked.text, Not(HasSubstr("hot-stone")));
}

TEST(ConformGroups, WrongStonesStandBesideThoseOfTheLaw) {
  const ToyAsked wrong = AskToy(
      "captures-one-chain",
      GroupCase(
          "two", 5,
          R"("setup":{"B":["A1","C1","A3","C3","B4"],"W":["B1","B3"]},"moves":[["B","B2"]],)"
          R"("expect":{"rows":[{"after":1,"rows":[".....",".X...","X.X..",".X...","X.X.."]}]})"));
  ASSERT_THAT(wrong.groups, SizeIs(1)) << wrong.text;
  EXPECT_EQ(wrong.groups[0].kind, "captures-one-chain");
  EXPECT_THAT(
      wrong.text,
      AllOf(HasSubstr("Black B2 captures White's 2 stones on B1 B3; the law keeps the stones of "
                      "the first board; the engine has the stones of the second board"),
            HasSubstr("after Black B2, by the law"), HasSubstr("the engine has")));
}

TEST(BoardSvg, DrawsWhatLiesThereAndEscapesItsTitle) {
  const auto position = *spec::Position::FromRows({"X.", ".O"});
  const std::string svg = formats::BoardSvg(
      position, "<b>&\"'", {spec::Move{spec::Color::kWhite, spec::Point{0, 0}}, {{1, 1}}});
  EXPECT_THAT(
      svg, AllOf(HasSubstr("<title>&lt;b&gt;&amp;&quot;&#39;</title>"), HasSubstr("fill=\"#111\""),
                 HasSubstr("fill=\"#fff\""), HasSubstr("<rect x=\""), Not(HasSubstr("<b>"))));
  EXPECT_EQ(svg.rfind("</svg>"), svg.size() - 6);
}

}  // namespace
}  // namespace hotstone::conformance
