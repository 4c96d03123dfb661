// Checks the one property of cycle classification that proofs/endings/self_disturbance.v uses: it
// looks for self-removals first.
//
// The test goes through every short cycle of three small boards. A player who alone removes own
// stones is named, nobody is named if stones are removed in other ways as well, and the named
// player has a play in the cycle.
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "spec/board/board_play.h"
#include "spec/ko/ko_cycle.h"
#include "tests/spec/fillings.h"

namespace hotstone::spec {
namespace {

struct ShortCycles {
  size_t cycles = 0;
  size_t self_disturbed = 0;
  size_t named = 0;
};

// The cycle played so far.
struct CycleSoFar {
  CompletedCycle cycle;
  std::set<Color> players;       // who has made a board play in it
  std::set<Color> self_removed;  // who has removed own stones
  bool captured = false;
};

void CheckCycle(const CycleSoFar& played, ShortCycles& seen) {
  const auto disturber = DisturberOf(played.cycle);
  ASSERT_TRUE(disturber.ok()) << disturber.status();
  ++seen.cycles;
  if (!played.self_removed.empty()) {
    const bool alone = !played.captured && played.self_removed.size() == 1;
    EXPECT_EQ(*disturber, alone ? std::optional(*played.self_removed.begin()) : std::nullopt);
    if (alone) ++seen.self_disturbed;
  }
  if (disturber->has_value()) {
    ++seen.named;
    EXPECT_EQ(played.players.count(**disturber), 1u);
  }
}

// Continues from `now` with every play that changes the position and with a pass, and checks each
// line that returns.
void GoOn(const CycleSoFar& played, const Position& now, size_t plies, ShortCycles& seen) {
  const size_t length = played.cycle.moves.size();
  if (length > 0 && length % 2 == 0 && now == played.cycle.start && !played.players.empty()) {
    CheckCycle(played, seen);
  }
  if (length == plies) return;
  const Color player = length % 2 == 0 ? played.cycle.starter : Opponent(played.cycle.starter);
  for (const Point p : now.EmptyPoints()) {
    const BoardPlay play = PlayAt(now, player, p);
    if (play.after == now) continue;
    CycleSoFar next = played;
    next.cycle.moves.push_back({player, p});
    next.players.insert(player);
    if (!play.self_removed.empty()) next.self_removed.insert(player);
    next.captured |= !play.captured.empty();
    GoOn(next, play.after, plies, seen);
  }
  CycleSoFar next = played;
  next.cycle.moves.push_back(Pass(player));
  GoOn(next, now, plies, seen);
}

ShortCycles CyclesOf(int columns, int rows, size_t plies) {
  ShortCycles seen;
  for (const Position& start : LegalPositions(*BoardSize::Create(columns, rows))) {
    for (const Color starter : {Color::kBlack, Color::kWhite}) {
      GoOn({{start, starter, {}}, {}, {}, false}, start, plies, seen);
    }
  }
  return seen;
}

TEST(SelfRemovalsFirstTest, WhoAloneRemovesOwnStonesIsNamedAndWhoOnlyPassesNever) {
  ShortCycles all;
  for (const auto& [columns, rows, plies] :
       {std::tuple(2, 1, size_t{8}), std::tuple(3, 1, size_t{6}), std::tuple(2, 2, size_t{6})}) {
    const ShortCycles seen = CyclesOf(columns, rows, plies);
    all.cycles += seen.cycles;
    all.self_disturbed += seen.self_disturbed;
    all.named += seen.named;
  }
  EXPECT_GT(all.self_disturbed, 0u);
  EXPECT_GT(all.cycles, all.self_disturbed);
  RecordProperty("cycles", static_cast<int>(all.cycles));
  RecordProperty("self_disturbed", static_cast<int>(all.self_disturbed));
  RecordProperty("named", static_cast<int>(all.named));
}

}  // namespace
}  // namespace hotstone::spec
