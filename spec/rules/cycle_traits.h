// What each reading of the cycle layer is like.
//
// Code that needs to know "is this a superko?" or "does it look at completed cycles?" asks this table and
// keeps no list of readings of its own. What the rules say is told in cycle_rule.h, with their clauses (ING96-R5, G517,
// ING91-1, TT-MOVE, COMP-SSK, COMP-NSSK, COMP-FIXED):
//
//   reading          memory   superko   completed cycles   by result   with player   names classes
//   none
//   square             x                                       x
//   second-cycle       x                        x
//   starter            x                        x
//   starter-first      x                        x
//   disturber          x                        x                                          x
//   psk                x         x                             x
//   ssk                x         x                             x            x
//   nssk               x         x                             x            x
//   fixed              x         x
//
// A new reading is an enumerator in cycle.h and a row of the .cc file; every switch over the readings names all of
// them, so that nothing compiles before each rendering has said what the new one means there.
#ifndef HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_
#define HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_

#include "spec/rules/cycle.h"
#include "spec/rules/cycle_list.h"

namespace hotstone::spec {

struct CycleTraits {
  // What came before the present situation may forbid a play.
  bool has_memory = false;

  // Nothing may come twice: a position, a situation, what a player made, or a step.
  bool superko = false;

  // A play is forbidden if it was part of a cycle that has been completed; `cycle_colour` speaks of these.
  bool completed_cycles = false;

  // A play is forbidden for where it leads, whatever play leads there.
  bool by_result = false;

  // A superko that compares a position together with a player: the one to move, or the one who made it.
  bool with_player = false;

  // The class of the kos in a cycle decides whom it binds (spec/ko/ko_cycle.h).
  bool names_classes = false;

  friend bool operator==(const CycleTraits&, const CycleTraits&) = default;
};

CycleTraits TraitsOf(Cycle cycle);

inline bool IsSuperko(Cycle cycle) { return TraitsOf(cycle).superko; }

// What a list is like: it remembers, looks at completed cycles or players, or names classes if one of its
// members does; it is a superko, or forbids by results alone, if all of its members do.
CycleTraits TraitsOf(const CycleList& cycles);

inline bool IsSuperko(const CycleList& cycles) { return TraitsOf(cycles).superko; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_
