// Settled life against the game played out, and against the checker's own implementation.
#include "search/plays/settled_life.h"

#include <gtest/gtest.h>

#include <vector>

#include "absl/container/flat_hash_set.h"
#include "certify/settled.h"
#include "search/plays/board_plays.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {
namespace {

// Calls visit for every legal position of the board.
template <typename Visit>
void ForEachColoured(const enumerate::Grid& grid, const Visit& visit) {
  uint64_t colourings = 1;
  for (int i = 0; i < grid.points(); ++i) colourings *= 3;
  for (uint64_t code = 0; code < colourings; ++code) {
    enumerate::Coloured position;
    uint64_t rest = code;
    for (int i = 0; i < grid.points(); ++i, rest /= 3) {
      if (rest % 3 == 1) position.black |= enumerate::BitAt(i);
      if (rest % 3 == 2) position.white |= enumerate::BitAt(i);
    }
    if (enumerate::IsLegal(grid, {position.black, position.white})) visit(position);
  }
}

// Whether White, playing alone, can remove one of these black stones.
bool CanRemove(BoardPlays& plays, PositionId start, BitBoard stones) {
  absl::flat_hash_set<PositionId> seen = {start};
  std::vector<PositionId> waiting = {start};
  while (!waiting.empty()) {
    const PositionId position = waiting.back();
    waiting.pop_back();
    for (const Play& play : plays.PlaysOf(position, 1)) {
      if ((play.removed & stones) != 0) return true;
      if (seen.insert(play.after).second) waiting.push_back(play.after);
    }
  }
  return false;
}

void ExpectSettledStays(int cols, int rows, uint64_t* settled_positions) {
  auto plays = *BoardPlays::Create(*spec::ParseRuleSet("basic-only,hot=none,self_removal=any"),
                                   *spec::BoardSize::Create(cols, rows));
  ForEachColoured(plays.grid(), [&](enumerate::Coloured position) {
    const BitBoard settled = SettledStones(plays.grid(), position.black);
    if (settled == 0) return;
    ++*settled_positions;
    EXPECT_FALSE(CanRemove(plays, plays.IdOf(position), settled))
        << position.black << " " << position.white;
  });
}

TEST(SettledLifeTest, NobodyRemovesWhatIsSettled) {
  uint64_t settled = 0;
  ExpectSettledStays(3, 3, &settled);
  ExpectSettledStays(5, 2, &settled);
  ExpectSettledStays(4, 3, &settled);
  EXPECT_GT(settled, 1000u);
}

TEST(SettledLifeTest, AsTheCheckerSays) {
  const auto size = *spec::BoardSize::Create(3, 3);
  auto plays = *BoardPlays::Create(*spec::ParseRuleSet("basic-only"), size);
  ForEachColoured(plays.grid(), [&](enumerate::Coloured position) {
    const BitBoard settled = SettledStones(plays.grid(), position.black);
    const spec::Position literal = plays.SpecAt(plays.IdOf(position));
    for (BitBoard rest = position.black; rest != 0; rest &= rest - 1) {
      const int at = enumerate::FirstPoint(rest);
      EXPECT_EQ(certify::IsSettled(literal, size.At(at)), (settled & enumerate::BitAt(at)) != 0)
          << position.black << " " << position.white;
    }
  });
}

}  // namespace
}  // namespace hotstone::search
