#include "claims/counting_claims.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "claims/plays/play_replay.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Figure;
using certify::Verdict;
using certify::VerdictKind;
using ::testing::ElementsAre;

// The verdict under this law on an enumerator report whose witness is a lone stone on 2x2.
Verdict CountingBy(const FillInLaw& law) {
  const auto grid = *enumerate::Grid::Create(2, 2);
  ClaimState state{
      *spec::BoardSize::Create(2, 2), grid, *enumerate::LegalIndex::Create(grid), {}, {}, {}, {}};
  CountingReport report;
  report.positions = 57;
  report.differ_within = 1;
  report.witness = enumerate::Stones{1, 0};
  state.counting = report;
  Verdict verdict;
  DecideCountingBy(law, state, verdict);
  return verdict;
}

spec::FillIn Literally(const spec::Position& position) {
  return spec::CountByFillingIn(position, {.surplus = spec::SurplusReading::kExact});
}

TEST(CountingClaimsTest, TheLawCountsTheWitnessAgain) {
  const Verdict agrees = CountingBy(Literally);
  EXPECT_EQ(agrees.kind, VerdictKind::kUnknown);
  EXPECT_EQ(agrees.limit, kDoesNotReplay);
  const Verdict differs = CountingBy([](const spec::Position& position) {
    spec::FillIn filled = Literally(position);
    ++filled.black.winning_spaces;
    return filled;
  });
  EXPECT_EQ(differs.kind, VerdictKind::kFails);
  EXPECT_EQ(differs.figure, 1u);
  EXPECT_TRUE(differs.witness.has_value());
  // The claim is about positions within the sets only.
  const Verdict beyond = CountingBy([](const spec::Position& position) {
    spec::FillIn filled = Literally(position);
    ++filled.black.winning_spaces;
    filled.within_sets = false;
    return filled;
  });
  EXPECT_EQ(beyond.kind, VerdictKind::kUnknown);
}

// On 2x1 by hand: empty is a draw, a lone stone owns both points. With compensation and ties to
// Black.
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
