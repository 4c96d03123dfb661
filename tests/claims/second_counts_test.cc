// Everything counted twice is compared: a second count that differs anywhere makes the verdict
// unknown and reports a bug of ours.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "certify/check.h"
#include "claims/determinacy_claim.h"
#include "claims/graph_claim.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Level;
using certify::Verdict;
using certify::VerdictKind;
using ::testing::HasSubstr;

ClaimState StateOf(int cols, int rows) {
  const auto grid = *enumerate::Grid::Create(cols, rows);
  return {*spec::BoardSize::Create(cols, rows),
          grid,
          *enumerate::LegalIndex::Create(grid),
          {},
          {},
          {},
          {}};
}

Verdict GraphAgainst(const std::function<void(certify::Recount&)>& change) {
  ClaimState state = StateOf(2, 2);
  Verdict verdict;
  CountGraphAgainst(
      [&change](const spec::RuleSet& rules, const spec::BoardSize& board) {
        auto count = certify::RecountSituations(rules, board);
        change(*count);
        return count;
      },
      state, *spec::ParseRuleSet("basic-only"), verdict);
  return verdict;
}

TEST(SecondCountsTest, EveryFigureOfTheGraphIsCompared) {
  EXPECT_EQ(GraphAgainst([](certify::Recount&) {}).level, Level::kCrossChecked);
  const std::vector<std::function<void(certify::Recount&)>> changes = {
      [](certify::Recount& c) { ++c.situations; }, [](certify::Recount& c) { ++c.transitions; },
      [](certify::Recount& c) { ++c.finished; },   [](certify::Recount& c) { ++c.with_ban; },
      [](certify::Recount& c) { ++c.depth; },
  };
  for (const auto& change : changes) {
    const Verdict verdict = GraphAgainst(change);
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
    EXPECT_THAT(verdict.limit, HasSubstr("bug in hotstone"));
    EXPECT_FALSE(verdict.figure.has_value());
  }
}

Verdict MemoryAgainst(const char* rules,
                      const std::function<void(certify::MemoryRecount&)>& change) {
  ClaimState state = StateOf(2, 1);
  Verdict verdict;
  CountMemoryStatesAgainst(
      [&change](const spec::RuleSet& law, const spec::BoardSize& board, uint64_t most) {
        auto count = certify::RecountMemoryStates(law, board, most);
        change(*count);
        return count;
      },
      state, *spec::ParseRuleSet(rules), verdict);
  return verdict;
}

TEST(SecondCountsTest, EveryFigureOfTheMemoryStatesIsCompared) {
  // Counted by hand for psk: nine sequences of different positions, with their passes.
  EXPECT_EQ(MemoryAgainst("tromp-taylor", [](certify::MemoryRecount&) {}).figure, 27);
  for (const char* rules : {"aga-like", "tromp-taylor,cycle=nssk", "tromp-taylor,cycle=fixed"}) {
    EXPECT_EQ(MemoryAgainst(rules, [](certify::MemoryRecount&) {}).level, Level::kCrossChecked)
        << rules;
  }
  const std::vector<std::function<void(certify::MemoryRecount&)>> changes = {
      [](certify::MemoryRecount& c) { ++c.states; },
      [](certify::MemoryRecount& c) { ++c.transitions; },
      [](certify::MemoryRecount& c) { ++c.finished; },
      [](certify::MemoryRecount& c) { ++c.depth; },
  };
  for (const auto& change : changes) {
    const Verdict verdict = MemoryAgainst("tromp-taylor", change);
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
    EXPECT_THAT(verdict.limit, HasSubstr("bug in hotstone"));
    EXPECT_FALSE(verdict.figure.has_value());
  }
}

TEST(SecondCountsTest, MemoryStatesAreNotCountedWithAReason) {
  EXPECT_THAT(MemoryAgainst("ing-1996", [](certify::MemoryRecount&) {}).limit,
              HasSubstr("not counted: "));
  for (const auto& [cols, rows] : {std::pair{2, 2}, {3, 2}}) {
    ClaimState state = StateOf(cols, rows);
    Verdict verdict;
    CountMemoryStates(state, *spec::ParseRuleSet("tromp-taylor"), verdict);
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
    EXPECT_THAT(verdict.limit, HasSubstr("not counted: "));
  }
}

// If play may be endless, nothing guarantees a single value.
TEST(SecondCountsTest, DeterminacyHoldsExactlyWherePlayEndsOnAllBoards) {
  const auto decide = [](const char* rules) {
    ClaimState state = StateOf(2, 2);
    Verdict verdict;
    DecideDeterminacyWithHistory(state, *spec::ParseRuleSet(rules), verdict);
    return verdict;
  };
  for (const char* rules : {"tromp-taylor", "aga-like", "tromp-taylor,cycle=fixed", "ing-1996",
                            "ing-1991", "basic-only,cycle=square+psk"}) {
    const Verdict verdict = decide(rules);
    EXPECT_EQ(verdict.kind, VerdictKind::kHolds) << rules;
    EXPECT_EQ(verdict.method, certify::Method::kAllBoards) << rules;
    EXPECT_THAT(verdict.argument->on_paper, HasSubstr("backward induction")) << rules;
    EXPECT_THAT(verdict.argument->on_paper, HasSubstr("docs/explanation/termination.md")) << rules;
  }
  for (const char* rules : {"basic-only,cycle=square", "basic-only,cycle=starter-first",
                            "basic-only,cycle=disturber", "basic-only,resume=dispute"}) {
    EXPECT_EQ(decide(rules).kind, VerdictKind::kUnknown) << rules;
    EXPECT_THAT(decide(rules).limit, HasSubstr("no argument shows")) << rules;
  }
}

Verdict DeterminacyAgainst(const std::function<void(certify::Checked&)>& change) {
  ClaimState state = StateOf(2, 2);
  Verdict verdict;
  DecideDeterminacyAgainst(
      [&change](const spec::RuleSet& rules, const spec::BoardSize& board,
                std::span<const certify::IntervalEntry> entries) {
        auto checked = certify::CheckIntervals(rules, board, entries);
        change(*checked);
        return checked;
      },
      state, *spec::ParseRuleSet("basic-only"), verdict);
  return verdict;
}

TEST(SecondCountsTest, UndeterminedPositionsAreCompared) {
  EXPECT_EQ(DeterminacyAgainst([](certify::Checked&) {}).level, Level::kCertified);
  for (const int by : {-1, 1}) {
    const Verdict verdict = DeterminacyAgainst([by](certify::Checked& c) { c.undetermined += by; });
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
    EXPECT_THAT(verdict.limit,
                HasSubstr("bug in hotstone: the checker counts different undetermined positions"));
  }
}

TEST(SecondCountsTest, PositionsAreCompared) {
  const Verdict verdict = DeterminacyAgainst([](certify::Checked& c) { --c.positions; });
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(verdict.limit,
              HasSubstr("bug in hotstone: the certificate covers 56 positions instead of 57"));
}

TEST(SecondCountsTest, WhatTheCheckerRefusesIsNoVerdict) {
  ClaimState state = StateOf(2, 1);
  Verdict verdict;
  DecideDeterminacyAgainst(
      [](const spec::RuleSet&, const spec::BoardSize&, std::span<const certify::IntervalEntry>) {
        return absl::StatusOr<certify::Checked>(absl::FailedPreconditionError("no"));
      },
      state, *spec::ParseRuleSet("basic-only"), verdict);
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_FALSE(verdict.figure.has_value());
}

}  // namespace
}  // namespace hotstone::claims
