#include "enumerate/cycles/cycle_canonical.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "enumerate/cycles/cycle_search.h"
#include "enumerate/rules/situation.h"
#include "spec/board/position.h"

namespace hotstone::enumerate {
namespace {

FiniteRules FiniteRulesOf(const char* text) {
  return *FiniteRules::From(*spec::ParseRuleSet(text));
}

// Rows top first, X Black, O White.
BitSituation Position(const Grid& grid, const std::vector<std::string>& rows, int player) {
  BitSituation s;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int col = 0; col < grid.cols(); ++col) {
      const char c = rows[static_cast<size_t>(grid.rows() - 1 - row)][static_cast<size_t>(col)];
      if (c == 'X') s.black |= BitAt(row * grid.cols() + col);
      if (c == 'O') s.white |= BitAt(row * grid.cols() + col);
    }
  }
  s.player = player;
  return s;
}

CycleWord WordOf(const BitSituation& start, const std::vector<BitMove>& edges) {
  CycleWord word;
  word.black = start.black;
  word.white = start.white;
  word.player = static_cast<int8_t>(start.player);
  word.edges = static_cast<int8_t>(edges.size());
  for (size_t i = 0; i < edges.size(); ++i) word.moves[i] = static_cast<int8_t>(edges[i]);
  return word;
}

// Every entry, every symmetry and the exchange of colours give one word, and the word maps to
// itself.
TEST(CycleCanonicalTest, EveryImageHasTheSameWord) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {3, 2}, {4, 1}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const Symmetries symmetries(grid);
    const FiniteRules rules = FiniteRulesOf("basic-only,hot=none");
    CycleSearchOptions options;
    options.max_length = 8;
    const auto list = FindCycles(grid, *LegalIndex::Create(grid), rules, options);
    ASSERT_TRUE(list.ok());
    ASSERT_GT(list->classes.size(), 10u);
    for (const CycleClass& found : list->classes) {
      std::vector<BitMove> edges;
      for (int i = 0; i < found.word.edges; ++i)
        edges.push_back(found.word.moves[static_cast<size_t>(i)]);
      auto steps = StepsOf(grid, rules, AtVertex(found.word.black, found.word.white, 0), edges);
      ASSERT_TRUE(steps.has_value());
      for (int symmetry = 0; symmetry < symmetries.count(); ++symmetry) {
        for (const bool swap : {false, true}) {
          std::vector<CycleStep> image;
          for (const CycleStep& step : *steps) {
            CycleStep to{
                symmetries.Map(symmetry, step.black), symmetries.Map(symmetry, step.white),
                step.player,
                step.move == kNoPoint ? kNoPoint : symmetries.MapPoint(symmetry, step.move)};
            if (swap) {
              std::swap(to.black, to.white);
              to.player = 1 - to.player;
            }
            image.push_back(to);
          }
          const size_t turn = static_cast<size_t>(symmetry) % image.size();
          std::rotate(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(turn),
                      image.end());
          const CanonicalCycle canonical = FindCanonicalCycle(symmetries, image);
          EXPECT_EQ(canonical.word, found.word);
          EXPECT_EQ(canonical.members, found.members);
        }
      }
    }
  }
}

// The pinwheel of 3x3: a quarter turn with the colours exchanged leaves it unchanged, and so do its
// powers; there are no other symmetries, and 16 images are 4 cycles.
TEST(CycleCanonicalTest, MembersAreCountedWithoutRepetition) {
  const Grid grid = *Grid::Create(3, 3);
  const FiniteRules rules = FiniteRulesOf("basic-only");
  const std::vector<BitMove> edges = {5, 6, 1, 8, 3, 2, 7, 0};  // C2 A3 B1 C3 A2 C1 B3 A1
  const auto steps = StepsOf(grid, rules, Position(grid, {".XO", "XO.", "O.O"}, 0), edges);
  ASSERT_TRUE(steps.has_value());
  EXPECT_EQ(FindCanonicalCycle(Symmetries(grid), *steps).members, 4);
  // Two stones in line: of the 8 images of a simple ko on 2x1 only two differ.
  const Grid strip = *Grid::Create(2, 1);
  const auto ko = StepsOf(strip, FiniteRulesOf("basic-only,hot=none"), Position(strip, {".O"}, 0),
                          std::vector<BitMove>{0, 1});
  ASSERT_TRUE(ko.has_value());
  const CanonicalCycle canonical = FindCanonicalCycle(Symmetries(strip), *ko);
  EXPECT_EQ(canonical.members, 2);
  EXPECT_EQ(canonical.word.white, BitAt(0));
}

TEST(CycleCanonicalTest, WhatIsNoCycleHasNoSteps) {
  const Grid grid = *Grid::Create(2, 1);
  const FiniteRules rules = FiniteRulesOf("basic-only,hot=none");
  const BitSituation start = Position(grid, {".O"}, 0);
  const auto steps = [&](const std::vector<BitMove>& edges) {
    return StepsOf(grid, rules, start, edges);
  };
  EXPECT_TRUE(steps({0, 1}).has_value());
  EXPECT_FALSE(steps({0}).has_value()) << "does not lead back";
  EXPECT_FALSE(steps({1, 0}).has_value()) << "occupied";
  EXPECT_FALSE(steps({kNoPoint, kNoPoint}).has_value()) << "no board play";
  EXPECT_FALSE(steps({0, 1, 0, 1}).has_value()) << "twice round";
  EXPECT_FALSE(steps({}).has_value()) << "nothing";
  EXPECT_FALSE(StepsOf(grid, FiniteRulesOf("basic-only,capture_ends=true"), start,
                       std::vector<BitMove>{0, 1})
                   .has_value())
      << "over after the first play";
  // Two kos taken and retaken in turn: the position after the first play recurs after the third.
  const Grid five = *Grid::Create(5, 3);
  const BitSituation kos = Position(five, {"XX.XO", ".XXOO", "XXO.O"}, 1);
  const std::vector<BitMove> moves = {12, 3, 2, 13};  // C3 D1 C1 D3
  EXPECT_FALSE(StepsOf(five, rules, kos, moves).has_value());
}

TEST(CycleCanonicalTest, PairsStandWhereTheNextPlayIsBanned) {
  const Grid grid = *Grid::Create(2, 1);
  const CycleWord word = WordOf(Position(grid, {".O"}, 0), {0, 1});
  const auto moves = [&](const char* rules) {
    std::vector<std::pair<BitMove, bool>> result;
    const auto plies = PliesOf(grid, FiniteRulesOf(rules), word);
    if (plies.has_value()) {
      for (const CyclePly& ply : *plies) result.emplace_back(ply.move, ply.of_pair);
    }
    return result;
  };
  using Moves = std::vector<std::pair<BitMove, bool>>;
  EXPECT_EQ(moves("basic-only,hot=none"), (Moves{{0, false}, {1, false}}));
  EXPECT_EQ(moves("basic-only"), (Moves{{0, false},
                                        {kNoPoint, true},
                                        {kNoPoint, true},
                                        {1, false},
                                        {kNoPoint, true},
                                        {kNoPoint, true}}));
  EXPECT_EQ(moves("basic-only,end_passes=2"), Moves{}) << "a pair would end the game";
  const auto plies = PliesOf(grid, FiniteRulesOf("basic-only"), word);
  ASSERT_TRUE(plies.has_value());
  EXPECT_EQ((*plies)[0].captured, BitAt(1));
  EXPECT_EQ((*plies)[3].captured, BitAt(0));
  EXPECT_EQ((*plies)[1].player, 1);
  EXPECT_EQ((*plies)[2].player, 0);
}

TEST(CycleCanonicalTest, ABanIsAskedOfTheRules) {
  const Grid grid = *Grid::Create(2, 1);
  for (const bool basic : {false, true}) {
    const FiniteRules rules = FiniteRulesOf(basic ? "basic-only" : "basic-only,hot=none");
    BitSituation after;
    ForEachMove(grid, rules, Position(grid, {".O"}, 0),
                [&](BitMove move, const BitSituation& next, bool) {
                  if (move == 0) after = next;
                });
    EXPECT_EQ(CarriesBan(after), basic);
    EXPECT_EQ(IsBanned(grid, rules, after, 1), basic);
    EXPECT_FALSE(IsBanned(grid, rules, after, kNoPoint));
  }
}

}  // namespace
}  // namespace hotstone::enumerate
