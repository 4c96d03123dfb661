// Rankings, and obligations about termination.
#include <gtest/gtest.h>

#include <string>

#include "solver/cycles/ranking_formula.h"
#include "solver/cycles/table_ranking.h"
#include "solver/prove.h"

namespace hotstone::solver {
namespace {

TEST(LinearRanking, IsWritten) {
  EXPECT_EQ(RankingText(FillingRanking(4)), "3 + 4 empty - passes");
  EXPECT_EQ(RankingText({{0, -2, 1, 0, 0, 0, -1}}), "-2 empty + own - passes*own");
  EXPECT_EQ(RankingText({}), "0");
}

// A ply that lowers the ranking is no counterexample, and one that does not is.
TEST(LinearRanking, PliesOfModelsAreReplayed) {
  const auto rules = *spec::ParseRuleSet("basic-only,capture_ends=true");
  z3::context context;
  const SymbolicBoard board(2, 2);
  const RankedPly ply = MakeRankedPly(context, board, *FiniteLawOf(rules));
  const LinearRanking ranking = FillingRanking(4);
  for (const bool lowers : {true, false}) {
    // A pass that goes on lowers the filling by one, but not the number of empty points.
    const LinearRanking asked = lowers ? ranking : LinearRanking{{0, 1, 0, 0, 0, 0, 0}};
    z3::solver solver(context);
    for (const Assertion& assertion : ply.law) solver.add(assertion.formula);
    solver.add(!ply.step.finishes);
    solver.add(lowers ? Lowers(context, ply, asked) : !Lowers(context, ply, asked));
    ASSERT_EQ(solver.check(), z3::sat);
    const Decoded decoded = DecodedPly(board, rules, asked, ply, solver.get_model());
    EXPECT_EQ(decoded.replays, !lowers) << decoded.text;
    EXPECT_EQ(decoded.text.find("rank -"), std::string::npos) << decoded.text;
  }
}

TEST(TableRanking, IsThereExactlyWherePlayEnds) {
  const auto size = *spec::ParseBoardSize("3x1");
  const auto any = FindTableRanking(
      size,
      *spec::ParseRuleSet(
          "basic-only,hot=hot,hot_kinds=single+double-add-any,self_removal=none,end_passes=2"));
  ASSERT_TRUE(any.ok()) << any.status().message();
  EXPECT_GT(any->size(), 15u);
  EXPECT_EQ(FindTableRanking(size, *spec::ParseRuleSet("basic-only")).status().code(),
            absl::StatusCode::kFailedPrecondition);
}

class TerminationObligation : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(TerminationObligation, IsAsExpected) {
  const auto size = spec::ParseBoardSize(GetParam().second);
  ProveOptions options;
  options.cols = size->cols();
  options.rows = size->rows();
  const auto proof = Prove(GetParam().first, options);
  ASSERT_TRUE(proof.ok()) << proof.status().message();
  EXPECT_EQ(proof->not_applicable, "");
  EXPECT_EQ(proof->kind, proof->obligation.expected);
  EXPECT_TRUE(proof->defects.empty()) << proof->defects[0];
  EXPECT_EQ(proof->not_vacuous, Check::kPassed);
  EXPECT_EQ(proof->witness.has_value(), proof->kind == certify::VerdictKind::kFails);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, TerminationObligation,
    testing::Values(
        std::pair("filling-ranks-play", "1x1"), std::pair("filling-ranks-play", "3x3"),
        std::pair("one-point-ranks-play", "1x1"), std::pair("two-points-rank-play", "2x1"),
        std::pair("two-points-rank-play", "1x2"), std::pair("table-ranks-play", "1x1"),
        std::pair("table-ranks-play", "2x1"), std::pair("table-ranks-play", "3x1"),
        std::pair("endless-play-no-bans", "3x2"), std::pair("endless-play-single", "2x1"),
        std::pair("endless-play-single", "2x2"), std::pair("endless-play-pairs", "3x1")));

}  // namespace
}  // namespace hotstone::solver
