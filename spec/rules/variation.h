// Variation: a board play must change the position.
//
// ING96-R3 "Move", "Board play", G303, G304; ING91-1 "Zug"; ZH-G3, G8: a play that leaves every
// point as it was is forbidden. The texts draw the consequence themselves (ING96-G311): removing
// one's own single stone changes nothing and is forbidden; removing a group of one's own changes
// something and is allowed. That this is the only case is a claim that `verify` checks
// (self-removal-lemma), not an assumption of this file.
#ifndef HOTSTONE_SPEC_RULES_VARIATION_H_
#define HOTSTONE_SPEC_RULES_VARIATION_H_

#include "spec/board/board_play.h"

namespace hotstone::spec {

inline bool ChangesPosition(const BoardPlay& play) { return play.before != play.after; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_VARIATION_H_
