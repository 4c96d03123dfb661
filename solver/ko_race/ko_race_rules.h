// The ko race as formulas over all integers: the rules of spec/ko_race/ko_race.h written a third
// time, as a relation between a race and its successors.
//
// A race is eleven integer terms. The player to move is fixed when the formulas are built, so each
// statement has a formula per player. Sides are 0 and 1. A step has the condition under which it is
// legal, the race after it, and the conditions under which it removes the other side, removes the
// mover's own side, or ends the race by passes. Everything is linear.
#ifndef HOTSTONE_SOLVER_KO_RACE_KO_RACE_RULES_H_
#define HOTSTONE_SOLVER_KO_RACE_KO_RACE_RULES_H_

#include <z3++.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

struct RaceTerms {
  std::array<z3::expr, 2> eyes;
  std::array<z3::expr, 2> external;
  std::array<z3::expr, 2> kos;
  std::array<z3::expr, 2> threats;
  z3::expr shared;
  z3::expr hot;  // kos of the side not to move
  z3::expr passes;
};

enum class RaceTurn {
  kTake,
  kConnect,
  kFillTheirs,
  kFillOurs,
  kFillShared,
  kFillEye,
  kFillOurEye,
  kThreat,
  kPass
};

std::string_view RaceTurnName(RaceTurn turn);  // as spec/ names it

enum class HotKos { kNone, kOne, kAll };

// The rules in force; the last members are wrong rules, for mutants.
struct RaceRules {
  HotKos hot = HotKos::kOne;
  int barred = -1;                     // a side that may not take
  bool taker_gains_nothing = false;    // the taken ko gives the taker no liberty
  bool eyes_are_open = false;          // the opponent's eye may be filled at any time
  bool mover_goes_first = false;       // if both sides lack liberties, the mover is removed
  bool passes_count_for_ever = false;  // a play does not reset the passes to 0
  bool passes_do_not_count = false;
};

// The rules changed by the mutant named: "twins", "no-hot-stones", "taker-gains-nothing",
// "eyes-are-open", "mover-goes-first", "passes-for-ever", "passes-do-not-count", "nobody-barred";
// any other name leaves them unchanged.
RaceRules WithMutant(RaceRules rules, const std::string& mutant);

// Such a mutant with its description.
Mutant RuleMutant(std::string_view name);

// A race of constants, eyes0, eyes1, external0, ...
RaceTerms FreshRace(z3::context& context);

z3::expr RaceBreaths(const RaceTerms& race, int side);

// The race is on a board and not over: no negative number, at most three passes, both sides have a
// liberty, bans only on kos that exist, and none after a pass.
z3::expr IsLiveRace(const RaceTerms& race, int to_move);

// Nothing is hot, nobody has passed.
z3::expr IsQuiet(const RaceTerms& race);

struct RaceStepTerms {
  RaceTurn turn;
  z3::expr legal;
  RaceTerms next;
  int to_move;            // in `next`
  z3::expr removes;       // the other side
  z3::expr self_removes;  // the mover
  z3::expr ends;          // by passes
};

// All steps of side `mover`, in the order of RaceTurn.
std::vector<RaceStepTerms> RaceStepsOf(const RaceTerms& race, int mover, const RaceRules& rules);

// Whether the races are the same, passes included.
z3::expr SameRace(const RaceTerms& a, const RaceTerms& b);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_RACE_KO_RACE_RULES_H_
