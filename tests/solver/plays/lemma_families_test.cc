// Every lemma about all boards behaves as its obligation says: it holds, its assumptions have a
// model, and each of its mutants breaks it. The lemmas about single boards are checked on the
// smallest ones.
#include <gtest/gtest.h>

#include <set>

#include "solver/all_boards/graph_lemmas.h"
#include "solver/all_boards/robust_lemmas.h"
#include "solver/all_boards/termination_lemmas.h"
#include "solver/plays/award_lemmas.h"
#include "solver/plays/counting_lemmas.h"
#include "solver/prover.h"

namespace hotstone::solver {
namespace {

void ExpectAsStated(const Obligation& obligation, const Instance& instance) {
  const absl::StatusOr<Proof> proof = ProveObligation(obligation, instance, {});
  ASSERT_TRUE(proof.ok()) << obligation.name << ": " << proof.status();
  EXPECT_TRUE(proof->AsExpected()) << obligation.name << " " << proof->limit;
  EXPECT_EQ(proof->not_vacuous, Check::kPassed) << obligation.name;
  for (const MutantProof& mutant : proof->mutants) {
    EXPECT_EQ(mutant.caught, Check::kPassed) << obligation.name << ", " << mutant.name;
    EXPECT_FALSE(mutant.words.empty()) << obligation.name << ", " << mutant.name;
  }
}

void ExpectAllAsStated(const std::vector<Obligation>& family) {
  for (const Obligation& obligation : family) {
    EXPECT_EQ(obligation.scope, Scope::kAllBoards) << obligation.name;
    EXPECT_FALSE(obligation.mutants.empty()) << obligation.name;
    ExpectAsStated(obligation, {});
  }
}

TEST(LemmaFamiliesTest, Plays) { ExpectAllAsStated(GraphPlayLemmas()); }
TEST(LemmaFamiliesTest, Repetitions) { ExpectAllAsStated(GraphRepetitionLemmas()); }
TEST(LemmaFamiliesTest, Counting) { ExpectAllAsStated(CountingLemmas()); }
TEST(LemmaFamiliesTest, Awards) { ExpectAllAsStated(AwardLemmas()); }
TEST(LemmaFamiliesTest, Termination) { ExpectAllAsStated(TerminationLemmas()); }
TEST(LemmaFamiliesTest, Recycling) { ExpectAllAsStated(RecyclingLemmas()); }
TEST(LemmaFamiliesTest, RobustStrategies) { ExpectAllAsStated(RobustLemmas()); }

TEST(LemmaFamiliesTest, CountingOnBoards) {
  for (const Obligation& obligation : BoardCountingLemmas()) {
    EXPECT_NE(obligation.objection(1, 1), "");
    for (const auto& [cols, rows] : {std::pair{3, 2}, {3, 3}}) {
      EXPECT_EQ(obligation.objection(cols, rows), "");
      Instance instance;
      instance.cols = cols;
      instance.rows = rows;
      ExpectAsStated(obligation, instance);
    }
  }
}

// The literal reading fails on a position that spec/ counts in two ways, with two results.
TEST(LemmaFamiliesTest, FillingInReadLiterallyHasAWitness) {
  const Obligation literal = BoardCountingLemmas().back();
  Instance instance;
  instance.cols = instance.rows = 2;
  const absl::StatusOr<Proof> proof = ProveObligation(literal, instance, {});
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_EQ(proof->kind, certify::VerdictKind::kFails);
  ASSERT_TRUE(proof->witness.has_value());
  EXPECT_TRUE(proof->defects.empty());
}

// Small twins are not a proof, but they must agree with a proved lemma.
TEST(LemmaFamiliesTest, TwinsAgree) {
  for (Obligation obligation : GraphRepetitionLemmas()) {
    const auto build = obligation.build;
    obligation.build = [build](z3::context& context, Instance instance) {
      instance.universe = 3;
      return build(context, instance);
    };
    obligation.mutants.clear();
    ExpectAsStated(obligation, {});
  }
}

}  // namespace
}  // namespace hotstone::solver
