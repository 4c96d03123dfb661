// Self-removal: may a play remove the player's own stones?
//
//   groups  two or more stones may be removed; a single stone may not, because nothing would change
//           (ING96-R3, R4, G311; ING91-1 "Zug auf dem Brett"; ZH-G12). The ban on the single stone
//           is the variation rule, not a rule of its own.
//   any     also a single stone (TT-MOVE: own chains without a liberty are removed; only superko
//           restrains it).
//   none    no own stone may be removed: the traditional rule, kept for comparison; in none of the
//           five texts (COMP-SELF).
#ifndef HOTSTONE_SPEC_RULES_SELF_REMOVAL_H_
#define HOTSTONE_SPEC_RULES_SELF_REMOVAL_H_

namespace hotstone::spec {

struct BoardPlay;

enum class SelfRemoval { kNone, kGroups, kAny };

// True if the option forbids this play because it removes own stones.
bool ForbidsSelfRemoval(SelfRemoval option, const BoardPlay& play);

// True if the rule of variation applies with the option: under all but `any`, whose texts restrain
// repetition by superko alone.
inline bool VariationInForce(SelfRemoval option) { return option != SelfRemoval::kAny; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_SELF_REMOVAL_H_
