// Cyclic kos: ko stones that are removed again and again in a shape that has no class of its own.
//
// ING96-AFTERWORD-rare-kos lists three rare kos: eternal life, "double hot stones"; triple ko,
// "twin hot stones"; and cyclic kos, or disturbing kos. ING96-R5 "Ko" and G503 say of all of them
// that stones removed in a cycle are disturbing. The first two have a shape in ko.h and breaths
// that decide (ko_class.h). The third has mouths of several points, such as those of round-robin
// kos ("large, medium and small tiger's mouth", ING96-G505), whose breaths no clause defines. The
// plays of a cycle alone decide whether it is one of these, in the words of G504 to G506:
//
//   ko stones        the stones removed, however many at a time: there are single, double and
//                    triple ones (G506), and no clause ends the list
//   locked together  each side has a group that stays in place throughout, next to stones of the
//                    other side that are removed: they lie in its mouth (G504, R5 "Ko shapes")
//
// A cycle all of whose plays belong to kos of ko.h is not a cyclic ko and is not tested: its
// breaths decide, or nothing does, since it might be a fight like eternal life and triple ko.
#ifndef HOTSTONE_SPEC_KO_CYCLIC_KO_H_
#define HOTSTONE_SPEC_KO_CYCLIC_KO_H_

#include <optional>
#include <set>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/board_play.h"
#include "spec/board/position.h"

namespace hotstone::spec {

// Takes the plays of a cycle in order (nothing: a pass), its first position, and the points whose
// stone stays throughout. Requires that nobody removes own stones: that is self-disturbance
// (ING96-G514), or both at once, which no text mentions. O(removed stones x log points).
bool RemovesKoStonesRoundAndRound(const Position& start,
                                  const std::vector<std::optional<BoardPlay>>& plays,
                                  const std::set<Point>& lasting);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLIC_KO_H_
