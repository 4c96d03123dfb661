// The classes of cycles by formulas against the plain law: at every entry of every short cycle of
// small boards, under every reading. And the obligations about them.
#include "solver/cycles/cycle_class.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/cycles/cycle_class_obligations.h"
#include "solver/cycles/known_cycles.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/cycles/played_cycle.h"
#include "solver/prove.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::solver {
namespace {

// Empty if the formulas say the same as the law. Of several reasons the law reports one.
std::string Difference(const Connectives& c, const CycleClassFormulas& formulas,
                       const spec::CycleVerdict& law) {
  std::vector<std::string> wrong;
  const auto expect = [&](const z3::expr& formula, bool is, const std::string& what) {
    if (is ? !c.IsYes(formula) : !c.IsNo(formula)) wrong.push_back(what);
  };
  const spec::KoVerdict& verdict = law.verdict;
  expect(formulas.is[kFightingCycle], verdict.ko_class == spec::KoClass::kFighting, "fighting");
  for (size_t k = 0; k + 1 < kCycleClasses; ++k) {
    const auto kind = static_cast<spec::DisturbingKind>(k);
    expect(formulas.is[CycleClassOf(kind)], verdict.disturbing == kind,
           std::string(spec::DisturbingKindName(kind)));
  }
  for (const spec::Unclear reason : spec::AllUnclear()) {
    if (reason == spec::Unclear::kOutOfReach) continue;  // of classes by removal
    const z3::expr& formula = formulas.unclear[static_cast<size_t>(reason)];
    if (verdict.unclear == reason || !verdict.unclear.has_value())
      expect(formula, verdict.unclear == reason, std::string(spec::UnclearName(reason)));
  }
  expect(formulas.black, law.disturber == spec::Color::kBlack, "Black named");
  expect(formulas.white, law.disturber == spec::Color::kWhite, "White named");
  expect(formulas.by_start, law.by_start, "by start");
  return absl::StrJoin(wrong, ", ");
}

// Compares all cycles of up to this many plies; returns the number of classes.
size_t CompareCycles(int cols, int rows, int plies) {
  z3::context context;
  const SymbolicBoard board(cols, rows);
  KnownCycles known(context, board);
  size_t classes = 0;
  for (int edges = 2; edges <= plies; edges += 2) {
    const auto cycles = ListedCycles(board, edges);
    EXPECT_TRUE(cycles.ok()) << cycles.status();
    if (!cycles.ok()) return 0;
    classes += cycles->size();
    for (const PlainCycle& cycle : *cycles) {
      for (size_t entry = 0; entry < cycle.moves.size(); ++entry) {
        const PlainCycle word = EnteredAt(cycle, entry);
        const auto formulas = known.ClassesOf(word, AllCycleReadings());
        for (size_t r = 0; r < formulas.size(); ++r) {
          const auto law =
              spec::ClassifyCycle(CompletedCycleOf(board, word), AllCycleReadings()[r]);
          EXPECT_TRUE(law.ok()) << law.status();
          if (!law.ok()) return 0;
          EXPECT_EQ(Difference(known.connectives(), formulas[r], *law), "")
              << spec::VerdictName(law->verdict) << ", reading " << r << ", " << edges
              << " plies from " << word.positions[0] << ": " << absl::StrJoin(word.moves, " ");
          if (testing::Test::HasFailure()) return classes;
        }
      }
    }
  }
  return classes;
}

TEST(CycleClassFormulaTest, EveryEntryOfShortCycles) {
  EXPECT_EQ(CompareCycles(3, 2, 8), 284u);
  EXPECT_EQ(CompareCycles(3, 3, 6), 561u);
}

TEST(CycleClassFormulaSlow, EveryEntryOfShortCycles) {
  EXPECT_EQ(CompareCycles(3, 3, 8), 989u);
  EXPECT_EQ(CompareCycles(4, 2, 8), 1'055u);
  EXPECT_EQ(CompareCycles(4, 3, 4), 22'798u);
}

void ExpectProved(int cols, int rows, int bound) {
  for (const Obligation& obligation : CycleClassObligations()) {
    SCOPED_TRACE(obligation.name);
    ProveOptions options;
    options.cols = cols;
    options.rows = rows;
    options.bound = bound;
    const auto proof = Prove(obligation.name, options);
    ASSERT_TRUE(proof.ok()) << proof.status();
    EXPECT_EQ(proof->kind, certify::VerdictKind::kHolds);
    EXPECT_EQ(proof->not_vacuous, Check::kPassed);
    EXPECT_THAT(proof->defects, testing::IsEmpty());
    EXPECT_EQ(proof->mutants.size(), 2u);
    for (const MutantProof& mutant : proof->mutants)
      EXPECT_EQ(mutant.caught, Check::kPassed) << mutant.name;
  }
}

TEST(CycleClassObligations, HoldAndCatchTheirMutants) { ExpectProved(3, 2, 4); }

TEST(CycleClassObligationsSlow, HoldAndCatchTheirMutants) {
  ExpectProved(3, 2, 6);
  ExpectProved(3, 3, 8);
  ExpectProved(4, 2, 8);
}

TEST(CycleClassObligations, RefuseStripsAndLargeBoards) {
  for (const Obligation& obligation : CycleClassObligations()) {
    for (const auto& [cols, rows] : {std::pair{6, 1}, {2, 2}, {5, 2}, {4, 3}})
      EXPECT_NE(obligation.objection(cols, rows), "") << cols << "x" << rows;
    EXPECT_EQ(obligation.objection(3, 2), "");
    EXPECT_EQ(obligation.objection(3, 3), "");
  }
}

}  // namespace
}  // namespace hotstone::solver
