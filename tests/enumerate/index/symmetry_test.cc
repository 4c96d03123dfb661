#include "enumerate/index/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "enumerate/index/canonical_index.h"

namespace hotstone::enumerate {
namespace {

using Shape = std::pair<int, int>;

std::pair<BitBoard, BitBoard> Pair(Stones s) { return {s.own, s.opp}; }

TEST(SymmetriesTest, AreThoseOfTheBoardAndKeepItsLines) {
  for (const auto& [cols, rows] :
       {Shape{1, 1}, {2, 2}, {3, 3}, {4, 3}, {3, 4}, {8, 8}, {16, 4}, {63, 1}, {1, 9}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const Symmetries symmetries(grid);
    ASSERT_EQ(symmetries.count(), cols == rows ? 8 : 4) << cols << "x" << rows;
    for (int s = 0; s < symmetries.count(); ++s) {
      BitBoard image = 0;
      for (int p = 0; p < grid.points(); ++p) {
        const int to = symmetries.MapPoint(s, p);
        ASSERT_TRUE(s != 0 || to == p);
        image |= BitAt(to);
        ASSERT_EQ(symmetries.Map(s, BitAt(p)), BitAt(to));
        ASSERT_EQ(symmetries.Map(s, grid.neighbours(p)), grid.neighbours(to))
            << cols << "x" << rows;
      }
      ASSERT_EQ(image, grid.full());
    }
  }
}

TEST(SymmetriesTest, AllDifferFromTwoByThreePointsOn) {
  for (const auto& [cols, rows] : {Shape{3, 2}, {2, 2}, {3, 3}, {5, 5}, {8, 8}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const Symmetries symmetries(grid);
    std::set<std::vector<int>> maps;
    for (int s = 0; s < symmetries.count(); ++s) {
      std::vector<int> map;
      for (int p = 0; p < grid.points(); ++p) map.push_back(symmetries.MapPoint(s, p));
      maps.insert(map);
    }
    EXPECT_EQ(maps.size(), static_cast<size_t>(symmetries.count())) << cols << "x" << rows;
  }
}

TEST(SymmetriesTest, HandPositionsHaveTheirOrbits) {
  const Symmetries square(*Grid::Create(3, 3));
  EXPECT_EQ(square.OrbitSize({}), 1);
  EXPECT_EQ(square.OrbitSize({BitAt(4), 0}), 1);
  EXPECT_EQ(square.OrbitSize({BitAt(0), 0}), 4);             // a corner
  EXPECT_EQ(square.OrbitSize({BitAt(0), BitAt(8)}), 4);      // opposite corners
  EXPECT_EQ(square.OrbitSize({BitAt(0), BitAt(1)}), 8);      // corner and side
  EXPECT_EQ(square.OrbitSize({BitAt(0) | BitAt(8), 0}), 2);  // a diagonal
  const Symmetries lying(*Grid::Create(3, 2));
  EXPECT_EQ(lying.OrbitSize({BitAt(0), 0}), 4);
  EXPECT_EQ(lying.OrbitSize({BitAt(1), 0}), 2);
}

// On every legal position: there is one canonical image, the least, reached by the symmetry named;
// the orbits cover the board.
TEST(SymmetriesTest, CanonicalPositionsStandForTheirOrbits) {
  for (const auto& [cols, rows] :
       {Shape{1, 1}, {2, 1}, {1, 5}, {2, 2}, {3, 2}, {2, 3}, {4, 2}, {3, 3}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const LegalIndex index = *LegalIndex::Create(grid);
    const Symmetries symmetries(grid);
    uint64_t covered = 0;
    uint32_t canonical_positions = 0;
    index.ForEach(0, index.size(), [&](Stones stones) {
      std::set<std::pair<BitBoard, BitBoard>> images;
      for (int s = 0; s < symmetries.count(); ++s) images.insert(Pair(symmetries.Map(s, stones)));
      ASSERT_EQ(symmetries.OrbitSize(stones), static_cast<int>(images.size()));
      const auto canonical = symmetries.FindCanonical(stones);
      ASSERT_EQ(Pair(canonical.stones), *images.begin());
      ASSERT_EQ(symmetries.Map(canonical.symmetry, stones), canonical.stones);
      ASSERT_EQ(symmetries.IsCanonical(stones), stones == canonical.stones);
      if (!symmetries.IsCanonical(stones)) return;
      ++canonical_positions;
      covered += images.size();
    });
    EXPECT_EQ(covered, index.size()) << cols << "x" << rows;
    const CanonicalIndex canonical(grid, index);
    ASSERT_EQ(canonical.size(), canonical_positions) << cols << "x" << rows;
    for (uint32_t id = 0; id < canonical.size(); ++id) {
      ASSERT_TRUE(symmetries.IsCanonical(canonical.At(id)));
      ASSERT_EQ(canonical.IdOf(canonical.At(id)), id);
    }
  }
}

TEST(SymmetriesTest, AnInverseUndoesIt) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 3}, {1, 1}, {5, 1}}) {
    const Symmetries symmetries(*Grid::Create(cols, rows));
    for (int s = 0; s < symmetries.count(); ++s) {
      for (int p = 0; p < cols * rows; ++p)
        EXPECT_EQ(symmetries.MapPoint(symmetries.Inverse(s), symmetries.MapPoint(s, p)), p);
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
