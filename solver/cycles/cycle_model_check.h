// The cycles of a board by model checking: the cycles that enumerate/cycles/cycle_search.h finds by
// walking, found as models of formulas. No Z3 type appears in this interface.
//
// For each even number of edges one set of formulas (cycle_walk.h) says "k positions, a ply from
// each to the next, the last leads to the first". Z3 finds a model. The model is decoded, played by
// spec/, and excluded together with its whole class: all cycles obtained by turning the board,
// exchanging the colours and entering elsewhere (plain_cycle.h). This repeats until no model is
// left. That last answer proves that the list is complete for this board, these rules and this
// length.
//
// The search may assume that Black moves first and that the first edge removes stones. Some edge of
// every cycle removes stones, since the other edges never reduce their number and there is a board
// play; enter there, and exchange the colours if White is to move. Completeness rests on this, on
// correct classes (each member of an orbit is a cycle by the same law), and on Z3. Tests compare
// the result with the enumerator's, cycle by cycle.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_MODEL_CHECK_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_MODEL_CHECK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::solver {

struct CycleModelOptions {
  int max_length = 6;              // plies, pass pairs included; 2 or more
  uint64_t rlimit = 0;             // Z3's units of work for each question; 0: none
  uint64_t max_classes = 1000000;  // the search stops there
  Progress* progress = nullptr;
};

// One class of cycles, represented by its least member found: the most stones at the entry, Black
// to move.
struct ModelCycle {
  spec::Position setup;
  std::vector<spec::Move> moves;                  // including the pass pairs that bans require
  std::vector<std::optional<spec::Point>> edges;  // without them; no value means a pass
  int members = 0;                                // cycles in the class, entries not distinguished
  int length() const { return static_cast<int>(moves.size()); }
};

// The result for one number of edges.
struct CycleQuestion {
  int edges = 0;
  uint64_t classes = 0;
  uint64_t cycles = 0;
  double seconds = 0;
  uint64_t work = 0;  // units of Z3's work, for all models and the last answer
};

struct CycleModels {
  std::vector<ModelCycle> classes;  // by length, then by setup and moves
  std::vector<CycleQuestion> questions;
  bool complete = true;  // false: stopped at max_classes, or Z3 gave up; `limit` says which
  std::string limit;
};

// Unimplemented for rules that formulas do not render (solver/rules/rule_set.h); InvalidArgument
// for a length below 2; Cancelled if progress says stop; Internal if spec/ does not accept a model
// as a cycle.
absl::StatusOr<CycleModels> FindCyclesByModelChecking(const spec::BoardSize& size,
                                                      const spec::RuleSet& rules,
                                                      const CycleModelOptions& options);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_MODEL_CHECK_H_
