#include "enumerate/lanes/lane_board.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "hwy/highway.h"
#include "tests/enumerate/lanes/each_target.h"

namespace hotstone::enumerate {
namespace {

struct RemovalOption {
  const char* name;
  FiniteRules finite;
  LaneRules lanes;
};
std::vector<RemovalOption> RemovalOptions() {
  std::vector<RemovalOption> options;
  for (const char* name : {"none", "groups", "any"}) {
    const auto rules = *spec::ParseRuleSet(std::string("basic-only,self_removal=") + name);
    const FiniteRules finite = BoardPlayRules(rules);
    options.push_back({name, finite, {finite.forbid_single, finite.forbid_groups, true}});
  }
  return options;
}

// The points where the next player may play, one position at a time.
struct Expected {
  Stones stones;
  BitBoard plays;
};
Expected AfterMove(const Grid& grid, const Analysis& analysis, int move, const FiniteRules& rules) {
  Expected next{Swapped(analysis.stones), 0};
  BitBoard bans = 0;
  if (move != kNoPoint) {
    const Resolved play = Resolve(grid, analysis, BitAt(move));
    next.stones = Swapped(play.after);
    bans = BansAfter(grid, play, move, rules);
  }
  Analysis after;
  Analyse(grid, next.stones, after);
  next.plays = LegalPlays(grid, after, rules) & ~bans;
  return next;
}

// Compares all moves of the positions, own to move, in as many batches as needed.
void ExpectSameMoves(const Grid& grid, const std::vector<Stones>& positions,
                     const RemovalOption& option) {
  const LaneFrame frame(grid);
  const size_t together = LaneParents();
  std::vector<LaneChild> children(32 * together);
  for (size_t first = 0; first < positions.size(); first += together) {
    const size_t count = std::min(together, positions.size() - first);
    std::vector<LaneParent> parents;
    for (size_t i = 0; i < count; ++i) {
      const Stones stones = positions[first + i];
      const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
      parents.push_back({frame.ToFrame(stones.own), frame.ToFrame(stones.opp),
                         frame.ToFrame(empty) | uint32_t{1} << kLanePass});
    }
    LaneChildren(frame, option.lanes, parents, absl::MakeSpan(children));
    uint64_t pairs = 0;
    for (size_t i = 0; i < count; ++i) {
      Analysis analysis;
      Analyse(grid, positions[first + i], analysis);
      for (int p = kNoPoint; p < grid.points(); ++p) {
        if (p != kNoPoint && (analysis.empty & BitAt(p)) == 0) continue;
        const int move = p == kNoPoint ? kLanePass : FirstPoint(frame.ToFrame(BitAt(p)));
        const Expected expected = AfterMove(grid, analysis, p, option.finite);
        const LaneChild& child = children[32 * i + static_cast<size_t>(move)];
        pairs += 1 + static_cast<uint64_t>(Count(expected.plays));
        ASSERT_EQ(frame.FromFrame(child.own), expected.stones.own);
        ASSERT_EQ(frame.FromFrame(child.opp), expected.stones.opp);
        ASSERT_EQ(frame.FromFrame(child.plays), expected.plays)
            << grid.cols() << "x" << grid.rows() << " own " << positions[first + i].own << " opp "
            << positions[first + i].opp << " move " << p << " self-removal " << option.name;
        ASSERT_EQ(frame.ToFrame(frame.FromFrame(child.own)), child.own);
      }
    }
    ASSERT_EQ(LaneMovePairs(frame, option.lanes, parents), pairs);
  }
}

std::vector<Stones> AllLegal(const Grid& grid) {
  std::vector<Stones> positions;
  for (BitBoard own = 0; own <= grid.full(); ++own) {
    const BitBoard rest = grid.full() & ~own;
    for (BitBoard opp = rest;; opp = (opp - 1) & rest) {
      if (IsLegal(grid, {own, opp})) positions.push_back({own, opp});
      if (opp == 0) break;
    }
  }
  return positions;
}

// Every position and every move of small boards, on every instruction set of this machine.
TEST(LaneBoardTest, EqualsBitBoardsOnSmallBoards) {
  ForEachTarget([] {
    for (const auto& [cols, rows] :
         {std::pair{1, 1}, {2, 1}, {5, 1}, {1, 5}, {2, 2}, {3, 2}, {2, 4}, {3, 3}}) {
      const Grid grid = *Grid::Create(cols, rows);
      const std::vector<Stones> positions = AllLegal(grid);
      for (const RemovalOption& option : RemovalOptions()) {
        ASSERT_NO_FATAL_FAILURE(ExpectSameMoves(grid, positions, option));
      }
    }
  });
}

// Chains that wind through the whole frame, so the flood has to go the longest ways: a comb, a
// snake, a spiral and a staircase, in every rotation and reflection, with a liberty at either end.
TEST(LaneBoardTest, FloodsGoEveryWay) {
  const std::vector<std::vector<std::string>> drawn = {
      {"XXXXX", "OOOOX", "XXXXX", "XOOOO", "XXXXX"},
      {"XXXXX", "XOOOX", "XOXOX", "XOXXX", "XOOOO"},
      {"XXOOO", "OXXOO", "OOXXO", "OOOXX", "OOOOX"},
      {"XOXOX", "XOXOX", "XOXOX", "XOXOX", "XXXXX"},
      {"XOOOO", "XXXXX", "OOOOX", "XXXXX", "XOOOO"}};
  const Grid grid = *Grid::Create(5, 5);
  std::vector<Stones> positions;
  for (const auto& rows : drawn) {
    for (int turn = 0; turn < 8; ++turn) {
      Stones full;
      for (int r = 0; r < 5; ++r) {
        for (int c = 0; c < 5; ++c) {
          int row = (turn & 1) != 0 ? 4 - r : r, col = (turn & 2) != 0 ? 4 - c : c;
          if ((turn & 4) != 0) std::swap(row, col);
          (rows[static_cast<size_t>(r)][static_cast<size_t>(c)] == 'X' ? full.own : full.opp) |=
              BitAt(5 * row + col);
        }
      }
      // Removing one or two points makes it legal, where they are liberties of both.
      for (int p = 0; p < 25; ++p) {
        for (int q = p; q < 25; ++q) {
          const BitBoard away = BitAt(p) | BitAt(q);
          const Stones stones{full.own & ~away, full.opp & ~away};
          if (IsLegal(grid, stones)) positions.push_back(stones);
        }
      }
    }
  }
  ASSERT_GT(positions.size(), 1000u);
  ForEachTarget([&] { ExpectSameMoves(grid, positions, RemovalOptions()[0]); });
}

TEST(LaneBoardTest, EqualsBitBoardsOnRandomPositions) {
  const unsigned seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  for (const auto& [cols, rows] : {std::pair{5, 5}, {5, 4}, {3, 5}}) {
    std::mt19937_64 random(seed);
    const Grid grid = *Grid::Create(cols, rows);
    std::vector<Stones> positions;
    while (positions.size() < 1500) {
      // Sometimes few empty points: captures and kos occur there.
      BitBoard own = random() & grid.full(), opp = ~own & grid.full();
      const BitBoard away = random() & (positions.size() % 2 == 0 ? random() : ~BitBoard{0});
      own &= ~away;
      opp &= ~away;
      if (IsLegal(grid, {own, opp})) positions.push_back({own, opp});
    }
    ForEachTarget([&] {
      for (const RemovalOption& option : RemovalOptions()) {
        ASSERT_NO_FATAL_FAILURE(ExpectSameMoves(grid, positions, option));
      }
    });
  }
}

TEST(LaneBoardTest, FramesHoldBoardsUpToFiveByFive) {
  for (int cols = 1; cols <= 6; ++cols) {
    for (int rows = 1; rows <= 6; ++rows) {
      const Grid grid = *Grid::Create(cols, rows);
      ASSERT_EQ(LaneFrame::Fits(grid), cols <= 5 && rows <= 5);
      if (!LaneFrame::Fits(grid)) continue;
      const LaneFrame frame(grid);
      EXPECT_EQ(Count(frame.board()), cols * rows);
      for (int p = 0; p < grid.points(); ++p) {
        EXPECT_EQ(frame.ToFrame(BitAt(p)), uint32_t{1} << (p / cols * 5 + p % cols));
        EXPECT_EQ(frame.FromFrame(frame.ToFrame(BitAt(p))), BitAt(p));
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
