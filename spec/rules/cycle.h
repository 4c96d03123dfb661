// The readings of the cycle layer as bare names.
//
// A rule set consists of enumerators, and most of the program includes a rule set. This header
// therefore holds only the enumeration, so a change to what a reading forbids does not recompile
// code that only passes rule sets around. The traits are in cycle_traits.h, the rules in
// cycle_rule.h.
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
