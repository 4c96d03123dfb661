#include "enumerate/cycles/square_walks.h"

#include <gtest/gtest.h>

#include "spec/rules/game.h"

namespace hotstone::enumerate {
namespace {

struct Tree {
  uint64_t plies = 0;
  uint64_t plays = 0;
  uint64_t forbidden = 0;
  size_t longest = 0;
  friend bool operator==(const Tree&, const Tree&) = default;
};

void PrintTo(const Tree& t, std::ostream* out) {
  *out << t.plies << " plies, " << t.plays << " plays, " << t.forbidden << " forbidden, longest "
       << t.longest;
}

// The same tree, computed by the law alone.
void Walk(const spec::Game& game, Tree& tree) {
  tree.longest = std::max(tree.longest, game.plies().size());
  if (game.ended()) {
    ++tree.plays;
    return;
  }
  std::vector<spec::Move> moves = {spec::Pass(game.to_move())};
  for (const spec::Point p : game.position().EmptyPoints()) moves.push_back({game.to_move(), p});
  for (const spec::Move& move : moves) {
    spec::Game next = game;
    const spec::Ruling ruling = next.Play(move);
    if (ruling.why == spec::Illegality::kRecycling) ++tree.forbidden;
    if (!ruling.legal()) continue;
    ++tree.plies;
    Walk(next, tree);
  }
}

Tree Both(int cols, int rows, const std::string& text) {
  spec::RuleSet rules = *spec::ParseRuleSet(text);
  const SquareWalks walks = WalkSquareFree(*Grid::Create(cols, rows), *FiniteRules::From(rules),
                                           SquareWalkLimits{}, nullptr);
  EXPECT_TRUE(walks.finite) << text;
  const Tree fast{walks.plies, walks.plays, walks.forbidden, walks.longest.size()};
  rules.cycle = spec::Cycle::kSquare;
  Tree literal;
  Walk(*spec::Game::Create(rules, spec::Position(*spec::BoardSize::Create(cols, rows)),
                           spec::Color::kBlack),
       literal);
  EXPECT_EQ(fast, literal) << cols << "x" << rows << " " << text;
  return fast;
}

TEST(SquareWalksTest, FiniteTreesAreThoseOfTheLaw) {
  EXPECT_EQ(Both(1, 1, "basic-only"), (Tree{4, 1, 0, 4}));
  EXPECT_EQ(Both(1, 1, "self_removal=any"), (Tree{19, 4, 13, 6}));
  EXPECT_EQ(Both(1, 1, "self_removal=any,end_passes=2"), (Tree{11, 4, 5, 4}));
  EXPECT_EQ(Both(2, 1, "self_removal=none"), (Tree{324, 65, 16, 18}));
  EXPECT_EQ(Both(2, 1, "self_removal=none,end_passes=2"), (Tree{26, 9, 0, 5}));
  EXPECT_EQ(Both(2, 1, "hot=none,self_removal=none"), (Tree{844, 169, 176, 20}));
  EXPECT_EQ(Both(2, 1, "hot=none,self_removal=none,end_passes=2"), (Tree{38, 13, 4, 6}));
}

TEST(SquareWalksTest, InfiniteTreesRunIntoALimit) {
  const Grid grid = *Grid::Create(2, 1);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  const SquareWalks by_plies = WalkSquareFree(grid, rules, {1'000, 2'000}, nullptr);
  EXPECT_FALSE(by_plies.finite);
  EXPECT_EQ(by_plies.plies, 1'000u);
  const SquareWalks by_length = WalkSquareFree(grid, rules, {1'000'000, 50}, nullptr);
  EXPECT_FALSE(by_length.finite);
  EXPECT_EQ(by_length.longest.size(), 50u);
}

}  // namespace
}  // namespace hotstone::enumerate
