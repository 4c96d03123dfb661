// Cyclic kos: ko stones that are removed round and round in a shape that has no class of its own.
//
// ING96-AFTERWORD-rare-kos sets three rare kos side by side: eternal life, "double hot stones"; triple ko,
// "twin hot stones"; and cyclic kos, or disturbing kos. ING96-R5 "Ko" and G503 say it of all: what is removed
// in a cycle is disturbing. The first two have a shape in ko.h and breaths that decide (ko_class.h). What is
// left are mouths of several points, such as those of round-robin kos ("large, medium and small tiger's
// mouth", ING96-G505), whose breaths no clause defines. Whether a cycle is one of these is asked of its plays
// alone, in the words of G504 to G506:
//
//   ko stones        one, two or three removed at a time: there are single, double and triple ones (G506)
//   locked together  each side has a group that stays where it is all the way, and beside it stones of the
//                    other side that are removed: they lie in its mouth (G504, R5 "Ko shapes")
//
// A cycle all of whose plays belong to kos of ko.h is none, and is not asked about: its breaths decide or
// nothing does, since it might be a fight like eternal life and triple ko.
#ifndef HOTSTONE_SPEC_KO_CYCLIC_KO_H_
#define HOTSTONE_SPEC_KO_CYCLIC_KO_H_

#include <optional>
#include <set>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/board_play.h"
#include "spec/board/position.h"

namespace hotstone::spec {

// The plays of a cycle in turn (nothing: a pass), its first position, and the points whose stone stays all
// the way. Requires that nobody removes own stones: that is self-disturbance (ING96-G514), or both at once, of
// which no text speaks. O(removed stones x log points).
bool RemovesKoStonesRoundAndRound(const Position& start, const std::vector<std::optional<BoardPlay>>& plays,
                                  const std::set<Point>& lasting);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLIC_KO_H_
