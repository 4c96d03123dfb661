// What is proved of tournaments is proved, is not about nothing, and breaks under each mutant.
#include "solver/tournament/round_robin.h"

#include <gtest/gtest.h>

#include "solver/prover.h"
#include "solver/tournament/in_out_measure.h"
#include "solver/tournament/rank_scale.h"

namespace hotstone::solver {
namespace {

TEST(RoundRobinObligationsTest, AsStated) {
  for (const Obligation& obligation : RoundRobinObligations()) {
    Instance instance;
    instance.bound = obligation.bound > 0 ? 5 : 0;
    const auto proof = ProveObligation(obligation, instance, {});
    ASSERT_TRUE(proof.ok()) << obligation.name << ": " << proof.status();
    EXPECT_TRUE(proof->AsExpected()) << obligation.name << " " << proof->limit;
    EXPECT_EQ(proof->not_vacuous, Check::kPassed) << obligation.name;
    EXPECT_EQ(proof->mutants.size(), 3u) << obligation.name;
    for (const MutantProof& mutant : proof->mutants) {
      EXPECT_EQ(mutant.caught, Check::kPassed) << obligation.name << ", " << mutant.name;
    }
  }
}

TEST(TournamentObligationsTest, AsStated) {
  std::vector<Obligation> obligations = InOutObligations();
  for (const Obligation& obligation : RankScaleObligations()) obligations.push_back(obligation);
  for (const Obligation& obligation : obligations) {
    const auto proof = ProveObligation(obligation, {}, {});
    ASSERT_TRUE(proof.ok()) << obligation.name << ": " << proof.status();
    EXPECT_TRUE(proof->AsExpected()) << obligation.name << " " << proof->limit;
    EXPECT_EQ(proof->not_vacuous, Check::kPassed) << obligation.name;
    for (const MutantProof& mutant : proof->mutants) {
      EXPECT_EQ(mutant.caught, Check::kPassed) << obligation.name << ", " << mutant.name;
    }
  }
}

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
