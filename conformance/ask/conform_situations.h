// The situations that an engine must have been asked about before it can be said to agree.
//
// A run of which every answer is right says little if nothing hard was asked: an engine without any ko rule
// agrees with a thousand questions about plays that take nothing. So the rules that an engine is held to have
// a list of situations, each a thing that programs get wrong one by one: captures inside, on edges and in
// corners, of several chains, from the inside; a snapback; suicide of one and of several stones; a ko refused
// to either colour, inside, on an edge and in a corner, and permitted again after a pass and after a play
// elsewhere; a superko, a cycle, each kind of hot stone, where the rules have them; a pass; an occupied
// point; the stones after a capture and after a refused play, for engines that can show them. A situation is
// touched when a question
// in it was answered, rightly or not. If one was not, the verdict is `not asked enough`.
//
// What is in the list is a reading of the rules (docs/reference/clauses.md) by their consequences,
// and no proof of anything: an engine may be right in all of these situations and wrong in another.
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

// Each is a place in the list of ConformSituations().
using SituationSet = std::bitset<32>;

struct ConformSituation {
  std::string_view name;      // for result lines
  std::string_view sentence;  // for people
};

const std::vector<ConformSituation>& ConformSituations();

// What must be touched under these rules. `shows_stones`: the engine can list its stones.
SituationSet NeededSituations(const spec::RuleSet& rules, bool shows_stones);

// What a question about this move touches, before it is made; `play` is what it does by the board alone, and
// is missing for a pass and for an occupied point. O(plies).
SituationSet TouchedByMove(const spec::Game& game, const spec::Move& move, const spec::Ruling& ruling,
                           const spec::BoardPlay* play);

// What a question about the stones touches after a ply that took something off, or after a refused play.
SituationSet TouchedByStones(bool refused);

// Whether the play takes back the stone that has just taken one: the plain ko, by whatever rule it is
// forbidden or permitted.
bool TakesBackAtOnce(const spec::Game& game, const spec::BoardPlay& play);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_SITUATIONS_H_
