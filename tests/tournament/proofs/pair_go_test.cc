// Every obligation about pair go that should hold is proved, is not vacuous, and breaks under each
// mutant; what fails also fails by the law.
#include <gtest/gtest.h>

#include "solver/prover.h"
#include "tournament/proofs/pair_go_claims.h"
#include "tournament/proofs/pair_go_penalty.h"
#include "tournament/proofs/pair_go_rotation.h"

namespace hotstone::tournament {
namespace {

void ExpectAsStated(const std::vector<solver::Obligation>& obligations) {
  for (const solver::Obligation& obligation : obligations) {
    solver::Instance instance;
    instance.bound = obligation.bound;
    const auto proof = solver::ProveObligation(obligation, instance, {});
    ASSERT_TRUE(proof.ok()) << obligation.name << ": " << proof.status();
    EXPECT_TRUE(proof->AsExpected()) << obligation.name << " " << proof->limit;
    EXPECT_TRUE(proof->defects.empty()) << obligation.name;
    EXPECT_EQ(proof->not_vacuous, solver::Check::kPassed) << obligation.name;
    EXPECT_EQ(proof->mutants.size(), obligation.mutants.size()) << obligation.name;
    for (const solver::MutantProof& mutant : proof->mutants) {
      EXPECT_EQ(mutant.caught, solver::Check::kPassed) << obligation.name << ", " << mutant.name;
    }
  }
}

TEST(PairGoObligationsTest, Claims) { ExpectAsStated(PairGoClaimObligations()); }
TEST(PairGoObligationsTest, Rotation) { ExpectAsStated(PairGoRotationObligations()); }
TEST(PairGoObligationsTest, Penalties) { ExpectAsStated(PairGoPenaltyObligations()); }

}  // namespace
}  // namespace hotstone::tournament
