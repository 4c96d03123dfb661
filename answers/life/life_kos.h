// The ko positions of a board in the answer of `hotstone life`: their classes beside their fates,
// and what rules over breaths can say of them.
#ifndef HOTSTONE_ANSWERS_LIFE_LIFE_KOS_H_
#define HOTSTONE_ANSWERS_LIFE_LIFE_KOS_H_

#include <cstdint>
#include <optional>

#include "answers/shown/shown.h"
#include "enumerate/fates/breath_claims.h"
#include "enumerate/fates/ko_breaths.h"
#include "enumerate/fates/ko_fates.h"
#include "spec/board/board.h"

namespace hotstone::answers {

struct LifeKos {
  spec::BoardSize size;
  spec::BoardSize made_on;  // where the rules over breaths come from
  enumerate::KoFates fates;
  enumerate::BreathScore breaths;
  std::optional<enumerate::BreathPair> pair;
  enumerate::BreathClaimCounts claims;
  std::optional<enumerate::BreathTransfer> transfer =
      std::nullopt;  // if they come from another board
  // A decision list, and how many positions of this board it is right about.
  std::optional<enumerate::BreathRule> rule = std::nullopt;
  uint64_t rule_right = 0;
};

Shown Describe(const LifeKos& kos);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_LIFE_LIFE_KOS_H_
