#include "enumerate/lanes/batch_plays.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board_play.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"

namespace hotstone::enumerate {
namespace {

using testing::HasSubstr;

spec::RuleSet BatchRules(const std::string& self_removal) {
  return *spec::ParseRuleSet("basic-only,hot=none,self_removal=" + self_removal);
}

// The cells of a position in batch layout.
std::vector<int8_t> BatchCells(const spec::Position& position) {
  std::vector<int8_t> cells;
  for (const std::string& row : position.ToRows()) {
    for (const char c : row) cells.push_back(static_cast<int8_t>(c == 'X' ? 1 : c == 'O' ? -1 : 0));
  }
  return cells;
}

// Random stones on the board, then chains without a liberty removed one by one.
spec::Position ThrownPosition(const spec::BoardSize& size, std::mt19937& random) {
  spec::Position position(size);
  const auto density = random() % 10 + 1;
  for (int i = 0; i < size.points(); ++i) {
    if (random() % 11 >= density) continue;
    position.Put(size.At(i), random() % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite);
  }
  while (const auto chain = spec::ChainWithoutLiberty(position)) {
    for (const spec::Point p : chain->stones) position.Remove(p);
  }
  return position;
}

struct BatchAnswer {
  std::vector<uint8_t> legal;
  std::vector<int16_t> captured;
};
BatchAnswer AskBatch(const spec::BoardSize& size, const std::string& self_removal,
                     const std::vector<int8_t>& cells, int player) {
  const auto batch =
      *BatchPlays::Create(size.cols(), size.rows(), BoardPlayRules(BatchRules(self_removal)));
  BatchAnswer answer{std::vector<uint8_t>(cells.size(), 7), std::vector<int16_t>(cells.size(), 7)};
  const std::vector<int8_t> players(cells.size() / batch.points(), static_cast<int8_t>(player));
  const absl::Status status =
      batch.Find(cells, players, 0, absl::MakeSpan(answer.legal), absl::MakeSpan(answer.captured));
  EXPECT_TRUE(status.ok()) << std::string(status.message());
  return answer;
}

// The same by the law.
BatchAnswer AskLaw(const spec::Position& position, const std::string& self_removal, int player) {
  const spec::RuleSet rules = BatchRules(self_removal);
  const spec::Color color = player == 1 ? spec::Color::kBlack : spec::Color::kWhite;
  const spec::Situation situation = spec::StartOf(rules, position, color);
  const spec::BoardSize size = position.size();
  BatchAnswer answer;
  for (int row = size.rows() - 1; row >= 0; --row) {
    for (int col = 0; col < size.cols(); ++col) {
      const spec::Point at{col, row};
      const bool legal = spec::Judge(situation, at, rules).legal();
      answer.legal.push_back(legal ? 1 : 0);
      answer.captured.push_back(
          legal ? static_cast<int16_t>(spec::PlayAt(position, color, at).captured.size())
                : int16_t{0});
    }
  }
  return answer;
}

TEST(BatchPlaysTest, AgreesWithTheLawOnThrownPositions) {
  std::mt19937 random(20260119);
  for (const char* board :
       {"1x1", "1x2", "2x1", "19x1", "1x19", "2x2", "5x3", "3x8", "9x9", "13x13", "19x19"}) {
    const spec::BoardSize size = *spec::ParseBoardSize(board);
    std::vector<int8_t> cells;
    std::vector<spec::Position> positions;
    for (int i = 0; i < (size.points() > 100 ? 4 : 25); ++i) {
      positions.push_back(ThrownPosition(size, random));
      const std::vector<int8_t> more = BatchCells(positions.back());
      cells.insert(cells.end(), more.begin(), more.end());
    }
    for (const char* self_removal : {"none", "groups", "any"}) {
      for (const int player : {1, -1}) {
        BatchAnswer expected;
        for (const spec::Position& position : positions) {
          const BatchAnswer one = AskLaw(position, self_removal, player);
          expected.legal.insert(expected.legal.end(), one.legal.begin(), one.legal.end());
          expected.captured.insert(expected.captured.end(), one.captured.begin(),
                                   one.captured.end());
        }
        const BatchAnswer found = AskBatch(size, self_removal, cells, player);
        EXPECT_EQ(found.legal, expected.legal) << board << " " << self_removal << " " << player;
        EXPECT_EQ(found.captured, expected.captured)
            << board << " " << self_removal << " " << player;
      }
    }
  }
}

// Every legal position of 3x3 and both players, compared with bit-board masks.
TEST(BatchPlaysTest, AgreesWithBitBoardsOnAllPositions) {
  const Grid grid = *Grid::Create(3, 3);
  const LegalIndex index = *LegalIndex::Create(grid);
  for (const char* self_removal : {"none", "groups", "any"}) {
    const FiniteRules rules = BoardPlayRules(BatchRules(self_removal));
    const auto batch = *BatchPlays::Create(3, 3, rules);
    int differ = 0;
    for (uint64_t rank = 0; rank < index.size(); ++rank) {
      const Stones stones = index.Unrank(rank);
      Analysis analysis;
      Analyse(grid, stones, analysis);
      const BitBoard plays = LegalPlays(grid, analysis, rules);
      std::vector<int8_t> cells;
      for (const int row : {2, 1, 0}) {
        for (int p = 3 * row; p < 3 * row + 3; ++p) {
          cells.push_back(static_cast<int8_t>((stones.own >> p & 1) - (stones.opp >> p & 1)));
        }
      }
      std::vector<uint8_t> legal(9);
      std::vector<int16_t> captured(9);
      ASSERT_TRUE(
          batch.Find(cells, {int8_t{1}}, 0, absl::MakeSpan(legal), absl::MakeSpan(captured)).ok());
      for (int p = 0; p < 9; ++p) {
        const size_t i = static_cast<size_t>(3 * (2 - p / 3) + p % 3);
        const bool may = (plays >> p & 1) != 0;
        const int takes = may ? Count(Resolve(grid, analysis, BitAt(p)).captured) : 0;
        differ += (legal[i] != 0) != may || captured[i] != takes ? 1 : 0;
      }
    }
    EXPECT_EQ(differ, 0) << self_removal;
  }
}

// One chain that touches the point twice is captured once; two chains are both captured.
TEST(BatchPlaysTest, CountsStonesOnce) {
  const auto position = *spec::Position::FromRows({"XOOX", "XO.X", "XXX."});
  EXPECT_EQ(AskBatch(position.size(), "none", BatchCells(position), 1).captured,
            (std::vector<int16_t>{0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0}));
  const auto two = *spec::Position::FromRows({"O.O", "X.X"});
  EXPECT_EQ(AskBatch(two.size(), "none", BatchCells(two), 1).captured,
            (std::vector<int16_t>{0, 2, 0, 0, 0, 0}));
}

TEST(BatchPlaysTest, RefusesWhatIsNoPosition) {
  EXPECT_THAT(std::string(BatchPlays::Create(20, 19, FiniteRules()).status().message()),
              HasSubstr("boards have 1 to 19 rows and columns, not 19 rows and 20 columns"));
  EXPECT_FALSE(BatchPlays::Create(0, 3, FiniteRules()).ok());
  const auto batch = *BatchPlays::Create(2, 2, FiniteRules());
  std::vector<uint8_t> legal(8);
  std::vector<int16_t> captured(8);
  const auto refusal = [&](const std::vector<int8_t>& cells) {
    return std::string(batch
                           .Find(cells, {int8_t{1}, int8_t{1}}, 40, absl::MakeSpan(legal),
                                 absl::MakeSpan(captured))
                           .message());
  };
  EXPECT_EQ(refusal({0, 0, 0, 0, 0, 0, 2, 0}),
            "position 41 has the value 2 in row 1, column 0; expected 1 for a black stone, -1 for "
            "a white one or 0");
  EXPECT_EQ(refusal({0, 0, 0, 0, 1, -1, -1, -1}),
            "position 41 is not legal: the black chain in row 0, column 0 has no liberty");
  EXPECT_EQ(refusal({0, 0, 0, 0, 0, 1, -1, -1}), "");
}

}  // namespace
}  // namespace hotstone::enumerate
