// Counting in both renderings, on every legal position of every board of up to nine points: area, fill-in
// under all readings, and the outcome.
#include <gtest/gtest.h>

#include <map>

#include "claims/counting.h"
#include "enumerate/index/legal_index.h"
#include "spec/counting/fill_in.h"
#include "spec/counting/outcome.h"
#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

using spec::FillInReading;
using spec::SharedReading;
using spec::SurplusReading;

constexpr FillInReading kLiteral{SharedReading::kHalfIsOwn, SurplusReading::kExact};
constexpr FillInReading kLent{SharedReading::kHalfIsOwn, SurplusReading::kLent};
constexpr FillInReading kWorthless{SharedReading::kSharedWorthless, SurplusReading::kExact};

bool Differs(const spec::Position& position, FillInReading reading) {
  return spec::CountByFillingIn(position, reading).Difference() != spec::CountArea(position).Difference();
}

template <typename Visit>
void ForEachBoard(int most, const Visit& visit) {
  for (int cols = 1; cols <= most; ++cols) {
    for (int rows = 1; cols * rows <= most; ++rows) visit(Board(cols, rows));
  }
}

template <typename Visit>
void ForEachLegalPosition(const Board& board, const Visit& visit) {
  ForEachFilling(board, [&](enumerate::Stones stones) {
    const spec::Position position = enumerate::ToSpec(stones, board.size);
    if (spec::IsLegal(position)) visit(position);
  });
}

TEST(CountingAgreementTest, TheClaimHasTheLawsFigures) {
  ForEachBoard(9, [](const Board& board) {
    claims::CountingReport law;
    ForEachLegalPosition(board, [&](const spec::Position& position) {
      ++law.positions;
      if (spec::CountByFillingIn(position, kLiteral).within_sets) {
        ++law.within_sets;
        law.differ_within += Differs(position, kLiteral) ? 1 : 0;
        law.differ_within_worthless += Differs(position, kWorthless) ? 1 : 0;
      } else {
        law.differ_beyond += Differs(position, kLiteral) ? 1 : 0;
        law.differ_beyond_lent += Differs(position, kLent) ? 1 : 0;
      }
    });
    const auto index = *enumerate::LegalIndex::Create(board.grid);
    const auto report = *claims::CheckCounting(board.grid, index, nullptr);
    const std::string where = board.size.ToString();
    EXPECT_EQ(report.positions, law.positions) << where;
    EXPECT_EQ(report.within_sets, law.within_sets) << where;
    EXPECT_EQ(report.differ_within, law.differ_within) << where;
    EXPECT_EQ(report.differ_within_worthless, law.differ_within_worthless) << where;
    EXPECT_EQ(report.differ_beyond, law.differ_beyond) << where;
    EXPECT_EQ(report.differ_beyond_lent, law.differ_beyond_lent) << where;
    // A witness is there exactly where something differs, and differs by the law.
    ASSERT_EQ(report.witness.has_value(), law.differ_within > 0) << where;
    ASSERT_EQ(report.witness_beyond.has_value(), law.differ_beyond > 0) << where;
    ASSERT_EQ(report.witness_worthless.has_value(), law.differ_within_worthless > 0) << where;
    if (report.witness_beyond.has_value()) {
      EXPECT_TRUE(Differs(enumerate::ToSpec(*report.witness_beyond, board.size), kLiteral)) << where;
    }
    if (report.witness_worthless.has_value()) {
      EXPECT_TRUE(Differs(enumerate::ToSpec(*report.witness_worthless, board.size), kWorthless)) << where;
    }
  });
}

// Wins, losses and draws under every compensation are the distribution of the difference itself, so a single
// position counted otherwise would show.
TEST(CountingAgreementTest, OutcomesUnderEveryCompensation) {
  for (const char* text : {"scoring=area,tie=draw", "scoring=area,tie=black", "scoring=fill-in,tie=draw",
                           "scoring=fill-in,tie=black"}) {
    spec::RuleSet rules = *spec::ParseRuleSet(text);
    ForEachBoard(9, [&](const Board& board) {
      const auto index = *enumerate::LegalIndex::Create(board.grid);
      const int most = board.size.points() + 1;
      for (rules.compensation_x2 = -2 * most; rules.compensation_x2 <= 2 * most; rules.compensation_x2 += 5) {
        claims::OutcomeReport law;
        ForEachLegalPosition(board, [&](const spec::Position& position) {
          const auto outcome = spec::Decide(position, rules);
          ++law.positions;
          law.black_wins += outcome.winner == spec::Color::kBlack ? 1 : 0;
          law.white_wins += outcome.winner == spec::Color::kWhite ? 1 : 0;
          law.draws += outcome.winner.has_value() ? 0 : 1;
        });
        const auto report = *claims::CountOutcomes(board.grid, index, rules, nullptr);
        const std::string where = absl::StrCat(board.size.ToString(), " ", spec::RuleSetName(rules));
        EXPECT_EQ(report.positions, law.positions) << where;
        EXPECT_EQ(report.black_wins, law.black_wins) << where;
        EXPECT_EQ(report.white_wins, law.white_wins) << where;
        EXPECT_EQ(report.draws, law.draws) << where;
      }
    });
  }
}

}  // namespace
}  // namespace hotstone::renderings
