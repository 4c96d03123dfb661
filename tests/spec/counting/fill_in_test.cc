#include "spec/counting/fill_in.h"

#include <gtest/gtest.h>

#include "spec/board/position.h"
#include "spec/counting/area.h"
#include "spec/counting/outcome.h"
#include "tests/spec/counting/settled_board.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

constexpr FillInReading kHalfExact{SharedReading::kHalfIsOwn, SurplusReading::kExact};
constexpr FillInReading kHalfLent{SharedReading::kHalfIsOwn, SurplusReading::kLent};
constexpr FillInReading kWorthlessExact{SharedReading::kSharedWorthless, SurplusReading::kExact};
constexpr FillInReading kWorthlessLent{SharedReading::kSharedWorthless, SurplusReading::kLent};

TEST(FillInTest, EachSideOwnsHalfThePointsButOne) {
  EXPECT_EQ(StoneSet(Board(19, 19)), 180);
  EXPECT_EQ(StoneSet(Board(9, 9)), 40);
  EXPECT_EQ(StoneSet(Board(3, 3)), 4);
  EXPECT_EQ(StoneSet(Board(2, 2)), 1);
  EXPECT_EQ(StoneSet(Board(3, 2)), 2);
  EXPECT_EQ(StoneSet(Board(1, 1)), 0);
  const FillIn fill = CountByFillingIn(Diagram({"XX", ".."}), kHalfExact);
  EXPECT_EQ(fill.black.set, 1);
  EXPECT_EQ(fill.white.set, 1);
  EXPECT_EQ(fill.black.on_board, 2);
  EXPECT_FALSE(fill.within_sets);
}

// ING96, illustrations after the counting rules, diagram 1: eight-point compensation, Black wins by
// five: "two marked white stones plus winning space" are left when four white stones serve as
// compensation.
TEST(FillInTest, WorkedExampleWithEightPointCompensation) {
  const Position position = SettledBoard(16, 0);
  ASSERT_TRUE(IsLegal(position));
  ASSERT_EQ(CountArea(position).Difference(), 13);
  const FillIn fill = CountByFillingIn(position, kHalfExact);
  EXPECT_TRUE(fill.within_sets);
  EXPECT_EQ(fill.white.losing_stones, 2 + 4);  // two, and the four that the compensation saves
  EXPECT_EQ(fill.black.winning_spaces, 1);
  EXPECT_EQ(fill.black.losing_stones, 0);
  EXPECT_EQ(fill.white.winning_spaces, 0);
  EXPECT_EQ(fill.Difference(), 13);
  const Outcome outcome = Decide(position, Rules("ing-1996"));
  EXPECT_EQ(outcome.winner, kB);
  EXPECT_EQ(outcome.margin_x2, 2 * 5);
}

// Diagram 2: a four-point penalty on White, Black wins by six: "three marked white stones", no
// winning space, so the odd space is shared.
TEST(FillInTest, WorkedExampleWithFourPointPenalty) {
  const Position position = SettledBoard(10, 1);
  ASSERT_TRUE(IsLegal(position));
  ASSERT_EQ(CountArea(position).Difference(), 2);
  ASSERT_EQ(CountArea(position).shared_spaces, 1);
  const FillIn fill = CountByFillingIn(position, kHalfExact);
  EXPECT_EQ(fill.white.losing_stones, 3 - 2);  // the two black penalty stones take two white spaces
  EXPECT_EQ(fill.black.winning_spaces, 0);
  EXPECT_EQ(fill.Difference(), 2);
  const Outcome outcome = Decide(position, Rules("ing-1996,compensation=-4"));
  EXPECT_EQ(outcome.winner, kB);
  EXPECT_EQ(outcome.margin_x2, 2 * 6);
}

// ING96-G602: without compensation one space is left on a full count, and its owner wins.
TEST(FillInTest, TheLastSpaceDecidesAnEvenGame) {
  for (const FillInReading reading : {kHalfExact, kHalfLent, kWorthlessExact, kWorthlessLent}) {
    const FillIn black = CountByFillingIn(SettledBoard(10, 0), reading);
    EXPECT_EQ(black.black.winning_spaces, 1);
    EXPECT_EQ(black.Difference(), 1);
    const FillIn white = CountByFillingIn(SettledBoard(9, 0), reading);
    EXPECT_EQ(white.white.winning_spaces, 1);
    EXPECT_EQ(white.Difference(), -1);
    EXPECT_EQ(CountByFillingIn(SettledBoard(9, 1), reading).Difference(), 0);  // "a tied game"
  }
}

TEST(FillInTest, AnEmptyBoardCountsNothing) {
  for (const FillInReading reading : {kHalfExact, kHalfLent}) {
    EXPECT_EQ(CountByFillingIn(Empty(1, 1), reading).Difference(), 0);
    EXPECT_EQ(CountByFillingIn(Empty(19, 19), reading).Difference(), 0);
  }
}

struct Tally {
  int positions = 0, within = 0, differ = 0, differ_within = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};
std::ostream& operator<<(std::ostream& out, const Tally& t) {
  return out << t.positions << " positions, " << t.within << " within the sets, " << t.differ
             << " differ, " << t.differ_within << " of them within the sets";
}

// The number of legal positions whose fill-in difference is not the area difference.
Tally Compare(int cols, int rows, FillInReading reading) {
  Tally tally;
  for (const Position& position : LegalPositions(cols, rows)) {
    const FillIn fill = CountByFillingIn(position, reading);
    const bool differ = fill.Difference() != CountArea(position).Difference();
    ++tally.positions;
    tally.within += fill.within_sets;
    tally.differ += differ;
    tally.differ_within += differ && fill.within_sets;
  }
  return tally;
}

TEST(FillInTest, WithExactSetsTheIdentityFailsBeyondTheSetsOnly) {
  EXPECT_EQ(Compare(1, 1, kHalfExact), (Tally{1, 1, 0, 0}));
  EXPECT_EQ(Compare(3, 1, kHalfExact), (Tally{15, 9, 6, 0}));
  EXPECT_EQ(Compare(2, 2, kHalfExact), (Tally{57, 21, 36, 0}));
  EXPECT_EQ(Compare(3, 2, kHalfExact), (Tally{489, 251, 238, 0}));
  EXPECT_EQ(Compare(3, 3, kHalfExact), (Tally{12675, 10061, 1394, 0}));
}

TEST(FillInTest, WithLentStonesTheIdentityAlwaysHolds) {
  EXPECT_EQ(Compare(1, 1, kHalfLent), (Tally{1, 1, 0, 0}));
  EXPECT_EQ(Compare(2, 1, kHalfLent), (Tally{5, 1, 0, 0}));
  EXPECT_EQ(Compare(2, 2, kHalfLent), (Tally{57, 21, 0, 0}));
  EXPECT_EQ(Compare(3, 2, kHalfLent), (Tally{489, 251, 0, 0}));
  EXPECT_EQ(Compare(3, 3, kHalfLent), (Tally{12675, 10061, 0, 0}));
}

// Read literally, "shared spaces are worthless" breaks the identity even within the sets: a half
// that its owner cannot fill counts for nobody.
TEST(FillInTest, WorthlessSharedSpacesBreakTheIdentityWithinTheSets) {
  EXPECT_EQ(Compare(2, 2, kWorthlessExact), (Tally{57, 21, 36, 0}));
  EXPECT_EQ(Compare(3, 2, kWorthlessExact), (Tally{489, 251, 342, 104}));
  EXPECT_EQ(Compare(3, 3, kWorthlessExact), (Tally{12675, 10061, 6000, 4606}));
  EXPECT_EQ(Compare(2, 2, kWorthlessLent), (Tally{57, 21, 0, 0}));
  EXPECT_EQ(Compare(3, 2, kWorthlessLent), (Tally{489, 251, 164, 104}));
  EXPECT_EQ(Compare(3, 3, kWorthlessLent), (Tally{12675, 10061, 5466, 4606}));
}

// The parity behind "almost no drawn games": on an odd board without shared spaces the difference
// is odd.
TEST(FillInTest, OnOddBoardsWithoutSharedSpacesTheDifferenceIsOdd) {
  for (const auto& [cols, rows] : {std::pair{3, 1}, {5, 1}, {3, 3}}) {
    for (const Position& position : LegalPositions(cols, rows)) {
      const Area area = CountArea(position);
      if (area.shared_spaces + area.unowned_spaces > 0) continue;
      ASSERT_NE(CountByFillingIn(position, kHalfLent).Difference() % 2, 0) << position.cells();
    }
  }
}

TEST(FillInTest, ColoursAreAlike) {
  for (const Position& position : LegalPositions(3, 2)) {
    for (const FillInReading reading : {kHalfExact, kHalfLent, kWorthlessExact, kWorthlessLent}) {
      ASSERT_EQ(CountByFillingIn(ColorSwapped(position), reading).Difference(),
                -CountByFillingIn(position, reading).Difference());
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
