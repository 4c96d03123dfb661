#include "enumerate/values/history_value.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::enumerate {
namespace {

HistoryValue Solve(int cols, int rows, const char* rules) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  return *SolveWithHistory(grid, index, *spec::ParseRuleSet(rules), Stones{}, 0, nullptr);
}

// Known values: J. Tromp; recomputed with full history.
TEST(HistoryValueTest, EmptyBoardsHaveTheKnownValues) {
  EXPECT_EQ(Solve(2, 2, "tromp-taylor").value, 1);
  EXPECT_EQ(Solve(2, 2, "tromp-taylor,self_removal=none").value, 1);
  EXPECT_EQ(Solve(2, 2, "aga-like").value, 1);
}

// Plain minimax over spec::Game: no table, no bounds, no order of plays.
int PlainValue(const spec::Game& game) {
  if (game.ended()) return spec::CountArea(game.position()).Difference();
  const bool black = game.to_move() == spec::Color::kBlack;
  std::optional<int> best;
  const auto offer = [&](std::optional<spec::Point> at) {
    spec::Game next = game;
    if (!next.Play({game.to_move(), at}).legal()) return;
    const int value = PlainValue(next);
    if (!best.has_value() || (black ? value > *best : value < *best)) best = value;
  };
  for (const spec::Point p : game.LegalPoints(game.to_move())) offer(p);
  offer(std::nullopt);
  return *best;
}

TEST(HistoryValueTest, AgreesWithPlainMinimaxOverTheLaw) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 1}}) {
    for (const char* cycle : {"psk", "ssk", "nssk"}) {
      for (const char* removal : {"none", "groups", "any"}) {
        const std::string name = std::string("tromp-taylor,cycle=") + cycle + ",self_removal=" + removal;
        const auto game =
            *spec::Game::Create(*spec::ParseRuleSet(name),
                                spec::Position(*spec::BoardSize::Create(cols, rows)), spec::Color::kBlack);
        EXPECT_EQ(Solve(cols, rows, name.c_str()).value, PlainValue(game))
            << cols << "x" << rows << " " << name;
      }
    }
  }
}

TEST(HistoryValueTest, OtherRulesAndLargerBoardsAreRefused) {
  const Grid grid = *Grid::Create(3, 3);
  const LegalIndex index = *LegalIndex::Create(grid);
  EXPECT_EQ(SolveWithHistory(grid, index, *spec::ParseRuleSet("tromp-taylor"), Stones{}, 0, nullptr)
                .status()
                .code(),
            absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(
      SolveWithHistory(grid, index, *spec::ParseRuleSet("basic-only"), Stones{}, 0, nullptr).status().code(),
      absl::StatusCode::kUnimplemented);
}

TEST(HistoryValueSlow, ThreeByTwoIsATie) {
  EXPECT_EQ(Solve(3, 2, "tromp-taylor,self_removal=none").value, 0);
}

}  // namespace
}  // namespace hotstone::enumerate
