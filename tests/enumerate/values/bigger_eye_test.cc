// ING96-S8, whose picture is lost: "According to traditional rules, the side with a bigger eye
// wins. Using Ing's rules, a seki results." We searched small boards for the property: without
// self-removal Black takes everything, whoever moves first; with it the value is the same whoever
// moves first, and neither side takes everything. This is the position found, with a check that
// there is no other of its size.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

struct EyeRace {
  EyeRace(int cols, int rows)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        without(Solved("basic-only,self_removal=none")),
        with(Solved("basic-only")),
        points(cols * rows) {}

  IntervalTable Solved(const std::string& rules) const {
    return *IntervalTable::Solve(grid, *FiniteRules::From(*spec::ParseRuleSet(rules)), {}, nullptr);
  }

  bool BlackTakesAll(const IntervalTable& table, Stones s) const {
    const Interval all{points, points};
    return table.ForBlack(BitSituation{s.own, s.opp, 0, 0, 0}) == all &&
           table.ForBlack(BitSituation{s.own, s.opp, 1, 0, 0}) == all;
  }

  bool NobodyTakesAll(const IntervalTable& table, Stones s) const {
    const Interval black = table.ForBlack(BitSituation{s.own, s.opp, 0, 0, 0});
    return black == table.ForBlack(BitSituation{s.own, s.opp, 1, 0, 0}) && black.lo > -points &&
           black.hi < points;
  }

  std::vector<Stones> Found() const {
    std::vector<Stones> found;
    index.ForEach(0, index.size(), [&](Stones s) {
      if (s.own == 0 || s.opp == 0) return;
      if (NobodyTakesAll(with, s) && BlackTakesAll(without, s)) found.push_back(s);
    });
    return found;
  }

  Grid grid;
  LegalIndex index;
  IntervalTable without;
  IntervalTable with;
  int points;
};

// Rows from the top.
Stones EyeRaceStones(const std::vector<std::string>& rows) {
  Stones stones;
  for (size_t row = 0; row < rows.size(); ++row) {
    for (size_t col = 0; col < rows[row].size(); ++col) {
      const auto at = static_cast<int>((rows.size() - 1 - row) * rows[row].size() + col);
      if (rows[row][col] == 'X') stones.own |= BitAt(at);
      if (rows[row][col] == 'O') stones.opp |= BitAt(at);
    }
  }
  return stones;
}

// White removes four of his own stones at F1, and the large eye is one eye.
TEST(BiggerEyeTest, SelfRemovalMakesItASeki) {
  const EyeRace race(7, 2);
  const Stones s = EyeRaceStones({".O.XXOO", ".O.XX.O"});
  EXPECT_TRUE(race.BlackTakesAll(race.without, s));
  EXPECT_EQ(race.with.ForBlack(BitSituation{s.own, s.opp, 0, 0, 0}), (Interval{5, 5}));
  EXPECT_EQ(race.with.ForBlack(BitSituation{s.own, s.opp, 1, 0, 0}), (Interval{5, 5}));
}

TEST(BiggerEyeTest, SmallerBoardsHaveNone) {
  for (const auto& [cols, rows] : {std::pair{9, 1}, {4, 2}, {5, 2}, {3, 3}}) {
    EXPECT_TRUE(EyeRace(cols, rows).Found().empty()) << cols << "x" << rows;
  }
}

TEST(BiggerEyeSlow, ItIsTheOnlyOneOfItsBoard) {
  EXPECT_TRUE(EyeRace(6, 2).Found().empty());
  EXPECT_TRUE(EyeRace(4, 3).Found().empty());
  EXPECT_TRUE(EyeRace(5, 3).Found().empty());
  std::set<std::pair<BitBoard, BitBoard>> found;
  for (const Stones& s : EyeRace(7, 2).Found()) found.emplace(s.own, s.opp);
  std::set<std::pair<BitBoard, BitBoard>> images;
  for (const std::vector<std::string>& rows :
       std::vector<std::vector<std::string>>{{".O.XXOO", ".O.XX.O"},
                                             {".O.XX.O", ".O.XXOO"},
                                             {"OOXX.O.", "O.XX.O."},
                                             {"O.XX.O.", "OOXX.O."}}) {
    const Stones s = EyeRaceStones(rows);
    images.emplace(s.own, s.opp);
  }
  EXPECT_EQ(found, images);
}

}  // namespace
}  // namespace hotstone::enumerate
