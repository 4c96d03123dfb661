// Proofs that a side of a ko race can force a result, for all integers at once: an invariant, a
// strategy, and, where play must end, a measure.
//
// Side 0 plays by the strategy, side 1 plays freely. Each of these is one question of linear
// arithmetic:
//
//   own move         in each race of the invariant with side 0 to move, the strategy's move is
//                    legal, and removes side 1 or leads to a race of the invariant
//   opponent's move  in each race of the invariant with side 1 to move, every legal move that does
//                    not remove side 1 leads to a race of the invariant
//   start            the races that the statement is about belong to the invariant
//
// So side 0 is never removed, and the race ends by passes only if the statement allows it. That
// settles the statement if endless play counts for side 0. If endless play counts against side 0,
// each ply must lower a measure, a tuple of natural numbers in lexicographic order: then side 0
// removes side 1 after finitely many plies.
#ifndef HOTSTONE_SOLVER_KO_RACE_KO_RACE_PROOF_H_
#define HOTSTONE_SOLVER_KO_RACE_KO_RACE_PROOF_H_

#include <z3++.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/ko_race/ko_race_rules.h"
#include "solver/query/obligation.h"
#include "spec/ko_race/ko_race.h"

namespace hotstone::solver {

// The first case that applies; the last one must have `when` true.
struct StrategyCase {
  z3::expr when;
  RaceTurn turn;
};

struct RaceProof {
  RaceRules rules;
  std::function<z3::expr(const RaceTerms& race, int to_move)> invariant;  // with IsLiveRace()
  std::function<std::vector<StrategyCase>(const RaceTerms& race)> strategy;
  // Null: endless play counts for side 0.
  std::function<std::vector<z3::expr>(const RaceTerms& race, int to_move)> measure;
  bool may_end_by_passes = false;
  // The races of the statement, in addition to IsLiveRace() and IsQuiet().
  std::function<z3::expr(const RaceTerms& race, int to_move)> start;
};

// "own move", "opponent's move", "start, side 0 to move", "start, side 1 to move".
std::vector<Part> PartsOf(z3::context& context, const RaceProof& proof);

// A claim that no single play of `mover` removes the other side, for quiet races of some kind; its
// model is a race in which one does, and it replays.
Part NoPlayRemoves(const RaceTerms& race, int mover, const z3::expr& kind);

// Whether a precedes b in lexicographic order, and no number of b is negative.
z3::expr LexicographicallyLess(const std::vector<z3::expr>& a, const std::vector<z3::expr>& b);

// The race that a model gives to these terms, with side 0 as the first side; Internal if a value is
// not a number.
absl::StatusOr<spec::KoRace> RaceOfModel(const z3::model& model, const RaceTerms& race,
                                         int to_move);

// Whether `side` can remove the other within `plies` plies whatever the other does, by searching
// all lines of play through spec/. Exponential in `plies` at worst; races seen are remembered.
bool CanRemoveWithin(const spec::KoRace& race, const spec::RaceLaw& law, spec::RaceSide side,
                     int plies);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_RACE_KO_RACE_PROOF_H_
