// The hot layer and its switches, by name alone: what a rule set says of hot stones.
//
// The kinds are explained, with their clauses, in hot_stone.h, and the class of a ko in hot_scope.h. This
// header holds their enumerations and nothing else, as cycle.h does for the cycle layer, because a rule set
// includes it and most of the program includes a rule set.
#ifndef HOTSTONE_SPEC_RULES_HOT_KINDS_H_
#define HOTSTONE_SPEC_RULES_HOT_KINDS_H_

#include <set>

namespace hotstone::spec {

enum class HotLayer { kNone, kBasic, kHot };

enum class HotKind { kSingle, kDoubleAdd, kDoubleAddAny, kDoubleCapture, kTwin, kTwinTriple, kAnyKoStone };
using HotKinds = std::set<HotKind>;

// Of which position the class of a ko is taken: after the play that makes its stones hot, or before it.
enum class HotClass { kAfter, kBefore };

// Whether stones are hot where the classification names no class.
enum class HotUnclassified { kHot, kCold };

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_HOT_KINDS_H_
