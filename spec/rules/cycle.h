// The readings of the cycle layer, by name alone.
//
// A rule set is made of enumerators, and most of the program includes a rule set. So this header holds the
// enumeration and nothing else: what a reading is like, and what it forbids, can change without recompiling
// code that only passes rule sets around. The traits are in cycle_traits.h, the rules in cycle_rule.h.
#ifndef HOTSTONE_SPEC_RULES_CYCLE_H_
#define HOTSTONE_SPEC_RULES_CYCLE_H_

namespace hotstone::spec {

enum class Cycle {
  kNone,
  kSquare,
  kSecondCycle,
  kStarter,
  kStarterFirst,
  kDisturber,
  kPsk,
  kSsk,
  kNssk,
  kFixed
};

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_H_
