// The readings of the cycle layer, and what each of them is like.
//
// Whoever asks "is this a superko?" or "does it look at completed cycles?" asks this table and keeps no list
// of readings of his own. What the rules say is told in cycle_rule.h, with their clauses (ING96-R5, G517,
// ING91-1, TT-MOVE, COMP-SSK, COMP-NSSK, COMP-FIXED):
//
//   reading          memory   superko   completed cycles   by result   names classes
//   none
//   square             x                                       x
//   second-cycle       x                        x
//   starter            x                        x
//   starter-first      x                        x
//   disturber          x                        x                            x
//   psk                x         x                             x
//   ssk                x         x                             x
//   nssk               x         x                             x
//   fixed              x         x
//
// A new reading is an enumerator here and a row of the .cc file; every switch over the readings names all of
// them, so that nothing compiles before each rendering has said what the new one means there.
#ifndef HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_
#define HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_

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

struct CycleTraits {
  // What came before the present situation may forbid a play.
  bool has_memory = false;

  // Nothing may come twice: a position, a situation, what a player made, or a step.
  bool superko = false;

  // A play is forbidden if it was part of a cycle that has been completed; `cycle_colour` speaks of these.
  bool completed_cycles = false;

  // A play is forbidden for where it leads, whatever play leads there.
  bool by_result = false;

  // Whom a cycle binds hangs on the class of its kos (spec/ko/ko_cycle.h).
  bool names_classes = false;

  friend bool operator==(const CycleTraits&, const CycleTraits&) = default;
};

CycleTraits TraitsOf(Cycle cycle);

inline bool IsSuperko(Cycle cycle) { return TraitsOf(cycle).superko; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_
