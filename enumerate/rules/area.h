// Area counting on bit-boards: the second rendering of spec/counting/area.h.
#ifndef HOTSTONE_ENUMERATE_RULES_AREA_H_
#define HOTSTONE_ENUMERATE_RULES_AREA_H_

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

// Own area minus the opponent's: stones and the empty regions that touch one colour only.
int AreaDifference(const Grid& grid, Stones stones);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_AREA_H_
