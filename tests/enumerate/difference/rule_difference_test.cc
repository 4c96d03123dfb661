#include "enumerate/difference/rule_difference.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/game.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {
namespace {

// The same count by the law alone: a game of one ply from every legal position.
class PlainCount {
 public:
  PlainCount(const spec::BoardSize& size, const spec::RuleSet& a, const spec::RuleSet& b)
      : rules_{a, b} {
    for (const spec::Position& position : spec::LegalPositions(size)) {
      for (const spec::Color player : {spec::Color::kBlack, spec::Color::kWhite}) {
        for (int i = 0; i < size.points(); ++i) Case(position, {player, size.At(i)});
        Case(position, spec::Pass(player));
      }
    }
  }

  uint64_t cases = 0;
  uint64_t differing = 0;
  std::set<std::pair<spec::Position, spec::Color>> positions;
  std::set<std::pair<spec::Position, spec::Color>> differing_positions;
  std::map<std::pair<int, spec::Illegality>, uint64_t>
      plays;  // by who permits, and why the other refuses

 private:
  void Case(const spec::Position& before, const spec::Move& move) {
    std::vector<spec::Game> games;
    for (const spec::RuleSet& rules : rules_) {
      games.push_back(*spec::Game::Create(rules, before, move.player));
      if (!games.back().Play(move).legal() || games.back().ended()) return;
    }
    ++cases;
    const std::pair situation(games[0].position(), games[0].to_move());
    positions.insert(situation);
    bool differs = false;
    for (int i = 0; i < before.size().points(); ++i) {
      const spec::Move play{situation.second, before.size().At(i)};
      const spec::Ruling a = games[0].Judge(play);
      const spec::Ruling b = games[1].Judge(play);
      if (a.legal() == b.legal()) continue;
      differs = true;
      ++plays[a.legal() ? std::pair(0, *b.why) : std::pair(1, *a.why)];
    }
    if (!differs) return;
    ++differing;
    differing_positions.insert(situation);
  }

  std::vector<spec::RuleSet> rules_;
};

std::string Compare(int cols, int rows, const std::string& a, const std::string& b) {
  const auto rules_a = *spec::ParseRuleSet(a);
  const auto rules_b = *spec::ParseRuleSet(b);
  const PlainCount plain(*spec::BoardSize::Create(cols, rows), rules_a, rules_b);
  const auto fast = CountRuleDifference(*Grid::Create(cols, rows), rules_a, rules_b, nullptr);
  if (!fast.ok()) return fast.status().ToString();
  std::map<std::pair<int, spec::Illegality>, uint64_t> plays;
  for (int direction = 0; direction < 2; ++direction) {
    for (size_t why = 0; why < RuleDifference::kReasons; ++why) {
      const uint64_t count = fast->plays[static_cast<size_t>(direction)][why];
      if (count != 0) plays[{direction, static_cast<spec::Illegality>(why)}] = count;
    }
  }
  const bool same = fast->cases == plain.cases && fast->differing == plain.differing &&
                    fast->positions == plain.positions.size() &&
                    fast->differing_positions == plain.differing_positions.size() &&
                    plays == plain.plays && fast->example.has_value() == (plain.differing > 0);
  if (same) return "";
  return absl::StrCat(cols, "x", rows, " ", a, " against ", b, ": ", fast->differing, " of ",
                      fast->cases, " cases in ", fast->differing_positions, " of ", fast->positions,
                      " positions, not ", plain.differing, " of ", plain.cases, " in ",
                      plain.differing_positions.size(), " of ", plain.positions.size());
}

const char* const kCycles[] = {"none", "second-cycle", "starter", "starter-first",
                               "psk",  "ssk",          "nssk",    "fixed"};

TEST(RuleDifferenceTest, EveryPairOfCycleLayersAndSelfRemovalsOnSmallBoards) {
  for (const auto& [cols, rows] :
       {std::pair(1, 1), std::pair(2, 1), std::pair(3, 1), std::pair(2, 2)}) {
    for (const char* cycle_a : kCycles) {
      for (const char* cycle_b : kCycles) {
        for (const char* self_a : {"none", "groups", "any"}) {
          for (const char* self_b : {"groups", "any"}) {
            EXPECT_EQ(Compare(cols, rows,
                              absl::StrCat("basic-only,cycle=", cycle_a, ",self_removal=", self_a),
                              absl::StrCat("basic-only,hot=none,cycle=", cycle_b,
                                           ",self_removal=", self_b)),
                      "");
          }
        }
      }
    }
  }
}

TEST(RuleDifferenceTest, PairsOfPresetsOnBoardsOfSixPoints) {
  for (const auto& [a, b] :
       {std::pair("ing-1996-recycling", "tromp-taylor"), std::pair("ing-1991", "aga-like"),
        std::pair("basic-only", "hot-only,hot_kinds=double-add-any+double-capture+twin-triple"),
        std::pair("basic-only,capture_ends=true", "tromp-taylor"),
        std::pair("hot-only,cycle=nssk,self_removal=any",
                  "hot-only,cycle=fixed,self_removal=any")}) {
    EXPECT_EQ(Compare(3, 2, a, b), "");
    EXPECT_EQ(Compare(4, 1, a, b), "");
  }
}

TEST(RuleDifferenceTest, RulesAboutCompletedCyclesForbidNothingAfterOnePly) {
  for (const char* cycle : {"second-cycle", "starter", "starter-first"}) {
    for (const char* colour : {"same", "either"}) {
      const auto rules =
          *spec::ParseRuleSet(absl::StrCat("basic-only,cycle=", cycle, ",cycle_colour=", colour));
      const auto difference = CountRuleDifference(*Grid::Create(3, 2), rules,
                                                  *spec::ParseRuleSet("basic-only"), nullptr);
      ASSERT_TRUE(difference.ok());
      EXPECT_EQ(difference->differing, 0u) << cycle;
      EXPECT_GT(difference->cases, 0u);
    }
  }
}

TEST(RuleDifferenceTest, WhatIsNotRenderedIsNamed) {
  const Grid grid = *Grid::Create(2, 2);
  const auto basic = *spec::ParseRuleSet("basic-only");
  const auto missing = CountRuleDifference(
      grid, basic, *spec::ParseRuleSet("ing-1996,cycle=disturber+square"), nullptr);
  EXPECT_EQ(missing.status().code(), absl::StatusCode::kUnimplemented);
  EXPECT_NE(missing.status().message().find("cycle=disturber+square"), std::string::npos);
  const auto handicap =
      CountRuleDifference(grid, *spec::ParseRuleSet("basic-only,handicap=2"), basic, nullptr);
  EXPECT_EQ(handicap.status().code(), absl::StatusCode::kUnimplemented);
  const auto large = CountRuleDifference(*Grid::Create(6, 3), basic, basic, nullptr);
  EXPECT_EQ(large.status().code(), absl::StatusCode::kResourceExhausted);
}

}  // namespace
}  // namespace hotstone::enumerate
