// The obligations about the classes of kos: decided on small boards, their witnesses replayed,
// every mutant caught.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "solver/prove.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Proof ProveOfKos(const std::string& name, int cols, int rows, bool checks) {
  ProveOptions options;
  options.cols = cols;
  options.rows = rows;
  options.vacuity = options.mutants = checks;
  const auto proof = Prove(name, options);
  EXPECT_TRUE(proof.ok()) << proof.status();
  return proof.value_or(Proof());
}

// Its assumptions have a model, and each of its three mutants is caught.
void ExpectChecked(const Proof& proof) {
  EXPECT_EQ(proof.not_vacuous, Check::kPassed);
  EXPECT_THAT(proof.defects, IsEmpty());
  EXPECT_EQ(proof.mutants.size(), 3u);
  for (const MutantProof& mutant : proof.mutants)
    EXPECT_EQ(mutant.caught, Check::kPassed) << mutant.name;
}

TEST(KoClassObligationsTest, SomeKoPositionsHaveNoClass) {
  const Proof proof = ProveOfKos("ko-class-total", 3, 3, false);
  EXPECT_EQ(proof.kind, VerdictKind::kFails);
  EXPECT_TRUE(proof.AsExpected());
  EXPECT_THAT(proof.witness_text, HasSubstr("unclassified"));
}

// Of the table alone: no board is asked, so the letters of a board are a matter of their own.
TEST(KoClassObligationsTest, OthersHaveOneAndOneOnly) {
  for (const char* name : {"ko-class-total-but", "ko-class-exclusive", "ko-class-names-one"}) {
    SCOPED_TRACE(name);
    const Proof proof = ProveOfKos(name, 0, 0, true);
    EXPECT_EQ(proof.kind, VerdictKind::kHolds);
    EXPECT_EQ(proof.method, certify::Method::kAllBoards);
    ExpectChecked(proof);
  }
}

TEST(KoClassObligationsSlow, LettersAreAsTheTableSupposes) {
  const Proof proof = ProveOfKos("ko-class-letters", 3, 3, true);
  EXPECT_EQ(proof.kind, VerdictKind::kHolds);
  EXPECT_EQ(proof.parts.size(), 4u);
  ExpectChecked(proof);
}

TEST(KoClassObligationsTest, BoardsWithoutTheClassesAreRefused) {
  EXPECT_THAT(ProveOfKos("ko-class-total", 3, 2, false).not_applicable, HasSubstr("lack some"));
  EXPECT_THAT(ProveOfKos("ko-class-exclusive-by-words", 4, 2, false).not_applicable,
              HasSubstr("two rows"));
  EXPECT_THAT(ProveOfKos("ko-class-hot-after", 9, 9, false).not_applicable, HasSubstr("up to"));
}

TEST(KoClassObligationsSlow, ByTheWordsSomeHaveTwo) {
  const Proof proof = ProveOfKos("ko-class-exclusive-by-words", 3, 3, false);
  EXPECT_TRUE(proof.AsExpected());
  EXPECT_THAT(proof.witness_text, HasSubstr("disturbing (disturbed-death), settled\n"));
}

TEST(KoClassObligationsSlow, ATakeThatJoinsKoPositionsHasNoClassBefore) {
  EXPECT_TRUE(ProveOfKos("ko-class-hot-before", 4, 3, false).AsExpected());
}

TEST(KoClassObligationsSlow, AFightingKoHasHotStonesAndADisturbingOneHasNone) {
  for (const char* name :
       {"ko-class-hot-before-but", "ko-class-hot-after", "ko-class-hot-after-but"}) {
    SCOPED_TRACE(name);
    const Proof proof = ProveOfKos(name, 3, 3, true);
    EXPECT_TRUE(proof.AsExpected());
    EXPECT_THAT(proof.defects, IsEmpty());
    for (const MutantProof& mutant : proof.mutants)
      EXPECT_EQ(mutant.caught, Check::kPassed) << mutant.name;
  }
}

}  // namespace
}  // namespace hotstone::solver
