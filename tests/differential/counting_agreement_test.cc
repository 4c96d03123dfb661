// Counting by the law and on bit-boards, compared on every legal position of every board of up to
// nine points: area, fill-in under all readings, and the outcome. Compensation and penalties are
// also checked stone by stone, as the players fill in.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>

#include "claims/plays/counting.h"
#include "enumerate/index/legal_index.h"
#include "spec/counting/fill_in.h"
#include "spec/counting/outcome.h"
#include "spec/counting/penalties.h"
#include "tests/differential/renderings.h"
#include "tests/spec/fillings.h"

namespace hotstone::renderings {
namespace {

using spec::FillInReading;
using spec::SharedReading;
using spec::SurplusReading;

constexpr FillInReading kLiteral{SharedReading::kHalfIsOwn, SurplusReading::kExact};
constexpr FillInReading kLent{SharedReading::kHalfIsOwn, SurplusReading::kLent};
constexpr FillInReading kWorthless{SharedReading::kSharedWorthless, SurplusReading::kExact};

bool Differs(const spec::Position& position, FillInReading reading) {
  return spec::CountByFillingIn(position, reading).Difference() !=
         spec::CountArea(position).Difference();
}

template <typename Visit>
void ForEachBoard(int most, const Visit& visit) {
  for (int cols = 1; cols <= most; ++cols) {
    for (int rows = 1; cols * rows <= most; ++rows) visit(Board(cols, rows));
  }
}

TEST(CountingAgreementTest, TheClaimHasTheLawsFigures) {
  ForEachBoard(9, [](const Board& board) {
    claims::CountingReport law;
    for (const spec::Position& position : spec::LegalPositions(board.size)) {
      ++law.positions;
      if (spec::CountByFillingIn(position, kLiteral).within_sets) {
        ++law.within_sets;
        law.differ_within += Differs(position, kLiteral) ? 1 : 0;
        law.differ_within_worthless += Differs(position, kWorthless) ? 1 : 0;
      } else {
        law.differ_beyond += Differs(position, kLiteral) ? 1 : 0;
        law.differ_beyond_lent += Differs(position, kLent) ? 1 : 0;
      }
    }
    const auto index = *enumerate::LegalIndex::Create(board.grid);
    const auto report = *claims::CheckCounting(board.grid, index, nullptr);
    const std::string where = board.size.ToString();
    EXPECT_EQ(report.positions, law.positions) << where;
    EXPECT_EQ(report.within_sets, law.within_sets) << where;
    EXPECT_EQ(report.differ_within, law.differ_within) << where;
    EXPECT_EQ(report.differ_within_worthless, law.differ_within_worthless) << where;
    EXPECT_EQ(report.differ_beyond, law.differ_beyond) << where;
    EXPECT_EQ(report.differ_beyond_lent, law.differ_beyond_lent) << where;
    // A witness exists exactly where something differs, and by the law it does differ.
    ASSERT_EQ(report.witness.has_value(), law.differ_within > 0) << where;
    ASSERT_EQ(report.witness_beyond.has_value(), law.differ_beyond > 0) << where;
    ASSERT_EQ(report.witness_worthless.has_value(), law.differ_within_worthless > 0) << where;
    if (report.witness_beyond.has_value()) {
      EXPECT_TRUE(Differs(enumerate::ToSpec(*report.witness_beyond, board.size), kLiteral))
          << where;
    }
    if (report.witness_worthless.has_value()) {
      EXPECT_TRUE(Differs(enumerate::ToSpec(*report.witness_worthless, board.size), kWorthless))
          << where;
    }
  });
}

// Wins, losses and draws under every compensation give the distribution of the difference itself,
// so a single miscounted position would show.
TEST(CountingAgreementTest, OutcomesUnderEveryCompensation) {
  for (const char* text : {"scoring=area,tie=draw", "scoring=area,tie=black",
                           "scoring=fill-in,tie=draw", "scoring=fill-in,tie=black"}) {
    spec::RuleSet rules = *spec::ParseRuleSet(text);
    ForEachBoard(9, [&](const Board& board) {
      const auto index = *enumerate::LegalIndex::Create(board.grid);
      const int most = board.size.points() + 1;
      for (rules.compensation_x2 = -2 * most; rules.compensation_x2 <= 2 * most;
           rules.compensation_x2 += 5) {
        claims::OutcomeReport law;
        for (const spec::Position& position : spec::LegalPositions(board.size)) {
          const auto outcome = spec::Decide(position, rules);
          ++law.positions;
          law.black_wins += outcome.winner == spec::Color::kBlack ? 1 : 0;
          law.white_wins += outcome.winner == spec::Color::kWhite ? 1 : 0;
          law.draws += outcome.winner.has_value() ? 0 : 1;
        }
        const auto report = *claims::CountOutcomes(board.grid, index, rules, nullptr);
        const std::string where =
            absl::StrCat(board.size.ToString(), " ", spec::RuleSetName(rules));
        EXPECT_EQ(report.positions, law.positions) << where;
        EXPECT_EQ(report.black_wins, law.black_wins) << where;
        EXPECT_EQ(report.white_wins, law.white_wins) << where;
        EXPECT_EQ(report.draws, law.draws) << where;
      }
    });
  }
}

// What each point holds once the board is read: B and W for stones, b and w for spaces, s for
// shared.
std::string ReadBoard(const spec::Position& position) {
  std::string tokens = spec::AreaMap(position);
  for (size_t i = 0; i < tokens.size(); ++i) {
    const char cell = position.cells()[i];
    tokens[i] = cell == 'X'        ? 'B'
                : cell == 'O'      ? 'W'
                : tokens[i] == 'X' ? 'b'
                : tokens[i] == 'O' ? 'w'
                                   : 's';
  }
  return tokens;
}

// Puts a stone on the first point that shows `space`; false if there is none or the bowl is empty.
bool PutOne(std::string& board, char space, char stone, int& bowl) {
  const size_t at = board.find(space);
  if (at == std::string::npos || bowl <= 0) return false;
  board[at] = stone;
  --bowl;
  return true;
}

// Black minus White as the players see it. Each side has a bowl with one set: it places award
// stones first, then fills its own spaces and its half of the shared ones, then puts what is left
// into the opponent's spaces. Nothing if an award stone has no place.
std::optional<int> FilledInByHand(const spec::Position& position, int black_awards,
                                  int white_awards) {
  std::string board = ReadBoard(position);
  const int set = spec::StoneSet(position.size());
  int black = set - position.StoneCount(spec::Color::kBlack);
  int white = set - position.StoneCount(spec::Color::kWhite);
  if (black < 0 || white < 0) return std::nullopt;
  for (int i = 0; i < black_awards; ++i) {
    if (!PutOne(board, 'w', 'B', black)) return std::nullopt;
  }
  for (int i = 0; i < white_awards; ++i) {
    if (!PutOne(board, 'b', 'W', white)) return std::nullopt;
  }
  while (PutOne(board, 'b', 'B', black)) {
  }
  while (PutOne(board, 'w', 'W', white)) {
  }
  const auto shared = std::count(board.begin(), board.end(), 's');
  for (int i = 0; i < shared / 2; ++i) {
    // A half that its side cannot fill still belongs to that side.
    if (!PutOne(board, 's', 'B', black)) board[board.find('s')] = 'b';
    if (!PutOne(board, 's', 'W', white)) board[board.find('s')] = 'w';
  }
  int losing_black = 0;
  int losing_white = 0;
  for (; black > 0; ++losing_black) {
    if (!PutOne(board, 'w', 'L', black)) --black;
  }
  for (; white > 0; ++losing_white) {
    if (!PutOne(board, 'b', 'L', white)) --white;
  }
  const auto left = [&](char space) {
    return static_cast<int>(std::count(board.begin(), board.end(), space));
  };
  return left('b') - left('w') + 2 * (losing_white - losing_black);
}

TEST(PenaltiesAgreeTest, StonesCountTwoPointsEach) {
  int placed = 0;
  int not_placed = 0;
  for (const auto& [cols, rows] :
       {std::pair{1, 1}, {4, 1}, {7, 1}, {2, 2}, {3, 2}, {4, 2}, {3, 3}}) {
    const Board board(cols, rows);
    for (const spec::Position& position : spec::LegalPositions(board.size)) {
      const int area = spec::CountArea(position).Difference();
      for (int black = 0; black <= 2; ++black) {
        for (int white = 0; white <= 2; ++white) {
          const auto by_hand = FilledInByHand(position, black, white);
          const auto law = spec::FillInWithAwards(position, black, white, {});
          ASSERT_EQ(by_hand.has_value(), law.placed)
              << position.cells() << " " << black << " " << white;
          ++(law.placed ? placed : not_placed);
          if (!law.placed) continue;
          ASSERT_EQ(*by_hand, law.count.Difference())
              << position.cells() << " " << black << " " << white;
          ASSERT_EQ(*by_hand, area + 2 * black - 2 * white) << position.cells();
        }
      }
    }
  }
  EXPECT_EQ(placed, 21633);
  EXPECT_EQ(not_placed, 142662);
}

// A game has an outcome on every legal position, whatever the penalties; which totals leave ties is
// a matter of parity.
TEST(PenaltiesAgreeTest, TiesAreAMatterOfParity) {
  const spec::RuleSet area_rules = *spec::ParseRuleSet("ing-1996,compensation=2,scoring=area");
  const spec::RuleSet fill_in_rules = *spec::ParseRuleSet("ing-1996,compensation=2");
  for (const auto& [cols, rows] : {std::pair{5, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    const Board board(cols, rows);
    const bool odd_board = board.size.points() % 2 == 1;
    int ties_where_none_should_be = 0;
    int ties_of_the_other_parity = 0;
    int ties_with_shared_spaces = 0;
    for (const spec::Position& position : spec::LegalPositions(board.size)) {
      const spec::Area area = spec::CountArea(position);
      for (spec::RuleSet rules : {area_rules, fill_in_rules}) {
        for (const int black : {0, 1, 3}) {
          for (const int white : {0, 1, 2}) {
            rules.tie = spec::Tie::kDraw;
            const spec::Outcome outcome =
                spec::DecideWithPenalties(position, rules, {black, white});
            const int margin = area.Difference() - 2 - black + white;
            ASSERT_EQ(outcome.margin_x2, 2 * std::abs(margin));
            ASSERT_EQ(outcome.winner.has_value(), margin != 0);
            rules.tie = spec::Tie::kBlackWins;
            ASSERT_TRUE(
                spec::DecideWithPenalties(position, rules, {black, white}).winner.has_value());
            if (margin != 0) continue;
            const bool fits = ((black + white) % 2 == 0) == odd_board;
            if (area.shared_spaces + area.unowned_spaces > 0) {
              ++ties_with_shared_spaces;
            } else {
              ++(fits ? ties_where_none_should_be : ties_of_the_other_parity);
            }
          }
        }
      }
    }
    EXPECT_EQ(ties_where_none_should_be, 0) << board.size.ToString();
    EXPECT_GT(ties_of_the_other_parity, 0) << board.size.ToString();
    EXPECT_GT(ties_with_shared_spaces, 0) << board.size.ToString();
  }
}

}  // namespace
}  // namespace hotstone::renderings
