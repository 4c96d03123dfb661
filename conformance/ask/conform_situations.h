// The situations that an engine must have been asked about before it can be said to agree.
//
// A run with every answer right proves little if nothing hard was asked: an engine with no ko rule
// agrees with a thousand questions about plays that capture nothing. So the rules that an engine is
// held to have a list of situations, each of which programs get wrong independently: captures in
// the middle, on edges and in corners, of several chains, from the inside; a snapback; suicide of
// one and of several stones; a ko refused to either colour, in the middle, on an edge and in a
// corner, and permitted again after a pass and after a play elsewhere; a superko, a cycle, and each
// kind of hot stone, if the rules have them; a pass; an occupied point; the stones after a capture
// and after a refused play, for engines that can list them. A situation is touched when a question
// in it was answered, right or wrong. If any was not touched, the verdict is `not asked enough`.
//
// The list is a reading of the rules (docs/reference/clauses.md) by their consequences and proves
// nothing: an engine may be right in all of these situations and wrong in another.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_SITUATIONS_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_SITUATIONS_H_

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "spec/rules/game.h"

namespace hotstone::spec {
struct BoardPlay;
}  // namespace hotstone::spec

namespace hotstone::conformance {

// Each bit is an index into ConformSituations().
using SituationSet = std::bitset<32>;

struct ConformSituation {
  std::string_view name;      // for result lines
  std::string_view sentence;  // for people
};

const std::vector<ConformSituation>& ConformSituations();

// The situations that these rules require. `shows_stones`: the engine can list its stones.
SituationSet NeededSituations(const spec::RuleSet& rules, bool shows_stones);

// The situations touched by a question about this move, before it is made. `play` is its effect by
// the board alone, and is missing for a pass and for an occupied point. O(plies).
SituationSet TouchedByMove(const spec::Game& game, const spec::Move& move,
                           const spec::Ruling& ruling, const spec::BoardPlay* play);

// The situations touched by a question about the stones after a ply that removed some, or after a
// refused play.
SituationSet TouchedByStones(bool refused);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_SITUATIONS_H_
