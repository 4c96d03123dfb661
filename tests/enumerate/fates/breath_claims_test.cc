// What the texts say of breaths, against the plain law's breaths and classes.
#include "enumerate/fates/breath_claims.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/ko/breath.h"
#include "spec/ko/ko_class.h"
#include "tests/enumerate/fates/lasting_stones.h"
#include "tests/enumerate/fates/solved_fates.h"

namespace hotstone::enumerate {
namespace {

// Cases and failures of each claim.
using ClaimCounts = std::array<std::pair<uint64_t, uint64_t>, kBreathClaims.size()>;

ClaimCounts ClaimsByLaw(const FateTable& table) {
  ClaimCounts counts{};
  const spec::BoardSize size = *spec::BoardSize::Create(table.grid().cols(), table.grid().rows());
  table.ForEachPosition([&](Stones stones, const FateSets&, uint64_t images) {
    const spec::Position board = ToSpec(stones, size);
    const auto add = [&](size_t claim, bool holds) {
      counts[claim].first += images;
      counts[claim].second += holds ? 0 : images;
    };
    const auto every = [&](const std::vector<spec::Point>& lasting, auto holds) {
      return std::all_of(lasting.begin(), lasting.end(), [&](spec::Point stone) {
        return holds(FateName(table.FateOf(stones.own, stones.opp, size.Index(stone))));
      });
    };
    const auto is = [](std::string_view wanted) {
      return [wanted](std::string_view fate) { return fate == wanted; };
    };
    for (const spec::KoPosition& position : spec::KoPositions(board)) {
      const spec::KoVerdict verdict = spec::Classify(board, position);
      const auto& groups = position.groups;
      bool by_turn = false, nobody = true, dead_side_dead = true, other_side_alive = true;
      for (const spec::KoGroup& group : groups) {
        const std::vector<spec::Point> lasting = PlainLastingStones(position, group);
        if (lasting.empty()) continue;
        const bool alive = every(lasting, is("alive"));
        const size_t real = group.internal.size() + group.shared.size();
        if (group.alive) add(0, alive);
        if (group.least_eyes >= 2) add(1, alive);
        if (alive) add(2, real >= 2);
        if (!verdict.balanced && real + group.ko.size() == 0) add(3, every(lasting, is("dead")));
        by_turn |= !every(lasting, [](std::string_view fate) { return fate != "by-turn"; });
        nobody &= every(lasting, [](std::string_view f) { return f != "by-turn" && f != "dead"; });
        if (verdict.dead == group.color) dead_side_dead &= every(lasting, is("dead"));
        if (verdict.dead == spec::Opponent(group.color)) other_side_alive &= alive;
      }
      if (verdict.ko_class == spec::KoClass::kFighting) add(9, by_turn);
      if (verdict.ko_class != spec::KoClass::kDisturbing) continue;
      if (verdict.balanced) add(4, nobody);
      if (verdict.dead.has_value()) add(5, dead_side_dead);
      if (verdict.dead.has_value()) add(6, other_side_alive);
      if (verdict.disturbing == spec::DisturbingKind::kDisturbedLife) add(7, nobody);
      add(8, !by_turn);
    }
  });
  return counts;
}

TEST(BreathClaimsTest, CountAsThePlainLawDoes) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {5, 2}, {4, 3}}) {
    const FateTable table = SolvedFates(cols, rows);
    const BreathClaimCounts counts = CountBreathClaims(table);
    const ClaimCounts law = ClaimsByLaw(table);
    for (size_t i = 0; i < counts.size(); ++i) {
      EXPECT_EQ(counts[i].applies, law[i].first) << cols << "x" << rows << " " << i;
      EXPECT_EQ(counts[i].fails, law[i].second) << cols << "x" << rows << " " << i;
      EXPECT_EQ(counts[i].least.has_value(), counts[i].fails > 0);
    }
  }
}

// Two eyes are the one sign of life that needs no play.
TEST(BreathClaimsTest, OnlyPermanentBreathsKeepTheirPromiseOn4x3) {
  const BreathClaimCounts counts = CountBreathClaims(SolvedFates(4, 3));
  for (size_t i = 0; i < counts.size(); ++i) {
    EXPECT_GT(counts[i].applies, 0u) << i;
    EXPECT_EQ(counts[i].fails == 0, i == 0) << kBreathClaims[i].says;
  }
}

}  // namespace
}  // namespace hotstone::enumerate
