// ING96-ING-SYSTEM: lines, pairs and ends of the in/out tournament.
#include "tournament/law/in_out.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace hotstone::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;

// Plays the next round; the smaller number of each pair wins unless listed among the losers.
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

struct ChartGame {
  int winner;
  int loser;
};

// The rounds of the chart that can be followed; in the sixth, the pairings on lines 3, 1 and -1.
const std::vector<std::vector<ChartGame>>& ChartGames() {
  static const auto& games = *new std::vector<std::vector<ChartGame>>{
      {{1, 2}, {4, 3}, {6, 5}, {7, 8}, {10, 9}, {11, 12}, {13, 14}, {15, 16}},
      {{4, 1}, {7, 6}, {11, 10}, {15, 13}, {3, 2}, {5, 8}, {12, 9}, {16, 14}},
      {{11, 4}, {7, 15}, {6, 1}, {3, 5}, {12, 10}, {16, 13}, {8, 2}, {9, 14}},
      {{7, 11}, {15, 3}, {4, 6}, {16, 12}, {8, 1}, {9, 5}, {10, 13}, {2, 14}},
      {{4, 15}, {16, 11}, {3, 12}, {6, 10}, {8, 9}, {1, 5}, {2, 13}},
      {{4, 16}, {3, 10}, {6, 11}, {8, 15}, {1, 12}, {2, 9}}};
  return games;
}

// Everybody meets a player from his own line except 3, who in round 6 meets 10 from the next line
// below. No two meet twice. The law pairs the first two rounds as the chart does, but not the
// third.
TEST(InOutTest, TheChartFollowed) {
  std::map<int, int> lines;
  std::set<std::pair<int, int>> met;
  for (size_t round = 0; round < ChartGames().size(); ++round) {
    for (const ChartGame& game : ChartGames()[round]) {
      const bool borrowed = round == 5 && game.winner == 3;
      EXPECT_EQ(lines[game.winner], lines[game.loser] + (borrowed ? 2 : 0))
          << game.winner << game.loser;
      EXPECT_TRUE(met.insert(std::minmax({game.winner, game.loser})).second)
          << game.winner << game.loser;
    }
    if (round == 5) break;
    for (const ChartGame& game : ChartGames()[round]) {
      ++lines[game.winner];
      --lines[game.loser];
    }
  }
  EXPECT_EQ(lines[7], 4);
  EXPECT_EQ(lines[14], -4);
  const auto on = [&](int line) {
    std::vector<int> there;
    for (const auto& [player, where] : lines) {
      if (where == line) there.push_back(player);
    }
    return there;
  };
  EXPECT_THAT(on(1), ElementsAre(3, 6, 8, 11, 15));
  EXPECT_THAT(on(0), IsEmpty());
  EXPECT_THAT(on(-1), ElementsAre(1, 2, 9, 10, 12));

  InOutTournament tournament((InOutRules()));
  for (const size_t round : {0, 1}) {
    std::vector<InOutPair> chart;
    std::vector<int> losers;
    for (const ChartGame& game : ChartGames()[round]) {
      chart.push_back({std::min(game.winner, game.loser), std::max(game.winner, game.loser)});
      losers.push_back(game.loser);
    }
    EXPECT_THAT(tournament.Pairs(), ElementsAreArray(chart));
    PlayInOut(tournament, losers);
  }
  EXPECT_EQ(tournament.Pairs()[0], (InOutPair{4, 7}));
}

// Who stands on which line in the first rounds of the chart; the law pairs round 3 differently.
TEST(InOutTest, TheChartBeginsLikeThis) {
  InOutTournament tournament((InOutRules()));
  EXPECT_EQ(tournament.Pairs().size(), 8u);
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

// Three players: after round 1 they stand on lines 1, 0 and -1, and the player on line 1 is the odd
// one.
TEST(InOutTest, WhoBorrowsFromWhere) {
  const auto pairs = [](Borrow borrow) {
    InOutTournament tournament({3, 1, 4, 4, borrow});
    PlayInOut(tournament, {});
    return tournament.Pairs();
  };
  // Line 0 is already odd in round 1, and there is nobody to borrow: 1 plays 2, or 2 plays 3.
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

// In and out lines may differ, and a round has as many results as games.
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

// A refusal lists the valid numbers, and these are accepted.
TEST(InOutTest, RefusalsNameTheBounds) {
  const auto said = [](const InOutRules& rules) {
    return std::string(CheckInOutRules(rules).message());
  };
  EXPECT_EQ(said({0, 1, 4, 4, Borrow::kBelow}), "players 0; expected 1 to 1000");
  EXPECT_EQ(said({1001, 1, 4, 4, Borrow::kBelow}), "players 1001; expected 1 to 1000");
  EXPECT_EQ(said({4, 5, 4, 4, Borrow::kBelow}), "winners 5; expected 1 to 4");
  EXPECT_EQ(said({4, 1, 0, 4, Borrow::kBelow}), "line in 0; expected 1 to 100");
  EXPECT_EQ(said({4, 1, 4, 0, Borrow::kBelow}), "line out 0; expected 1 to 100");
  EXPECT_TRUE(CheckInOutRules({1, 1, 1, 1, Borrow::kBelow}).ok());
  EXPECT_TRUE(CheckInOutRules({1000, 1000, 100, 100, Borrow::kBelow}).ok());
}

}  // namespace
}  // namespace hotstone::tournament
