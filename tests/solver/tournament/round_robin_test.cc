// What is proved of round robins is proved, is not about nothing, and breaks under each mutant.
#include "solver/tournament/round_robin.h"

#include <gtest/gtest.h>

#include "solver/prover.h"
#include "solver/tournament/in_out_measure.h"
#include "solver/tournament/rank_scale.h"
#include "tests/solver/as_stated.h"

namespace hotstone::solver {
namespace {

TEST(RoundRobinObligationsTest, AsStated) { ExpectAsStated(RoundRobinObligations(), 5); }

TEST(InOutObligationsTest, AsStated) { ExpectAsStated(InOutObligations(), 0); }

TEST(RankScaleObligationsTest, AsStated) { ExpectAsStated(RankScaleObligations(), 0); }

// Where draws are possible, the solver finds a round robin in which BJH breaks a tie, and the law agrees.
TEST(RoundRobinObligationsTest, DrawsBreakTies) {
  Obligation obligation = RoundRobinObligations().back();
  obligation.build = [build = obligation.build](z3::context& context, Instance instance) {
    instance.mutant = "draws";
    return build(context, instance);
  };
  obligation.mutants.clear();
  Instance instance;
  instance.bound = 3;
  const auto proof = ProveObligation(obligation, instance, {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, certify::VerdictKind::kFails);
  EXPECT_TRUE(proof->defects.empty());
}

}  // namespace
}  // namespace hotstone::solver
