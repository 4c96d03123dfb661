// ING96-ING-SYSTEM: lines, pairs and ends of the in/out tournament.
#include "spec/tournament/in_out.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Plays the next round; the smaller number of each pair wins unless it is among the losers named.
void PlayInOut(InOutTournament& tournament, const std::vector<int>& losers) {
  std::vector<bool> upper_wins;
  for (const InOutPair& pair : tournament.Pairs()) {
    upper_wins.push_back(std::find(losers.begin(), losers.end(), pair.upper) == losers.end());
  }
  ASSERT_TRUE(tournament.PlayRound(upper_wins).ok());
}

std::vector<int> OnLine(const InOutTournament& tournament, int line, int players) {
  std::vector<int> there;
  for (int player = 1; player <= players; ++player) {
    if (tournament.LineOf(player) == line) there.push_back(player);
  }
  return there;
}

// The first three rounds of the chart, line by line.
TEST(InOutTest, TheChartBeginsLikeThis) {
  InOutTournament tournament((InOutRules()));
  EXPECT_EQ(tournament.Pairs().size(), 8u);
  EXPECT_EQ(tournament.Pairs()[0], (InOutPair{1, 2}));
  PlayInOut(tournament, {3, 5, 9});
  // 8 lost to 7, 12 to 11, 14 to 13, 16 to 15.
  EXPECT_THAT(OnLine(tournament, 1, 16), ElementsAre(1, 4, 6, 7, 10, 11, 13, 15));
  EXPECT_THAT(OnLine(tournament, -1, 16), ElementsAre(2, 3, 5, 8, 9, 12, 14, 16));
  PlayInOut(tournament, {1, 6, 10, 13, 2, 9, 14});
  EXPECT_THAT(OnLine(tournament, 2, 16), ElementsAre(4, 7, 11, 15));
  EXPECT_THAT(OnLine(tournament, 0, 16), ElementsAre(1, 3, 5, 6, 10, 12, 13, 16));
  EXPECT_THAT(OnLine(tournament, -2, 16), ElementsAre(2, 8, 9, 14));
  PlayInOut(tournament, {4, 1, 5, 10, 13, 2});
  EXPECT_THAT(OnLine(tournament, 3, 16), ElementsAre(7, 11));
  EXPECT_THAT(OnLine(tournament, 1, 16), ElementsAre(3, 4, 6, 12, 15, 16));
  EXPECT_THAT(OnLine(tournament, -1, 16), ElementsAre(1, 5, 8, 9, 10, 13));
  EXPECT_THAT(OnLine(tournament, -3, 16), ElementsAre(2, 14));
  EXPECT_EQ(tournament.rounds(), 3);
  PlayInOut(tournament, {11});
  EXPECT_TRUE(tournament.IsIn(7));
  EXPECT_EQ(tournament.InCount(), 1);
  EXPECT_EQ(tournament.End(), InOutEnd::kGoesOn);
}

// Three players: after round 1 they stand on lines 1, 0 and -1, and who is on line 1 is the odd one.
TEST(InOutTest, WhoBorrowsFromWhere) {
  const auto pairs = [](Borrow borrow) {
    InOutTournament tournament({3, 1, 4, 4, borrow});
    PlayInOut(tournament, {});
    return tournament.Pairs();
  };
  // Line 0 is odd in round 1 already, and there is nobody to borrow: 1 plays 2, or 2 plays 3.
  EXPECT_THAT(pairs(Borrow::kBelow), ElementsAre(InOutPair{1, 3}));
  EXPECT_THAT(pairs(Borrow::kAbove), ElementsAre(InOutPair{1, 3}));
  EXPECT_THAT(pairs(Borrow::kNone), IsEmpty());
}

TEST(InOutTest, DoneAndStuck) {
  InOutTournament done({2, 1, 2, 2, Borrow::kBelow});
  EXPECT_EQ(done.End(), InOutEnd::kGoesOn);
  PlayInOut(done, {});
  PlayInOut(done, {});
  EXPECT_EQ(done.End(), InOutEnd::kDone);
  EXPECT_TRUE(done.IsIn(1));
  EXPECT_TRUE(done.IsOut(2));
  EXPECT_THAT(done.Pairs(), IsEmpty());
  EXPECT_FALSE(done.PlayRound({}).ok());
  InOutTournament stuck({2, 1, 2, 2, Borrow::kNone});
  PlayInOut(stuck, {});
  EXPECT_EQ(stuck.End(), InOutEnd::kStuck);
  EXPECT_EQ(InOutTournament({1, 1, 4, 4, Borrow::kBelow}).End(), InOutEnd::kStuck);
}

// In and out lines need not be alike, and a round has as many results as games.
TEST(InOutTest, LinesAndRoundsAreChecked) {
  InOutTournament tournament({4, 1, 1, 3, Borrow::kBelow});
  EXPECT_FALSE(tournament.PlayRound({true}).ok());
  ASSERT_TRUE(tournament.PlayRound({true, false}).ok());
  EXPECT_EQ(tournament.InCount(), 2);
  EXPECT_FALSE(tournament.IsOut(2));
  EXPECT_EQ(tournament.End(), InOutEnd::kDone);
  EXPECT_TRUE(CheckInOutRules({}).ok());
  EXPECT_FALSE(CheckInOutRules({0, 1, 4, 4, Borrow::kBelow}).ok());
  EXPECT_FALSE(CheckInOutRules({4, 5, 4, 4, Borrow::kBelow}).ok());
  EXPECT_FALSE(CheckInOutRules({4, 0, 4, 4, Borrow::kBelow}).ok());
  EXPECT_FALSE(CheckInOutRules({4, 1, 0, 4, Borrow::kBelow}).ok());
  EXPECT_FALSE(CheckInOutRules({4, 1, 4, 101, Borrow::kBelow}).ok());
}

}  // namespace
}  // namespace hotstone::spec
