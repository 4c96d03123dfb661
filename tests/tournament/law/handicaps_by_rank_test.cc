// Ranks and their handicaps, by the examples of the texts and by the readings of their gaps.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "tournament/law/handicap.h"

namespace hotstone::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

HandicapSystem RanksBy(std::string_view text) {
  const auto system = ParseHandicapSystem(text);
  EXPECT_TRUE(system.ok()) << system.status();
  return *system;
}

// "difference, handicap plays, passes, compensation", or the refusal.
std::string GameBetween(std::string_view black, std::string_view white, std::string_view system) {
  const auto b = ParseRank(black);
  const auto w = ParseRank(white);
  EXPECT_TRUE(b.ok() && w.ok()) << black << " " << white;
  const auto game = HandicapOf(*b, *w, RanksBy(system));
  if (!game.ok()) return std::string(game.status().message());
  return absl::StrCat(game->difference, " ", game->handicap_plays, " ", game->passes, " ",
                      game->compensation);
}

// ING96-R8, "Ping ranks", "Duan ranks", "Ji rank": every example given.
TEST(HandicapsByRankTest, ExamplesOf1996) {
  EXPECT_EQ(GameBetween("5 ping", "1 ping", "ing-1996"), "8 0 0 0");     // lets take black
  EXPECT_EQ(GameBetween("9 ping", "1 ping", "ing-1996"), "16 1 1 0");    // one-play handicap
  EXPECT_EQ(GameBetween("7 duan", "9 duan", "ing-1996"), "8 0 0 0");     // lets take black
  EXPECT_EQ(GameBetween("5 duan", "9 duan", "ing-1996"), "16 1 1 0");    // one handicap play
  EXPECT_EQ(GameBetween("3 duan", "9 duan", "ing-1996"), "24 2 2 0");    // two
  EXPECT_EQ(GameBetween("1 duan", "9 duan", "ing-1996"), "32 3 3 0");    // three
  EXPECT_EQ(GameBetween("1 ji", "1 duan", "ing-1996"), "8 0 0 0");       // lets take black
  EXPECT_EQ(GameBetween("2 ji", "1 duan", "ing-1996"), "16 1 1 0");      // one handicap play
  EXPECT_EQ(GameBetween("18 ji", "1 duan", "ing-1996"), "144 17 17 0");  // seventeen
  EXPECT_EQ(GameBetween("7 duan", "9 ping", "ing-1996"), "0 0 0 8");     // equivalent
  EXPECT_EQ(GameBetween("5 ping", "9 duan", "ing-1996"), "0 0 0 8");     // equivalent
  EXPECT_EQ(GameBetween("2 ping", "1 ping", "ing-1996"), "2 0 0 6");     // two points for a quarter
  EXPECT_EQ(GameBetween("18 ji", "1 ping", "ing-1996"), "184 22 22 0");  // the maximum
}

// Along the diagram of the scales, in plays: 1 ping 0, 5 ping and 9 duan 1, 9 ping and 7 duan 2, 1
// duan 5, 1 ji 6, 9 ji 14.
TEST(HandicapsByRankTest, ScalesLieSideBySide) {
  const auto plays = [](std::string_view rank, std::string_view system) {
    return static_cast<double>(*PointsBelowOnePing(*ParseRank(rank), RanksBy(system))) /
           kPointsOfAPlay;
  };
  EXPECT_EQ(plays("1p", "ing-1996"), 0);
  EXPECT_EQ(plays("5p", "ing-1996"), 1);
  EXPECT_EQ(plays("9p", "ing-1996"), 2);
  EXPECT_EQ(plays("9d", "ing-1996"), 1);
  EXPECT_EQ(plays("7d", "ing-1996"), 2);
  EXPECT_EQ(plays("1d", "ing-1996"), 5);
  EXPECT_EQ(plays("1j", "ing-1996"), 6);
  EXPECT_EQ(plays("9j", "ing-1996"), 14);
  EXPECT_EQ(plays("18j", "ing-1996"), 23);
  EXPECT_EQ(plays("9t", "ing-1991"), 1);
  EXPECT_EQ(plays("9t", "ing-1991,overlap=below"), 2.5);
  EXPECT_EQ(plays("1t", "ing-1991,overlap=below"), 6.5);
  EXPECT_EQ(plays("9c", "ing-1991"), 14);
  EXPECT_EQ(plays("9c", "ing-1991,chi_step=half"), 9.5);
  EXPECT_EQ(RanksOf(RanksBy("ing-1996")).size(), 36u);
  EXPECT_EQ(RanksOf(RanksBy("ing-1996,ji=9")).size(), 27u);
  EXPECT_EQ(RanksOf(RanksBy("ing-1991")).size(), 27u);
  EXPECT_THAT(GameBetween("10j", "1d", "ing-1991"),
              HasSubstr("10 chi: under ing-1991 ranks end at 9"));
  EXPECT_THAT(GameBetween("1d", "10j", "ing-1996,ji=9"),
              HasSubstr("(without ji=18, which has eighteen)"));
}

TEST(HandicapsByRankTest, WhatIsLeftBeyondWholePlays) {
  EXPECT_EQ(GameBetween("6d", "9d", "ing-1996"), "12 0 0 -4");
  EXPECT_EQ(GameBetween("6d", "9d", "ing-1996,rest=up"), "12 1 1 4");
  EXPECT_EQ(GameBetween("6t", "9t", "ing-1991"), "12 0 0 -4");
  // 1991: from a difference of two plays on.
  EXPECT_EQ(GameBetween("6t", "9t", "ing-1991,rest=up"), "12 0 0 -4");
  EXPECT_EQ(GameBetween("4t", "9t", "ing-1991,rest=up"), "20 2 2 4");
  EXPECT_EQ(GameBetween("4t", "9t", "ing-1991"), "20 1 1 -4");
  // Nothing is left over, so the reading does not matter.
  EXPECT_EQ(GameBetween("5d", "9d", "ing-1996,rest=up"), "16 1 1 0");
  EXPECT_EQ(GameBetween("8d", "9d", "ing-1996,rest=up"), "4 0 0 4");
}

// ING96-G313 read as Black's plays in total: one handicap play is the same as taking black.
TEST(HandicapsByRankTest, PlaysInAll) {
  EXPECT_EQ(GameBetween("5p", "1p", "ing-1996,plays=moves"), "8 0 0 0");
  EXPECT_EQ(GameBetween("9p", "1p", "ing-1996,plays=moves"), "16 1 0 0");
  EXPECT_EQ(GameBetween("18j", "1d", "ing-1996,plays=moves"), "144 17 16 0");
}

TEST(HandicapsByRankTest, WhoMayHaveBlack) {
  EXPECT_EQ(GameBetween("1p", "4p", "ing-1996"), "-6 0 0 14");
  EXPECT_THAT(GameBetween("1p", "4p", "ing-1996,colours=weaker"), HasSubstr("(colours=weaker)"));
  EXPECT_THAT(GameBetween("1p", "4p", "ing-1991"), HasSubstr("exchange the two"));
  EXPECT_EQ(GameBetween("1p", "4p", "ing-1991,colours=free"), "-6 0 0 14");
  EXPECT_THAT(
      GameBetween("1p", "5p", "ing-1996"),
      HasSubstr("1 ping is stronger than 5 ping by 8 points, but the weaker player has Black if "
                "the difference is at least one play (8 points); exchange the two"));
  EXPECT_EQ(GameBetween("7t", "9p", "ing-1991"), "0 0 0 8");
}

// The difference between ranks equals what the game is worth, for all pairs, under the first
// readings of both texts; not where a pass of White is worth a whole turn, or Black gets the full
// first move.
TEST(HandicapsByRankTest, GamesAreWorthTheDifference) {
  const auto off = [](std::string_view text) {
    const HandicapSystem system = RanksBy(text);
    int most = 0;
    for (const Rank& black : RanksOf(system)) {
      for (const Rank& white : RanksOf(system)) {
        const auto game = HandicapOf(black, white, system);
        if (game.ok())
          most = std::max(most, std::abs(WorthToBlack(*game, system) - game->difference));
      }
    }
    return most;
  };
  EXPECT_EQ(off("ing-1996"), 0);
  EXPECT_EQ(off("ing-1996,rest=up"), 0);
  EXPECT_EQ(off("ing-1991"), 0);
  EXPECT_EQ(off("ing-1991,overlap=below,chi_step=half,rest=up,colours=free"), 0);
  EXPECT_EQ(off("ing-1996,first_move=whole,handicap_play=move"), 0);
  EXPECT_EQ(off("ing-1996,plays=moves"), 8);
  EXPECT_EQ(off("ing-1996,handicap_play=move"), 22 * 8);
  EXPECT_EQ(off("ing-1991,handicap_play=move"), 13 * 8);
  EXPECT_EQ(off("ing-1991,first_move=whole"), 8);
  EXPECT_EQ(off("ing-1991,first_move=whole,handicap_play=move"), 8 + 13 * 8);
  // The game of one handicap play: 16, 24, or 32 points.
  const auto worth = [](std::string_view text) {
    const HandicapSystem system = RanksBy(text);
    return WorthToBlack(*HandicapOf(*ParseRank("9p"), *ParseRank("1p"), system), system);
  };
  EXPECT_EQ(worth("ing-1991"), 8 + 8);
  EXPECT_EQ(worth("ing-1991,handicap_play=move"), 8 + 16);
  EXPECT_EQ(worth("ing-1991,first_move=whole"), 16 + 8);
  EXPECT_EQ(worth("ing-1991,first_move=whole,handicap_play=move"), 16 + 16);
}

TEST(HandicapsByRankTest, RulesOfTheGame) {
  const auto rules = [](std::string_view black, std::string_view white, std::string_view text) {
    const HandicapSystem system = RanksBy(text);
    return spec::RuleSetName(
        RulesOfGame(*HandicapOf(*ParseRank(black), *ParseRank(white), system), system));
  };
  EXPECT_EQ(rules("1p", "1p", "ing-1996"), "ing-1996");
  EXPECT_EQ(rules("5d", "9d", "ing-1996"), "ing-1996,compensation=0,handicap=1");
  EXPECT_EQ(rules("4t", "9t", "ing-1991"), "ing-1991,compensation=-4,handicap=1");
  EXPECT_EQ(rules("9p", "1p", "ing-1996,plays=moves"), "ing-1996,compensation=0");
}

TEST(HandicapsByRankTest, ClausesOfWhatIsGiven) {
  const auto clauses = [](std::string_view black, std::string_view white, std::string_view system) {
    const auto b = ParseRank(black);
    const auto w = ParseRank(white);
    const auto game = HandicapOf(*b, *w, RanksBy(system));
    return HandicapClauses(*b, *w, *game, RanksBy(system));
  };
  EXPECT_THAT(clauses("5 ping", "1 ping", "ing-1996"), ElementsAre("ING96-R8-ping-ranks"));
  EXPECT_THAT(clauses("2 ping", "1 ping", "ing-1996"),
              ElementsAre("ING96-R8-ping-ranks", "ING96-G607"));
  EXPECT_THAT(clauses("9 ping", "1 ping", "ing-1996"),
              ElementsAre("ING96-R8-ping-ranks", "ING96-G313"));
  EXPECT_THAT(clauses("1 ji", "1 duan", "ing-1996"),
              ElementsAre("ING96-R8-duan-ranks", "ING96-R8-ji-rank"));
  EXPECT_THAT(clauses("5 ping", "1 ping", "ing-1991"), ElementsAre("ING91-2-graduierungen"));
  EXPECT_THAT(clauses("2 ping", "1 ping", "ing-1991"),
              ElementsAre("ING91-2-graduierungen", "ING91-2-kompensationspunkte"));
  EXPECT_THAT(clauses("9 ping", "1 ping", "ing-1991"),
              ElementsAre("ING91-2-graduierungen", "ING91-2-vorgabezuege"));
}

TEST(HandicapsByRankTest, ReadingsThatMatter) {
  const auto open = [](std::string_view black, std::string_view white, std::string_view text) {
    return OpenReadings(*ParseRank(black), *ParseRank(white), RanksBy(text));
  };
  EXPECT_THAT(open("1p", "1p", "ing-1996"), IsEmpty());
  EXPECT_THAT(open("6d", "9d", "ing-1996"), ElementsAre("rest"));
  EXPECT_THAT(open("5d", "9d", "ing-1996"), ElementsAre("plays", "handicap_play"));
  EXPECT_THAT(open("1p", "2p", "ing-1996"), ElementsAre("colours"));
  EXPECT_THAT(open("10j", "9j", "ing-1996"), ElementsAre("ji"));
  EXPECT_THAT(open("1t", "9p", "ing-1991"), ElementsAre("overlap", "first_move", "handicap_play"));
}

TEST(RankTest, WordsInUse) {
  for (const char* word : {"5 duan", "5-duan", "5duan", "5d", "5D", "5dan", "5t", "5 Tuan"}) {
    EXPECT_EQ(*ParseRank(word), (Rank{RankScale::kDuan, 5})) << word;
  }
  for (const char* word : {"12j", "12 ji", "12k", "12 kyu", "12 chi"}) {
    EXPECT_EQ(*ParseRank(word), (Rank{RankScale::kJi, 12})) << word;
  }
  EXPECT_EQ(*ParseRank("9 ping"), (Rank{RankScale::kPing, 9}));
  for (const char* word : {"", "d", "5", "0d", "05d", "10d", "10p", "19k", "5x", "5  d", "5d ",
                           "-5d", "5--d", "5d5"}) {
    EXPECT_THAT(std::string(ParseRank(word).status().message()), HasSubstr("ranks are 1 to 9 ping"))
        << word;
  }
  EXPECT_EQ(RankName({RankScale::kJi, 2}), "2 ji");
  EXPECT_EQ(RankName({RankScale::kJi, 2}, true), "2 chi");
  EXPECT_EQ(RankName({RankScale::kDuan, 2}, true), "2 tuan");
}

TEST(HandicapSystemTest, WordsAndWhatMeansNothing) {
  for (const char* text :
       {"ing-1996", "ing-1996,rest=up,plays=moves,colours=weaker,ji=9,first_move=whole",
        "ing-1991,rest=up,colours=free,overlap=below,chi_step=half,handicap_play=move"}) {
    EXPECT_EQ(HandicapSystemText(RanksBy(text)), text);
  }
  EXPECT_EQ(HandicapSystemText(RanksBy("ing-1991,colours=weaker,rest=down")), "ing-1991");
  EXPECT_EQ(RanksBy("ing-1991").colours, ColourChoice::kWeaker);
  const auto refusal = [](std::string_view text) {
    return std::string(ParseHandicapSystem(text).status().message());
  };
  EXPECT_THAT(refusal("1990"), HasSubstr("known ones are ing-1991 and ing-1996"));
  EXPECT_THAT(refusal("ing-1996,overlap=below"),
              HasSubstr("overlap: not a key of ing-1996, whose keys are rest"));
  EXPECT_THAT(refusal("ing-1991,plays=moves"), HasSubstr("plays: not a key of ing-1991"));
  EXPECT_THAT(refusal("ing-1996,rest=left"), HasSubstr("rest=left: known values are down, up"));
  EXPECT_THAT(refusal("ing-1996,rest=up,rest=up"), HasSubstr("rest occurs twice"));
}

}  // namespace
}  // namespace hotstone::tournament
