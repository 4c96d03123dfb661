// Every obligation about round robins is proved, is not vacuous, and breaks under each mutant.
#include "tournament/proofs/round_robin.h"

#include <gtest/gtest.h>

#include "solver/prover.h"
#include "tests/solver/as_stated.h"
#include "tournament/proofs/in_out_measure.h"
#include "tournament/proofs/rank_scale.h"

namespace hotstone::tournament {
namespace {

TEST(RoundRobinObligationsTest, AsStated) { solver::ExpectAsStated(RoundRobinObligations(), 5); }

TEST(InOutObligationsTest, AsStated) { solver::ExpectAsStated(InOutObligations(), 0); }

TEST(RankScaleObligationsTest, AsStated) { solver::ExpectAsStated(RankScaleObligations(), 0); }

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
