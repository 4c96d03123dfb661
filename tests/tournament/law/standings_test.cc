// ING91-2 "Plazierung" and ING96-R7: the tie-breaks on small crosstables, with numbers added up by
// hand.
#include "tournament/law/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/split_mix.h"

namespace hotstone::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr PlayerResult kWin = PlayerResult::kWon;
constexpr PlayerResult kLoss = PlayerResult::kLost;
constexpr PlayerResult kEven = PlayerResult::kDrawn;

Crosstable TableOf(const std::vector<std::string>& players) {
  Crosstable table;
  for (const std::string& player : players) EXPECT_TRUE(table.AddPlayer(player).ok());
  return table;
}

void Beats(Crosstable& table, int round, const char* winner, const char* loser) {
  const auto status = table.AddGame(
      {round, *table.FindPlayer(winner), *table.FindPlayer(loser), kWin, kLoss, true});
  EXPECT_TRUE(status.ok()) << status;
}

// Four players, everybody meets everybody: a beats b and c, d beats a; b beats c and d; c beats d.
// The scores are 2, 2, 1, 1: a and b are tied, c and d are.
Crosstable Four() {
  Crosstable table = TableOf({"a", "b", "c", "d"});
  Beats(table, 1, "a", "b");
  Beats(table, 1, "c", "d");
  Beats(table, 2, "a", "c");
  Beats(table, 2, "b", "d");
  Beats(table, 3, "d", "a");
  Beats(table, 3, "b", "c");
  return table;
}

// "a 1 2 3 1 3 6; ...": name, place, scores.
std::string Shown(const Crosstable& table, std::string_view system) {
  const auto parsed = ParseStandingsSystem(system);
  if (!parsed.ok()) return std::string(parsed.status().message());
  const auto standings = Standings(table, *parsed);
  if (!standings.ok()) return std::string(standings.status().message());
  std::string text;
  for (const Standing& s : *standings) {
    text += (text.empty() ? "" : "; ") + table.players()[static_cast<size_t>(s.player)] + " " +
            std::to_string(s.place);
    EXPECT_EQ(s.scores.size(), StandingsColumns(*parsed).size());
    for (const int64_t score : s.scores) text += " " + std::to_string(score);
  }
  return text;
}

// ING91-2 "Plazierung". a has beaten b and c (2 + 1 points) and met d (1); b has beaten c and d (1
// + 1) and met a (2); c has beaten d (1) and met a, b (2 + 2); d has beaten a (2) and met b, c (2 +
// 1). Secondary scores: 4, 4, 5, 5.
TEST(StandingsTest, TieBreaksOf1991) {
  EXPECT_EQ(Shown(Four(), "1991"), "a 1 2 3 1 9 5; b 2 2 2 2 10 4; d 3 1 2 3 4 9; c 4 1 1 4 5 8");
  // With A1 alone as the secondary score: a 3, b 2, c 1, d 2.
  EXPECT_EQ(Shown(Four(), "1991,secondary=a1"),
            "a 1 2 3 1 3 2; b 2 2 2 2 3 3; d 3 1 2 3 3 3; c 4 1 1 4 2 5");
}

// ING96-R7 "Secondary scores": JH is 4 for those with two points and 5 for those with one, since
// all opponents are all the others; FH is 18 - JH. So nothing separates a from b or c from d.
TEST(StandingsTest, TieBreaksOf1996LeaveTheTiesOfARoundRobin) {
  EXPECT_EQ(Shown(Four(), "1996"), "a 1 2 2 4; b 1 2 2 4; c 3 1 1 5; d 3 1 1 5");
  EXPECT_EQ(Shown(Four(), "1996,tie_break=bjh"), "a 1 2 1 4; b 1 2 1 4; c 3 1 2 5; d 3 1 2 5");
  EXPECT_EQ(Shown(Four(), "1996,tie_break=sfh"), "a 1 2 2 14; b 1 2 2 14; c 3 1 1 13; d 3 1 1 13");
  // S + B + JH is 7 for a and b and 8 for c and d; the sum of all is 30.
  EXPECT_EQ(Shown(Four(), "1996,tie_break=bfh,secondary=s+b+jh"),
            "a 1 2 1 23; b 1 2 1 23; c 3 1 2 22; d 3 1 2 22");
  EXPECT_EQ(Shown(Four(), "1996,parts=sum"), "a 1 2 6; b 1 2 6; c 3 1 6; d 3 1 6");
  EXPECT_EQ(Shown(Four(), "1996,tie_break=bjh,parts=sum"), "a 1 2 3; b 1 2 3; c 3 1 3; d 3 1 3");
}

// Read as factors, the combinations are those of 1991.
TEST(StandingsTest, TieBreaksOf1996AsFactors) {
  EXPECT_EQ(Shown(Four(), "1996,parts=of"), "a 1 2 3; b 2 2 2; d 3 1 2; c 4 1 1");
  EXPECT_EQ(Shown(Four(), "1996,tie_break=bjh,parts=of"), "b 1 2 2; a 2 2 1; c 3 1 4; d 4 1 3");
  EXPECT_EQ(Shown(Four(), "1996,tie_break=sfh,parts=of"), "b 1 2 10; a 2 2 9; c 3 1 5; d 4 1 4");
  EXPECT_EQ(Shown(Four(), "1996,tie_break=bfh,parts=of"), "a 1 2 5; b 2 2 4; d 3 1 9; c 4 1 8");
}

// Fewer lost games are better: x and y have one point each, but x has lost none.
TEST(StandingsTest, FewerLostGamesAreBetter) {
  Crosstable table = TableOf({"y", "x", "z"});
  Beats(table, 1, "y", "z");
  Beats(table, 2, "x", "y");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh"), "x 1 1 0 1; y 2 1 1 1; z 3 0 1 1");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh,parts=sum"), "x 1 1 1; y 2 1 0; z 3 0 0");
  EXPECT_EQ(Shown(table, "1996"), "x 1 1 1 1; y 1 1 1 1; z 3 0 0 1");
}

// A match of three games, 2 to 1: the opponent counts once per game, or once.
TEST(StandingsTest, OpponentsMetSeveralTimes) {
  Crosstable table = TableOf({"a", "b"});
  Beats(table, 1, "a", "b");
  Beats(table, 2, "b", "a");
  Beats(table, 3, "a", "b");
  EXPECT_EQ(Shown(table, "1991"), "a 1 2 2 1 12 6; b 2 1 2 4 3 6");
  EXPECT_EQ(Shown(table, "1991,opponents=once"), "a 1 2 1 0 2 0; b 2 1 2 0 1 0");
  EXPECT_EQ(Shown(table, "1996,opponents=once"), "a 1 2 2 1; b 2 1 1 2");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh,parts=of,opponents=once"), "a 1 2 1; b 2 1 2");
}

// ING96-R8 "Fixed compensation": Black wins in case of drawn games. ING96-R7: a point for each won
// game.
TEST(StandingsTest, DrawnGames) {
  Crosstable table = TableOf({"a", "b"});
  ASSERT_TRUE(table.AddGame({1, 1, 0, kEven, kEven, true}).ok());
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh"), "a 1 0 0 0; b 1 0 0 0");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh,draws=black"), "b 1 1 0 0; a 2 0 1 1");
  ASSERT_TRUE(table.AddGame({2, 0, 1, kEven, kEven, false}).ok());
  EXPECT_THAT(Shown(table, "1991,draws=black"),
              HasSubstr("a and b drew in round 2, but the result does not say who had Black; "
                        "draws=black needs that, draws=nobody does not"));
}

// ING91-2 "Plazierung": A2 and B2 concern "the other opponents", including those with whom one
// drew.
TEST(StandingsTest, OpponentsInDrawnGamesAreOthers) {
  Crosstable table = TableOf({"a", "b", "c"});
  ASSERT_TRUE(table.AddGame({1, 0, 1, kEven, kEven, true}).ok());
  Beats(table, 2, "b", "c");
  EXPECT_EQ(Shown(table, "1991"), "b 1 1 0 0 1 1; a 2 0 0 1 0 0; c 2 0 0 1 0 0");
}

TEST(StandingsTest, ByesAndDoubleResults) {
  Crosstable table = TableOf({"a", "b", "c"});
  ASSERT_TRUE(table.AddGame({1, 0, 1, kLoss, kLoss, true}).ok());
  ASSERT_TRUE(table.AddBye({1, 2}).ok());
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh"), "c 1 0 0 0; a 2 0 1 0; b 2 0 1 0");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh,byes=point"), "c 1 1 0 0; a 2 0 1 0; b 2 0 1 0");
  ASSERT_TRUE(table.AddGame({2, 0, 1, kWin, kWin, true}).ok());
  EXPECT_EQ(Shown(table, "1996"), "a 1 1 1 2; b 1 1 1 2; c 3 0 0 0");
}

// Random crosstables with rounds, byes and draws, for the remaining tests.
Crosstable RandomTable(SplitMix& random, bool draws) {
  const auto below = [&](uint64_t n) { return static_cast<int>(random.Below(n)); };
  Crosstable table;
  const int players = 2 + below(9);
  for (int p = 0; p < players; ++p) EXPECT_TRUE(table.AddPlayer("p" + std::to_string(p)).ok());
  const int rounds = below(7);
  for (int round = 1; round <= rounds; ++round) {
    for (int tries = 0; tries < players; ++tries) {
      const int a = below(static_cast<uint64_t>(players));
      const int b = below(static_cast<uint64_t>(players));
      const int end = below(draws ? 3 : 2);
      // Invalid additions are refused and leave the table unchanged.
      (void)table.AddGame({round, a, b,
                           end == 0   ? kWin
                           : end == 1 ? kLoss
                                      : kEven,
                           end == 0   ? kLoss
                           : end == 1 ? kWin
                                      : kEven,
                           true});
    }
    (void)table.AddBye({round, below(static_cast<uint64_t>(players))});
  }
  return table;
}

// The order of players, games and byes in a file does not matter.
TEST(StandingsTest, OrderOfTheInputDoesNotMatter) {
  SplitMix random(7);
  int games = 0;
  for (int i = 0; i < 200; ++i) {
    const Crosstable table = RandomTable(random, true);
    games += static_cast<int>(table.games().size());
    std::vector<std::string> names(table.players().rbegin(), table.players().rend());
    Crosstable turned = TableOf(names);
    const auto number = [&](int player) {
      return *turned.FindPlayer(table.players()[static_cast<size_t>(player)]);
    };
    for (auto bye = table.byes().rbegin(); bye != table.byes().rend(); ++bye) {
      ASSERT_TRUE(turned.AddBye({bye->round, number(bye->player)}).ok());
    }
    for (auto game = table.games().rbegin(); game != table.games().rend(); ++game) {
      TournamentGame moved = *game;
      moved.black = number(game->black);
      moved.white = number(game->white);
      ASSERT_TRUE(turned.AddGame(moved).ok());
    }
    for (const StandingsSystem& system : AllStandingsSystems()) {
      const std::string text = StandingsSystemText(system);
      for (const char* more : {"", ",opponents=once,draws=black,byes=point"}) {
        ASSERT_EQ(Shown(table, text + more), Shown(turned, text + more)) << text;
      }
    }
  }
  EXPECT_GT(games, 1000);
}

// Places are a ranking: they begin at 1, do not fall, and are equal exactly where all numbers are.
TEST(StandingsTest, PlacesAreARanking) {
  SplitMix random(11);
  for (int i = 0; i < 200; ++i) {
    const Crosstable table = RandomTable(random, true);
    for (const StandingsSystem& system : AllStandingsSystems()) {
      const auto standings = Standings(table, system);
      ASSERT_TRUE(standings.ok());
      ASSERT_EQ(standings->front().place, 1);
      for (size_t a = 0; a < standings->size(); ++a) {
        size_t same = 0;
        size_t above = 0;
        for (size_t b = 0; b < standings->size(); ++b) {
          ASSERT_EQ((*standings)[a].place == (*standings)[b].place,
                    (*standings)[a].scores == (*standings)[b].scores);
          same += (*standings)[a].place == (*standings)[b].place ? 1 : 0;
          above += (*standings)[b].place < (*standings)[a].place ? 1 : 0;
        }
        ASSERT_EQ((*standings)[a].shared, same > 1);
        ASSERT_EQ(static_cast<size_t>((*standings)[a].place), above + 1);
      }
    }
  }
}

// A message is one line that a terminal can show, whatever the players' names are.
TEST(StandingsTest, NamesInMessagesAreEscaped) {
  Crosstable table = TableOf({"J\xC3\xBC\x1B[2J", "b\n"});
  EXPECT_THAT(std::string(table.AddPlayer("b\n").status().message()),
              HasSubstr("the player b\\n occurs twice"));
  EXPECT_THAT(std::string(table.AddGame({1, 0, 0, kWin, kLoss, true}).message()),
              HasSubstr("J\xC3\xBC\\033[2J plays against himself"));
  ASSERT_TRUE(table.AddGame({1, 0, 1, kEven, kEven, false}).ok());
  EXPECT_THAT(std::string(table.AddBye({1, 1}).message()),
              HasSubstr("b\\n already has a game or a bye in round 1"));
  EXPECT_THAT(Shown(table, "1996,draws=black"),
              HasSubstr("J\xC3\xBC\\033[2J and b\\n drew in round 1"));
}

// If opponents count once, "lost to" is no longer "not beaten": a and b have beaten each other.
TEST(StandingsTest, FactorsAreNot1991WithOpponentsOnce) {
  Crosstable table = TableOf({"a", "b", "c"});
  Beats(table, 1, "a", "b");
  Beats(table, 2, "b", "a");
  Beats(table, 3, "b", "c");
  // Places, primary scores, then A1, A2, B1, B2; BJH.
  EXPECT_EQ(Shown(table, "1991,opponents=once"), "b 1 2 1 0 4 0; a 2 1 2 0 1 0; c 3 0 0 2 0 1");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh,parts=of,opponents=once"),
            "b 1 2 1; a 2 1 2; c 3 0 2");
  EXPECT_EQ(Shown(table, "1991"), "b 1 2 1 1 6 4; a 2 1 2 2 2 2; c 3 0 0 2 0 2");
  EXPECT_EQ(Shown(table, "1996,tie_break=bjh,parts=of"), "b 1 2 1; a 2 1 2; c 3 0 2");
}

// If no game is drawn, the four combinations of 1996 read as factors are A1, A2, B1, B2 of 1991.
TEST(StandingsTest, FactorsAre1991) {
  SplitMix random(13);
  for (int i = 0; i < 300; ++i) {
    const Crosstable table = RandomTable(random, false);
    const auto of_1991 = Standings(table, *ParseStandingsSystem("1991"));
    ASSERT_TRUE(of_1991.ok());
    size_t column = 1;
    for (const std::string tie_break : {"sjh", "bjh", "sfh", "bfh"}) {
      const auto of_1996 =
          Standings(table, *ParseStandingsSystem("1996,parts=of,tie_break=" + tie_break));
      ASSERT_TRUE(of_1996.ok());
      for (const Standing& one : *of_1996) {
        const auto same =
            std::find_if(of_1991->begin(), of_1991->end(),
                         [&](const Standing& other) { return other.player == one.player; });
        ASSERT_EQ(one.scores[1], same->scores[column]) << tie_break;
      }
      ++column;
    }
  }
}

TEST(StandingsSystemTest, WordsAreReadAndWritten) {
  for (const StandingsSystem& system : AllStandingsSystems()) {
    const auto again = ParseStandingsSystem(StandingsSystemText(system));
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(*again, system);
  }
  EXPECT_EQ(AllStandingsSystems().size(), 20u);
  EXPECT_EQ(StandingsSystemText(
                *ParseStandingsSystem("1996,secondary=s+b+jh,tie_break=sfh,opponents=once")),
            "1996,tie_break=sfh,secondary=s+b+jh,opponents=once");
  EXPECT_THAT(StandingsColumns(*ParseStandingsSystem("1996,tie_break=bfh,parts=sum")),
              ElementsAre("primary", "FH-B"));
}

TEST(StandingsSystemTest, WhatMeansNothingIsRefused) {
  const auto refusal = [](std::string_view text) {
    return std::string(ParseStandingsSystem(text).status().message());
  };
  EXPECT_THAT(refusal("1992"),
              HasSubstr("\"1992\" is not a text with standings; the known ones are ing-1991 and "
                        "ing-1996"));
  EXPECT_THAT(refusal(""), HasSubstr("is not a text"));
  EXPECT_THAT(refusal("1991,tie_break=sjh"),
              HasSubstr("tie_break: not a key of 1991, whose keys are secondary"));
  EXPECT_THAT(refusal("1996,secondary=jh"), HasSubstr("secondary: not a key of 1996"));
  EXPECT_THAT(refusal("1996,tie_break=xyz"),
              HasSubstr("tie_break=xyz: known values are sjh, bjh, sfh, bfh"));
  EXPECT_THAT(refusal("1996,draws=black,draws=black"), HasSubstr("draws occurs twice"));
  EXPECT_THAT(refusal("1996,"), HasSubstr("not a key of 1996"));
}

TEST(CrosstableTest, WhatNoTournamentHasIsRefused) {
  Crosstable table = TableOf({"a", "b", "c"});
  EXPECT_THAT(std::string(table.AddPlayer("a").status().message()), HasSubstr("a occurs twice"));
  EXPECT_FALSE(table.AddPlayer("").ok());
  const auto refusal = [&](const TournamentGame& game) {
    return std::string(table.AddGame(game).message());
  };
  EXPECT_THAT(refusal({1, 0, 0, kWin, kLoss, true}), HasSubstr("a plays against himself"));
  EXPECT_THAT(refusal({0, 0, 1, kWin, kLoss, true}),
              HasSubstr("round 0; rounds are numbered from 1"));
  EXPECT_THAT(refusal({1, 0, 3, kWin, kLoss, true}), HasSubstr("no player number 3"));
  EXPECT_THAT(refusal({1, 0, 1, kWin, kEven, true}),
              HasSubstr("drawn for one player is drawn for the other"));
  EXPECT_EQ(table.games().size(), 0u);
  ASSERT_TRUE(table.AddGame({1, 0, 1, kWin, kLoss, true}).ok());
  EXPECT_THAT(refusal({1, 2, 1, kWin, kLoss, true}),
              HasSubstr("b already has a game or a bye in round 1; each player"));
  EXPECT_FALSE(table.AddBye({1, 0}).ok());
  EXPECT_TRUE(table.AddBye({3, 0}).ok());
  EXPECT_EQ(table.rounds(), 3);
}

}  // namespace
}  // namespace hotstone::tournament
