// Every obligation about round robins is proved, is not vacuous, and breaks under each mutant.
#include "tournament/proofs/round_robin.h"

#include <gtest/gtest.h>

#include <utility>

#include "solver/prover.h"
#include "tests/solver/as_stated.h"
#include "tournament/proofs/in_out_measure.h"
#include "tournament/proofs/rank_scale.h"

namespace hotstone::tournament {
namespace {

TEST(RoundRobinObligationsTest, AsStated) { solver::ExpectAsStated(RoundRobinObligations(), 5); }

TEST(InOutObligationsTest, AsStated) { solver::ExpectAsStated(InOutObligations(), 0); }

TEST(RankScaleObligationsTest, AsStated) { solver::ExpectAsStated(RankScaleObligations(), 0); }

// Three players who each won once: one game lost by each, and JH = 2. The definitions hold of these
// numbers, and of no other B and JH.
TEST(RoundRobinObligationsTest, TheDefinitionsHoldOfARealRoundRobin) {
  z3::context context;
  const auto parts = RoundRobinObligations().front().build(context, {});
  ASSERT_EQ(parts.size(), 1u);
  const auto with = [&](int b, int jh) {
    z3::solver solver(context);
    for (const solver::Assertion& assumption : parts[0].assumptions) solver.add(assumption.formula);
    for (const auto& [name, value] : {std::pair{"n", 3},
                                      {"T", 3},
                                      {"a.p", 1},
                                      {"a.B", b},
                                      {"a.JH", jh},
                                      {"b.p", 1},
                                      {"b.B", 1},
                                      {"b.JH", 2}})
      solver.add(context.int_const(name) == value);
    return solver.check();
  };
  EXPECT_EQ(with(1, 2), z3::sat);
  EXPECT_EQ(with(3, 2), z3::unsat);
  EXPECT_EQ(with(1, 1), z3::unsat);
}

// Where draws are possible, the solver finds a round robin in which BJH breaks a tie, and the law
// agrees.
TEST(RoundRobinObligationsTest, DrawsBreakTies) {
  solver::Obligation obligation = RoundRobinObligations().back();
  obligation.build = [build = obligation.build](z3::context& context, solver::Instance instance) {
    instance.mutant = "draws";
    return build(context, instance);
  };
  obligation.mutants.clear();
  solver::Instance instance;
  instance.bound = 3;
  const auto proof = solver::ProveObligation(obligation, instance, {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, certify::VerdictKind::kFails);
  EXPECT_TRUE(proof->defects.empty());
}

}  // namespace
}  // namespace hotstone::tournament
