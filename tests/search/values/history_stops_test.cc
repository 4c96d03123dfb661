// Values with history end in order wherever they are told to stop, and ask often enough whether
// they should.
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "search/values/history_value.h"
#include "tests/base/stop_at.h"

namespace hotstone::search {
namespace {

absl::StatusOr<HistoryValue> Find(int cols, int rows, const std::string& rules,
                                  const HistoryValueOptions& options, Progress& progress) {
  const auto grid = *enumerate::Grid::Create(cols, rows);
  const auto index = *enumerate::LegalIndex::Create(grid);
  return SolveWithHistory(grid, index, *spec::ParseRuleSet(rules), {}, 0, options, &progress);
}

// Where it is stopped it says so, or the value is known already and only the line is missing.
TEST(HistoryStopsTest, EachStopEndsTheSearch) {
  for (const char* rules : {"ing-1996,same=board", "basic-only,hot=none,cycle=starter",
                            "tromp-taylor,cycle=fixed", "tromp-taylor"}) {
    HistoryValueOptions options;
    options.plies = 40;
    StopAt never;
    const auto whole = Find(2, 2, rules, options, never);
    ASSERT_TRUE(whole.ok() && whole->exact()) << rules;
    ASSERT_TRUE(whole->line_ends) << rules;
    int interrupted = 0;
    for (int last = 0; last < never.reports(); last += 1 + last / 20) {
      StopAt stop(last);
      const auto found = Find(2, 2, rules, options, stop);
      const std::string where = absl::StrCat(rules, ", stopped at ", last);
      if (!found.ok()) {
        EXPECT_EQ(found.status().code(), absl::StatusCode::kCancelled) << where;
      } else if (found->exact()) {
        EXPECT_EQ(found->bounds, whole->bounds) << where;
      } else {
        EXPECT_EQ(found->limit, "interrupted") << where;
        ++interrupted;
      }
    }
    EXPECT_GT(interrupted, 0) << rules;
  }
}

// A board of 3^12 colourings: each phase is as long as the board has positions, or longer, and
// reports many times.
TEST(HistoryStopsTest, ReportsAreNearEachOther) {
  HistoryValueOptions options;
  options.limits.states = 100;
  for (const auto& [rules, own] : {std::pair{"ing-1996,same=board", "hot stones listed"},
                                   {"tromp-taylor,cycle=fixed", "steps numbered"}}) {
    StopAt never;
    ASSERT_TRUE(Find(4, 3, rules, options, never).ok());
    for (const char* phase :
         {"positions counted", "positions with their plays", own, "plays listed by their results",
          "moves of remaining plays", "what remaining plays force"}) {
      const auto found = never.widest().find(phase);
      ASSERT_TRUE(found != never.widest().end()) << rules << ": " << phase;
      EXPECT_GT(found->second, 0u) << rules << ": " << phase;
    }
    for (const auto& [phase, work] : never.widest()) EXPECT_LE(work, 1u << 16) << phase;
  }
}

}  // namespace
}  // namespace hotstone::search
