// What the texts say of breaths (spec/clauses/breath_statements.h), counted over a board: for each
// statement the ko positions, or their groups, to which it applies, how many it fails for, and a
// position with the fewest stones.
//
// Ko stones are left out, as in ko_fates.h. The premises are the program's reading of the breaths
// (rules/breath.h, rules/ko_class.h); the conclusions are fates.
#ifndef HOTSTONE_ENUMERATE_FATES_BREATH_CLAIMS_H_
#define HOTSTONE_ENUMERATE_FATES_BREATH_CLAIMS_H_

#include <array>
#include <cstdint>
#include <optional>

#include "enumerate/fates/fates.h"
#include "spec/clauses/breath_statements.h"

namespace hotstone::enumerate {

struct BreathClaimCount {
  uint64_t applies = 0;  // ko positions or groups, each image and either colour by itself
  uint64_t fails = 0;
  std::optional<Stones> least;  // a position in which it fails, with the fewest stones
};
using BreathClaimCounts = std::array<BreathClaimCount, spec::kBreathStatements.size()>;

// O(positions x chains^2).
BreathClaimCounts CountBreathClaims(const FateTable& table);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_BREATH_CLAIMS_H_
