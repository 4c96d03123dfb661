#include "enumerate/planes/forced_situation.h"

#include "enumerate/rules/area.h"

namespace hotstone::enumerate {

std::optional<PlaneBit> FindPlaneBit(const PlaneLayout& layout, const BitSituation& situation,
                                     int first_player) {
  if (situation.passes > 0) return std::nullopt;
  const auto first = static_cast<uint32_t>(first_player == 0 ? situation.black : situation.white);
  const auto occupancy = static_cast<uint32_t>(situation.black | situation.white);
  const Mover to_move = situation.player == first_player ? Mover::kFirst : Mover::kSecond;
  const uint32_t block = layout.index().BlockOf(occupancy);
  if (situation.bans == 0)
    return PlaneBit{layout.BitOfPosition(first, occupancy), false, block, to_move};
  if ((situation.bans & (situation.bans - 1)) != 0) return std::nullopt;
  const auto place = layout.PlaceOfKo(first, occupancy, FirstPoint(situation.bans), to_move);
  if (!place.has_value()) return std::nullopt;
  return PlaneBit{(layout.KoWord(place->pattern) << kWordBits) + place->bit, true, block, to_move};
}

bool ForcedAtEnd(const PlaneQuestion& question, const BitSituation& situation, int first_player) {
  const Stones stones = first_player == 0 ? Stones{situation.black, situation.white}
                                          : Stones{situation.white, situation.black};
  return AreaDifference(question.layout->index().grid(), stones) >= question.at_least;
}

bool ForcedIn(const PlaneQuestion& question, const BitSituation& situation, int first_player,
              const std::function<bool(const PlaneBit& bit)>& read) {
  if (const auto bit = FindPlaneBit(*question.layout, situation, first_player); bit.has_value()) {
    return read(*bit);
  }
  bool any = false;
  bool all = true;
  ForEachMove(question.layout->index().grid(), question.rules, situation,
              [&](BitMove, const BitSituation& next, bool finished) {
                const bool forced = finished ? ForcedAtEnd(question, next, first_player)
                                             : ForcedIn(question, next, first_player, read);
                any |= forced;
                all &= forced;
              });
  return situation.player == first_player ? any : all;
}

}  // namespace hotstone::enumerate
