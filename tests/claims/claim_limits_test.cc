// Claims when memory or time is short: unknown with the limit, never holds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <tuple>

#include "claims/claim_table.h"
#include "tests/base/stop_at.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {

using certify::Verdict;
using certify::VerdictKind;

namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(ClaimLimitsTest, TooLittleMemoryIsUnknownWithTheFigures) {
  ClaimOptions options;
  options.memory_bytes = 20 << 10;
  for (const char* claim : {"determinacy", "robust", "graph"}) {
    const Verdict verdict = One(3, 3, "basic-only", claim, options);
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
    EXPECT_THAT(verdict.limit, StartsWith("needs about ")) << claim;
    EXPECT_THAT(verdict.limit, HasSubstr("iB; the memory limit is 20 KiB")) << claim;
    EXPECT_FALSE(verdict.figure.has_value());
    EXPECT_EQ(verdict.level, certify::Level::kNone);
  }
  const Verdict termination = One(3, 3, "basic-only,capture_ends=true", "termination", options);
  EXPECT_EQ(termination.kind, VerdictKind::kUnknown);
  EXPECT_EQ(termination.limit,
            "no cycle among the first 128 situations; the memory limit is 20 KiB");
  // If no cycle occurs, a rule about cycles gives the same result.
  ClaimOptions two_situations;
  two_situations.memory_bytes = 320;
  const Verdict beside =
      One(1, 1, "ing-1996,unnamed=nobody,self_removal=none", "termination", two_situations);
  EXPECT_EQ(beside.kind, VerdictKind::kUnknown);
  EXPECT_THAT(beside.limit,
              StartsWith("no cycle among the first 2 situations; the memory limit is "));
  // Enough for the intervals, not for the graph that certifies them.
  options.memory_bytes = 1 << 20;
  const Verdict intervals = One(3, 3, "basic-only", "determinacy", options);
  EXPECT_EQ(intervals.kind, VerdictKind::kUnknown);
  EXPECT_THAT(intervals.limit, HasSubstr("the memory limit is 1 MiB"));
}

// Stopped at each of the first sixteen reports, then at every second, every third, and so on.
TEST(ClaimLimitsTest, InterruptedIsNeverHolds) {
  for (const char* rules : {"basic-only,capture_ends=true", "basic-only,self_removal=any",
                            "ing-1996", "basic-only,cycle=starter-first"}) {
    StopAt never(1 << 30);
    ClaimOptions options;
    options.progress = &never;
    const auto complete = Check(3, 2, rules, options);
    ASSERT_GT(never.reports(), 12);
    for (int stop = 0; stop < never.reports(); stop += 1 + stop / 16) {
      StopAt progress(stop);
      options.progress = &progress;
      bool stopped = false;
      auto checker = *ClaimChecker::Create(*spec::BoardSize::Create(3, 2), options);
      size_t reported = 0;
      checker.Check(
          *spec::ParseRuleSet(rules), [](std::string_view) { return true; },
          [&](const Verdict& verdict) {
            ++reported;
            const Verdict& expected = complete.at(verdict.claim);
            if (verdict.limit == "interrupted") {
              stopped = true;
              EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
              EXPECT_FALSE(verdict.figure.has_value());
              EXPECT_EQ(verdict.level, certify::Level::kNone);
              EXPECT_EQ(verdict.method, certify::Method::kNone);
              EXPECT_FALSE(verdict.witness.has_value());
              return;
            }
            EXPECT_FALSE(stopped) << verdict.claim << " after an interruption at report " << stop;
            EXPECT_EQ(verdict.kind, expected.kind);
            EXPECT_EQ(verdict.figure, expected.figure);
          });
      EXPECT_EQ(reported, ClaimNames().size());
      EXPECT_TRUE(stopped) << "report " << stop;
    }
  }
}

// One position, the empty board, has no self-removal; that says nothing about the others.
TEST(ClaimLimitsTest, SomePositionsWithoutASelfRemovalAreNotTheBoard) {
  ClaimOptions options;
  options.self_removal_positions = 1;
  const Verdict few = One(3, 2, "basic-only,cycle=starter-first", "termination", options);
  EXPECT_EQ(few.kind, VerdictKind::kUnknown);
  EXPECT_THAT(few.limit, HasSubstr("(0 in the positions visited)"));
  EXPECT_EQ(One(1, 1, "basic-only,cycle=starter-first", "termination", options).kind,
            VerdictKind::kHolds);
}

// No search or graph starts with passes owed: the verdict is unknown with the reason, under any
// rule about cycles, unless the argument is one for all boards.
TEST(ClaimLimitsTest, HandicapPassesAreNoBugAndNoVerdictBySearch) {
  for (const char* cycle : {"none", "square", "second-cycle", "starter", "starter-first",
                            "disturber", "psk", "ssk", "nssk", "fixed"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {2, 2}}) {
      const Verdict verdict = One(
          cols, rows, (std::string("basic-only,handicap=2,cycle=") + cycle).c_str(), "termination");
      if (verdict.method == certify::Method::kAllBoards) continue;
      EXPECT_EQ(verdict.kind, VerdictKind::kUnknown) << cycle;
      EXPECT_THAT(verdict.limit, HasSubstr("handicap")) << cycle;
      EXPECT_THAT(verdict.limit, ::testing::Not(HasSubstr("bug"))) << cycle;
    }
  }
}

TEST(ClaimLimitsTest, SomePlaysUnderSquareAreNotAll) {
  ClaimOptions options;
  const char* rules = "basic-only,hot=none,cycle=square,self_removal=none";
  EXPECT_EQ(One(2, 1, rules, "termination", options).kind, VerdictKind::kHolds);
  options.square_walk_plies = 5;
  const Verdict few = One(2, 1, rules, "termination", options);
  EXPECT_EQ(few.kind, VerdictKind::kUnknown);
  EXPECT_THAT(few.limit, HasSubstr("more than 5 plies"));
}

// Anything that the searches for endless play do not support is unknown and named.
TEST(ClaimLimitsTest, WhatIsNotRenderedIsUnknown) {
  const std::tuple<const char*, const char*, const char*> kCases[] = {
      {"basic-only,cycle=starter-first,start=first", "termination", "start=first"},
      {"basic-only,cycle=square,square_of=position", "termination", "square_of=position"},
      {"basic-only,cycle=starter-first,resume=dispute", "termination", "resume=dispute"},
      {"basic-only,cycle=starter-first+square", "termination", "starter-first+square"},
      {"basic-only,cycle=starter-first+square,start=first", "termination", "starter-first+square"},
  };
  for (const auto& [rules, claim, named] : kCases) {
    const Verdict verdict = One(2, 2, rules, claim);
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown) << rules << " " << claim;
    EXPECT_THAT(verdict.limit, HasSubstr(named)) << rules << " " << claim;
  }
}

// Hot stones in fighting kos only are supported, and so is every kind.
TEST(ClaimLimitsTest, WhatIsRenderedIsDecided) {
  for (const char* rules : {"hot-only,hot_scope=fighting", "hot-only,hot_scope=twin",
                            "hot-only,hot_kinds=any-ko-stone"}) {
    for (const char* claim : {"termination", "two-play-lemma", "determinacy", "graph"}) {
      EXPECT_NE(One(2, 2, rules, claim).kind, VerdictKind::kUnknown) << rules << " " << claim;
    }
  }
}

// The arguments for all boards say nothing about hot stones, nor about more than the first play of
// a cycle.
TEST(ClaimLimitsTest, WhatTheArgumentsCarryHoldsUnderTheSwitches) {
  for (const char* rules : {"ing-1991,hot_scope=fighting", "ing-1991,start=first",
                            "ing-1996-recycling,hot_scope=fighting,hot_unclassified=cold",
                            "basic-only,cycle=psk,hot_scope=fighting"}) {
    const Verdict verdict = One(2, 2, rules, "termination");
    EXPECT_EQ(verdict.kind, VerdictKind::kHolds) << rules;
    EXPECT_EQ(verdict.method, certify::Method::kAllBoards) << rules;
  }
}

}  // namespace
}  // namespace hotstone::claims
