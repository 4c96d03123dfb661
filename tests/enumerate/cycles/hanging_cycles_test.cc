#include "enumerate/cycles/hanging_cycles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "enumerate/cycles/cycle_types.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/board_play.h"
#include "spec/board/position.h"
#include "spec/board/single_hot_stone.h"
#include "spec/fates/fates_of.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

struct Cycles {
  Grid grid;
  FiniteRules rules;
  CycleList list;
  FateTable table;
};

Cycles CyclesOf(int cols, int rows, int length, const char* rule_set = "basic-only") {
  const Grid grid = *Grid::Create(cols, rows);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(rule_set));
  CycleSearchOptions options;
  options.max_length = length;
  return {grid, rules, *FindCycles(grid, *LegalIndex::Create(grid), rules, options),
          *FateTable::Solve(grid, rules, 1, nullptr)};
}

std::set<std::string> HangingSignatures(Cycles cycles) {
  KeepHanging(cycles.table, cycles.list);
  std::set<std::string> signatures;
  for (const CycleClass& one : cycles.list.classes) {
    signatures.insert(SignatureText(LeastSignature(*PliesOf(cycles.grid, cycles.rules, one.word))));
  }
  return signatures;
}

// Without hot stones both sides take back for ever; with them the ko is decided.
TEST(HangingCyclesTest, AKoHangsWithoutHotStones) {
  EXPECT_TRUE(HangingSignatures(CyclesOf(3, 2, 2, "basic-only,hot=none")).contains("B1 W1"));
  EXPECT_TRUE(HangingSignatures(CyclesOf(3, 2, 6)).empty());
}

// The stones that hang all the way, by the fates of the plain law.
BitBoard ByTheLaw(const spec::BoardSize& size, const std::vector<CyclePly>& plies) {
  const spec::BoardFates& fates = **spec::FatesOf(size);
  BitBoard hanging = BitAt(size.points()) - 1;
  for (size_t i = 0; i < plies.size(); ++i) {
    const CyclePly& before = plies[(i + plies.size() - 1) % plies.size()];
    const auto played = spec::PlayAt(ToSpec(Stones{before.black, before.white}, size),
                                     PlayerColor(before.player), size.At(before.move));
    const spec::Position position = ToSpec(Stones{plies[i].black, plies[i].white}, size);
    for (int point = 0; point < size.points(); ++point) {
      const bool hangs =
          !position.IsEmpty(size.At(point)) &&
          fates.Of(position, PlayerColor(plies[i].player), spec::SingleHotStoneBan(played),
                   size.At(point)) == spec::Removal::kHangs;
      if (!hangs) hanging &= ~BitAt(point);
    }
  }
  return hanging;
}

// The plain law does not tell fates after a pass.
TEST(HangingCyclesTest, CyclesWithoutPassesHangAsTheLawSays) {
  int hanging = 0;
  for (const auto& [cols, rows, length] : {std::tuple{5, 1, 8}, {3, 2, 8}, {7, 1, 6}, {3, 3, 8}}) {
    const Cycles cycles = CyclesOf(cols, rows, length);
    const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
    for (const CycleClass& one : cycles.list.classes) {
      const auto plies = *PliesOf(cycles.grid, cycles.rules, one.word);
      const bool passes = std::any_of(plies.begin(), plies.end(),
                                      [](const CyclePly& ply) { return ply.move == kNoPoint; });
      if (passes) continue;
      const BitBoard found = HangingAround(cycles.table, plies);
      EXPECT_EQ(found, ByTheLaw(size, plies));
      hanging += found != 0 ? 1 : 0;
    }
  }
  EXPECT_GT(hanging, 0);
}

}  // namespace
}  // namespace hotstone::enumerate
