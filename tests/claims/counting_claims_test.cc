#include "claims/counting_claims.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "claims/play_replay.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Figure;
using certify::Verdict;
using certify::VerdictKind;
using ::testing::ElementsAre;

// What a report of the enumerator with this witness comes to, on 2x2.
Verdict CountingWith(const enumerate::Stones& witness) {
  const auto grid = *enumerate::Grid::Create(2, 2);
  ClaimState state{
      *spec::BoardSize::Create(2, 2), grid, *enumerate::LegalIndex::Create(grid), {}, {}, {}, {}};
  CountingReport report;
  report.positions = 57;
  report.differ_within = 1;
  report.witness = witness;
  state.counting = report;
  Verdict verdict;
  DecideCounting(state, *spec::ParseRuleSet("basic-only"), verdict);
  return verdict;
}

// Beyond the sets filling in misses the area difference; the empty board is no such position.
TEST(CountingClaimsTest, TheLawCountsTheWitnessAgain) {
  const Verdict beyond = CountingWith({0b0111, 0});
  EXPECT_EQ(beyond.kind, VerdictKind::kFails);
  EXPECT_EQ(beyond.figure, 1u);
  EXPECT_TRUE(beyond.witness.has_value());
  const Verdict empty = CountingWith({0, 0});
  EXPECT_EQ(empty.kind, VerdictKind::kUnknown);
  EXPECT_EQ(empty.limit, kDoesNotReplay);
}

// On 2x1 by hand: empty is a draw, a lone stone owns both points. With compensation and ties to Black.
TEST(CountingClaimsTest, FinalPositionsByTheirWinner) {
  const Verdict plain = One(2, 1, "basic-only", "final-positions");
  EXPECT_EQ(plain.kind, VerdictKind::kCounted);
  EXPECT_EQ(plain.figure, 1u);
  EXPECT_THAT(plain.figures,
              ElementsAre(Figure{"black_wins", 2}, Figure{"white_wins", 2}, Figure{"drawn", 1}));
  EXPECT_THAT(One(2, 1, "basic-only,compensation=1", "final-positions").figures,
              ElementsAre(Figure{"black_wins", 2}, Figure{"white_wins", 3}, Figure{"drawn", 0}));
  EXPECT_THAT(One(2, 1, "basic-only,tie=black", "final-positions").figures,
              ElementsAre(Figure{"black_wins", 3}, Figure{"white_wins", 2}, Figure{"drawn", 0}));
}

}  // namespace
}  // namespace hotstone::claims
