// Whether a situation is forced, read from planes in any storage: positions and bans that a ko
// leaves are looked up; situations without a bit, after passes or with other bans, are played out.
#ifndef HOTSTONE_ENUMERATE_PLANES_FORCED_SITUATION_H_
#define HOTSTONE_ENUMERATE_PLANES_FORCED_SITUATION_H_

#include <cstdint>
#include <functional>
#include <optional>

#include "enumerate/planes/plane_set.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

// Where the bit of a situation is.
struct PlaneBit {
  uint64_t bit;  // counted from the first word of blocks, or of kos
  bool ko;
  uint32_t block;
  Mover to_move;
};

// Nothing for situations after a pass, or with a ban that no ko leaves. The position must have an
// empty point.
std::optional<PlaneBit> FindPlaneBit(const PlaneLayout& layout, const BitSituation& situation,
                                     int first_player);

// The question that planes answer.
struct PlaneQuestion {
  const PlaneLayout* layout;
  FiniteRules rules;
  int at_least;
};

// Whether the game has ended with an area difference of `at_least` for the first side.
bool ForcedAtEnd(const PlaneQuestion& question, const BitSituation& situation, int first_player);

// For any unfinished situation; `read` fetches single bits.
bool ForcedIn(const PlaneQuestion& question, const BitSituation& situation, int first_player,
              const std::function<bool(const PlaneBit& bit)>& read);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_FORCED_SITUATION_H_
