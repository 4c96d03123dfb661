// The class of a completed cycle as formulas, and who disturbs.
//
// The third rendering of spec/ko/ko_cycle.h and cyclic_ko.h (ING96-R5, G511 to G516, H5, the
// afterword): self-removals decide first; then, by one reading, ko stones that go round and round;
// then the ko positions that the plays belong to (cycle_kos.h), each with a class that is the same
// at every moment (solver/rules/ko_class.h).
//
// Each class and each reason for having none is a formula of its own. That a cycle has one class or
// a reason, and that the entry changes nothing, are therefore statements to prove
// (cycle_class_obligations.h). Where the plain law reports the first of several reasons, all of
// them hold here.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_CLASS_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_CLASS_H_

#include <z3++.h>

#include <array>
#include <cstddef>

#include "solver/cycles/cycle_kos.h"
#include "solver/rules/board.h"
#include "solver/rules/connectives.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"

namespace hotstone::solver {

// Fighting, and the kinds of disturbing cycles in the order of spec::DisturbingKind.
inline constexpr size_t kCycleClasses = 6;
inline constexpr size_t kFightingCycle = 0;
inline constexpr size_t CycleClassOf(spec::DisturbingKind kind) {
  return 1 + static_cast<size_t>(kind);
}
// In the order of spec::Unclear.
inline constexpr size_t kUnclearReasons = 11;

struct CycleClassFormulas {
  std::array<z3::expr, kCycleClasses> is;
  std::array<z3::expr, kUnclearReasons> unclear;
  z3::expr black;     // named as the disturber
  z3::expr white;     //
  z3::expr by_start;  // for having started, not for what he does or owns
};

// No class, no reason, nobody named.
CycleClassFormulas NoCycleClass(const Connectives& c);

// Rules that are wrong on purpose; the default is the law.
struct CycleClassRule {
  bool captures_hide_it = true;     // with captures, too, self-removals are no self-disturbance
  bool no_ko_is_a_reason = true;    // a cycle without a ko has no class for that reason
  bool remover_disturbs = true;     // self-disturbance names who removes; false: who starts
  bool starter_is_named = true;     // of disturbed life
  bool removals_go_around = true;   // cycle_kos.h
  bool every_moment_counts = true;  // false: the first moment decides the class of a ko position
};

// For the cycle entered at its first ply, Black to move. `moments` belongs to `plies`. O(plies x
// points^2) terms.
CycleClassFormulas ClassOfCycle(const Connectives& c, const SymbolicBoard& board,
                                const CyclePlies& plies, const CycleMoments& moments,
                                const CycleKos& kos, const spec::CycleReading& reading,
                                const CycleClassRule& rule = {});

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_CLASS_H_
