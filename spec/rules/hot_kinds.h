// The hot layer and its switches as bare names, for use in a rule set.
//
// hot_stone.h explains the kinds with their clauses, and hot_scope.h the class of a ko. This header
// holds only their enumerations, as cycle.h does for the cycle layer, because a rule set includes
// it and most of the program includes a rule set.
#ifndef HOTSTONE_SPEC_RULES_HOT_KINDS_H_
#define HOTSTONE_SPEC_RULES_HOT_KINDS_H_

#include <set>

namespace hotstone::spec {

enum class HotLayer { kNone, kBasic, kHot };

enum class HotKind {
  kSingle,
  kDoubleAdd,
  kDoubleAddAny,
  kDoubleCapture,
  kTwin,
  kTwinTriple,
  kAnyKoStone
};
using HotKinds = std::set<HotKind>;

// The position whose ko gives the class: after the play that makes its stones hot, or before it.
enum class HotClass { kAfter, kBefore };

// Whether stones are hot if the classification names no class.
enum class HotUnclassified { kHot, kCold };

// Which fights make stones other than the single hot stone hot: those that are fighting under
// `settled`, or those about life and death only.
enum class HotFights { kAny, kLife };

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_HOT_KINDS_H_
