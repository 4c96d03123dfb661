// The obligations about board plays: proved on small boards, caught under every mutant, not
// vacuous.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/prove.h"

namespace hotstone::solver {
namespace {

using ::testing::IsEmpty;

const std::vector<std::string>& Names() {
  static const auto* const names = new std::vector<std::string>{
      "play-leaves-liberties",  "unchanged-single-removal", "capture-keeps-own",
      "removal-order",          "two-plays-return",         "two-plays-return-any",
      "hot-stone-is-recapture", "play-is-a-function",       "colour-invariance",
      "symmetry-invariance",    "no-liberty-by-closure",    "closure-steps-suffice"};
  return *names;
}

Proof ProveOn(const std::string& name, int cols, int rows, bool mutants) {
  ProveOptions options;
  options.cols = cols;
  options.rows = rows;
  options.mutants = mutants;
  const auto proof = Prove(name, options);
  EXPECT_TRUE(proof.ok()) << proof.status();
  return proof.value_or(Proof());
}

TEST(PlayObligationsTest, HoldOnThreeByThreeAndFailUnderEveryMutant) {
  for (const std::string& name : Names()) {
    SCOPED_TRACE(name);
    const Proof proof = ProveOn(name, 3, 3, true);
    EXPECT_TRUE(proof.AsExpected());
    EXPECT_THAT(proof.defects, IsEmpty());
    EXPECT_EQ(proof.not_vacuous, Check::kPassed);
    EXPECT_FALSE(proof.mutants.empty());
    for (const MutantProof& mutant : proof.mutants)
      EXPECT_EQ(mutant.caught, Check::kPassed) << mutant.name;
  }
}

// Strips and the smallest boards: each statement holds there, or the board is refused with a
// reason.
TEST(PlayObligationsTest, HoldOnTheSmallestBoards) {
  for (int cols = 1; cols <= 4; ++cols) {
    for (int rows = 1; rows <= cols && cols * rows <= 4; ++rows) {
      for (const std::string& name : Names()) {
        SCOPED_TRACE(name + " " + std::to_string(cols) + "x" + std::to_string(rows));
        const Proof proof = ProveOn(name, cols, rows, false);
        EXPECT_TRUE(proof.AsExpected() || !proof.not_applicable.empty());
        EXPECT_THAT(proof.defects, IsEmpty());
      }
    }
  }
}

TEST(PlayObligationsTest, HoldOnFourByFour) {
  for (const std::string& name : Names())
    EXPECT_TRUE(ProveOn(name, 4, 4, false).AsExpected()) << name;
}

TEST(PlayObligationsSlow, HoldOnSevenBySevenAndNineBySix) {
  for (const std::string& name : Names()) {
    EXPECT_TRUE(ProveOn(name, 7, 7, false).AsExpected()) << name;
    EXPECT_TRUE(ProveOn(name, 9, 6, false).AsExpected()) << name;
  }
}

}  // namespace
}  // namespace hotstone::solver
