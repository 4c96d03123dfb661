// What the text says of breaths and ko classes, held against removal: for each statement the ko
// positions, or their groups, of a board to which it applies, how many it fails for, and one with
// the fewest stones.
//
// Ko stones are left out, as in ko_fates.h. The premises are the program's reading of the breaths
// (rules/breath.h, rules/ko_class.h); the conclusions are fates.
#ifndef HOTSTONE_ENUMERATE_FATES_BREATH_CLAIMS_H_
#define HOTSTONE_ENUMERATE_FATES_BREATH_CLAIMS_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "enumerate/fates/fates.h"

namespace hotstone::enumerate {

struct BreathClaim {
  std::string_view clause;
  std::string_view says;
};

inline constexpr std::array<BreathClaim, 10> kBreathClaims = {{
    {"ING96-G411", "a group that lives by itself, with permanent breaths, is alive"},
    {"ING96-G410", "a group with two separate inner breaths or more, an eye each, is alive"},
    {"ING96-R4-breath-type", "an alive group has two real breaths or more, inner or shared"},
    {"ZH-G26", "a group with false breaths only, neither inner nor shared nor of a ko, is dead"},
    {"ING96-G412", "groups with balancing breaths coexist: none is dead or by turn"},
    {"ING96-G512", "the dead side of a disturbed death is dead"},
    {"ING96-H5", "the other side of a disturbed death is alive"},
    {"ING96-G513", "in a disturbed life nobody is dead or by turn"},
    {"ING96-G515", "a disturbing ko alters nothing: no stone is by turn"},
    {"ING96-R5-fighting-ko", "a fighting ko decides life and death: some stone is by turn"},
}};

struct BreathClaimCount {
  uint64_t applies = 0;  // ko positions or groups, each image and either colour by itself
  uint64_t fails = 0;
  std::optional<Stones> least;  // a position in which it fails, with the fewest stones
};
using BreathClaimCounts = std::array<BreathClaimCount, kBreathClaims.size()>;

// O(positions x chains^2).
BreathClaimCounts CountBreathClaims(const FateTable& table);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_BREATH_CLAIMS_H_
