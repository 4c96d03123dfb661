// The cross table of ko classes and fates, against the plain law's classes.
#include "enumerate/fates/ko_fates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/clauses/breath_statements.h"
#include "spec/ko/breath.h"
#include "spec/ko/ko_class.h"
#include "tests/enumerate/fates/solved_fates.h"

namespace hotstone::enumerate {
namespace {

// The same by the plain law, stone by stone.
KoFates ByLaw(const FateTable& table) {
  KoFates counts;
  const spec::BoardSize size = *spec::BoardSize::Create(table.grid().cols(), table.grid().rows());
  table.ForEachPosition([&](Stones stones, const FateSets&, uint64_t images) {
    const spec::Position board = ToSpec(stones, size);
    for (const spec::KoPosition& position : spec::KoPositions(board)) {
      const spec::KoVerdict verdict = spec::Classify(board, position);
      const std::string name = verdict.ko_class == spec::KoClass::kUnclassified
                                   ? "unclassified"
                                   : spec::VerdictName(verdict);
      const auto row = std::find(kKoRows.begin(), kKoRows.end(), name) - kKoRows.begin();
      bool by_turn = false;
      bool hangs = false;
      for (const spec::KoGroup& group : position.groups) {
        for (const spec::Point stone : spec::LastingStones(position, group)) {
          const std::string_view fate =
              FateName(table.FateOf(stones.own, stones.opp, size.Index(stone)));
          by_turn |= fate == "by-turn";
          hangs |= fate == "hanging";
        }
      }
      counts.positions[static_cast<size_t>(row)][by_turn ? 0 : hangs ? 1 : 2] += images;
    }
  });
  return counts;
}

TEST(KoFatesTest, AreThoseOfThePlainLawsClasses) {
  for (const auto& [cols, rows] : {std::pair{3, 2}, {5, 1}, {4, 2}, {3, 3}}) {
    const FateTable table = SolvedFates(cols, rows);
    EXPECT_EQ(CountKoFates(table).positions, ByLaw(table).positions) << cols << "x" << rows;
  }
}

// Removal says of no disturbed life of 4x3 what the class says.
TEST(KoFatesTest, CountsOfFourByThree) {
  const KoFates kos = CountKoFates(SolvedFates(4, 3));
  EXPECT_EQ(kos.Total(), 28'544u);
  EXPECT_EQ(kos.Classified(), 14'996u);
  EXPECT_EQ(kos.Agree(false), 9'108u);
  EXPECT_EQ(kos.Agree(true), 9'308u);
  const std::array<uint64_t, 3> life = {212, 0, 8};
  EXPECT_EQ(kos.positions[4], life);
}

}  // namespace
}  // namespace hotstone::enumerate
