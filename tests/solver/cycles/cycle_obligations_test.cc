// Obligations about cycles, board by board. The objections agree with the enumerator: an obligation
// applies where such a cycle exists and nowhere else.
#include "solver/cycles/cycle_obligations.h"

#include <gtest/gtest.h>

#include <string>

#include "certify/witness.h"
#include "enumerate/cycles/cycle_search.h"
#include "solver/prove.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {
namespace {

absl::StatusOr<Proof> ProveOn(const std::string& name, int cols, int rows, int bound = 0) {
  ProveOptions options;
  options.cols = cols;
  options.rows = rows;
  options.bound = bound;
  return Prove(name, options);
}

void ExpectAsExpected(const std::string& name, int cols, int rows) {
  SCOPED_TRACE(name + " " + std::to_string(cols) + "x" + std::to_string(rows));
  const auto proof = ProveOn(name, cols, rows);
  ASSERT_TRUE(proof.ok()) << proof.status().message();
  if (!proof->not_applicable.empty()) return;
  EXPECT_EQ(proof->kind, proof->obligation.expected);
  EXPECT_TRUE(proof->defects.empty()) << proof->defects[0];
  EXPECT_EQ(proof->not_vacuous, Check::kPassed);
}

TEST(CycleObligations, AreAsExpectedOnSmallBoards) {
  for (const Obligation& obligation : CycleObligations()) {
    if (obligation.name == "eternal-life-is-hot") continue;
    ExpectAsExpected(obligation.name, 2, 1);
    ExpectAsExpected(obligation.name, 2, 2);
    ExpectAsExpected(obligation.name, 3, 1);
    ExpectAsExpected(obligation.name, 3, 2);
  }
}

TEST(CycleObligations, EternalLifeMeetsABan) { ExpectAsExpected("eternal-life-is-hot", 4, 1); }

TEST(CycleObligations, StarterFirstIsPlayedRoundByThePasser) {
  const auto proof = ProveOn("cycle-repeats-starter-first", 2, 1);
  ASSERT_TRUE(proof.ok());
  EXPECT_EQ(proof->kind, certify::VerdictKind::kFails);
  ASSERT_TRUE(proof->witness.has_value());
  bool black_plays = false;
  bool white_plays = false;
  for (const spec::Move& move : proof->witness->moves) {
    (move.player == spec::Color::kBlack ? black_plays : white_plays) |= !move.IsPass();
  }
  EXPECT_FALSE(black_plays);
  EXPECT_TRUE(white_plays);
}

// Where Lengths() objects the enumerator has no such cycle; elsewhere it has one.
TEST(CycleObligations, ObjectionsAreWhereThereAreNone) {
  const auto rules = enumerate::FiniteRules::From(*spec::ParseRuleSet("basic-only,hot=none"));
  for (const auto& [name, length] : {std::pair("two-ply-cycle", 2), std::pair("four-ply-cycle", 4),
                                     std::pair("six-ply-cycle", 6)}) {
    for (int cols = 1; cols <= 6; ++cols) {
      for (int rows = 1; rows <= cols && cols * rows <= 9; ++rows) {
        const auto grid = enumerate::Grid::Create(cols, rows);
        const auto index = enumerate::LegalIndex::Create(*grid);
        enumerate::CycleSearchOptions search;
        search.max_length = length;
        bool exists = false;
        const auto cycles = enumerate::FindCycles(*grid, *index, *rules, search);
        ASSERT_TRUE(cycles.ok()) << cycles.status();
        for (const auto& found : cycles->classes) {
          exists |= found.length == length;
        }
        for (const Obligation& obligation : CycleObligations()) {
          if (obligation.name == name) {
            EXPECT_EQ(obligation.objection(cols, rows).empty(), exists)
                << name << cols << "x" << rows;
          }
        }
      }
    }
  }
}

TEST(CycleObligationsSlow, AreAsExpectedOnLargerBoards) {
  for (const Obligation& obligation : CycleObligations()) {
    ExpectAsExpected(obligation.name, 3, 3);
    ExpectAsExpected(obligation.name, 4, 3);
  }
}

TEST(CycleObligationsSlow, ReadingsForbidCyclesOfEightEdges) {
  for (const Obligation& obligation : CycleReadingObligations()) {
    if (obligation.expected != certify::VerdictKind::kHolds) continue;
    const auto proof = ProveOn(obligation.name, 3, 2, 8);
    ASSERT_TRUE(proof.ok());
    EXPECT_EQ(proof->kind, certify::VerdictKind::kHolds) << obligation.name;
  }
}

}  // namespace
}  // namespace hotstone::solver
