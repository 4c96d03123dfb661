// The two implementations of the tie-breaks agree on every tournament of the formats with few
// players, and the law confirms the stated smallest ties.
#include <gtest/gtest.h>

#include "tournament/commands/standings_report.h"
#include "tournament/courses/least_ties.h"
#include "tournament/law/standings.h"

namespace hotstone::tournament {
namespace {

std::vector<StandingsSystem> ManySystems() {
  std::vector<StandingsSystem> systems;
  for (StandingsSystem system : AllStandingsSystems()) {
    systems.push_back(system);
    system.draws = DrawCount::kBlack;
    system.byes = ByeCount::kPoint;
    system.opponents = OpponentCount::kOnce;
    systems.push_back(system);
  }
  return systems;
}

void ExpectSameLists(const ResultTable& table, const std::vector<StandingsSystem>& systems) {
  const Crosstable crosstable = CrosstableOf(table);
  ASSERT_EQ(crosstable.players().size(), static_cast<size_t>(table.players));
  ASSERT_EQ(crosstable.games().size(), table.games.size());
  for (const StandingsSystem& system : systems) {
    const auto lists = ListsOf(table, system);
    const auto standings = Standings(crosstable, system);
    ASSERT_TRUE(standings.ok());
    const std::vector<std::string> columns = StandingsColumns(system);
    for (const Standing& standing : *standings) {
      std::vector<int64_t> list = standing.scores;
      for (size_t c = 0; c < list.size(); ++c) list[c] *= columns[c] == "B" ? -1 : 1;
      ASSERT_EQ(list, lists[static_cast<size_t>(standing.player)]) << StandingsSystemText(system);
    }
    ASSERT_EQ(LeavesATie(table, system), standings->back().shared || TiedPlayers(*standings) > 0);
  }
}

TEST(StandingsAgreeTest, OnAllSmallTournaments) {
  const std::vector<StandingsSystem> systems = ManySystems();
  const std::vector<std::pair<TournamentFormat, int>> asked = {
      {TournamentFormat::kRoundRobin, 4},     {TournamentFormat::kRoundRobinDraws, 3},
      {TournamentFormat::kKnockout, 6},       {TournamentFormat::kKnockoutNoByes, 8},
      {TournamentFormat::kDoubleKnockout, 3}, {TournamentFormat::kSwiss, 4},
      {TournamentFormat::kSwissOdd, 5},       {TournamentFormat::kTenGameMatch, 2}};
  for (const auto& [format, most] : asked) {
    int tables = 0;
    for (int players = 2; players <= most; ++players) {
      ForEachTournament(format, players, [&](const ResultTable& table) {
        // A match has a thousand courses, and only its score matters.
        if (tables++ % (format == TournamentFormat::kTenGameMatch ? 31 : 1) == 0)
          ExpectSameLists(table, systems);
        return !testing::Test::HasFatalFailure() && tables < 400;
      });
    }
    EXPECT_GT(tables, 0) << TournamentFormatName(format);
  }
}

// The number of tournaments: 2^3 and 3^3 round robins of three; in a knockout of four the final has
// two outcomes; in a knockout of three round 2 is between 0 and 2.
TEST(StandingsAgreeTest, AllTournamentsAreThere) {
  const auto count = [](TournamentFormat format, int players) {
    int tables = 0;
    ForEachTournament(format, players, [&](const ResultTable&) {
      ++tables;
      return true;
    });
    return tables;
  };
  EXPECT_EQ(count(TournamentFormat::kRoundRobin, 3), 8);
  EXPECT_EQ(count(TournamentFormat::kRoundRobin, 4), 64);
  EXPECT_EQ(count(TournamentFormat::kRoundRobinDraws, 3), 27);
  EXPECT_EQ(count(TournamentFormat::kKnockout, 3), 2);
  EXPECT_EQ(count(TournamentFormat::kKnockoutNoByes, 4), 2);
  EXPECT_EQ(count(TournamentFormat::kKnockoutNoByes, 8), 3 * 4 * 2);
  EXPECT_EQ(count(TournamentFormat::kKnockoutNoByes, 6), 0);
  EXPECT_EQ(count(TournamentFormat::kSwiss, 4), 4);
  EXPECT_EQ(count(TournamentFormat::kTenGameMatch, 2), 1024);
}

// The least numbers of docs/reference/tournaments.md, each with a tournament that the law says is
// tied.
TEST(StandingsAgreeTest, LeastTies) {
  const auto least = [](TournamentFormat format, const char* text, int most) {
    const auto system = ParseStandingsSystem(text);
    EXPECT_TRUE(system.ok()) << system.status();
    const LeastTie tie = LeastTies(format, {*system}, most)[0];
    EXPECT_EQ(tie.searched, tie.players > 0 ? tie.players : most) << text;
    if (tie.players > 0) {
      const auto standings = Standings(CrosstableOf(tie.witness), *system);
      EXPECT_TRUE(standings.ok() && TiedPlayers(*standings) > 0) << text;
    }
    return tie.players;
  };
  EXPECT_EQ(least(TournamentFormat::kRoundRobin, "1991", 4), 3);
  EXPECT_EQ(least(TournamentFormat::kRoundRobinDraws, "1996,tie_break=bjh", 4), 2);
  EXPECT_EQ(least(TournamentFormat::kKnockout, "1991", 4), 3);
  EXPECT_EQ(least(TournamentFormat::kKnockout, "1996,parts=of,byes=point", 4), 4);
  EXPECT_EQ(least(TournamentFormat::kKnockout, "1991,byes=point", 6), 0);
  EXPECT_EQ(least(TournamentFormat::kKnockoutNoByes, "1996", 8), 8);
  EXPECT_EQ(least(TournamentFormat::kKnockoutNoByes, "1996,parts=of", 8), 4);
  EXPECT_EQ(least(TournamentFormat::kKnockoutNoByes, "1991", 8), 0);
  EXPECT_EQ(least(TournamentFormat::kDoubleKnockout, "1991", 4), 3);
  EXPECT_EQ(least(TournamentFormat::kSwiss, "1991", 4), 4);
  EXPECT_EQ(least(TournamentFormat::kSwissOdd, "1991,byes=point", 5), 3);
  EXPECT_EQ(least(TournamentFormat::kTenGameMatch, "1996,tie_break=bfh", 2), 2);
}

// All of 1996's combinations with `order` and `sum` break no tie in a round robin; 1991 and `of`
// break one with four players, and BJH breaks one with three where games may be drawn.
TEST(StandingsAgreeTest, WhichSystemsBreakATieOfARoundRobin) {
  const auto breaks = [](TournamentFormat format, int players, const StandingsSystem& system) {
    bool broken = false;
    ForEachTournament(format, players, [&](const ResultTable& table) {
      const auto lists = ListsOf(table, system);
      for (const auto& a : lists) {
        for (const auto& b : lists) broken |= a[0] == b[0] && a != b;
      }
      return !broken;
    });
    return broken;
  };
  for (const StandingsSystem& system : AllStandingsSystems()) {
    const bool over_all =
        system.text == StandingsText::k1996 && system.parts != CombinationParts::kOf;
    for (int players = 2; players <= 5; ++players) {
      EXPECT_EQ(breaks(TournamentFormat::kRoundRobin, players, system), !over_all && players >= 4)
          << StandingsSystemText(system) << " " << players;
    }
  }
  EXPECT_TRUE(
      breaks(TournamentFormat::kRoundRobinDraws, 3, *ParseStandingsSystem("1996,tie_break=bjh")));
  EXPECT_FALSE(
      breaks(TournamentFormat::kRoundRobinDraws, 2, *ParseStandingsSystem("1996,tie_break=bjh")));
  EXPECT_FALSE(breaks(TournamentFormat::kRoundRobinDraws, 4, *ParseStandingsSystem("1996")));
}

}  // namespace
}  // namespace hotstone::tournament
