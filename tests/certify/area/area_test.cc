// Certificates of area on three points: what is accepted, and each way to be refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>

#include "absl/strings/str_replace.h"
#include "certify/area/area_strategy.h"
#include "certify/area/robust_leaves.h"
#include "certify/kinds/kind_table.h"
#include "tests/base/temporary.h"
#include "tests/certify/naive_graph.h"
#include "tests/certify/solution/robust_solutions.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Black plays B1; White can only pass, and then he passes too.
constexpr char kWhole[] =
    "hotstone-certificate 1\nkind area\nboard 3x1\nrules tromp-taylor\nside B\nat-least 3\n"
    "robust -\nstart B ...\nsteps 3\nB1 * pass\n";
constexpr char kByRobust[] =
    "hotstone-certificate 1\nkind area\nboard 3x1\nrules tromp-taylor\nside B\nat-least 3\n"
    "robust three.solution\nstart B ...\nsteps 1\n!\n";

std::string With(const char* text, const std::string& old, const std::string& changed) {
  const std::string result = absl::StrReplaceAll(text, {{old, changed}});
  EXPECT_NE(result, text) << old;
  return result;
}

// The first line of the message, of the reader or the checker.
std::string Said(const std::string& text, const std::optional<Solution>& robust = std::nullopt) {
  const auto strategy = ParseArea(text, "file");
  if (!strategy.ok()) return std::string(strategy.status().message());
  std::optional<RobustLeaves> leaves;
  if (robust.has_value()) {
    auto made = RobustLeaves::Create(*robust, strategy->rules);
    if (!made.ok()) return "leaves: " + std::string(made.status().message());
    leaves.emplace(*std::move(made));
  }
  const auto checked = CheckArea(*strategy, leaves.has_value() ? &*leaves : nullptr);
  if (checked.ok()) return "accepted";
  const std::string message(checked.status().message());
  return message.substr(0, message.find('\n'));
}

TEST(AreaTest, ATreeIsPlayedToItsEnd) {
  EXPECT_EQ(Said(kWhole), "accepted");
  const auto checked = CheckArea(*ParseArea(kWhole, "file"), nullptr);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->claim,
            "Black forces an area difference of at least 3 for himself (board 3x1, from B ..., "
            "rules tromp-taylor)");
  EXPECT_EQ(checked->situations, 3u);
  EXPECT_EQ(checked->transitions, 3u);
  EXPECT_EQ(checked->ending_moves, 1u);
}

TEST(AreaTest, EveryStepIsChecked) {
  EXPECT_EQ(Said(With(kWhole, "3\nB1 * pass", "2\nB1 *")), "the tree has too few steps");
  EXPECT_EQ(Said(With(kWhole, "3\nB1 * pass", "4\nB1 * pass pass")), "1 step is unused");
  EXPECT_EQ(Said(With(kWhole, "B1 * pass", "* * pass")),
            "the tree lists all moves where its side is to move");
  EXPECT_EQ(Said(With(kWhole, "B1 * pass", "B1 pass pass")),
            "the tree gives a move where the opponent is to move");
  EXPECT_THAT(Said(With(kWhole, "B1 * pass", "B1 * B1")), StartsWith("the move B1 is illegal: "));
  EXPECT_EQ(Said(With(kWhole, "B1 * pass", "B1 * !")), "no robust solution is named");
  // A1 leaves White B1, which takes it; with the passes of both the area is too small.
  EXPECT_EQ(Said(With(kWhole, "3\nB1 * pass", "2\npass *")), "the tree has too few steps");
}

TEST(AreaTest, TheAreaIsCountedForItsSide) {
  EXPECT_EQ(Said(With(kWhole, "start B ...", "start W .X.")),
            "the tree gives a move where the opponent is to move");
  const std::string settled =
      With(kWhole, "start B ...\nsteps 3\nB1 * pass", "start W .X.\nsteps 2\n* pass");
  EXPECT_EQ(Said(settled), "accepted");
  EXPECT_EQ(Said(With(settled.c_str(), "side B\nat-least 3", "side W\nat-least -2")),
            "the tree lists all moves where its side is to move");
  const std::string white = With(settled.c_str(), "side B\nat-least 3\nrobust -\nstart W .X.",
                                 "side W\nat-least 3\nrobust -\nstart B .O.");
  EXPECT_EQ(Said(white), "accepted");
  // On one point nobody has anything.
  const auto one_point = [](const std::string& at_least) {
    return "hotstone-certificate 1\nkind area\nboard 1x1\nrules tromp-taylor\nside B\nat-least " +
           at_least + "\nrobust -\nstart B .\nsteps 2\npass *\n";
  };
  EXPECT_EQ(Said(one_point("0")), "accepted");
  EXPECT_EQ(Said(one_point("1")), "the game ends with an area difference of 0");
}

TEST(AreaTest, RulesAndStart) {
  EXPECT_THAT(Said(With(kWhole, "tromp-taylor", "tromp-taylor,handicap=2")),
              HasSubstr("need handicap=0 and capture_ends=false"));
  EXPECT_THAT(Said(With(kWhole, "tromp-taylor", "tromp-taylor,capture_ends=true")),
              HasSubstr("need handicap=0 and capture_ends=false"));
  EXPECT_EQ(Said(With(kWhole, "start B ...", "start B XXX")),
            "the start is not legal: the chain at A1 B1 C1 has no liberty");
}

TEST(AreaTest, ARobustSolutionIsAFileBesideIt) {
  for (const char* name : {"folder/three.solution", "a/../../three", "..", ".three", "three two"}) {
    EXPECT_THAT(Said(With(kByRobust, "three.solution", name)),
                StartsWith("file:7:1: robust needs - or "))
        << name;
  }
  EXPECT_EQ(Said(With(kByRobust, "three.solution", "3-X_3.solution"), OnThreePoints()), "accepted");
}

TEST(AreaTest, ARobustSolutionTakesOver) {
  EXPECT_EQ(Said(kByRobust, OnThreePoints()), "accepted");
  EXPECT_EQ(Said(kByRobust), "no robust solution is named");
  // With the opponent to move each of his moves must be covered.
  EXPECT_EQ(Said(With(kByRobust, "steps 1\n!", "steps 2\nB1 !"), OnThreePoints()), "accepted");
  EXPECT_EQ(Said(With(kByRobust, "steps 1\n!", "steps 2\nA1 !"), OnThreePoints()),
            "the robust solution does not list the position");
  EXPECT_EQ(Said(With(kByRobust, "steps 1\n!", "steps 2\npass !"), OnThreePoints()),
            "the robust solution does not list the position");
  EXPECT_EQ(Said(With(kByRobust, "start B ...\nsteps 1\n!", "start B .X.\nsteps 2\npass !"),
                 OnThreePoints()),
            "accepted");
}

TEST(AreaTest, TheRobustSolutionsMoveMustBeLegalNow) {
  const spec::RuleSet rules = Rules("tromp-taylor");
  const auto leaves = *RobustLeaves::Create(OnThreePoints(), rules);
  auto game = *spec::Game::Create(rules, EmptyBoard(3, 1), spec::Color::kBlack);
  EXPECT_TRUE(leaves.Cover(game, {"..."}).ok());
  game.Play({spec::Color::kBlack, std::nullopt});
  game.Play({spec::Color::kWhite, std::nullopt});
  EXPECT_THAT(std::string(leaves.Cover(game, {"...", "...", "..."}).message()),
              StartsWith("the law forbids the move of the robust solution"));
}

// Black plays C2, and White's A2 takes four stones. The solution has an answer, but may need the
// first position again, which psk forbids.
TEST(AreaTest, TheRobustSolutionMustNotLeadBack) {
  const auto checked = CheckFile(
      HOTSTONE_SOURCE_DIR "/proofs/second_checker/samples/area/leads_back.certificate", {});
  EXPECT_EQ(checked.status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(checked.status().message()),
              StartsWith("the robust solution may lead back to a position that was on the board\n"
                         "  Black to move, consecutive passes 0\n    O..\n    O.."));
}

TEST(AreaTest, TheFileOfTheRobustSolutionIsNamed) {
  const TestFolder folder("area");
  const std::string path = folder.path + "/alone.area";
  const std::string solution = folder.path + "/three.solution";
  std::ofstream(path) << kByRobust;
  const auto checked = CheckFile(path, {});
  EXPECT_EQ(checked.status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(std::string(checked.status().message()),
            path + ": needs the robust solution " + solution + ", which is not there");
  const Solution three = OnThreePoints();
  ASSERT_TRUE(WriteSolution(solution, three.header, three.entries).ok());
  EXPECT_TRUE(CheckFile(path, {}).ok());
}

TEST(AreaTest, TheRobustSolutionMustBeTheRightOne) {
  EXPECT_EQ(Said(With(kByRobust, "side B", "side W"), OnThreePoints()),
            "the robust solution is for the other side");
  EXPECT_EQ(Said(With(kByRobust, "board 3x1", "board 1x3"), OnThreePoints()).substr(0, 5), "file:");
  EXPECT_EQ(Said(absl::StrReplaceAll(kByRobust,
                                     {{"board 3x1", "board 4x1"}, {"start B ...", "start B ...."}}),
                 OnThreePoints()),
            "the robust solution is for 3x1");
  Solution weak = OnThreePoints();
  weak.header.at_least = 2;
  EXPECT_EQ(Said(kByRobust, weak),
            "the robust solution is for an area difference of at least 2, not 3");
  EXPECT_EQ(Said(With(kByRobust, "at-least 3", "at-least 1"), weak), "accepted");
}

TEST(AreaTest, TheRobustSolutionMustHoldUnderTheRules) {
  const auto refused = [](const std::string& rules, const Solution& solution) {
    return Said(With(kByRobust, "tromp-taylor", rules), solution);
  };
  EXPECT_THAT(refused("ing-1996", OnThreePoints()), StartsWith("leaves: rule set ing-1996"));
  EXPECT_THAT(refused("aga-like,resume=dispute,end_passes=4", OnThreePoints()),
              HasSubstr("under resume=dispute no game may go over"));
  EXPECT_THAT(refused("basic-only,cycle=starter,same=fight", OnThreePoints()),
              HasSubstr("proves nothing about same=fight"));
  EXPECT_EQ(refused("aga-like", OnThreePoints()), "accepted");
  Solution one = OnThreePoints();
  one.header.images = SolutionImages::kOne;
  EXPECT_THAT(Said(kByRobust, one), HasSubstr("it needs images each"));
  Solution settled = OnThreePoints();
  settled.header.ends_at = EndsAt::kSettledBoard;
  EXPECT_THAT(Said(kByRobust, settled), HasSubstr("it is not robust"));
  Solution basic = OnThreePoints();
  basic.header.rules = GoodUnder::kBasicKo;
  EXPECT_THAT(Said(kByRobust, basic), HasSubstr("it is not robust"));
  Solution wrong = OnThreePoints();
  wrong.entries[1].rank = 1;
  EXPECT_THAT(Said(kByRobust, wrong), StartsWith("leaves: rank 1 is not below 1"));
}

TEST(AreaTest, TheTextIsStrict) {
  for (const char* text : {kWhole, kByRobust}) {
    const auto read = ParseArea(text, "file");
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(AreaText(*read), text);
  }
  const auto refused = [](const std::string& old, const std::string& changed) {
    return Said(With(kWhole, old, changed));
  };
  EXPECT_EQ(refused("side B", "side X"), "file:5:1: \"X\" is not a colour; write B or W");
  EXPECT_EQ(refused("at-least 3", "at-least 4"),
            "file:6:1: at-least 4 is not above -3 and at most 3");
  EXPECT_EQ(refused("at-least 3", "at-least -3"),
            "file:6:1: at-least -3 is not above -3 and at most 3");
  EXPECT_EQ(refused("at-least 3", "at-least 03"),
            "file:6:1: the line is not written as it must be");
  EXPECT_THAT(refused("robust -", "robust ../three"), StartsWith("file:7:1: robust needs - or"));
  EXPECT_THAT(refused("robust -", "robust .three"), StartsWith("file:7:1: robust needs - or"));
  EXPECT_EQ(refused("start B ...", "start B"), "file:8:1: start needs B or W, and rows");
  EXPECT_EQ(refused("start B ...", "start B .."), "file:8:1: the rows are not of this board");
  EXPECT_EQ(refused("steps 3", "steps 4"), "file:10:1: the file ends in the list of steps");
  EXPECT_EQ(refused("steps 3", "steps 2"), "file:9:1: the line is not written as it must be");
  EXPECT_THAT(refused("B1 *", "D1 *"), StartsWith("file:10:1: "));
  EXPECT_EQ(refused("* pass\n", "* pass\n\n"),
            "file:11:1: expected the end of the file after the steps");
}

TEST(AreaTest, StepsFillLinesOfTwenty) {
  AreaStrategy strategy = *ParseArea(kWhole, "file");
  strategy.steps.assign(41, AreaStep{});
  const std::string text = AreaText(strategy);
  EXPECT_THAT(text, HasSubstr("steps 41\n* * * * * * * * * * * * * * * * * * * *\n* "));
  EXPECT_THAT(text, testing::EndsWith("*\n*\n"));
  EXPECT_TRUE(ParseArea(text, "file").ok());
}

}  // namespace
}  // namespace hotstone::certify
