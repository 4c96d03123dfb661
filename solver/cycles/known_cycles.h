// Cycles with known positions as formulas that fold, with the classes of their ko positions kept
// from cycle to cycle.
//
// A class of cycles is listed once by the enumerator; turning the board, exchanging the colours and
// entering elsewhere give its other words (plain_cycle.h). Classifying a position is the expensive
// part, and most positions occur in many cycles.
#ifndef HOTSTONE_SOLVER_CYCLES_KNOWN_CYCLES_H_
#define HOTSTONE_SOLVER_CYCLES_KNOWN_CYCLES_H_

#include <z3++.h>

#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cycles/cycle_class.h"
#include "solver/cycles/cycle_kos.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/rules/board.h"
#include "solver/rules/connectives.h"
#include "solver/rules/ko_class.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// Rules without bans, under which a lone stone may remove itself: every cycle is one of theirs.
inline constexpr const char* kRulesOfAnyCycle = "basic-only,hot=none,self_removal=any";

// One word of each class of their cycles of exactly `edges` plies, as plain data. The errors are
// those of enumerate::FindCycles(); ResourceExhausted if there are too many.
absl::StatusOr<std::vector<PlainCycle>> ListedCycles(const SymbolicBoard& board, int edges);

// All combinations of the readings.
const std::vector<spec::CycleReading>& AllCycleReadings();

class KnownCycles {
 public:
  KnownCycles(z3::context& context, const SymbolicBoard& board) : c_(context), board_(board) {}

  // The class of the cycle entered at its first ply, under each of the readings. All formulas are
  // true or false.
  std::vector<CycleClassFormulas> ClassesOf(const PlainCycle& cycle,
                                            const std::vector<spec::CycleReading>& readings,
                                            const CycleClassRule& rule = {});

  const Connectives& connectives() const { return c_; }

 private:
  const KoClasses& At(const std::string& cells);

  Connectives c_;
  const SymbolicBoard& board_;
  std::map<std::string, KoClasses> classes_;  // by position
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_KNOWN_CYCLES_H_
