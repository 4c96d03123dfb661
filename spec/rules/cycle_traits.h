// The traits of each reading of the cycle layer.
//
// Code that asks "is this a superko?" or "does it look at completed cycles?" reads the table in
// cycle_traits.cc and keeps no list of readings of its own. cycle_rule.h states the rules with
// their clauses (ING96-R5, G517, ING91-1, TT-MOVE, COMP-SSK, COMP-NSSK, COMP-FIXED).
//
// A new reading is an enumerator in cycle.h and a row of the .cc file. Every switch over the
// readings names all of them, so nothing compiles until each rendering handles the new one
// (CONTRIBUTING.md has the recipe).
#ifndef HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_
#define HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_

#include "spec/rules/cycle.h"
#include "spec/rules/cycle_list.h"

namespace hotstone::spec {

struct CycleTraits {
  // Plays before the present situation may forbid a play.
  bool has_memory = false;

  // Nothing may come twice: a position, a situation, a position that a player made, or a step.
  bool superko = false;

  // A play is forbidden if it was part of a completed cycle; `cycle_colour` applies to these
  // readings.
  bool completed_cycles = false;

  // A play is forbidden because of the position it leads to, no matter which play leads there.
  bool by_result = false;

  // A superko that compares a position together with a player: the one to move, or the one who made
  // it.
  bool with_player = false;

  // The class of the kos in a cycle decides whom the rule binds (spec/ko/ko_cycle.h).
  bool names_classes = false;

  friend bool operator==(const CycleTraits&, const CycleTraits&) = default;
};

CycleTraits TraitsOf(Cycle cycle);

inline bool IsSuperko(Cycle cycle) { return TraitsOf(cycle).superko; }

// The traits of a list. It has memory, looks at completed cycles or players, or names classes if
// any member does. It is a superko, or forbids by results alone, if all its members do.
CycleTraits TraitsOf(const CycleList& cycles);

inline bool IsSuperko(const CycleList& cycles) { return TraitsOf(cycles).superko; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_TRAITS_H_
