// What the texts say of breaths, against the plain law's breaths and classes.
#include "enumerate/fates/breath_claims.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <utility>

#include "enumerate/fates/traditional_fates.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/clauses/breath_statements.h"
#include "spec/fates/board_fates.h"
#include "tests/enumerate/fates/solved_fates.h"

namespace hotstone::enumerate {
namespace {

// Cases and failures of each claim.
using ClaimCounts = std::array<std::pair<uint64_t, uint64_t>, spec::kBreathStatements.size()>;

// The table as the law reads fates.
class LawFates final : public spec::BoardFates {
 public:
  explicit LawFates(const FateTable& table) : table_(table) {}
  spec::Removal Of(const spec::Position& position, spec::Color to_move, std::optional<spec::Point>,
                   spec::Point stone) const override {
    const Stones stones = FromSpec(position);
    const FateCell cell =
        table_.AnswersAt({stones.own, stones.opp, to_move == spec::Color::kBlack ? 0 : 1, 0, 0});
    return ToSpec(AnswerOf(cell, position.size().Index(stone)));
  }

 private:
  const FateTable& table_;
};

ClaimCounts ClaimsByLaw(const FateTable& table) {
  ClaimCounts counts{};
  const spec::BoardSize size = *spec::BoardSize::Create(table.grid().cols(), table.grid().rows());
  table.ForEachPosition([&](Stones stones, const FateSets&, uint64_t images) {
    const auto cases = spec::JudgeBreaths(ToSpec(stones, size), LawFates(table));
    for (size_t i = 0; i < cases.size(); ++i) {
      counts[i].first += images * cases[i].applies;
      counts[i].second += images * cases[i].fails;
    }
  });
  return counts;
}

TEST(BreathClaimsTest, CountAsThePlainLawDoes) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {5, 2}, {4, 3}}) {
    const FateTable table = SolvedFates(cols, rows);
    const BreathClaimCounts counts = CountBreathClaims(table);
    const ClaimCounts law = ClaimsByLaw(table);
    for (size_t i = 0; i < counts.size(); ++i) {
      EXPECT_EQ(counts[i].applies, law[i].first) << cols << "x" << rows << " " << i;
      EXPECT_EQ(counts[i].fails, law[i].second) << cols << "x" << rows << " " << i;
      EXPECT_EQ(counts[i].least.has_value(), counts[i].fails > 0);
    }
  }
}

// Two eyes are the one sign of life that needs no play.
TEST(BreathClaimsTest, OnlyPermanentBreathsKeepTheirPromiseOn4x3) {
  const BreathClaimCounts counts = CountBreathClaims(SolvedFates(4, 3));
  for (size_t i = 0; i < counts.size(); ++i) {
    EXPECT_GT(counts[i].applies, 0u) << i;
    EXPECT_EQ(counts[i].fails == 0, i == 0) << spec::kBreathStatements[i].says;
  }
}

}  // namespace
}  // namespace hotstone::enumerate
