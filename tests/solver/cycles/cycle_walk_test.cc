// A word of a cycle and the formula that says that a walk is this word.
#include "solver/cycles/cycle_walk.h"

#include <gtest/gtest.h>

#include "solver/rules/point_set.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {
namespace {

TEST(CycleWalkTest, AWordHasEachOfItsMoves) {
  z3::context context;
  const SymbolicBoard board(2, 1);
  const auto law = *FiniteLawOf(*spec::ParseRuleSet("basic-only"));
  const CycleWalk walk = MakeCycleWalk(context, board, law, 6);
  z3::solver solver(context);
  for (const Assertion& assertion : IsCycle(context, walk)) solver.add(assertion.formula);
  ASSERT_EQ(solver.check(), z3::sat);
  const PlainCycle word = CycleIn(solver.get_model(), board, walk);
  ASSERT_EQ(word.moves.size(), 6u);
  z3::solver same(context);
  same.add(IsWord(context, walk, word));
  ASSERT_EQ(same.check(), z3::sat);
  for (size_t i = 0; i < word.moves.size(); ++i) {
    const PointSet& at = walk.edges[i].play.at;
    const int move = word.moves[i];
    z3::expr_vector other(context);
    other.push_back(move < 0 ? Nonempty(at) : !at[static_cast<size_t>(move)]);
    EXPECT_EQ(same.check(other), z3::unsat) << i;
  }
}

}  // namespace
}  // namespace hotstone::solver
