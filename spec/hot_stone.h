// The hot layer: stones that may not be removed at once.
//
// ING96-R5 "Fighting ko", "Hot stone", G305, G308, G309, G508; ING91-1 "Kampf-Ko", "Hot stones"; ZH-G10, G32,
// G37, G38: a stone that has removed one stone in a single ko is hot, and must not be removed until a board
// play or a pass has intervened. Rendered on a position: the stone just played removed exactly one stone,
// stands alone, and has exactly one liberty, which is then the point of the removed stone. The opponent's
// next ply may not be a play at that point.
//
// The ban is kept as that point. It binds the opponent of the player who captured, for one ply.
// Double and twin hot stones (the layer `hot`) are not rendered yet; see rule_set.h, MissingPart().
#ifndef HOTSTONE_SPEC_HOT_STONE_H_
#define HOTSTONE_SPEC_HOT_STONE_H_

#include <optional>

#include "spec/board_play.h"

namespace hotstone::spec {

enum class HotLayer { kNone, kBasic, kHot };

// The point where the opponent may not play at once after `play`, because that would remove a single hot
// stone.
std::optional<Point> SingleHotStoneBan(const BoardPlay& play);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_HOT_STONE_H_
