// Settled life against the game played out, and against the checker's own implementation.
#include "search/plays/settled_life.h"

#include <gtest/gtest.h>

#include <vector>

#include "absl/container/flat_hash_set.h"
#include "certify/settled.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/plays/board_plays.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "tests/spec/fillings.h"

namespace hotstone::search {
namespace {

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
  const auto size = *spec::BoardSize::Create(cols, rows);
  auto plays =
      *BoardPlays::Create(*spec::ParseRuleSet("basic-only,hot=none,self_removal=any"), size);
  for (const spec::Position& position : spec::LegalPositions(size)) {
    const auto [black, white] = enumerate::FromSpec(position);
    const BitBoard settled = SettledStones(plays.grid(), black);
    if (settled == 0) continue;
    ++*settled_positions;
    EXPECT_FALSE(CanRemove(plays, plays.IdOf({black, white}), settled)) << position.cells();
  }
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
  for (const spec::Position& position : spec::LegalPositions(size)) {
    const auto [black, white] = enumerate::FromSpec(position);
    const BitBoard settled = SettledStones(plays.grid(), black);
    const spec::Position literal = plays.SpecAt(plays.IdOf({black, white}));
    for (BitBoard rest = black; rest != 0; rest &= rest - 1) {
      const int at = enumerate::FirstPoint(rest);
      EXPECT_EQ(certify::IsSettled(literal, size.At(at)), (settled & enumerate::BitAt(at)) != 0)
          << position.cells();
    }
  }
}

}  // namespace
}  // namespace hotstone::search
