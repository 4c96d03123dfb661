// Ko positions by their class and by the fates of their groups: does the class by breaths say what
// removal says?
//
// ING96-R5 "Fighting ko": a fighting ko determines the life and death of the groups involved;
// G515: a needless fight cannot alter it. So the groups of a fighting ko should not be settled, and
// those of a disturbing one should be. A group is settled if its stones are dead or alive,
// whoever moves first.
#ifndef HOTSTONE_ENUMERATE_FATES_KO_FATES_H_
#define HOTSTONE_ENUMERATE_FATES_KO_FATES_H_

#include <array>
#include <cstdint>
#include <string_view>

#include "enumerate/fates/fates.h"
#include "enumerate/rules/ko_class.h"

namespace hotstone::enumerate {

// The classes by breaths (SettledReading::kLife), with the kinds of those that have one.
inline constexpr std::array<std::string_view, 6> kKoRows = {"fighting (single)",
                                                            "fighting (double)",
                                                            "fighting (twin)",
                                                            "disturbing (disturbed-death)",
                                                            "disturbing (disturbed-life)",
                                                            "unclassified"};

// What the fates of the stones of its groups say of a ko position; ko stones are left out.
enum class KoByRemoval {
  kByTurn,   // some stone is by turn
  kHanging,  // none is, and some hangs
  kSettled   // all are dead or alive
};

// Over all legal positions, each image and either colour by itself: [row][KoByRemoval].
struct KoFates {
  std::array<std::array<uint64_t, 3>, kKoRows.size()> positions{};

  uint64_t Total() const;
  // Those that have a class.
  uint64_t Classified() const;
  // Those for which removal says the same as the class: fighting if the position is open, and
  // disturbing if it is not. `hanging_is_open`: whether hanging stones leave it open, as stones by
  // turn do.
  uint64_t Agree(bool hanging_is_open) const;
};

// O(positions x chains^2).
KoFates CountKoFates(const FateTable& table);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_KO_FATES_H_
