// The class of a ko whose stones a play makes hot: what decides where stones are hot in fighting kos only.
//
// ING96-R5-fighting-ko speaks of hot stones under "fighting ko", ING91-1-stoerungs-ko and ZH-G41 say that
// disturbing goes without them. So a capture in a double ko that both sides live by may be answered by the
// other capture at once (ING96-Q5, P1), and one in a ko that decides life and death may not. Which of the two
// a ko is, spec/ko/ko_class.h says of a position, and a play has two:
//
//   after    the ko of the position after the play that has exactly these stones, this holder and this mouth,
//            and the ko position in which it lies
//   before   the ko positions of the position before the play of which a group has a stone in common with a
//            group of the same colour of that one; and the one whose ko the play took, if it took one. They
//            must be of one class.
//
// Where there is no such ko or ko position, or two classes, there is no class: `unclassified`, as where the
// classification itself does not know.
#ifndef HOTSTONE_SPEC_RULES_HOT_SCOPE_H_
#define HOTSTONE_SPEC_RULES_HOT_SCOPE_H_

#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_kinds.h"

namespace hotstone::spec {

struct BoardPlay;
struct Ko;

// The class of the ko, which the player of `play` holds after it if it is there at all. O(kos x points^3).
KoClass ClassOfHotKo(const BoardPlay& play, const Ko& ko, HotClass class_of, SettledBy settled);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_HOT_SCOPE_H_
