// Checks obligations against their own statements: the verdict is the expected one, the assumptions
// are not vacuous, and every mutant is caught.
#ifndef HOTSTONE_TESTS_SOLVER_AS_STATED_H_
#define HOTSTONE_TESTS_SOLVER_AS_STATED_H_

#include <gtest/gtest.h>

#include <vector>

#include "solver/prover.h"

namespace hotstone::solver {

// `bound` is for the bounded ones.
inline void ExpectAsStated(const std::vector<Obligation>& obligations, int bound) {
  for (const Obligation& obligation : obligations) {
    Instance instance;
    instance.bound = obligation.bound > 0 ? bound : 0;
    const auto proof = ProveObligation(obligation, instance, {});
    ASSERT_TRUE(proof.ok()) << obligation.name << ": " << proof.status();
    EXPECT_TRUE(proof->AsExpected()) << obligation.name << " " << proof->limit;
    EXPECT_TRUE(proof->defects.empty()) << obligation.name << ": " << proof->defects.front();
    EXPECT_EQ(proof->not_vacuous, Check::kPassed) << obligation.name;
    EXPECT_EQ(proof->mutants.size(), obligation.mutants.size()) << obligation.name;
    for (const MutantProof& mutant : proof->mutants) {
      EXPECT_EQ(mutant.caught, Check::kPassed) << obligation.name << ", " << mutant.name;
    }
  }
}

}  // namespace hotstone::solver

#endif  // HOTSTONE_TESTS_SOLVER_AS_STATED_H_
