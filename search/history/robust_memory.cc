#include "search/history/robust_memory.h"

#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"

namespace hotstone::search {

using enumerate::BitSituation;
using enumerate::End;
using enumerate::Interval;
using enumerate::Stones;

ForcedPlace RobustPlaces::At(int side, Stones stones, int player) const {
  const BitSituation situation{stones.own, stones.opp, player, 0, 0};
  const Interval bounds = table_.ForBlack(situation);
  if (side == 0) return {bounds.lo, table_.Place(situation, End::kLo)};
  return {-bounds.hi, table_.Place(situation, End::kHi)};
}

std::optional<ForcedPlace> RobustPlaces::Reaches(const HistoryGoal& goal,
                                                 const HistoryState& state) const {
  const Stones stones = index_.Unrank(state.position);
  const bool may_be_ended = state.passes > 0 && state.player != goal.side;
  if (may_be_ended && !goal.Met(AreaDifference(grid_, stones))) return std::nullopt;
  const ForcedPlace place = At(goal.side, stones, state.player);
  const bool met = goal.Met(goal.side == 0 ? place.value : -place.value);
  return met ? std::optional(place) : std::nullopt;
}

void RobustMemory::Add(uint32_t key) {
  if (!seen_.Add(key)) return;
  nearest_.push_back(nearest_.empty() ? std::array{kNowhere, kNowhere} : nearest_.back());
  for (int side = 0; side < 2; ++side) {
    const auto to = keys_.Forbidden(key, side);
    if (!to.has_value()) continue;
    const ForcedPlace there = places_.At(side, places_.index().Unrank(*to), 1 - side);
    ForcedPlace& nearest = nearest_.back()[static_cast<size_t>(side)];
    if (there.NearerThan(nearest)) nearest = there;
  }
}

}  // namespace hotstone::search
