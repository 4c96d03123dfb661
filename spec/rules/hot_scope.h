// The class of a ko whose stones a play makes hot. It decides which stones are hot if only stones
// of fighting kos are.
//
// ING96-R5-fighting-ko mentions hot stones under "fighting ko"; ING91-1-stoerungs-ko and ZH-G41 say
// that a disturbing ko has none. So in a double ko that keeps both sides alive, a capture may be
// answered by the other capture at once (ING96-Q5, P1); in a ko that decides life and death it may
// not. spec/ko/ko_class.h classifies the kos of a position, and a play has two positions:
//
//   after    the ko of the position after the play that has exactly these stones, this holder and
//            this mouth, and the ko position that contains it
//   before   the ko positions of the position before the play in which a group shares a stone with
//            a group of the same colour in the ko position of `after`, and the ko position whose ko
//            the play took, if it took one. They must all have one class.
//
// If there is no such ko or ko position, or if there are two classes, the class is `unclassified`,
// as it is if the classification itself cannot tell.
#ifndef HOTSTONE_SPEC_RULES_HOT_SCOPE_H_
#define HOTSTONE_SPEC_RULES_HOT_SCOPE_H_

#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/hot_kinds.h"

namespace hotstone::spec {

struct BoardPlay;
struct Ko;

// The class of the ko, which the player of `play` holds after the play if it exists at all. O(kos x
// points^3).
KoClass ClassOfHotKo(const BoardPlay& play, const Ko& ko, HotClass class_of, KoReading reading);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_HOT_SCOPE_H_
