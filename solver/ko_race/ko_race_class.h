// The classification of ko races as formulas. Each class has its own condition, so "exactly one
// holds" can be asked as a question. The table is that of spec/ko_race/ko_race_class.h, written
// again.
#ifndef HOTSTONE_SOLVER_KO_RACE_KO_RACE_CLASS_H_
#define HOTSTONE_SOLVER_KO_RACE_KO_RACE_CLASS_H_

#include <z3++.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/ko_race/ko_race_rules.h"

namespace hotstone::solver {

struct RaceClassTerm {
  std::string_view name;  // as spec/ names the class
  int disturber;          // the side named, or -1
  z3::expr holds;
};

// All classes; disturbed death once per side. A mutant gets one line wrong: "odd-is-balanced",
// "single-ko-is-settled", "outside-does-not-count", "holders-count".
std::vector<RaceClassTerm> RaceClassesOf(const RaceTerms& race, const std::string& mutant = "");

// The race belongs to a class that a second rule has to end.
z3::expr IsDisturbingRace(const RaceTerms& race);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_RACE_KO_RACE_CLASS_H_
