// All courses of small in/out tournaments, by the graph of line counts and by the law played out
// with every player.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tournament/courses/in_out_graph.h"

namespace hotstone::tournament {
namespace {

std::vector<int> LinesInOrder(const InOutTournament& tournament, int players) {
  std::vector<int> lines;
  for (int player = 1; player <= players; ++player) lines.push_back(tournament.LineOf(player));
  std::sort(lines.begin(), lines.end());
  return lines;
}

// What the law says of all courses, by playing them. Ordered lines are remembered, so the search
// ends.
struct PlayedOut {
  std::map<std::vector<int>, InOutEnd> seen;

  void Play(const InOutTournament& tournament, int players) {
    if (!seen.emplace(LinesInOrder(tournament, players), tournament.End()).second) return;
    const size_t games = tournament.Pairs().size();
    for (uint32_t results = 0; games > 0 && results < (1u << games); ++results) {
      std::vector<bool> upper_wins;
      for (size_t i = 0; i < games; ++i) upper_wins.push_back((results >> i & 1) == 0);
      InOutTournament next = tournament;
      ASSERT_TRUE(next.PlayRound(upper_wins).ok());
      Play(next, players);
    }
  }
  int64_t Count(InOutEnd end) const {
    return std::count_if(seen.begin(), seen.end(),
                         [&](const auto& one) { return one.second == end; });
  }
};

std::vector<InOutRules> SmallInOutRules() {
  std::vector<InOutRules> all;
  for (const Borrow borrow : {Borrow::kBelow, Borrow::kAbove, Borrow::kNone}) {
    for (int players = 1; players <= 8; ++players) {
      for (int winners = 1; winners <= std::min(players, 5); ++winners) {
        all.push_back({players, winners, 4, 4, borrow});
        if (players <= 6) all.push_back({players, winners, 2, 3, borrow});
      }
    }
  }
  return all;
}

TEST(InOutAgreeTest, StatesAndEnds) {
  for (const InOutRules& rules : SmallInOutRules()) {
    const auto answer = AllInOutCourses(rules);
    ASSERT_TRUE(answer.ok()) << answer.status();
    PlayedOut played;
    played.Play(InOutTournament(rules), rules.players);
    // A player who is in or out stays on that line; a line count that has forgotten the outs has as
    // many of them as are left over.
    EXPECT_EQ(answer->states, static_cast<int64_t>(played.seen.size()))
        << rules.players << " " << rules.winners;
    EXPECT_EQ(answer->done, played.Count(InOutEnd::kDone));
    EXPECT_EQ(answer->stuck, played.Count(InOutEnd::kStuck));
  }
}

// The law replays the courses returned and must reach the stated end.
TEST(InOutAgreeTest, CoursesAreConfirmed) {
  int endless = 0;
  for (const InOutRules& rules : SmallInOutRules()) {
    const InOutAnswer answer = *AllInOutCourses(rules);
    const auto play = [](InOutTournament& tournament, const InOutCourse& course) {
      for (const auto& round : course) ASSERT_TRUE(tournament.PlayRound(round).ok());
    };
    if (answer.ends_always) {
      InOutTournament tournament(rules);
      play(tournament, answer.longest);
      EXPECT_NE(tournament.End(), InOutEnd::kGoesOn);
      EXPECT_EQ(tournament.rounds(), answer.most_rounds);
    } else {
      ++endless;
      InOutTournament tournament(rules);
      play(tournament, answer.to_cycle);
      const std::vector<int> before = LinesInOrder(tournament, rules.players);
      EXPECT_FALSE(answer.cycle.empty());
      play(tournament, answer.cycle);
      EXPECT_EQ(LinesInOrder(tournament, rules.players), before);
    }
    if (answer.stuck > 0) {
      InOutTournament tournament(rules);
      play(tournament, answer.to_stuck);
      EXPECT_EQ(tournament.End(), InOutEnd::kStuck);
    }
  }
  EXPECT_GT(endless, 20);
}

TEST(InOutAgreeTest, LimitsAreKept) {
  const auto code = [](const InOutRules& rules) { return AllInOutCourses(rules).status().code(); };
  EXPECT_EQ(code({0, 1, 4, 4, Borrow::kBelow}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({26, 1, 1, 1, Borrow::kBelow}), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code({25, 1, 1, 1, Borrow::kBelow}), absl::StatusCode::kOk);
  EXPECT_EQ(code({25, 12, 12, 12, Borrow::kBelow}), absl::StatusCode::kResourceExhausted);
}

// docs/reference/tournaments.md: with 2 to 8 players somebody can always go on for ever, if lines
// borrow; it gets stuck exactly if more than half are to be in. The chart's own tournament ends;
// from above it need not, nor with four winners.
TEST(InOutAgreeTest, WhatThePageSays) {
  for (const InOutRules& rules : SmallInOutRules()) {
    if (rules.in_line != 4 || rules.players < 2) continue;
    const InOutAnswer answer = *AllInOutCourses(rules);
    EXPECT_EQ(answer.ends_always, rules.borrow == Borrow::kNone)
        << rules.players << " " << rules.winners;
    if (rules.borrow == Borrow::kNone) continue;
    EXPECT_EQ(answer.stuck > 0, 2 * rules.winners > rules.players)
        << rules.players << " " << rules.winners;
  }
  const auto chart = [](int winners, Borrow borrow) {
    return *AllInOutCourses({16, winners, 4, 4, borrow});
  };
  EXPECT_TRUE(chart(3, Borrow::kBelow).ends_always);
  EXPECT_EQ(chart(3, Borrow::kBelow).most_rounds, 10);
  EXPECT_EQ(chart(3, Borrow::kBelow).stuck, 0);
  EXPECT_FALSE(chart(4, Borrow::kBelow).ends_always);
  EXPECT_FALSE(chart(3, Borrow::kAbove).ends_always);
  EXPECT_EQ(chart(1, Borrow::kAbove).most_rounds, 4);
  EXPECT_FALSE(AllInOutCourses({4, 5, 4, 4, Borrow::kBelow}).ok());
}

}  // namespace
}  // namespace hotstone::tournament
