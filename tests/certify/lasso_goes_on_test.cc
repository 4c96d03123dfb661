// What the checker of lassos accepts goes on for ever: random games, where each stretch between two
// equal situations is taken for the cycle of a lasso. From the second round on each ply completes a
// cycle of the last round, so each completes what the second round did.
#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <random>
#include <vector>

#include "spec/rules/game.h"
#include "tests/certify/naive_graph.h"

namespace hotstone::certify {
namespace {

struct Verdicts {
  int accepted = 0;
  int refused = 0;
};

// The last moves of the game are the cycle of a lasso for each of its situations that is the
// last one. Of a lasso that is accepted twelve more rounds are legal.
void TryLassos(const spec::Game& game, const spec::Position& start,
               const std::vector<spec::Situation>& met,
               const std::vector<std::optional<spec::Point>>& moves, Verdicts& verdicts) {
  for (size_t from = 0; from + 1 < met.size(); ++from) {
    if (met[from] != met.back()) continue;
    const auto middle = moves.begin() + static_cast<std::ptrdiff_t>(from);
    const Lasso lasso{
        game.rules(), start, spec::Color::kBlack, {moves.begin(), middle}, {middle, moves.end()}};
    if (!CheckLasso(lasso).ok()) {
      ++verdicts.refused;
      continue;
    }
    ++verdicts.accepted;
    spec::Game on = game;
    for (int times = 0; times < 12; ++times) {
      for (const auto& move : lasso.cycle) ASSERT_TRUE(on.Play({on.to_move(), move}).legal());
      ASSERT_EQ(on.situation(), game.situation());
    }
  }
}

// One move in `one_in` is a pass: cycles in which one player only passes must occur.
Verdicts PlayGames(const char* rules, unsigned seed, int games, int plies, unsigned one_in) {
  std::mt19937 random(seed);
  Verdicts verdicts;
  for (int round = 0; round < games; ++round) {
    const spec::Position start(Board(2 + round % 2, 1 + round % 3 / 2));
    auto game = *spec::Game::Create(Rules(rules), start, spec::Color::kBlack);
    std::vector<spec::Situation> met = {game.situation()};
    std::vector<std::optional<spec::Point>> moves;
    for (int ply = 0; ply < plies && !game.ended(); ++ply) {
      const auto points = game.LegalPoints(game.to_move());
      const bool pass = points.empty() || random() % one_in == 0;
      const auto at = pass ? std::nullopt : std::optional(points[random() % points.size()]);
      EXPECT_TRUE(game.Play({game.to_move(), at}).legal());
      moves.push_back(at);
      met.push_back(game.situation());
      TryLassos(game, start, met, moves, verdicts);
    }
  }
  return verdicts;
}

TEST(LassoGoesOnTest, UnderStarterFirst) {
  const Verdicts found = PlayGames("hot=none,cycle=starter-first", 3, 400, 40, 2);
  EXPECT_GT(found.accepted, 10);
  EXPECT_GT(found.refused, 10);
}

TEST(LassoGoesOnTest, UnderDisturber) {
  const Verdicts found = PlayGames("hot=none,cycle=disturber", 5, 60, 30, 3);
  EXPECT_GT(found.accepted, 10);
  EXPECT_GT(found.refused, 10);
}

}  // namespace
}  // namespace hotstone::certify
