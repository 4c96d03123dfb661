// Strategies as games for a page, checked against the law move by move; and conformance reports as
// pages.
#include "answers/captions/strategy_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/read_file.h"
#include "base/split_mix.h"
#include "certify/solution/solution.h"
#include "certify/strategy.h"
#include "cli/atlas/conformance_pages.h"
#include "cli/atlas/forced_pages.h"
#include "cli/atlas/site.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/robust/robust_strategy.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/decide/caption_judge.h"
#include "spec/board/board_play.h"
#include "spec/captions/caption.h"
#include "spec/counting/area.h"
#include "spec/rules/situation.h"

namespace hotstone::cli {
namespace {

using testing::HasSubstr;

// All strategies that decide the statements of a caption.
std::vector<search::ShownStrategy> StrategiesOf(std::string_view id, const char* rules) {
  std::vector<search::ShownStrategy> found;
  for (const spec::Caption& caption : spec::Captions()) {
    if (caption.id != id || caption.position.empty()) continue;
    auto judge = search::CaptionJudge::Create(*spec::ParseRuleSet(rules), caption, {2000}, nullptr);
    EXPECT_TRUE(judge.ok()) << judge.status();
    for (const spec::Statement& statement : caption.statements) {
      const auto verdict = judge->Decide(statement);
      EXPECT_TRUE(verdict.ok()) << verdict.status();
      found.insert(found.end(), verdict->strategies.begin(), verdict->strategies.end());
    }
  }
  return found;
}

std::optional<spec::Point> PointOf(const std::string& move, const answers::StrategyNode& node) {
  if (move == "pass" || move == "threat") return std::nullopt;
  return *spec::ParsePoint(move, node.situation.position.size());
}

// Each move of a node leads where the law says; the prover has one move, the opponent every
// permitted one.
void ExpectTheLaw(const answers::StrategyGame& game) {
  std::set<uint32_t> seen;
  std::vector<uint32_t> waiting = {game.first};
  while (!waiting.empty()) {
    const uint32_t number = waiting.back();
    waiting.pop_back();
    if (!seen.insert(number).second) continue;
    const answers::StrategyNode& node = game.nodes.at(number);
    const spec::Situation& s = node.situation;
    EXPECT_EQ(node.moves.empty(), node.end != nullptr);
    if (node.end != nullptr) {
      const std::string end = node.end;
      EXPECT_EQ(end == "gone", game.group.goal == certify::StrategyGoal::kTakes);
      EXPECT_EQ(end == "gone", !game.group.IsOn(s.position));
      EXPECT_EQ(end == "ended", spec::IsFinished(s, game.rules) && end != "gone");
      continue;
    }
    EXPECT_TRUE(game.group.IsOn(s.position));
    std::set<std::string> names(node.banned.begin(), node.banned.end());
    for (const auto& [name, next] : node.moves) {
      names.insert(name);
      waiting.push_back(next);
      const spec::Situation& there = game.nodes.at(next).situation;
      if (name == "threat") {
        EXPECT_EQ(there.position, s.position);
        EXPECT_EQ(there.to_move, s.to_move);
        EXPECT_NE(game.nodes.at(next).threats, node.threats);
        continue;
      }
      const auto at = PointOf(name, node);
      ASSERT_TRUE(spec::Judge(s, at, game.rules).legal()) << name;
      EXPECT_EQ(there.position, spec::After(s, at, game.rules).position) << name;
      EXPECT_EQ(there.to_move, spec::Opponent(s.to_move));
    }
    if (s.to_move == game.group.prover) {
      EXPECT_EQ(node.moves.size(), 1u);
      continue;
    }
    EXPECT_TRUE(names.contains("pass"));
    for (const spec::Successor& move : spec::Successors(s, game.rules)) {
      if (!move.at.has_value()) continue;
      EXPECT_TRUE(names.contains(spec::PointName(*move.at)));
    }
  }
  EXPECT_EQ(seen.size(), game.nodes.size());
}

TEST(StrategyGameTest, EveryMoveLeadsWhereTheLawSays) {
  size_t keeps = 0, takes = 0, threats = 0;
  for (const char* const id : {"Q5", "HISTORY-3", "S4"}) {
    for (const search::ShownStrategy& shown : StrategiesOf(id, "ing-1996")) {
      const auto game = answers::StrategyGameOf(*shown.strategy, 100000);
      ASSERT_TRUE(game.ok()) << shown.claim << ": " << game.status();
      ExpectTheLaw(*game);
      ++(game->group.goal == certify::StrategyGoal::kKeeps ? keeps : takes);
      threats += game->nodes[game->first].threats != answers::ThreatsLeft{} ? 1 : 0;
    }
  }
  EXPECT_GT(keeps, 0u);
  EXPECT_GT(takes, 0u);
}

// White takes the stone in atari: two situations, the second an end.
certify::Strategy TakeAtOnce() {
  certify::Strategy strategy;
  strategy.rules = *spec::ParseRuleSet("basic-only");
  strategy.goal = certify::StrategyGoal::kTakes;
  strategy.group = spec::Point{1, 0};
  certify::StrategyTree tree{*spec::Position::FromRows({".XO."}), spec::Color::kWhite, 0, 0, {}};
  tree.steps.push_back({certify::StrategyStep::Kind::kMove, spec::Point{0, 0}, 0});
  strategy.trees.push_back(tree);
  return strategy;
}

TEST(StrategyGameTest, TheSmallestIsAsItsHeaderSays) {
  const certify::Strategy strategy = TakeAtOnce();
  ASSERT_TRUE(certify::CheckStrategy(strategy).ok());
  const auto game = answers::StrategyGameOf(strategy, 2);
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(
      ToJson(Describe(*game)),
      R"({"rules":"basic-only","goal":"takes","group":["B1"],"owner":"B","prover":"W","first":0,"nodes":[)"
      R"({"rows":".XO.","to_move":"W","area":0,"moves":{"A1":1}},)"
      R"({"rows":"O.O.","to_move":"B","area":-4,"end":"gone"}]})");
  EXPECT_EQ(answers::StrategyGameOf(strategy, 1).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(StrategyGameTest, WhatIsNoStrategyIsNoGame) {
  certify::Strategy none = TakeAtOnce();
  none.trees[0].steps.clear();
  certify::Strategy occupied = TakeAtOnce();
  occupied.trees[0].steps[0].at = spec::Point{1, 0};
  certify::Strategy back = TakeAtOnce();
  back.trees[0].steps[0] = {certify::StrategyStep::Kind::kBack, std::nullopt, 0};
  certify::Strategy tree = TakeAtOnce();
  tree.trees[0].steps[0] = {certify::StrategyStep::Kind::kTree, std::nullopt, 0};
  certify::Strategy listed = TakeAtOnce();
  listed.trees[0].steps[0] = {certify::StrategyStep::Kind::kListed, std::nullopt, 0};
  for (const certify::Strategy& wrong : {none, occupied, back, tree, listed}) {
    EXPECT_EQ(answers::StrategyGameOf(wrong, 100).status().code(), absl::StatusCode::kInternal);
  }
}

// What Black forces on 3x3 from the empty board: every end has it, and every play of White is
// present.
TEST(StrategyGameTest, ARobustStrategyKeepsItsWord) {
  const auto size = *spec::ParseBoardSize("3x3");
  const auto grid = enumerate::Grid::Create(size.cols(), size.rows());
  const auto table = enumerate::SolveRobust(*grid, certify::RobustHot::kSingle, {1, true}, nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  const spec::Position start(size);
  const enumerate::Interval bounds =
      table->ForBlack(enumerate::FromSpec(spec::Situation{start, spec::Color::kBlack, 0, {}, 0}));
  ASSERT_GT(bounds.lo, -9);
  const auto robust =
      enumerate::FindRobustStrategy(*grid, *table,
                                    {spec::Color::kBlack, bounds.lo, start, spec::Color::kBlack,
                                     certify::RobustHot::kSingle, certify::SolutionImages::kEach},
                                    100000, nullptr);
  ASSERT_TRUE(robust.ok()) << robust.status();
  const auto game = RobustGameOf(*robust, 100000);
  ASSERT_TRUE(game.ok()) << game.status();
  size_t ends = 0;
  for (const answers::StrategyNode& node : game->nodes) {
    const spec::Position& position = node.situation.position;
    if (node.end != nullptr) {
      ++ends;
      EXPECT_GE(spec::CountArea(position).Difference(), bounds.lo);
      continue;
    }
    std::set<std::string> names;
    for (const auto& [name, next] : node.moves) {
      names.insert(name);
      const auto at = PointOf(name, node);
      EXPECT_EQ(
          game->nodes.at(next).situation.position,
          at.has_value() ? spec::PlayAt(position, node.situation.to_move, *at).after : position);
    }
    if (node.situation.to_move == spec::Color::kBlack) {
      EXPECT_EQ(names.size(), 1u);
      continue;
    }
    // Every play permitted by some rule set.
    for (const spec::Successor& move : spec::Successors(node.situation, game->rules)) {
      EXPECT_TRUE(names.contains(move.at.has_value() ? spec::PointName(*move.at) : "pass"));
    }
  }
  EXPECT_GT(ends, 0u);
  EXPECT_THAT(
      ToJson(Describe(*game)),
      HasSubstr(absl::StrCat("\"goal\":\"forces\",\"at_least\":", bounds.lo, ",\"group\":[]")));
  EXPECT_EQ(RobustGameOf(*robust, 3).status().code(), absl::StatusCode::kResourceExhausted);
  certify::Solution forged = *robust;
  forged.entries.erase(forged.entries.begin(), forged.entries.begin() + 1);
  EXPECT_EQ(RobustGameOf(forged, 100000).status().code(), absl::StatusCode::kInternal);
}

// A report of one run, with one disagreement.
constexpr char kReport[] =
    R"({"run": 1, "record": "clause", "name": "TT-MOVE", "asked": 2, "agree": 1, "disagree": 1}
{"run": 1, "record": "group", "kind": "permits-superko", "title": "permits <superko>", "clause": "TT-MOVE", "count": 1, "differing": 0, "example": {"id": "a/b", "board": "2x1", "setup": [".O"], "moves": ["B A1"], "rows": ["X."], "color": "W", "at": "B1", "after": 1, "expected": "illegal: superko", "found": "legal", "answer": "= 1"}}
{"run": 1, "record": "summary", "engine": "An <engine>", "engine_command": "engine --x", "rules": "basic-only,hot=none,cycle=psk", "asked": 2, "agree": 1, "disagree": 1}
)";

absl::StatusOr<std::string> ReportPage(const std::string& text) {
  const std::string out = testing::TempDir() + "conformance-page";
  std::filesystem::remove_all(out);
  auto site = Site::Create(out);
  if (auto status = AddConformancePage("engine", "report.jsonl", text, *site); !status.ok())
    return status;
  return ReadWholeFile(out + "/conformance/engine.html");
}

TEST(ConformancePageTest, ADisagreementIsShownWithBothBoards) {
  const auto page = ReportPage(kReport);
  ASSERT_TRUE(page.ok()) << page.status();
  EXPECT_THAT(*page, HasSubstr("<h1>Conformance: An &lt;engine&gt;</h1>"));
  EXPECT_THAT(*page, HasSubstr("Run 1: permits &lt;superko&gt; [TT-MOVE], 1 times"));
  EXPECT_THAT(
      *page,
      HasSubstr("After B A1: White B1 would capture Black's stone on A1; the law forbids it"));
  EXPECT_THAT(*page, HasSubstr("<figcaption>before White B1</figcaption>"));
  EXPECT_THAT(*page, HasSubstr("<figcaption>what it would leave</figcaption>"));
  EXPECT_THAT(*page, HasSubstr("\"refused\":{\"at\":\"B1\",\"why\":\"superko\""));
}

TEST(ConformancePageTest, AForgedReportIsRefusedWithItsLine) {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"\"expected\": \"illegal: superko\"", "\"expected\": \"legal\""},
      {"\"B A1\"", "\"B B1\""},
      {"\"B A1\"", "\"Black A1\""},
      {"\"at\": \"B1\"", "\"at\": \"B2\""},
      {"\".O\"", "\"OO\""},
      {"\".O\"", "\".O.\""},
      {"\"2x1\"", "\"2\""},
      {"cycle=psk", "cycle=chess"},
      {"\"count\": 1", "\"count\": -1"},
      {"\"record\": \"summary\"", "\"record\": \"end\""},
      {"{\"run\": 1, \"record\": \"clause\"", "{\"run\": 1 \"record\": \"clause\""},
  };
  for (const auto& [good, bad] : wrong) {
    const auto page = ReportPage(absl::StrReplaceAll(kReport, {{good, bad}}));
    EXPECT_EQ(page.status().code(), absl::StatusCode::kInvalidArgument) << bad;
    EXPECT_THAT(std::string(page.status().message()), HasSubstr("report.jsonl:")) << bad;
  }
  EXPECT_EQ(ReportPage("").status().code(), absl::StatusCode::kInvalidArgument);
}

// One byte changed, removed or doubled: a page, or an error with its line, and nothing else.
TEST(ConformancePageTest, AnyBytesAreAPageOrAnError) {
  SplitMix draw(5);
  int pages = 0;
  for (int i = 0; i < 400; ++i) {
    std::string text = kReport;
    const size_t at = draw.Below(text.size());
    switch (draw.Below(3)) {
      case 0:
        text[at] = static_cast<char>(draw.Below(256));
        break;
      case 1:
        text.erase(at, 1 + draw.Below(8));
        break;
      default:
        text.insert(at, text.substr(at, 1 + draw.Below(8)));
    }
    const auto page = ReportPage(text);
    pages += page.ok() ? 1 : 0;
    if (page.ok()) continue;
    EXPECT_THAT(page.status().code(),
                testing::AnyOf(absl::StatusCode::kInvalidArgument, absl::StatusCode::kNotFound));
    EXPECT_THAT(std::string(page.status().message()), HasSubstr("report.jsonl"));
  }
  EXPECT_GT(pages, 0);
}

}  // namespace
}  // namespace hotstone::cli
