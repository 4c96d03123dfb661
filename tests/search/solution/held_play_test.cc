// How the owner plays on a board that he holds with one point inside each region: theorem 2 of
// certify/solution/held_board.h, played out against every answer. No stone is hot that he takes,
// for any reason but any-ko-stone.
#include <gtest/gtest.h>

#include <map>
#include <tuple>
#include <utility>

#include "certify/solution/held_board.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/self_removal.h"
#include "search/solution/whole_board.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::search {
namespace {

using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::FirstOf;
using enumerate::FirstPoint;
using enumerate::Stones;

class HeldPlay {
 public:
  explicit HeldPlay(const enumerate::Grid& grid) : grid_(grid) {
    const auto& kinds = spec::AllHotKinds();
    every_.hot = enumerate::HotRules::From({.kinds = {kinds.begin(), kinds.end()}});
    covered_ = every_;
    covered_.hot.any_ko_stone = false;
  }

  // The most plays of the owner that a line from here has, the opponent to move. Fails if he cannot
  // go on as the proof says, loses a stone, or a line comes back to a board that he has made.
  int Answers(Stones stones) {
    const auto [found, is_new] = lengths_.emplace(std::pair(stones.own, stones.opp), kOnTheWay);
    int& length = found->second;
    if (!is_new) {
      EXPECT_NE(length, kOnTheWay) << "comes back";
      return length;
    }
    int longest = stones.opp == 0 && HoldsBoard(grid_, stones.own, 0) ? 0 : Move(stones);
    enumerate::Analysis analysis;
    Analyse(grid_, Swapped(stones), analysis);
    BitBoard left = analysis.empty & ~FindSelfRemovals(grid_, analysis).single;
    for (; left != 0; left &= left - 1) {
      const int at = FirstPoint(left);
      const auto answer = Resolve(grid_, analysis, BitAt(at));
      EXPECT_EQ(answer.captured, 0u);
      const BitBoard play = PlayOf(Swapped(answer.after));
      EXPECT_EQ(play & BansAfter(grid_, answer, at, covered_), 0u);
      banned_ += (play & BansAfter(grid_, answer, at, every_)) != 0 ? 1 : 0;
      longest = std::max(longest, Move(Swapped(answer.after)));
      if (testing::Test::HasFailure()) break;
    }
    return length = longest;
  }

  // The same with the owner to move.
  int Move(Stones stones) {
    const BitBoard play = PlayOf(stones);
    if (play == 0) return Answers(stones);
    enumerate::Analysis analysis;
    Analyse(grid_, stones, analysis);
    EXPECT_EQ(FindSelfRemovals(grid_, analysis).all & play, 0u);
    const Stones after = Resolve(grid_, analysis, play).after;
    EXPECT_NE(LoneInside(after.own), kNoStone);
    return 1 + Answers(after);
  }

  // How many answers leave a held board with a hot stone, which he does not take.
  int HotBoardsAfter(Stones stones) {
    int hot = 0;
    enumerate::Analysis analysis;
    Analyse(grid_, Swapped(stones), analysis);
    for (BitBoard left = analysis.empty & analysis.opp.atari_points; left != 0; left &= left - 1) {
      const int at = FirstPoint(left);
      const auto answer = Resolve(grid_, analysis, BitAt(at));
      const BitBoard bans = BansAfter(grid_, answer, at, covered_);
      if (bans == 0 || !HoldsBoard(grid_, answer.after.opp, 1)) continue;
      EXPECT_EQ(PlayOf(Swapped(answer.after)) & bans, 0u);
      ++hot;
    }
    return hot;
  }

  int joined() const { return joined_; }
  int taken() const { return taken_; }
  int banned() const { return banned_; }

 private:
  static constexpr int kOnTheWay = -1;
  static constexpr BitBoard kNoStone = ~BitBoard{0};

  // The stone that is not joined to the others, which hold the board; 0 if there is none.
  BitBoard LoneInside(BitBoard own) const {
    if (HoldsBoard(grid_, own, 1)) return 0;
    for (BitBoard left = own; left != 0; left &= left - 1) {
      const BitBoard lone = FirstOf(left);
      if ((grid_.Adjacent(lone) & own) == 0 && HoldsBoard(grid_, own ^ lone, 1)) return lone;
    }
    return kNoStone;
  }

  BitBoard PlayOf(Stones stones) {
    const BitBoard lone = LoneInside(stones.own);
    EXPECT_NE(lone, kNoStone);
    const BitBoard empty = grid_.full() & ~(stones.own | stones.opp);
    if (lone != 0) {
      const BitBoard joining = grid_.Adjacent(lone) & empty;
      EXPECT_NE(joining, 0u);
      ++joined_;
      return FirstOf(joining);
    }
    const BitBoard beside = grid_.Adjacent(stones.own);
    BitBoard taking = 0;
    BitBoard region = 0;
    for (BitBoard left = grid_.full() & ~stones.own; left != 0; left &= ~region) {
      region = grid_.Flood(FirstOf(left), left);
      const BitBoard inside = region & ~beside;
      const BitBoard adding =
          (inside != 0 ? region & ~inside : grid_.Adjacent(region & stones.opp) & region) & empty;
      if (adding != 0) return FirstOf(adding);
      if (inside != 0) taking = inside;
    }
    taken_ += taking != 0 ? 1 : 0;
    return taking;
  }

  const enumerate::Grid& grid_;
  std::map<std::pair<BitBoard, BitBoard>, int> lengths_;
  enumerate::FiniteRules covered_;
  enumerate::FiniteRules every_;
  int joined_ = 0;
  int taken_ = 0;
  int banned_ = 0;
};

// How often he joined a stone inside a region, took a region, began with a hot stone there, and was
// to play at the mouth of a ko that any-ko-stone makes hot.
std::tuple<int, int, int, int> PlayAllHeld(int cols, int rows) {
  const auto grid = *enumerate::Grid::Create(cols, rows);
  const auto index = *enumerate::LegalIndex::Create(grid);
  HeldPlay play(grid);
  int hot = 0;
  for (uint64_t rank = 0; rank < index.size(); ++rank) {
    const Stones stones = index.Unrank(rank);
    hot += play.HotBoardsAfter(stones);
    if (!HoldsBoard(grid, stones.own, 1)) continue;
    EXPECT_LE(play.Answers(stones), grid.points());
    EXPECT_LE(play.Move(stones), grid.points());
    if (testing::Test::HasFailure()) break;
  }
  return {play.joined(), play.taken(), hot, play.banned()};
}

TEST(HeldPlayTest, TakesTheBoardAndRepeatsNothing) {
  EXPECT_EQ(PlayAllHeld(7, 1), std::tuple(0, 0, 0, 0));  // no inside on one row
  PlayAllHeld(3, 3);
  PlayAllHeld(5, 2);
  const auto [joined, taken, hot, banned] = PlayAllHeld(4, 3);
  EXPECT_GT(joined, 10);
  EXPECT_GT(taken, 10);
  EXPECT_GT(hot, 10);
  EXPECT_GT(banned, 0);
}

TEST(HeldPlaySlow, TakesTheBoardAndRepeatsNothing) {
  for (const auto& [cols, rows] : {std::pair(7, 2), std::pair(5, 3), std::pair(4, 4)}) {
    const auto [joined, taken, hot, banned] = PlayAllHeld(cols, rows);
    EXPECT_GT(joined, 100);
    EXPECT_GT(taken, 100);
    EXPECT_GT(hot, 10);
    EXPECT_GT(banned, 0);
    RecordProperty(std::to_string(cols) + "x" + std::to_string(rows), std::to_string(taken));
  }
}

}  // namespace
}  // namespace hotstone::search
