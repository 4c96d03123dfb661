// The removals of a play by the list of removals, against the rules played out; and the properties
// of a block.
#include "enumerate/planes/removals.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "enumerate/index/pack_bits.h"
#include "enumerate/planes/block_planes.h"
#include "enumerate/planes/cube_move.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"

namespace hotstone::enumerate {
namespace {

bool IsLegalPosition(const Grid& grid, BitBoard own, BitBoard opp) {
  const BitBoard near = grid.Adjacent(grid.full() & ~(own | opp));
  return grid.Flood(own & near, own) == own && grid.Flood(opp & near, opp) == opp;
}

TEST(Removals, TheLastInTheListIsWhatThePlayRemoves) {
  for (const std::string text : {"basic-only", "basic-only,self_removal=none",
                                 "basic-only,self_removal=any", "basic-only,hot=none"}) {
    const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(text));
    for (const auto& [cols, rows] : {std::pair{3, 3}, {5, 2}, {1, 6}}) {
      SCOPED_TRACE(text);
      const Grid grid = *Grid::Create(cols, rows);
      RemovalFinder finder(grid, rules);
      std::vector<Removal> removals;
      uint64_t wrong = 0;
      for (uint32_t occupancy = 0; occupancy < grid.full(); ++occupancy) {
        const uint32_t empty = static_cast<uint32_t>(grid.full()) & ~occupancy;
        for (uint32_t rest = empty; rest != 0; rest &= rest - 1) {
          const int at = FirstPoint(rest);
          ASSERT_TRUE(finder.Find(occupancy, at, 1 << 20, &removals));
          for (uint32_t c = 0; c < uint32_t{1} << Count(occupancy); ++c) {
            const uint32_t own = UnpackBits(c, occupancy);
            const uint32_t opp = occupancy & ~own;
            if (!IsLegalPosition(grid, own, opp)) continue;
            const Removal* last = nullptr;
            for (const Removal& removal : removals) {
              if ((removal.player & ~own) == 0 && (removal.opponent & ~opp) == 0) last = &removal;
            }
            Analysis analysis;
            Analyse(grid, {own, opp}, analysis);
            const Resolved play = Resolve(grid, analysis, BitAt(at));
            const bool forbidden =
                play.removed != 0 &&
                (play.removed == BitAt(at) ? rules.forbid_single : rules.forbid_groups);
            const BitBoard gone = forbidden ? 0 : play.captured | play.removed;
            const bool ko = rules.hot.single && SingleKoPoint(grid, play, at) != kNoPoint;
            if (last == nullptr) {
              wrong += gone != 0;
              continue;
            }
            wrong += last->removed != gone || (last->kind == Removal::Kind::kKo) != ko ||
                     (last->kind == Removal::Kind::kSelf) != (play.removed != 0);
          }
        }
      }
      EXPECT_EQ(wrong, 0U);
    }
  }
}

TEST(Removals, TooManyAreSaidToBe) {
  const Grid grid = *Grid::Create(4, 4);
  RemovalFinder finder(grid, *FiniteRules::From(*spec::ParseRuleSet("basic-only")));
  std::vector<Removal> removals;
  EXPECT_FALSE(finder.Find(0xFFFE, 0, 10, &removals));
  EXPECT_EQ(finder.FindLifeless(0xFFFE, 10), nullptr);
  EXPECT_TRUE(finder.Find(0x0001, 15, 10, &removals));
}

TEST(BlockPlanes, LegalAndWonAreThoseOfThePositions) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {5, 2}, {1, 9}, {4, 3}}) {
    const Grid grid = *Grid::Create(cols, rows);
    uint64_t wrong = 0;
    for (uint32_t occupancy = 0; occupancy < grid.full(); ++occupancy) {
      if (grid.points() == 12 && occupancy % 7 != 3) continue;
      std::vector<uint64_t> legal(WordsFor(Count(occupancy)));
      FindLegal(grid, occupancy, legal.data());
      for (const int at_least : {-grid.points() + 1, -2, 0, 1, 5, grid.points()}) {
        std::vector<uint64_t> won(legal.size());
        FindWon(grid, occupancy, at_least, won.data());
        for (uint32_t c = 0; c < uint32_t{1} << Count(occupancy); ++c) {
          const BitBoard first = UnpackBits(c, occupancy);
          const BitBoard second = occupancy & ~first;
          wrong += BitOf(legal.data(), c) != IsLegalPosition(grid, first, second);
          wrong += BitOf(won.data(), c) != (AreaDifference(grid, {first, second}) >= at_least);
        }
      }
    }
    EXPECT_EQ(wrong, 0U) << cols << "x" << rows;
  }
}

}  // namespace
}  // namespace hotstone::enumerate
