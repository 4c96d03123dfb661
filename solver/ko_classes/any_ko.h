// The common start of the obligations about ko classes: any legal position of a board and any ko
// position in it.
//
// A point names the ko position: the first stone of its groups. This leaves out kos with no stone
// around them; boards with two rows or more have none, and the objection excludes the other boards.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_ANY_KO_H_
#define HOTSTONE_SOLVER_KO_CLASSES_ANY_KO_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/ko_class.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// Whether a take turns a result over: checked for every take, or left open, for statements that
// hold whatever the takes say.
enum class TakesAre { kMade, kLeftOpen };

struct AnyKo {
  SymbolicBoard board;
  SymbolicPosition at;
  KoClasses classes;                   // of the ko position named
  z3::expr more_takes;                 // it has more takes than are checked
  PointSet named;                      // one point: the first stone of a ko position
  std::vector<Assertion> assumptions;  // the position is legal; this is one of its ko positions
};

// Constants position_..., rank_..., named_..., and turned where takes are left open.
AnyKo MakeAnyKo(z3::context& context, const Instance& instance, TakesAre takes,
                const ClassRule& rule = {});

// How many takes of a ko position are checked. An obligation that checks them proves that there are
// no more.
size_t MostTakes(int cols, int rows);

// The two readings of `settled`: an obligation has one part per reading.
const std::vector<spec::SettledBy>& BothReadings();

// Empty on boards with at least two rows, two columns and eight points, and at most `most` points.
std::string KoBoardObjection(int cols, int rows, int most);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_ANY_KO_H_
